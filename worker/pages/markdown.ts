/**
 * Markdown of a page, made from the markup of its `main`: the same words and figures, for programs that read pages.
 * Source and year of a figure, which a page has one press away, follow its label in brackets.
 *
 * The markup is React's own, so that its elements nest, its attributes are quoted and its text is escaped.
 */

interface Element {
  tag: string;
  attributes: string;
  children: Node[];
}
/** Text is as it reads, without escapes. */
type Node = Element | string;

const TOKEN = /<!--[\s\S]*?-->|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (all, hex, decimal, name: string | undefined) => {
        if (name !== undefined) return ENTITIES[name] ?? all;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0x10ffff ? all : String.fromCodePoint(code);
      })
    : text;

function parse(markup: string): Element {
  const root: Element = { tag: 'main', attributes: '', children: [] };
  const open = [root];
  const top = () => open.at(-1) as Element;
  for (const [, closed, opened, attributes = '', text] of markup.matchAll(TOKEN)) {
    if (text !== undefined) top().children.push(decoded(text));
    else if (opened !== undefined) {
      const element = { tag: opened.toLowerCase(), attributes, children: [] };
      top().children.push(element);
      if (!VOID.has(element.tag)) open.push(element);
    } else if (closed !== undefined && open.length > 1) open.pop();
  }
  return root;
}

function attributeOf({ attributes }: Element, name: string): string | null {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=\\s|$)`, 'i').exec(attributes);
  return found === null ? null : decoded(found[1] ?? '');
}

/** What only a browser has a use for. */
const DROPPED = new Set(
  'script style svg template input select textarea label fieldset form dialog canvas video audio iframe object progress meter'.split(
    ' ',
  ),
);

function isDropped(element: Element): boolean {
  const { tag, attributes } = element;
  if (DROPPED.has(tag)) return true;
  if (tag === 'button') return attributeOf(element, 'popovertarget') === null;
  // That scripts are turned off; that a page's other tabs have addresses is said in a list.
  if (tag === 'p' && attributes.includes('data-without-scripts')) return true;
  if (tag === 'a') return /^#/.test(attributeOf(element, 'href') ?? '#');
  if (attributes === '') return false;
  if (attributeOf(element, 'popover') !== null) return false;
  return (
    attributeOf(element, 'hidden') !== null ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'data-personal') !== null
  );
}

const BLOCKS = new Set(
  'p div section article header footer aside nav main ul ol dl table blockquote pre figure figcaption details summary hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const isElement = (node: Node): node is Element => typeof node !== 'string';
const isBlock = (node: Node): boolean => isElement(node) && BLOCKS.has(node.tag);
const holdsBlock = (node: Node): boolean =>
  isElement(node) && node.children.some((one) => isBlock(one) || holdsBlock(one));

const SPACES = /[^\S\u00a0\u202f]+/g;
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|~]/g, '\\$&');
/** A line that begins as no list, heading or rule. */
const lineOf = (text: string): string =>
  text
    .replace(SPACES, ' ')
    .trim()
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/** An address as a link has it; null where it leads to no page. */
function linkTarget(href: string | null, base: string): string | null {
  const url = href === null ? null : URL.parse(href, base);
  if (url === null || !/^(https?|mailto|tel):$/.test(url.protocol)) return null;
  return url.href.replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29'));
}

const around = (mark: string, text: string): string =>
  text.trim() === '' ? text : text.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`);

/** Elements within a word or a sentence: no space comes before or after them by itself. */
const IN_WORDS = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'kbd', 'strong', 'sub', 'sup', 'wbr']);
const ENDS_WORD = /[\p{L}\p{N}.%!?”»)\]*]$/u;
const BEGINS_WORD = /^[\p{L}\p{N}$“«[*(]/u;
/** A mark between two things, which is only for the eye. */
const MARK = /^\s*[·•|/–—,]\s*$/;

/** Nodes as text of one line. Pieces that only styles set apart have no space of their own between them: they get one. */
function inline(nodes: readonly Node[], base: string): string {
  let line = '';
  let before: Node | undefined;
  for (const node of nodes) {
    const text = isElement(node) ? (isDropped(node) ? markOf(node) : inlineElement(node, base)) : escaped(node);
    if (text === '') continue;
    const elements = [before, node].filter((one): one is Element => one !== undefined && isElement(one));
    const apart =
      elements.length === 2
        ? /\S$/.test(line) && !/^[\s,.;:)]/.test(text)
        : elements.some(({ tag }) => !IN_WORDS.has(tag)) && ENDS_WORD.test(line) && BEGINS_WORD.test(text);
    line += (apart ? ' ' : '') + text;
    before = node;
  }
  return line;
}

const markOf = (element: Element): string => {
  if (attributeOf(element, 'aria-hidden') !== 'true') return '';
  const text = plain(element.children);
  return MARK.test(text) ? ` ${text.trim()} ` : '';
};

function inlineElement(element: Element, base: string): string {
  const { tag, children } = element;
  if (attributeOf(element, 'popover') !== null) return explanation(element, base);
  switch (tag) {
    case 'br':
      return ' ';
    case 'img': {
      const alt = (attributeOf(element, 'alt') ?? '').trim();
      const source = linkTarget(attributeOf(element, 'src'), base);
      return alt === '' || source === null ? '' : `![${escaped(alt)}](${source})`;
    }
    case 'code':
    case 'kbd':
      return code(plain(children));
    case 'a': {
      const text = inline(children, base).replace(SPACES, ' ').trim();
      const target = linkTarget(attributeOf(element, 'href'), base);
      return text === '' || target === null ? text : `[${text}](${target})`;
    }
    case 'strong':
    case 'b':
      return around('**', inline(children, base));
    case 'em':
    case 'i':
      return around('*', inline(children, base));
    case 'wbr':
    case 'hr':
      return '';
  }
  const text = inline(children, base);
  return isBlock(element) ? `${text} ` : text;
}

/** Source and year of a figure: what its button opens where no scripts run. Its links lead to explanations of words. */
function explanation({ children }: Element, base: string): string {
  const unlinked = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node): Node[] =>
      !isElement(node) ? [node] : node.tag === 'a' ? [] : [{ ...node, children: unlinked(node.children) }],
    );
  const text = inline(unlinked(children), base).replace(SPACES, ' ').trim().replace(/\.$/, '');
  return text === '' ? '' : ` (${text})`;
}

const plain = (nodes: readonly Node[]): string =>
  nodes.map((node) => (isElement(node) ? plain(node.children) : node)).join('');

const fence = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

function code(text: string): string {
  if (text.trim() === '') return '';
  const mark = fence(text, 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return mark + space + text.replace(/\s+/g, ' ') + space + mark;
}

const indented = (text: string, by: string): string => text.replace(/\n(?=[^\n])/g, `\n${by}`);

/** Nodes as blocks of Markdown; what is between two blocks is a paragraph. */
function blocks(nodes: readonly Node[], base: string): string[] {
  const made: string[] = [];
  let loose: Node[] = [];
  const settle = () => {
    const line = lineOf(inline(loose, base));
    if (line !== '') made.push(line);
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !(isBlock(node) || holdsBlock(node)) || attributeOf(node, 'popover') !== null) {
      loose.push(node);
      continue;
    }
    settle();
    if (!isDropped(node)) made.push(...block(node, base));
  }
  settle();
  return made;
}

function block(element: Element, base: string): string[] {
  const { tag, children } = element;
  const line = () => lineOf(inline(children, base));
  const some = (text: string, made: (text: string) => string) => (text === '' ? [] : [made(text)]);
  if (/^h[1-6]$/.test(tag)) return some(line(), (text) => `${'#'.repeat(Number(tag[1]))} ${text}`);
  switch (tag) {
    case 'ul':
    case 'ol':
      return some(listOf(element, base), (text) => text);
    case 'dl':
      return some(descriptions(element, base), (text) => text);
    case 'table':
      return tableOf(element, base);
    case 'hr':
      return ['---'];
    case 'pre': {
      const text = plain(children).replace(/\n$/, '');
      const mark = fence(text, 3);
      return some(text, () => `${mark}\n${text}\n${mark}`);
    }
    case 'summary':
      return children.some(holdsHeading) ? blocks(children, base) : some(line(), (text) => `**${text}**`);
    case 'blockquote':
      return some(blocks(children, base).join('\n\n'), (text) => `> ${text.replace(/\n/g, '\n> ')}`);
  }
  return blocks(children, base);
}

const holdsHeading = (node: Node): boolean =>
  isElement(node) && (/^h[1-6]$/.test(node.tag) || node.children.some(holdsHeading));

function listOf({ tag, children }: Element, base: string): string {
  const items = children.filter(isElement).filter((item) => !isDropped(item));
  return items
    .flatMap((item) => {
      const [first = '', ...rest] = blocks(item.children, base);
      // A step of a path ends with a slash, which a list needs none of.
      const line = first.replace(/^#+ (.*)$/, '**$1**').replace(/^\/ | \/$/g, '');
      return line === '' ? [] : [[line, ...rest]];
    })
    .map((parts, at) => {
      const mark = tag === 'ol' ? `${at + 1}. ` : '- ';
      // A list within an item, or one more paragraph: by the width of the mark.
      return mark + indented(parts.join('\n\n'), ' '.repeat(mark.length));
    })
    .join('\n');
}

/** Terms with what is said of each, one a line, through the elements that only group them. */
function descriptions(list: Element, base: string): string {
  const lines: string[] = [];
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (!isElement(node) || isDropped(node)) continue;
      if (node.tag !== 'dt' && node.tag !== 'dd') {
        visit(node.children);
        continue;
      }
      const text = inline(node.children, base).replace(SPACES, ' ').trim();
      if (text === '') continue;
      if (node.tag === 'dt') lines.push(`- ${text}:`);
      else if (lines.length === 0) lines.push(`- ${text}`);
      else lines[lines.length - 1] += `${/[:.]$/.test(lines.at(-1) ?? '') ? '' : ';'} ${text}`;
    }
  };
  visit(list.children);
  return lines.join('\n');
}

function tableOf(table: Element, base: string): string[] {
  const rows: { cells: string[]; heads: boolean }[] = [];
  let caption = '';
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (!isElement(node) || isDropped(node)) continue;
      if (node.tag === 'caption') caption = lineOf(inline(node.children, base));
      else if (node.tag !== 'tr') visit(node.children);
      else {
        const cells = node.children.filter(isElement).filter((cell) => cell.tag === 'td' || cell.tag === 'th');
        const texts = cells.map((cell) => inline(cell.children, base).replace(SPACES, ' ').trim());
        rows.push({
          // The corner above the names of rows may be empty.
          heads:
            cells.some(({ tag }) => tag === 'th') && cells.every(({ tag }, at) => tag === 'th' || texts[at] === ''),
          cells: cells.flatMap((cell, at) => {
            const further = Math.min(20, Number(attributeOf(cell, 'colspan') ?? 1)) - 1;
            return [texts[at] ?? '', ...Array<string>(Math.max(0, further)).fill('')];
          }),
        });
      }
    }
  };
  visit(table.children);
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [first] = rows;
  const head = first?.heads ? first.cells : [];
  const body = first?.heads ? rows.slice(1) : rows;
  return [
    ...(caption === '' ? [] : [`**${caption}**`]),
    [line(head), line(Array<string>(width).fill('---')), ...body.map(({ cells }) => line(cells))].join('\n'),
  ];
}

/** The `main` of a page as Markdown; `base` makes its links absolute. Empty where there is no `main`. */
export function markdownOf(markup: string, base: string): string {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(markup) ?? [];
  return blocks(parse(main).children, base).join('\n\n');
}
