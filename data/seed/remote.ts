/** The deployed D1, reached through Wrangler's command line and its log-in. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SeedSteps } from './statements.ts';
import type { SeedTarget } from './target.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WRANGLER = path.join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
/** The database answers nobody while a file is imported, so files are kept small and readers get a turn between them. */
const FILE_MAX_CHARACTERS = 2_000_000;

/** Statements as the texts of SQL files: staging in small ones, the swap in one of its own. */
export function sqlFiles(steps: SeedSteps): string[] {
  const files: string[] = [];
  let text = '';
  for (const statement of steps.staging) {
    if (text !== '' && text.length + statement.length > FILE_MAX_CHARACTERS) {
      files.push(text);
      text = '';
    }
    text += `${statement};\n`;
  }
  if (text !== '') files.push(text);
  files.push(steps.swap.map((statement) => `${statement};\n`).join(''));
  return files;
}

function execute(...options: string[]): string {
  return execFileSync(process.execPath, [WRANGLER, 'd1', 'execute', 'DB', '--remote', '--yes', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

export function remoteTarget(): SeedTarget {
  return {
    query: async <T>(sql: string) => {
      const answers = JSON.parse(execute('--json', '--command', sql)) as { results: T[] }[];
      return answers[0]?.results ?? [];
    },
    load: async (steps) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'campusatlas-seed-'));
      try {
        const files = sqlFiles(steps);
        files.forEach((text, index) => {
          const file = path.join(folder, `${index}.sql`);
          writeFileSync(file, text);
          console.log(`file ${index + 1} of ${files.length}`);
          execute('--file', file);
        });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: async () => {},
  };
}
