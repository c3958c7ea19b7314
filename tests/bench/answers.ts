/**
 * `npm run bench -- answers`: how many of the search box's own lines (`tests/search/answers`) are answered as they ask, by
 * family. `--held-out` prints the half that is held out, too; `--misses` lists the lines of the open half that fail, and what
 * they were read as.
 */
import { askOwn, isHeldOut, isRight, type OwnLine, ownLines } from '../search/answers/own-lines.ts';
import { fixed, type Section, tableText } from './report.ts';

/** Share of lines that is wanted of all families together. */
const WANTED = 0.9;

const share = (lines: readonly OwnLine[]) => lines.filter(isRight).length / lines.length;

/** What a line was read as, and what it was answered. */
function missText(own: OwnLine): string {
  const { outcome, names } = askOwn(own);
  const { reading, asked, total, change } = outcome;
  const { family: _, line, after, ...wanted } = own;
  const read = {
    as: reading?.as,
    ...reading?.parameters,
    ...(reading?.unused.length ? { unused: reading.unused.map(({ text }) => text) } : {}),
    ...(asked ? { asked } : {}),
    ...(change ? { change } : {}),
  };
  return `${line}${after === undefined ? '' : ` [after ${after}]`}\n      wanted ${JSON.stringify(wanted)}\n      read ${JSON.stringify(read)}\n      ${total}: ${names.slice(0, 3).join('; ')}`;
}

/** Asks all own lines and counts those that are answered right. */
export function benchAnswers({
  heldOut = false,
  misses = false,
}: {
  heldOut?: boolean;
  misses?: boolean;
} = {}): Section {
  const families = [...new Set(ownLines.map(({ family }) => family))];
  const halves = [
    { title: 'open half', lines: ownLines.filter((line) => !isHeldOut(line)) },
    ...(heldOut ? [{ title: 'held-out half', lines: ownLines.filter(isHeldOut) }] : []),
  ];
  const body = halves.map(({ title, lines }) => {
    const rows = families.flatMap((family) => {
      const own = lines.filter((line) => line.family === family);
      return own.length === 0 ? [] : [[family, own.length, fixed(share(own), 3)]];
    });
    return `### ${title}\n\n${tableText({ head: ['lines answered as they ask', 'lines', 'share'], rows: [...rows, ['all', lines.length, fixed(share(lines), 3)]] })}`;
  });
  if (misses) {
    const wrong = ownLines.filter((line) => !isHeldOut(line) && !isRight(line));
    body.push(
      `### what failed in the open half\n\n\`\`\`\n${wrong.map((own) => `${own.family}: ${missText(own)}`).join('\n')}\n\`\`\``,
    );
  }
  return {
    about:
      'Lines as people type them, by what they ask for, with what each must answer written before it was asked; half are held out by a hash of their text.',
    body,
    targets: halves.map(({ title, lines }) => ({
      name: `Lines answered as they ask, ${title}`,
      wanted: `at least ${WANTED}`,
      measured: fixed(share(lines), 3) ?? '',
      met: share(lines) >= WANTED,
    })),
  };
}
