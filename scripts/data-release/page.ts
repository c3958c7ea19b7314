/** The page of a release, without scripts: its files with rows, size and checksum, and the first rows of each table. */
import type { Language } from '#schema/domain/formats/language.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { type ReleaseFile, sha256, TITLE } from './descriptions.ts';
import type { Release, Table } from './tables.ts';

const WORDS = {
  en: {
    title: TITLE,
    about: (version: string, asOf: string) =>
      `Version ${version}, data as of ${asOf}. Every value has its source, year and licence.`,
    other: 'Français',
    ask: 'Ask these files a question in SQL',
    file: 'File',
    rows: 'Rows',
    size: 'Size',
    checksum: 'SHA-256',
    preview: (title: string) => `First rows: ${title}`,
    bytes: (count: string) => `${count} bytes`,
  },
  fr: {
    title: 'CampusAtlas : universités et collèges des États-Unis et du Canada',
    about: (version: string, asOf: string) =>
      `Version ${version}, données en date du ${asOf}. Chaque valeur a sa source, son année et sa licence.`,
    other: 'English',
    ask: 'Interroger ces fichiers en SQL',
    file: 'Fichier',
    rows: 'Lignes',
    size: 'Taille',
    checksum: 'SHA-256',
    preview: (title: string) => `Premières lignes : ${title}`,
    bytes: (count: string) => `${count} octets`,
  },
} as const;

const PREVIEW_ROWS = 5;
const PREVIEW_COLUMNS = 12;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);
const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function preview({ columns, rows, title }: Table, caption: (title: string) => string): string {
  const shown = columns.slice(0, PREVIEW_COLUMNS);
  const body = rows.slice(0, PREVIEW_ROWS).map((cells) =>
    row(
      shown.map((_, at) => escaped(String(cells[at] ?? ''))),
      'td',
    ),
  );
  const head = row(
    shown.map(({ name }) => escaped(name)),
    'th',
  );
  return `<h2>${escaped(caption(title))}</h2><table>${head}${body.join('')}</table>`;
}

export function pageOf({ version, asOf, tables }: Release, files: readonly ReleaseFile[], language: Language): string {
  const words = WORDS[language];
  const number = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-US');
  const list = files.map(({ name, bytes, table }) =>
    row(
      [
        `<a href="/data/${version}/${escaped(name)}">${escaped(name)}</a>`,
        table === undefined ? '' : number.format(table.rows.length),
        words.bytes(number.format(bytes.length)),
        `<code>${sha256(bytes)}</code>`,
      ],
      'td',
    ),
  );
  const other = `/data/${language === 'en' ? 'index-fr.html' : 'index.html'}`;
  const ask = addressIn(language, ROUTE_PATHS.dataAsk.path);
  return `<!doctype html>
<html lang="${language === 'fr' ? 'fr-CA' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title></head>
<body><p><a href="${other}">${words.other}</a></p><h1>${words.title}</h1><p>${words.about(version, asOf)}</p>
<p><a href="${ask}">${words.ask}</a></p>
<table>${row([words.file, words.rows, words.size, words.checksum], 'th')}${list.join('')}</table>
${tables.map((table) => preview(table, words.preview)).join('\n')}
</body></html>
`;
}
