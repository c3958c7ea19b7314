/**
 * The dataset's file of statewide transfer rules. What the compiler only recalled is no fact: of it the link is left. Links lead to
 * official pages only.
 */
import type { TransferPolicy } from '#schema/domain/site/transfer-policies.ts';
import type { TransferPolicyRow } from '../../sources/us-transfer-policies-2026/read.ts';

export const TRANSFER_POLICIES_FILE = 'transfer-policies.json';

/** Reprints statutes; it is no page of a state. */
const REPRINTS = /^https:\/\/[^/]*\bpublic\.law\//;

const officialLink = (link: string | null) => (link !== null && REPRINTS.test(link) ? null : link);

export function transferPolicies(rows: readonly TransferPolicyRow[]): TransferPolicy[] {
  return rows
    .map(
      (row): TransferPolicy => ({
        ...row,
        link: officialLink(row.link),
        ...(row.reading === 'recalled' ? { credits: null, authority: null } : {}),
      }),
    )
    .sort((a, b) => (a.state < b.state ? -1 : 1));
}

/** One rule a line. */
export function transferFiles(policies: readonly TransferPolicy[]): Map<string, string> {
  return new Map([[TRANSFER_POLICIES_FILE, `[\n${policies.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`]]);
}
