/** json-server over the rows, in memory, as its README sets it up as a module, without its request log. */
import type http from 'node:http';
import { rival } from './install.ts';
import type { RivalRows } from './rows.ts';

interface JsonServerModule {
  default: {
    create(): { use(part: unknown): void; listen(port: number, host: string, ready: () => void): http.Server };
    router(data: object): unknown;
    defaults(options: object): unknown;
  };
}

/** Listens on a free port. */
export async function serveByJsonServer({ cards, records, neighbours, session }: RivalRows): Promise<http.Server> {
  const { default: jsonServer } = await rival<JsonServerModule>('json-server');
  const app = jsonServer.create();
  app.use(jsonServer.defaults({ logger: false }));
  app.use(
    jsonServer.router({
      universities: cards,
      records,
      // `_expand=university` follows universityId, so the one that they are near to has another name here.
      neighbours: neighbours.map(({ universityId, neighbourId, rank, reasons }, at) => ({
        id: at + 1,
        nearTo: universityId,
        universityId: neighbourId,
        rank,
        reasons,
      })),
      users: [session.user],
      sessions: [{ id: 1, token: session.token, userId: session.user.id }],
    }),
  );
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server));
  });
}
