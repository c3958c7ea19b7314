import { readFileSync } from 'node:fs';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { searchQuery } from '#schema/api/search.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { readWish } from '#worker/search/wishes/read-wish.ts';
import { readDataset, readBelongings } from './tests/search/catalogue.ts';
import groups from '#data/lexicons/groups.json' with { type: 'json' };
const dataset = readDataset();
const programs = [...readBelongings().programs].map(([id, programs]) => ({ id, programs }));
const json = (f: string) => JSON.parse(readFileSync(`data/dataset/${f}`, 'utf8'));
const snapshot = openSnapshot(buildSnapshot({ ...dataset, programs, groups: Object.fromEntries(groups.map((g) => [g.key, g.ids])) } as never));
const progs = openProgramSnapshot(buildProgramSnapshot({ version: 'x', universities: dataset.universities, programs, cipTitles: json('cip.json'), provenance: json('provenance.json') }));
const byId = new Map(dataset.universities.map((u) => [u.id, u]));
const lines = process.argv.slice(2).length ? process.argv.slice(2) : readFileSync(0, 'utf8').split('\n').filter(Boolean);
readWish(snapshot, 'x');
for (const search of lines) {
  const t = performance.now();
  const wish = readWish(snapshot, search);
  const t1 = performance.now();
  const out = searchUniversities(snapshot, { ...searchQuery.parse({}), search, limit: 8 } as never, progs);
  const t2 = performance.now();
  const mode = (out as { mode?: string }).mode ?? '';
  console.log(`\n# ${search}   [${mode} ${out.total}] ${(t1 - t).toFixed(2)}ms ${(t2 - t1).toFixed(1)}ms`);
  console.log('  ' + wish?.spans.map((s) => `${s.kind}:${s.label}${JSON.stringify(s.parameters)}`).join(' | '), wish?.unused.length ? 'UNUSED ' + wish.unused.map((u) => u.text).join(',') : '');
  if (!process.env.SHORT) console.log('  ' + out.ids.map((id) => { const u = byId.get(id)!; return `${u.name} (${u.state})`; }).join('; '));
}
