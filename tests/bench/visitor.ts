/** Somebody with an account on a running site: keeps the session's cookies and sends what a page of the site would. */

export interface Visitor {
  username: string;
  password: string;
  recoveryCode: string;
  /** The cookies as they would be sent. */
  cookies: () => string;
  send: (method: string, address: string, body?: unknown) => Promise<Response>;
}

/** Registers at a site. Throws when that fails. */
export async function newVisitor(base: URL): Promise<Visitor> {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send: Visitor['send'] = async (method, address, body) => {
    const response = await fetch(new URL(address, base), {
      method,
      redirect: 'manual',
      headers: {
        cookie: cookies(),
        ...(method === 'GET' ? {} : { origin: base.origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const username = `bench-${crypto.randomUUID().slice(0, 13)}`;
  const password = 'correct horse';
  const response = await send('POST', '/api/register', { username, password });
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}: ${await response.text()}`);
  const { recoveryCode } = (await response.json()) as { recoveryCode: string };
  return { username, password, recoveryCode, cookies, send };
}
