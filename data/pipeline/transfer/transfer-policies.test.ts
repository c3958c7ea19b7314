import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { statesOf } from '#schema/domain/places/places.ts';
import type { TransferPolicy } from '#schema/domain/site/transfer-policies.ts';
import { readTransferPolicies } from '../../sources/us-transfer-policies-2026/read.ts';
import { DATASET_FOLDER } from '../dataset-files.ts';
import { TRANSFER_POLICIES_FILE, transferFiles, transferPolicies } from './transfer-policies.ts';

const reading = readTransferPolicies();
const committed = readFileSync(path.join(DATASET_FOLDER, TRANSFER_POLICIES_FILE), 'utf8');
const policies = JSON.parse(committed) as TransferPolicy[];

describe('statewide transfer rules', () => {
  it('are what the pipeline makes of the raw rows, none of them refused', () => {
    expect(reading.rejects).toEqual([]);
    expect(transferFiles(transferPolicies(reading.rows)).get(TRANSFER_POLICIES_FILE)).toBe(committed);
  });

  it('are one for each state and the District of Columbia', () => {
    const known = new Set(statesOf('US').map(({ code }) => code));
    expect(policies).toHaveLength(51);
    expect(new Set(policies.map(({ state }) => state)).size).toBe(51);
    expect(policies.filter(({ state }) => !known.has(state))).toEqual([]);
  });

  it('state nothing that was only recalled, and take the lower of two grades', () => {
    const recalled = policies.filter((one) => one.reading === 'recalled');
    expect(recalled.map(({ state }) => state)).toEqual(['NE', 'NJ', 'NV']);
    for (const { credits, authority } of recalled) expect([credits, authority]).toEqual([null, null]);
    expect(policies.find(({ state }) => state === 'NY')?.reading).toBe('explainer');
  });

  it('link to official pages only', () => {
    const linked = policies.filter(({ link }) => link !== null);
    expect(linked.length).toBeGreaterThan(20);
    for (const { link } of linked) expect(link).toMatch(/^https:\/\/[\w.-]+\.(gov|edu|org|com|net|us)\//);
  });
});
