import { describe, expect, it } from 'vitest';
import { auditReport, readAudit } from '../../scripts/audit-report.ts';

/** As npm 11 prints it. */
const printed = (counts: Record<string, number>, vulnerabilities: Record<string, { severity: string }> = {}) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: {
      vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...counts },
      dependencies: {},
    },
  });
const refused = JSON.stringify({
  message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk\nmore',
  method: 'POST',
  statusCode: 405,
  error: { summary: '', detail: '' },
});

const report = (shipped: string, all: string) =>
  auditReport([
    { title: 'shipped', shipped: true, answer: readAudit(shipped) },
    { title: 'all', shipped: false, answer: readAudit(all) },
  ]);

describe('known vulnerabilities', () => {
  it('are counted when the registry answers', () => {
    expect(report(printed({}), printed({ low: 1, high: 2, total: 3 }, { braces: { severity: 'high' } }))).toEqual({
      lines: [
        '  shipped: 0 (0 critical, 0 high, 0 moderate, 0 low, 0 info)',
        '  all: 3 (0 critical, 2 high, 0 moderate, 1 low, 0 info)',
        '    braces (high)',
      ],
      safe: true,
    });
  });

  it.each([{ critical: 1 }, { high: 1 }])('of what is shipped are refused when they are serious: %j', (counts) => {
    expect(report(printed({ ...counts, total: 1 }), printed({})).safe).toBe(false);
  });

  it('of what is shipped are told and let pass when they are not', () => {
    expect(report(printed({ moderate: 4, total: 4 }), printed({})).safe).toBe(true);
  });

  it.each([
    [refused, '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk'],
    [
      JSON.stringify({ error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.' } }),
      'This command requires an existing lockfile.',
    ],
    ['', 'npm printed no answer'],
    ['npm error network', 'npm printed no answer'],
    ['{}', 'the registry did not say why'],
  ])('are not known, and not called none, when it does not: %s', (stdout, reason) => {
    expect(report(stdout, stdout)).toEqual({
      lines: ['shipped', 'all'].map((title) => `  ${title}: not known, the registry did not answer (${reason}).`),
      safe: true,
    });
  });
});
