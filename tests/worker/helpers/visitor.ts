/** A browser as the Worker sees it: keeps cookies, sends them with its origin, and can register. */
import { ORIGIN, type TestApp } from './test-app.ts';

export interface Visitor {
  /** Cookies by name. */
  jar: Map<string, string>;
  /** Headers sent with everything. */
  headers: Record<string, string>;
  /** `body` undefined sends none. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The JSON of an answer that must have this status. */
  json<T = unknown>(status: number, method: string, path: string, body?: unknown): Promise<T>;
  /** The cookies as they would be sent. */
  cookies(): string;
  /** A second browser with the same cookies. */
  copy(): Visitor;
}

export interface RegisteredVisitor extends Visitor {
  id: string;
  username: string;
  password: string;
  recoveryCode: string;
  copy(): RegisteredVisitor;
}

export function visitorOf(world: TestApp, jar = new Map<string, string>()): Visitor {
  const visitor: Visitor = {
    jar,
    headers: {},
    async send(method, path, body, headers = {}) {
      const sent: Record<string, string> = { ...visitor.headers };
      if (jar.size > 0) sent.cookie = visitor.cookies();
      if (method !== 'GET') sent.origin = ORIGIN;
      if (body !== undefined) sent['content-type'] = 'application/json';
      const response = await world.ask(path, {
        method,
        headers: { ...sent, ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) keep(jar, line);
      return response;
    },
    async json<T>(status: number, method: string, path: string, body?: unknown) {
      const response = await visitor.send(method, path, body);
      const text = await response.text();
      if (response.status !== status) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    copy: () => Object.assign(visitorOf(world, new Map(jar)), { headers: { ...visitor.headers } }),
  };
  return visitor;
}

/** Takes a Set-Cookie line as a browser takes one of ours: a value, or with Max-Age=0 its end. */
function keep(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
  else jar.set(name, value);
}

let made = 0;
export const PASSWORD = 'correct horse';

/** A visitor with an account of their own. */
export async function newUser(world: TestApp, username = `user-${++made}`): Promise<RegisteredVisitor> {
  const visitor = visitorOf(world);
  const { id, recoveryCode } = await visitor.json<{ id: string; recoveryCode: string }>(201, 'POST', '/api/register', {
    username,
    password: PASSWORD,
  });
  const registered = (base: Visitor): RegisteredVisitor => ({
    ...base,
    id,
    username,
    password: PASSWORD,
    recoveryCode,
    copy: () => registered(base.copy()),
  });
  return registered(visitor);
}
