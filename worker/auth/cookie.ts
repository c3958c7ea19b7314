/** Reads and writes the cookies. */
import {
  DEVICE_COOKIE,
  type PASSKEY_COOKIES,
  SESSION_COOKIE,
  SIGNED_IN_COOKIE,
} from '#schema/domain/account/account.ts';

/** For this host and all its paths, over TLS (or on localhost), not with what other sites send, not for scripts. */
const GUARDED = 'Path=/; Secure; HttpOnly; SameSite=Lax';
/** Says nothing but "1"; pages read it to know that asking who is signed in makes sense. */
const READABLE = 'Path=/; Secure; SameSite=Lax';

/** The value of a cookie; null when there is none, or two that disagree. */
export function readCookie(request: Request, name: string): string | null {
  const values = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value] = values;
  return value === undefined || value === '' || new Set(values).size > 1 ? null : value;
}

/** Keeps a session. */
export function sessionCookies({ token, lifetime }: { token: string; lifetime: number }): string[] {
  return [
    `${SESSION_COOKIE}=${token}; Max-Age=${lifetime}; ${GUARDED}`,
    `${SIGNED_IN_COOKIE}=1; Max-Age=${lifetime}; ${READABLE}`,
  ];
}

/** Forgets a session. */
export function endedSessionCookies(): string[] {
  return [`${SESSION_COOKIE}=; Max-Age=0; ${GUARDED}`, `${SIGNED_IN_COOKIE}=; Max-Age=0; ${READABLE}`];
}

/** Has the browser clear its own cache of pages and answers: the next person could see them by going back. */
export const CLEAR_CACHE = { 'clear-site-data': '"cache"' };

/** Keeps, or with null forgets, that this device has signed in before. */
export function deviceCookie(token: string | null, lifetime: number): string {
  return `${DEVICE_COOKIE}=${token ?? ''}; Max-Age=${token === null ? 0 : lifetime}; ${GUARDED}`;
}

/** Keeps, or with null forgets, what a passkey has to sign. */
export function challengeCookie(
  name: (typeof PASSKEY_COOKIES)[keyof typeof PASSKEY_COOKIES],
  token: string | null,
  lifetime: number,
): string {
  return `${name}=${token ?? ''}; Max-Age=${token === null ? 0 : lifetime}; ${GUARDED}`;
}
