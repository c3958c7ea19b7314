/**
 * Checks in the browser whether a password is refused though it is long enough, as the server does. What judges comes
 * in a chunk of its own, with the filter of common passwords, once somebody types one; where it cannot be had, the
 * server says it.
 */
import { useEffect, useState } from 'react';
import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import type { Weakness } from '#schema/domain/account/weak-password.ts';
import { PASSWORD } from '#schema/domain/site/limits.ts';

export type { Weakness };

interface Judged {
  weakness: Weakness;
  /** As the server says it, in the language of the page. */
  text: string;
}

/** Null when it is not refused, or nobody here can say. */
async function judge(password: string, username: string): Promise<Judged | null> {
  if (ON_SERVER || password.length < PASSWORD.min) return null;
  try {
    const { WEAKNESS_FAULTS, weaknessOf } = await import('#schema/domain/account/weak-password.ts');
    const weakness = weaknessOf(password, username);
    if (weakness === null) return null;
    const { fieldFaultWords } = await import('#words/controls/failures.ts');
    return { weakness, text: fieldFaultWords[WEAKNESS_FAULTS[weakness]] };
  } catch (error) {
    console.warn('Whether a password is weak cannot be told here', error);
    return null;
  }
}

/** Why a password would be refused; null when it would not be, or nobody here can say. */
export async function weaknessIn(password: string, username: string): Promise<Weakness | null> {
  return (await judge(password, username))?.weakness ?? null;
}

/** A form's check, and at the password's field what is wrong with it besides its length. Other faults show beside it. */
export function withPasswordCheck<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  field: Path<Values>,
  usernameOf: (values: Values) => string,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const checked = await resolver(values, context, options);
    if (field in checked.errors) return checked;
    const judged = await judge(String(values[field] ?? ''), usernameOf(values));
    if (judged === null) return checked;
    const weak = { [field]: { type: 'weak', message: judged.text } } as FieldErrors<Values>;
    return { values: {}, errors: { ...checked.errors, ...weak } };
  };
}

/** Whether a password that is being typed would be refused. */
export function useIsRefused(password: string, username: string): boolean {
  const [judged, setJudged] = useState({ password: '', username: '', refused: false });
  useEffect(() => {
    let gone = false;
    void weaknessIn(password, username).then((weakness) => {
      if (!gone) setJudged({ password, username, refused: weakness !== null });
    });
    return () => {
      gone = true;
    };
  }, [password, username]);
  return judged.refused && judged.password === password && judged.username === username;
}
