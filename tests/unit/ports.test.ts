import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort, portState } from '../../scripts/ports.ts';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers the port that somebody now listens at. */
function takenPort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    servers.push(server);
    server.listen(0, host, () => resolve((server.address() as net.AddressInfo).port));
  });
}

it('a port that somebody listens at is taken, on one address or on all', async () => {
  expect(await portState(await takenPort('127.0.0.1'))).toBe('taken');
  expect(await portState(await takenPort('0.0.0.0'))).toBe('taken');
});

it('a free one is free, and still so after it was looked at', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(1023);
  expect(await portState(port)).toBe('free');
  expect(await portState(port)).toBe('free');
});
