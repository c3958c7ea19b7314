/** Finds free ports on this machine. */
import net from 'node:net';

/** Both ways `localhost` may be read; a machine without IPv6 has the first alone. */
const LOOPBACKS = ['127.0.0.1', '::1'] as const;

export type PortState = 'free' | 'taken' | 'forbidden';

const STATES: Record<string, PortState> = { EADDRINUSE: 'taken', EACCES: 'forbidden' };

/** Listens for a moment at the port, or at any when it is 0. Answers the one it had, or why it had none. */
function listen(port: number, host: (typeof LOOPBACKS)[number]): Promise<number | Exclude<PortState, 'free'>> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const state = STATES[error.code ?? ''];
      if (state && state !== 'free') resolve(state);
      else if (host === '::1') resolve(port);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address() as net.AddressInfo;
      server.close(() => resolve(given));
    });
  });
}

/** Whether a server can listen at this port of `localhost`. */
export async function portState(port: number): Promise<PortState> {
  for (const host of LOOPBACKS) {
    const given = await listen(port, host);
    if (typeof given === 'string') return given;
  }
  return 'free';
}

/** A port that nobody listens at. It is nobody's until it is taken, so take it at once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await listen(0, '127.0.0.1');
    if (typeof port === 'number' && (await portState(port)) === 'free') return port;
  }
}
