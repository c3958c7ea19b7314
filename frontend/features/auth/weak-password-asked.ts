/** Whether somebody is to be asked for a stronger password: known before anybody is told that they are signed in. */
import type { QueryClient } from '@tanstack/react-query';
import type { Weakness } from '#frontend/lib/forms/weak-password.ts';

const KEY = ['weak-password'] as const;

/** Notes what is wrong with the password that somebody signs in with; null when nothing is, or they were asked. */
export function noteWeakPassword(client: QueryClient, weakness: Weakness | null): void {
  client.setQueryData<Weakness | null>(KEY, weakness);
}

export function weakPasswordOf(client: QueryClient): Weakness | null {
  return client.getQueryData<Weakness | null>(KEY) ?? null;
}
