/** What `npm audit --json` said: how many vulnerabilities are known, or why nobody can tell. */

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
export type Vulnerabilities = Record<(typeof SEVERITIES)[number] | 'total', number>;

export type AuditAnswer = { known: Vulnerabilities; packages: string[] } | { known: null; reason: string };

interface Printed {
  metadata?: { vulnerabilities?: Partial<Vulnerabilities> };
  vulnerabilities?: Record<string, { severity?: string }>;
  error?: { summary?: string; code?: string };
  message?: string;
}

/** Reads npm's output; a registry that refuses leaves an error there, or nothing. */
export function readAudit(stdout: string): AuditAnswer {
  let printed: Printed;
  try {
    printed = JSON.parse(stdout) as Printed;
  } catch {
    return { known: null, reason: 'npm printed no answer' };
  }
  const counts = printed.metadata?.vulnerabilities;
  if (counts?.total === undefined) {
    const said = printed.message ?? printed.error?.summary;
    return { known: null, reason: said?.trim().split('\n')[0] || 'the registry did not say why' };
  }
  const known = { total: counts.total } as Vulnerabilities;
  for (const severity of SEVERITIES) known[severity] = counts[severity] ?? 0;
  const packages = Object.entries(printed.vulnerabilities ?? {}).map(([name, { severity }]) => `${name} (${severity})`);
  return { known, packages };
}

/** The lines to print, and whether what is shipped is free of serious ones as far as anybody knows. */
export function auditReport(answers: readonly { title: string; shipped: boolean; answer: AuditAnswer }[]): {
  lines: string[];
  safe: boolean;
} {
  const lines: string[] = [];
  let safe = true;
  for (const { title, shipped, answer } of answers) {
    if (answer.known === null) {
      lines.push(`  ${title}: not known, the registry did not answer (${answer.reason}).`);
      continue;
    }
    const { known, packages } = answer;
    const counts = SEVERITIES.map((severity) => `${known[severity]} ${severity}`).join(', ');
    lines.push(`  ${title}: ${known.total} (${counts})`);
    if (packages.length > 0) lines.push(`    ${packages.join(', ')}`);
    if (shipped && known.critical + known.high > 0) safe = false;
  }
  return { lines, safe };
}
