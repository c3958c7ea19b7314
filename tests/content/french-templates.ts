/**
 * Every French text that is put together from parts, said over the range of each part: none, one, two and many of what is
 * counted, names that begin with a vowel or an h, the longest one, one to three of a list, each code of an enumeration.
 * What a part is comes from its type; which names and amounts stand for it, from what it is called.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { longestName } from './template-sentences.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'frontend/content/fr');
const MOST_CODES = 60;
const MOST_DEEP = 6;

export interface FrenchTemplate {
  /** The file below the folder of the language, and the keys in it. */
  key: string;
  texts: string[];
}

const NBSP = '\u00a0';
const NAMES = ['Oberlin College', 'Harvard University', 'École de technologie supérieure', 'Cégep Garneau'];
const PLACES = ['Ottawa', 'Halifax', 'Québec', 'La Nouvelle-Orléans'];
/** What a text stands for whose name says nothing of it. */
const ANY = ['biologie', 'génie civil', 'droit'];
/** Texts that a part stands for, by what it is called; the first that fits. */
const PARTS: readonly (readonly [called: RegExp, values: readonly string[]])[] = [
  [/^(?:date|day|since|until|asOf|read|moved)$/, ['2027-01-01', '2027-11-15']],
  [/year|period|cycle/i, ['2025-2026']],
  [/^(?:code|state|province)$/, ['ON', 'QC', 'NY', 'OH', 'NT']],
  [
    /amount|price|cost|monthly|standard|rap|tuition|fee|sum|limit|estimate|median|pay$|inState|outOfState|^(?:low|high|lower|upper)$/i,
    [`1${NBSP}$`, `12${NBSP}345${NBSP}$${NBSP}US`],
  ],
  [/rate|percent|share|part$|elsewhere/i, [`0${NBSP}%`, `1${NBSP}%`, `4,5${NBSP}%`]],
  [
    /^(?:count|number|total|people|students|undergraduates|applied|admitted|accepted|offered|reports|ratio|schools|campuses|us|canada)$/,
    ['0', '1', '0,4', `1${NBSP}234`],
  ],
  [/place|town|city|area|region/i, PLACES],
  [/name|school|university|college|successor|person|institution/i, NAMES],
];
const COUNTS = [0, 1, 2, 1_234];
const NUMBERS: readonly (readonly [called: RegExp, values: readonly number[]])[] = [
  [/^(?:year|founded)$/i, [1636, 2027]],
  [/month/i, [1, 4, 12]],
];

type Values = readonly unknown[];

function valuesOf(type: ts.Type, name: string, checker: ts.TypeChecker, deep = 0): Values {
  if (type.flags & ts.TypeFlags.Null) return [null];
  if (type.flags & ts.TypeFlags.Undefined) return [undefined];
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  if (type.isUnion()) {
    const all = type.types.flatMap((one) => valuesOf(one, name, checker, deep));
    return [
      ...all.filter((value) => value !== null && value !== undefined),
      ...all.filter((value) => value === null),
    ].slice(0, MOST_CODES);
  }
  if (type.flags & ts.TypeFlags.String) return PARTS.find(([called]) => called.test(name))?.[1] ?? ANY;
  if (type.flags & ts.TypeFlags.Number) return NUMBERS.find(([called]) => called.test(name))?.[1] ?? COUNTS;
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [of] = checker.getTypeArguments(type as ts.TypeReference);
    const values = of === undefined ? [] : valuesOf(of, name.replace(/s$/, ''), checker, deep + 1);
    return values.length === 0
      ? []
      : [1, 2, 3].map((length) => Array.from({ length }, (_, at) => values[at % values.length]));
  }
  const properties = checker.getPropertiesOfType(type);
  if (deep > 2 || properties.length === 0 || properties.length > 12) return [];
  const parts = properties.map(
    (one) => [one.name, valuesOf(checker.getTypeOfSymbol(one), one.name, checker, deep + 1)] as const,
  );
  if (parts.some(([, values]) => values.length === 0)) return [];
  return over(parts.map(([, values]) => values)).map((one) =>
    Object.fromEntries(parts.map(([key], at) => [key, one[at]])),
  );
}

/** All parts at once, and each by itself while the others stay. */
function over(parts: readonly Values[]): unknown[][] {
  const together = Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) =>
    parts.map((values) => values[at % values.length]),
  );
  const alone = parts.flatMap((values, which) =>
    values.map((value) => parts.map((others, at) => (at === which ? value : others[0]))),
  );
  return [...together, ...alone];
}

/** The texts of an answer: itself, or those of its keys. */
function textsIn(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  if (Array.isArray(said)) return said.flatMap(textsIn);
  if (said === null || typeof said !== 'object') return [];
  return Object.values(said).flatMap(textsIn);
}

function sayAll(say: (...parts: unknown[]) => unknown, parts: readonly Values[]): string[] {
  const texts = over(parts).flatMap((one) => {
    try {
      return textsIn(say(...one));
    } catch {
      // Parts that never come together, such as a code with the name of another.
      return [];
    }
  });
  return [...new Set(texts)];
}

/** `missed` are those for which no parts were found. */
export async function frenchTemplates(): Promise<{ templates: FrenchTemplate[]; missed: string[] }> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const program = ts.createProgram({
    rootNames: files.map((file) => path.join(FOLDER, file)),
    options: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      strict: true,
      noEmit: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  const templates: FrenchTemplate[] = [];
  const missed: string[] = [];
  const longest = longestName();

  const walk = (type: ts.Type, value: unknown, key: string, deep: number) => {
    if (typeof value === 'function') {
      const parameters = type.getCallSignatures()[0]?.parameters;
      if (parameters === undefined || parameters.length === 0) return;
      const parts = parameters.map((one) => {
        const values = valuesOf(checker.getTypeOfSymbol(one), one.name, checker);
        return values[0] === NAMES[0] ? [...values, longest] : values;
      });
      const texts = parts.some(({ length }) => length === 0) ? [] : sayAll(value as () => unknown, parts);
      if (texts.length === 0) missed.push(key);
      else templates.push({ key, texts });
      return;
    }
    if (value === null || typeof value !== 'object' || deep > MOST_DEEP) return;
    for (const [name, inner] of Object.entries(value)) {
      const symbol = type.getProperty(name);
      const of = symbol === undefined ? type.getStringIndexType() : checker.getTypeOfSymbol(symbol);
      if (of !== undefined) walk(of, inner, `${key}.${name}`, deep + 1);
    }
  };

  for (const file of files) {
    const source = program.getSourceFile(path.join(FOLDER, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (symbol === undefined) continue;
    const module = (await import(path.join(FOLDER, file))) as Record<string, unknown>;
    for (const one of checker.getExportsOfModule(symbol))
      walk(checker.getTypeOfSymbol(one), module[one.name], `${file} ${one.name}`, 0);
  }
  return { templates, missed };
}
