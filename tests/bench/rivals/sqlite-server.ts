/**
 * A plain server over node:sqlite, as one would write it in an afternoon: indexes, prepared statements, LIKE for text,
 * the JSON of each university kept ready. It knows no slips, counts no facets and checks no parameters.
 */
import http from 'node:http';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { RivalRows } from './rows.ts';

type Value = string | number;

function loaded({ cards, records, neighbours, session }: RivalRows): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.exec(`
    create table universities (id integer primary key, slug text, name text, city text, state text, country text,
      type text, tuition integer, students integer, card text, record text);
    create index by_slug on universities (slug);
    create index by_name on universities (name collate nocase);
    create index by_filter on universities (country, type, tuition);
    create index by_students on universities (students);
    create table neighbours (university_id integer, rank integer, neighbour_id integer, reasons text,
      primary key (university_id, rank)) without rowid;
    create table users (id text primary key, json text);
    create table sessions (token text primary key, user_id text) without rowid;
  `);
  const recordOf = new Map(records.map((record) => [record.id, JSON.stringify(record)]));
  const university = db.prepare('insert into universities values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const neighbour = db.prepare('insert into neighbours values (?, ?, ?, ?)');
  db.exec('begin');
  for (const card of cards) {
    university.run(
      card.id,
      card.slug,
      card.name,
      card.city,
      card.state,
      card.country,
      card.type,
      card.tuitionUsd,
      card.studentPopulation,
      JSON.stringify(card),
      recordOf.get(card.id) ?? '',
    );
  }
  for (const { universityId, rank, neighbourId, reasons } of neighbours) {
    neighbour.run(universityId, rank, neighbourId, JSON.stringify(reasons));
  }
  db.prepare('insert into users values (?, ?)').run(session.user.id, JSON.stringify(session.user));
  db.prepare('insert into sessions values (?, ?)').run(session.token, session.user.id);
  db.exec('commit');
  return db;
}

/** Listens on a free port. */
export function serveBySqlite(rows: RivalRows): Promise<http.Server> {
  const db = loaded(rows);
  const statements = new Map<string, StatementSync>();
  const all = (sql: string, ...values: Value[]): Record<string, Value>[] => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values) as Record<string, Value>[];
  };

  function list(query: URLSearchParams): string {
    const conditions: string[] = [];
    const values: Value[] = [];
    const given = (name: string, condition: string, value = (text: string): Value => text) => {
      const text = query.get(name);
      if (text === null) return;
      conditions.push(condition);
      values.push(value(text));
    };
    given('search', 'name like ?', (text) => `%${text}%`);
    given('country', 'country = ?');
    given('type', 'type = ?');
    given('tuitionMax', 'tuition <= ?', Number);
    given('studentsMin', 'students >= ?', Number);
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const limit = Number(query.get('limit') ?? 20);
    const page = Number(query.get('page') ?? 1);
    const [counted] = all(`select count(*) total from universities ${where}`, ...values);
    const found = all(
      `select card from universities ${where} order by name collate nocase limit ? offset ?`,
      ...values,
      limit,
      (page - 1) * limit,
    );
    return `{"universities":[${found.map(({ card }) => card).join(',')}],"total":${counted?.total},"page":${page},"limit":${limit}}`;
  }

  const routes: Record<string, (query: URLSearchParams, request: http.IncomingMessage) => string | undefined> = {
    '/universities': list,
    '/suggest': (query) =>
      JSON.stringify({
        suggestions: all(
          'select id, slug, name, city, state, country from universities where name like ? limit 8',
          `${query.get('q')}%`,
        ),
      }),
    '/record': (query) =>
      all('select record from universities where slug = ?', query.get('slug') ?? '')[0]?.record as string,
    '/compare': (query) => {
      const ids = (query.get('ids') ?? '').split(',').map(Number);
      const found = all(`select record from universities where id in (${ids.map(() => '?').join(',')})`, ...ids);
      return `[${found.map(({ record }) => record).join(',')}]`;
    },
    '/similar': (query) => {
      const found = all(
        'select card, reasons from neighbours join universities on id = neighbour_id where university_id = ? order by rank limit ?',
        Number(query.get('id')),
        Number(query.get('limit')),
      );
      return `{"universities":[${found.map(({ card, reasons }) => `{"university":${card},"reasons":${reasons}}`).join(',')}]}`;
    },
    '/user': (_, request) => {
      const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      return all('select json from sessions join users on users.id = user_id where token = ?', token)[0]
        ?.json as string;
    },
  };

  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const text = routes[pathname]?.(searchParams, request);
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(text ?? '{}');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
