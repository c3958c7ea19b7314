/**
 * Calls every function of the English content modules with the extremes of what it takes, read from its types: no
 * list of templates to forget one in. Its parameters' names say what a text in them is: an amount, a year, a name.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONTENT = path.join(ROOT, 'frontend/content');
/** Calls of one template: each of its extremes, with the others at rest, and all at one end. */
const MOST_CALLS = 60;
const MOST_DEPTH = 4;

export interface Said {
  /** File and name: "plan/plan.ts plan.tasks.due". */
  from: string;
  text: string;
}

/** A text as a screen fills it in, by the last word of a parameter's name. */
type Kind = 'amount' | 'year' | 'date' | 'share' | 'count' | 'place' | 'subject' | 'person' | 'school';

/** What a text in a parameter is, by its name. */
const KINDS: readonly (readonly [names: RegExp, kind: Kind])[] = [
  [
    /(?:amount|sum|price|cost|payment|earnings|debt|sticker)$|^(?:monthly|(?:in|outOf)State|low|high|lower|upper)$/i,
    'amount',
  ],
  [/(?:years?|cycle|period)$/i, 'year'],
  [/(?:dates?|day|when|asOf|until|time|today)$/i, 'date'],
  [/(?:rate|share|percent)$/i, 'share'],
  [/(?:count|total|students|number|people|applied|admitted|undergraduates|campuses|schools)$/i, 'count'],
  [/(?:place|area|state|province)$/i, 'place'],
  [/(?:program|subject|major|field)$/i, 'subject'],
  [/(?:person|username|alias)$/i, 'person'],
  [/(?:name|school|university|college)$/i, 'school'],
];

/** What a screen fills in, the usual one first. */
const SAMPLES: Record<Kind, readonly string[]> = {
  amount: ['$12,500', '$0', '−$1,200'],
  year: ['2023–24'],
  date: ['2026-07-01'],
  share: ['8%', '0%', '100%'],
  count: ['1,234', '2', '1', '0'],
  place: ['Ohio', 'District of Columbia'],
  subject: ['nursing', 'engineering'],
  person: ['Ana', 'James'],
  school: ['Ohio State University'],
};
/** Called with values that go together, in template-sentences.ts and in tests of their own. */
const TOGETHER: ReadonlySet<string> = new Set([
  'plan/board.ts boardWords.turn.line',
  'search/reading.ts spanLabel',
  'university/description.ts cardDescriptionOf',
  'university/description.ts descriptionOf',
  'university/peers.ts peerWords.position',
  'university/school-pairs.ts pairPointSentence',
  'university/school-pairs.ts promiseSentence',
  'university/school-pairs.ts tradeOffSentence',
]);

/** The lowest count that a screen calls a template with, where that is not none. */
const AT_LEAST: Readonly<Record<string, number>> = {
  'calculators/two-years.ts twoYearsWords.figures.people': 1,
  'site/assistants.ts assistantWords.people': 1,
  // Campuses that share their figures.
  'compare/compare-page.ts comparePageWords.table.shared': 2,
  'compare/compare-page.ts comparePageWords.table.campuses': 2,
  'university/after.ts afterWords.pay.allCampuses': 2,
  'university/university-details.ts detailWords.allCampuses': 2,
  'university/university.ts universityWords.earningsOfCampuses': 2,
  // Medians of few schools are not published.
  'majors/majors.ts majorWords.earnings.meaning': 5,
  // Nothing is said of a state without one.
  'majors/majors.ts majorWords.own': 1,
  'site/assistants.ts assistantWords.majorPay': 5,
  'university/university-details.ts detailWords.programs.elsewhere': 10,
  'university/peers.ts peerWords.group': 5,
  'university/peers.ts peerWords.groupOf': 5,
  // A button where some are hidden.
  'saved/bookmark-details.ts bookmarkDetailsWords.lists.leaving': 1,
  'saved/dashboard.ts dashboardWords.all.bookmarks': 1,
  'saved/dashboard.ts dashboardWords.all.recent': 1,
  'saved/hidden.ts hiddenWords.list.asking': 1,
  'saved/sharing.ts studentsWords.matrix.showAll': 3,
  'university/after.ts afterWords.pay.more': 16,
  'university/university-details.ts detailWords.applying.showPrograms': 11,
  // Limits of our own.
  'saved/sharing.ts studentsWords.add.full': 2,
  'site/about.ts aboutWords.statistics.filters': 2,
  'site/embeds.ts embedWords.schoolCount': 2,
  // Of one the sentence is another.
  'search/search-filters.ts filterWords.severalStates': 2,
  'search/subject-table.ts subjectTableWords.largest': 2,
  'site/assistants.ts assistantWords.found': 2,
  'site/assistants.ts assistantWords.foundPrograms': 2,
  // The smallest school has two students; nobody asks for schools of one.
  'search/answer-sentences.ts sentenceWords.size': 2,
  'search/answer-sentences.ts sentenceWords.early': 2,
  'search/wishes.ts wishWords.under': 2,
  // As the specification has it: "Showing X to Y of Z results".
  'search/search.ts searchWords.summary': 2,
};
const COUNTS = [2, 0, 1, 1_234];
const countOf = (text: string) => Number(text.replace(/[\s,]/g, ''));

class Extremes {
  readonly #checker: ts.TypeChecker;
  readonly #longestName: string;
  readonly #least: number;

  constructor(checker: ts.TypeChecker, longestName: string, least: number) {
    this.#least = least;
    this.#checker = checker;
    this.#longestName = longestName;
  }

  /** Values of a type, the usual one first. */
  of(type: ts.Type, name: string, depth = 0): unknown[] {
    if (type.isUnion()) {
      const parts = type.types.map((part) => this.of(part, name, depth));
      // A usual value comes first, "nothing" last.
      return parts
        .filter(([first]) => first !== undefined && first !== null)
        .concat(parts.filter(([first]) => first === undefined || first === null))
        .flat();
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral) return [this.#checker.typeToString(type) === 'true'];
    if (flags & ts.TypeFlags.Null) return [null];
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [undefined];
    if (flags & ts.TypeFlags.StringLike) return this.#texts(name);
    if (flags & ts.TypeFlags.NumberLike) return /year$/i.test(name) ? [2024] : this.#counts();
    if (depth >= MOST_DEPTH) return [undefined];
    if (this.#checker.isTupleType(type)) {
      const each = this.#checker
        .getTypeArguments(type as ts.TypeReference)
        .map((part) => this.of(part, name, depth + 1));
      return varied(each);
    }
    if (this.#checker.isArrayType(type)) {
      const [of] = this.#checker.getTypeArguments(type as ts.TypeReference);
      const values = of ? this.of(of, name.replace(/s$/, ''), depth + 1) : [];
      return [values.slice(0, 2), values.slice(0, 1), values.slice(0, 3)];
    }
    const [call] = type.getCallSignatures();
    if (call) {
      const [value] = this.of(call.getReturnType(), name, depth + 1);
      return [() => value];
    }
    return this.#objects(type, depth);
  }

  #counts(): number[] {
    const lowest = Math.max(2, this.#least);
    return [lowest, ...COUNTS.filter((count) => count >= this.#least && count !== lowest)];
  }

  #texts(name: string): string[] {
    const kind = KINDS.find(([names]) => names.test(name))?.[1];
    const all = kind === undefined ? ['X'] : SAMPLES[kind];
    const found = kind === 'count' ? all.filter((text) => countOf(text) >= this.#least) : all;
    return /^(?:name|school|university)$/.test(name) ? [...found, this.#longestName] : [...found];
  }

  #objects(type: ts.Type, depth: number): unknown[] {
    const properties = type.getProperties();
    const each = properties.map((property) => {
      const node = property.valueDeclaration ?? property.declarations?.[0];
      const of = node
        ? this.#checker.getTypeOfSymbolAtLocation(property, node)
        : this.#checker.getTypeOfSymbol(property);
      return this.of(of, property.name, depth + 1);
    });
    return varied(each).map((values) =>
      Object.fromEntries(values.map((value, at) => [properties[at]?.name ?? '', value])),
    );
  }
}

/** Each value of each place once, the other places at their first; then all places at their second. */
function varied(each: readonly (readonly unknown[])[]): unknown[][] {
  const first = each.map(([value]) => value);
  const one = each.flatMap((values, at) => values.slice(1).map((value) => first.with(at, value)));
  const ends = [1, 2].map((end) => each.map((values) => values[end] ?? values[0]));
  return [first, ...one, ...ends].slice(0, MOST_CALLS);
}

/** What a template gives back as it is read: text, or the running text of a paragraph. */
function spoken(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    const isRunning = value.every(
      (part) => typeof part === 'string' || (part && typeof part === 'object' && 'text' in part),
    );
    const isInline = value.some((part) => typeof part === 'object');
    if (isRunning && isInline) return [value.map((part) => (typeof part === 'string' ? part : part.text)).join('')];
    return value.flatMap(spoken);
  }
  if (value && typeof value === 'object') return Object.values(value).flatMap(spoken);
  return [];
}

interface Fault {
  from: string;
  why: string;
}

/** What every template says, and the templates that could not be called. */
export async function callTemplates(
  longestName: string,
): Promise<{ said: Said[]; faults: Fault[]; templates: number }> {
  const files = globSync('**/*.ts', { cwd: path.join(CONTENT, 'en') })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(CONTENT, 'tsconfig.json'), (file) => readFileSync(file, 'utf8')).config,
    ts.sys,
    CONTENT,
  );
  const program = ts.createProgram(
    files.map((file) => path.join(CONTENT, 'en', file)),
    {
      ...options,
      noEmit: true,
      composite: false,
      incremental: false,
    },
  );
  const checker = program.getTypeChecker();
  const said: Said[] = [];
  const faults: Fault[] = [];
  const seen = new Set<unknown>();
  let templates = 0;

  const walk = (value: unknown, type: ts.Type, from: string, node: ts.Node): void => {
    if (typeof value === 'function') {
      if (seen.has(value)) return;
      seen.add(value);
      const [call] = type.getCallSignatures();
      if (!call || call.parameters.length === 0) return;
      if (TOGETHER.has(from)) return;
      templates += 1;
      const extremes = new Extremes(checker, longestName, AT_LEAST[from] ?? 0);
      const each = call.parameters.map((parameter) =>
        extremes.of(checker.getTypeOfSymbolAtLocation(parameter, node), parameter.name),
      );
      const texts = new Set<string>();
      for (const values of varied(each)) {
        try {
          for (const text of spoken(value(...values))) texts.add(text);
        } catch (error) {
          faults.push({ from, why: `${String(error)}: ${JSON.stringify(values).slice(0, 200)}` });
        }
      }
      said.push(...[...texts].map((text) => ({ from, text })));
      return;
    }
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'function' && (inner === null || typeof inner !== 'object')) continue;
      const property = type.getProperty(key);
      const of = property
        ? checker.getTypeOfSymbolAtLocation(property, node)
        : checker.getIndexTypeOfType(type, ts.IndexKind.String);
      if (of) walk(inner, of, `${from}.${key}`, node);
    }
  };

  for (const file of files) {
    const absolute = path.join(CONTENT, 'en', file);
    const source = program.getSourceFile(absolute);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!source || !symbol) continue;
    const module: Record<string, unknown> = await import(/* @vite-ignore */ absolute);
    for (const exported of checker.getExportsOfModule(symbol)) {
      const value = module[exported.name];
      if (value === undefined) continue;
      walk(value, checker.getTypeOfSymbolAtLocation(exported, source), `${file} ${exported.name}`, source);
    }
  }
  return { said, faults, templates };
}
