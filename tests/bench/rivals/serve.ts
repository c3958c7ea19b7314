/** One rival server in a process of its own, as the Worker has one: `serve.ts <json-server | sqlite> <rows.json>`. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serveByJsonServer } from './json-server.ts';
import type { RivalRows } from './rows.ts';
import { serveBySqlite } from './sqlite-server.ts';

const SERVERS = { 'json-server': serveByJsonServer, sqlite: serveBySqlite } as const;
export type RivalServer = keyof typeof SERVERS;

/** Starts a rival on the rows of a file. */
export function startRival(name: RivalServer, rowsFile: string): Promise<{ url: URL; stop: () => void }> {
  const child = fork(import.meta.filename, [name, rowsFile], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it served`)));
    child.once('message', (port) =>
      resolve({ url: new URL(`http://127.0.0.1:${port}`), stop: () => void child.kill('SIGTERM') }),
    );
  });
}

if (import.meta.main) {
  const [name, rowsFile = ''] = process.argv.slice(2);
  const server = await SERVERS[name as RivalServer](JSON.parse(readFileSync(rowsFile, 'utf8')) as RivalRows);
  process.send?.((server.address() as AddressInfo).port);
}
