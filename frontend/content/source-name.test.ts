import { describe, expect, it } from 'vitest';
import { sourceName } from './source-name.ts';

describe('sourceName', () => {
  it.each([
    ['College Scorecard, MERGED2023_24', 'College Scorecard'],
    ['IPEDS ADM2024, admissions and test scores', 'IPEDS, admissions and test scores'],
    [
      'IPEDS C2024_A, awards conferred by program and award level',
      'IPEDS, awards conferred by program and award level',
    ],
    ['IPEDS IC2023_AY CHG3AY3, 2023-24', 'IPEDS, 2023-24'],
    [
      'IPEDS DRVGR, graduation rates within 150 percent of normal time',
      'IPEDS, graduation rates within 150 percent of normal time',
    ],
    ['IPEDS HD2024', 'IPEDS'],
  ])('calls %s %s', (source, name) => {
    expect(sourceName(source)).toBe(name);
  });

  it.each([
    'Statistics Canada, Postsecondary Student Information System, table 37-10-0277',
    'Common Data Set 2024-25, C21: early decision applicants and admissions',
    'College Scorecard, field of study, release of June 2026',
    'Regional Price Parities by metropolitan area (MARPP)',
  ])('leaves %s as it is', (source) => {
    expect(sourceName(source)).toBe(source);
  });
});
