/** The tools that assistants call at /mcp: each takes parameters of the endpoint table and answers by a contract of its own. */
import * as z from 'zod/mini';
import { TOOL_FIGURES } from '../domain/figures/tool-figures.ts';
import { EARNINGS_SIDES } from '../domain/programs/earnings-check.ts';
import { FINDER_TRENDS } from '../domain/programs/graduates-trend.ts';
import { CURRENCIES } from '../domain/record/enums.ts';
import { FACT_FIELDS, MISSING_REASONS } from '../domain/record/facts.ts';
import { COMPARE_MAX } from '../domain/site/limits.ts';
import { endpoints } from './endpoints.ts';
import { majorResponse, majorsResponse } from './majors.ts';
import { parameterNote } from './parameter-notes.ts';
import { parameterDescription, parametersOf } from './params.ts';
import { yourPriceView } from './situation.ts';

export const TOOL_NAMES = ['search', 'university', 'compare', 'price', 'programs', 'majors', 'explain_figure'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

const text = z.string();
const maybeText = z.nullable(text);

/** A figure with what it takes to quote it. `value` is null where there is none, and `whyBlank` says why. */
const toolFigure = z.object({
  figure: z.enum(FACT_FIELDS),
  label: text,
  value: z.nullable(z.number()),
  unit: z.enum(['money', 'fee', 'rate', 'percent', 'count', 'ratio', 'year']),
  currency: z.nullable(z.enum(CURRENCIES)),
  year: maybeText,
  source: maybeText,
  /** Stands in for one that the school did not publish. */
  estimate: z.boolean(),
  /** How many people a rate is of; null where that is not known. */
  people: z.nullable(z.int()),
  whyBlank: z.nullable(z.object({ reason: z.enum(MISSING_REASONS), text })),
});
export type ToolFigureView = z.infer<typeof toolFigure>;

const toolSchool = z.object({
  id: z.int(),
  name: text,
  place: text,
  /** The page with everything, sources included. */
  url: text,
  /** Whether it still teaches. */
  status: text,
  figures: z.array(toolFigure),
  yourPrice: z.optional(yourPriceView),
});
export type ToolSchool = z.infer<typeof toolSchool>;

/** What a class or list is called, with the year it is of. */
const namedFacts = z.array(z.object({ label: text, value: text }));

const toolProgram = z.object({
  program: text,
  cip: text,
  school: text,
  place: text,
  url: text,
  /** What says that it is taught; `knowledge` is to be checked with the school. */
  basis: z.enum(['completions', 'listed', 'knowledge']),
  awards: z.array(
    z.object({
      level: text,
      graduates: z.nullable(z.int()),
      earningsFourYears: z.nullable(z.int()),
      online: z.boolean(),
      trend: z.optional(z.enum(FINDER_TRENDS)),
      /** By the College Scorecard's figures; no decision of the Department of Education. */
      earningsCheck: z.optional(z.object({ side: z.enum(EARNINGS_SIDES), close: z.boolean() })),
    }),
  ),
});
export type ToolProgram = z.infer<typeof toolProgram>;

/** The version of the data, so that two answers can be told to be of one. */
const dataset = z.object({ version: text });

export const TOOL_ANSWERS = {
  search: z.object({
    total: z.int(),
    page: z.int(),
    totalPages: z.int(),
    /** What the words were taken for. */
    understood: z.array(text),
    unused: z.array(text),
    schools: z.array(toolSchool),
    url: text,
    dataset,
  }),
  university: z.object({
    school: toolSchool,
    description: text,
    facts: namedFacts,
    fields: z.array(z.object({ title: text, graduates: z.nullable(z.int()) })),
    dataset,
  }),
  compare: z.object({ schools: z.array(toolSchool), url: text, dataset }),
  price: z.object({
    prices: z.array(z.object({ id: z.int(), name: text, url: text, price: yourPriceView })),
    dataset,
  }),
  programs: z.object({
    total: z.int(),
    page: z.int(),
    totalPages: z.int(),
    graduatesOf: maybeText,
    programs: z.array(toolProgram),
    dataset,
  }),
  majors: z.object({
    major: z.optional(majorResponse),
    majors: z.optional(majorsResponse.shape.majors),
    url: text,
    dataset,
  }),
  explain_figure: z.object({
    school: text,
    url: text,
    explained: toolFigure,
    meaning: text,
    variable: maybeText,
    sourceUrl: maybeText,
    computed: maybeText,
    dataset,
  }),
} as const satisfies Record<ToolName, z.ZodMiniType>;
export type ToolAnswer<Name extends ToolName> = z.infer<(typeof TOOL_ANSWERS)[Name]>;

type Json = Record<string, unknown>;

/** Schools by a word of the caller: an id, the last part of a page's address, or a name. */
const schoolWord = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'A school: its id, the last part of its page’s URL, or its name.',
} as const;
const schoolWords = (most: number, least = 1): Json => ({
  type: 'array',
  items: schoolWord,
  minItems: least,
  maxItems: most,
  description: `${least} to ${most} schools, each by id, by the last part of its page’s URL, or by name.`,
});
const language: Json = {
  type: 'string',
  enum: ['en', 'fr'],
  description: 'Language of names and sentences in the answer. English by default.',
};

interface ToolPlan {
  title: string;
  description: string;
  /** Parameters of an endpoint, by name; the reader of each says what it takes. */
  takes?: { of: keyof typeof endpoints; parameters: readonly string[] };
  /** Parameters of the tool's own. */
  own?: Readonly<Record<string, Json>>;
  required?: readonly string[];
}

/** Most schools in one answer. */
export const TOOL_SCHOOLS_MAX = 10;

export const TOOLS: Readonly<Record<ToolName, ToolPlan>> = {
  search: {
    title: 'Search universities and colleges',
    description:
      'Finds universities and colleges of the United States and Canada by name, by a search in plain words ("nursing in Texas under $15,000 in-state"), or by filters. Each school has its main numbers with year and source, or the reason there is none.',
    takes: {
      of: 'searchUniversities',
      parameters: [
        'search',
        'country',
        'state',
        'type',
        'kind',
        'subject',
        'degree',
        'language',
        'setting',
        'designation',
        'carnegie',
        'accessEarnings',
        'tuitionMax',
        'inStateTuitionMax',
        'netPriceMax',
        'acceptanceRateMin',
        'acceptanceRateMax',
        'graduationRateMin',
        'studentPopulationMin',
        'studentPopulationMax',
        'satScore',
        'actScore',
        'testPolicy',
        'nearPlace',
        'radiusMiles',
        'home',
        'residence',
        'income',
        'yourPriceMax',
        'sortBy',
        'sortOrder',
        'page',
      ],
    },
    own: {
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: TOOL_SCHOOLS_MAX,
        description: 'Schools in one answer. 5 by default.',
      },
    },
  },
  university: {
    title: 'One university',
    description:
      'What is published about one school: prices, admission, graduation rates, pay, debt and largest fields. Each number has its year and source or, if it is missing, the reason.',
    takes: { of: 'universityBySlug', parameters: ['home', 'residence', 'income'] },
    own: { school: schoolWord },
    required: ['school'],
  },
  compare: {
    title: 'Compare universities',
    description: `The same numbers for two to ${COMPARE_MAX} schools, to compare them. Some rates cover different years in the two countries, and the numbers say so.`,
    takes: { of: 'compareUniversities', parameters: ['home', 'residence', 'income'] },
    own: { schools: schoolWords(COMPARE_MAX, 2) },
    required: ['schools'],
  },
  price: {
    title: 'What a year would cost one family',
    description:
      'What a year at some schools would cost, based on where the student lives (home, or residence for a student from abroad). It is more exact with the family’s income. The question isn’t stored or logged.',
    takes: { of: 'universityPrices', parameters: ['home', 'residence', 'income'] },
    own: { schools: schoolWords(TOOL_SCHOOLS_MAX) },
    required: ['schools'],
  },
  programs: {
    title: 'Find programs',
    description:
      'Programs by subject, place and degree, with graduates per year, pay four years after graduating and the earnings check. Put words like "online nursing masters in Texas" in q.',
    takes: {
      of: 'findPrograms',
      parameters: [
        'q',
        'program',
        'cip',
        'state',
        'location',
        'levels',
        'onlineOnly',
        'check',
        'trend',
        'sortBy',
        'page',
      ],
    },
    own: {
      limit: { type: 'integer', minimum: 1, maximum: 20, description: 'Programs in one answer. 10 by default.' },
    },
  },
  majors: {
    title: 'Majors',
    description:
      'One major: what it is, how many schools teach it, what graduates earn across schools, and which schools have the most graduates. Without a key, you get the keys of all majors.',
    own: {
      major: { type: 'string', maxLength: 60, description: 'The key of a major, such as nursing or computer-science.' },
    },
  },
  explain_figure: {
    title: 'Explain one number of a school',
    description:
      'What one number of a school means, who is counted, who published it, under which variable and for which year, and how it was computed, or why it is missing.',
    own: {
      school: schoolWord,
      figure: { type: 'string', enum: TOOL_FIGURES, description: 'The key of the number.' },
    },
    required: ['school', 'figure'],
  },
};

/** The JSON schema of a tool's arguments. */
export function toolInput(name: ToolName): Json {
  const { takes, own = {}, required = [] } = TOOLS[name];
  const readers = takes ? parametersOf(endpoints[takes.of].query) : {};
  const taken = (takes?.parameters ?? []).map((parameter): [string, Json] => {
    const described = parameterDescription(readers[parameter] ?? {});
    if (!described) throw new Error(`${takes?.of} has no parameter ${parameter}`);
    const note = parameterNote(parameter);
    return [parameter, { ...described.schema, ...(note === undefined ? {} : { description: note }) }];
  });
  return {
    type: 'object',
    properties: { ...own, ...Object.fromEntries(taken), lang: language },
    required,
    additionalProperties: false,
  };
}
