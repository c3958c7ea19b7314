/** Counts over a day of what the platform's rate limits, which count minutes, let through: accounts made from an address. */

import { isoDay } from '#schema/domain/formats/partial-date.ts';
import type { FailureReason } from '#schema/domain/site/failure-texts.ts';
import { ACCOUNTS_A_DAY, EXPORTS_AN_HOUR, IMPORTS_AN_HOUR } from '#schema/domain/site/limits.ts';
import { countKey } from '#worker/auth/count-key.ts';
import { ringOf } from '#worker/auth/session.ts';
import type { Platform } from '#worker/platform.ts';
import { countUp, type TimedCount } from '#worker/queries/timed-counts.ts';
import type { Writer } from '#worker/queries/write.ts';

type Keys = Parameters<typeof ringOf>[0] & Pick<Platform, 'clock'>;

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** No visitor of a deployed Worker has these: they are of a server on one's own machine. */
const OWN_MACHINE = ['unknown', '127.0.0.1', '0:0:0:0'];

/** What an account that is made now counts for: its visitor's address, and with IPv6 their network of 48 bits. */
export async function accountCounts(deps: Keys, visitor: string, network: string | null): Promise<TimedCount[]> {
  if (OWN_MACHINE.includes(visitor)) return [];
  const now = deps.clock();
  const day = isoDay(new Date(now));
  const count = async (of: string, most: number): Promise<TimedCount> => ({
    key: await countKey(ringOf(deps), day, `accounts ${of}`),
    most,
    expiresAt: now + DAY,
  });
  return Promise.all([
    count(visitor, ACCOUNTS_A_DAY.address),
    ...(network === null ? [] : [count(network, ACCOUNTS_A_DAY.network)]),
  ]);
}

/** Throws Failure `too-many-requests` for who has had their account as a file often enough for an hour. */
export function checkExports(deps: Keys & Writer, userId: string): Promise<void> {
  return countThisHour(deps, `exports ${userId}`, EXPORTS_AN_HOUR, 'too-many-exports');
}

/** The same for who has looked at such files, or imported them. */
export function checkImports(deps: Keys & Writer, userId: string): Promise<void> {
  return countThisHour(deps, `imports ${userId}`, IMPORTS_AN_HOUR, 'too-many-imports');
}

async function countThisHour(deps: Keys & Writer, what: string, most: number, reason: FailureReason): Promise<void> {
  const now = deps.clock();
  const hour = new Date(now).toISOString().slice(0, 13);
  await countUp(deps, { key: await countKey(ringOf(deps), hour, what), most, expiresAt: now + HOUR }, reason);
}
