/** Calls a tool: its arguments as parameters of an endpoint, the endpoint's answer as the tool's. */

import { askedLanguage, LANGUAGE_PARAMETER } from '#schema/api/asked-language.ts';
import {
  TOOL_NAMES,
  TOOL_SCHOOLS_MAX,
  TOOLS,
  type ToolAnswer,
  type ToolName,
  toolInput,
} from '#schema/api/assistant-tools.ts';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { programsQuery } from '#schema/api/programs.ts';
import { searchQuery } from '#schema/api/search.ts';
import { situationQuery } from '#schema/api/situation.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { TOOL_FIGURES, type ToolFigure } from '#schema/domain/figures/tool-figures.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { COMPARE_MAX, TEXT_MAX } from '#schema/domain/site/limits.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { SITUATION_PARAMETERS } from '#schema/domain/situation/situation.ts';
import { AppError, badParameters } from '#worker/app-error.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { type AppContext, type Deps, depsInSession } from '#worker/deps.ts';
import { NEAREST } from '#worker/session-start.ts';
import { nearestName } from '../middleware/known-parameters.ts';
import { majorRoute, majorsRoute } from '../routes/majors.ts';
import { parseByContract } from '../routes/parse-request.ts';
import { programsRoute } from '../routes/programs.ts';
import type { Parsed, ParsedInput, PublicRoute } from '../routes/public-route.ts';
import { bySlugRoute, compareRoute, pricesRoute, searchRoute } from '../routes/universities.ts';
import { isObject, type Json } from './protocol.ts';

/** A call with its arguments checked for names and shapes. */
interface Call {
  deps: Deps;
  /** Arguments that are parameters of the tool's endpoint, as an address would hold them. */
  raw: Record<string, string[]>;
  own: Json;
  /** Whether something is said of who asks: then nothing is stored, here or elsewhere. */
  personal: boolean;
  url: (path: string) => string;
}

interface Answered<Name extends ToolName> {
  answer: Omit<ToolAnswer<Name>, 'dataset'>;
  version: string;
}

const SEARCH_LIMIT = 5;
const PROGRAMS_LIMIT = 10;

/** The answer of an endpoint: what is stored of it, or for who says something of themselves one that is stored nowhere. */
async function ask<E extends Endpoint>(
  route: PublicRoute<E>,
  { deps, personal }: Call,
  input: ParsedInput<E>,
): Promise<{ value: Parsed<E['response']>; version: string }> {
  if (!personal) {
    const served = await route.serve(deps, input);
    return { value: served.value(), version: served.answer.version };
  }
  return withDataset(deps, async (dataset) => ({
    value: (await route.make(deps, dataset, input)).value,
    version: dataset.version,
  }));
}

/** Schools by what the caller calls them. Throws Failure `unknown-university`, which names the word. */
async function idsOf(call: Call, words: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const word of words) ids.push(await idOf(call, word.trim()));
  return [...new Set(ids)];
}

async function idOf({ deps }: Call, word: string): Promise<number> {
  const digits = /^\d{1,9}$/.test(word) || /^[a-z0-9_-]+-\d{1,9}$/.test(word) ? idOfSlug(word) : null;
  if (digits !== null) return digits;
  const query = parseByContract(searchQuery, { search: [word], limit: ['1'], kind: [ALL_KINDS] });
  const { universities } = (await searchRoute.serve(deps, { params: undefined, query })).value();
  const [first] = universities;
  if (first === undefined) throw new AppError('unknown-university', { detail: `No school is called “${word}”.` });
  return first.id;
}
const ALL_KINDS = 'bachelors,mostly-associate,seminary,two-year,graduate-only';

const whoIn = ({ raw }: Call) =>
  parseByContract(
    situationQuery,
    Object.fromEntries(SITUATION_PARAMETERS.flatMap((name) => (raw[name] ? [[name, raw[name]]] : []))),
  );

/** Records of some schools in the order asked. Throws Failure `unknown-university` for an id that nobody has. */
async function recordsOf(
  call: Call,
  ids: readonly number[],
): Promise<{ value: UniversityRecordView[]; version: string }> {
  const found = await ask(compareRoute, call, { params: undefined, query: { ids: [...ids], ...whoIn(call) } });
  const missing = ids.find((id) => !found.value.some((record) => record.id === id));
  if (missing !== undefined) throw new AppError('unknown-university', { detail: `No school has the id ${missing}.` });
  return found;
}

async function recordOf(call: Call): Promise<{ value: UniversityRecordView; version: string }> {
  const [id = 0] = await idsOf(call, [call.own.school as string]);
  return ask(bySlugRoute, call, { params: { slug: String(id) }, query: whoIn(call) });
}

const RUN: { readonly [Name in ToolName]: (call: Call) => Promise<Answered<Name>> } = {
  async search(call) {
    const { deps, own, raw, url } = call;
    const limit = String(own.limit ?? SEARCH_LIMIT);
    const query = parseByContract(searchQuery, { ...raw, limit: [limit] });
    const { value: found, version } = await ask(searchRoute, call, { params: undefined, query });
    const ids = found.universities.map(({ id }) => id);
    const records = ids.length === 0 ? [] : (await recordsOf(call, ids)).value;
    const reading = 'reading' in found ? found.reading : undefined;
    // The page gets no situation: addresses are kept by browsers and sent to others.
    const open = Object.entries(raw).filter(([name]) => !isPersonal(name) && name !== 'page');
    // The page calls the text `q`.
    const address = new URLSearchParams(open.map(([name, texts]) => [name === 'search' ? 'q' : name, texts.join(',')]));
    return {
      version,
      answer: {
        total: found.total,
        page: found.page,
        totalPages: found.totalPages,
        understood: (reading?.spans ?? []).map(({ label }) => label),
        unused: (reading?.unused ?? []).map(({ text }) => text),
        schools: records.map((record) => deps.presenters.presentListedSchool(record, url)),
        url: url(`/search?${address}`),
      },
    };
  },
  async university(call) {
    const { presentToolFacts, presentToolSchool } = call.deps.presenters;
    const { value: record, version } = await recordOf(call);
    const fields = record.programs.slice(0, 8).map(({ title, graduates }) => ({ title, graduates }));
    const facts = presentToolFacts(record);
    return {
      version,
      answer: { school: presentToolSchool(record, call.url), description: record.description, facts, fields },
    };
  },
  async compare(call) {
    const ids = await idsOf(call, call.own.schools as string[]);
    const { value: records, version } = await recordsOf(call, ids);
    const schools = records.map((record) => call.deps.presenters.presentToolSchool(record, call.url));
    return { version, answer: { schools, url: call.url(`/compare?ids=${ids.join(',')}`) } };
  },
  async price(call) {
    if (call.raw.home === undefined && call.raw.residence === undefined) {
      throw badParameters([{ parameter: 'home', message: 'must be given, or residence for a student from abroad' }]);
    }
    const ids = await idsOf(call, call.own.schools as string[]);
    const query = { ids, ...whoIn(call) };
    const { value: found, version } = await ask(pricesRoute, call, { params: undefined, query });
    // Names are the same for everybody: they are asked for without a word of who asks.
    const { value: records } = await recordsOf({ ...call, raw: {}, personal: false }, ids);
    const prices = found.prices.flatMap(({ id, yourPrice: price }) => {
      const record = records.find((one) => one.id === id);
      return record ? [{ id, name: record.name, url: call.url(`/university/${record.slug}`), price }] : [];
    });
    return { version, answer: { prices } };
  },
  async programs(call) {
    const limit = String(call.own.limit ?? PROGRAMS_LIMIT);
    const query = parseByContract(programsQuery, { ...call.raw, limit: [limit] });
    const { value: found, version } = await ask(programsRoute, call, { params: undefined, query });
    return { version, answer: call.deps.presenters.presentToolPrograms(found, call.url) };
  },
  async majors(call) {
    const { presentToolMajor, presentToolMajors } = call.deps.presenters;
    if (call.own.major === undefined) {
      const { value, version } = await ask(majorsRoute, call, { params: undefined, query: undefined });
      return { version, answer: presentToolMajors(value, call.url) };
    }
    const params = { major: call.own.major as string };
    const { value, version } = await ask(majorRoute, call, { params, query: undefined });
    return { version, answer: presentToolMajor(value, call.url) };
  },
  async explain_figure(call) {
    const { value: record, version } = await recordOf(call);
    const explained = call.deps.presenters.presentExplained(record, call.own.figure as ToolFigure, call.url);
    return { version, answer: explained };
  },
};

const isPersonal = (name: string): boolean => SITUATION_PARAMETERS.some((one) => one === name);

export const isToolName = (name: unknown): name is ToolName => TOOL_NAMES.some((one) => one === name);

/**
 * The result of a tool. What is wrong with its arguments, or names nothing, is the tool's answer for the model to put
 * right, and no failure of the protocol. Throws AppError for anything else.
 */
export async function callTool(
  name: ToolName,
  given: unknown,
  asked: { app: AppContext; origin: string },
): Promise<Json> {
  try {
    const call = readCall(name, given, asked);
    const { answer, version } = await RUN[name](call);
    const content = { ...answer, dataset: { version } } as ToolAnswer<typeof name>;
    const textOf = call.deps.presenters.TOOL_TEXTS[name] as (answer: ToolAnswer<ToolName>) => string;
    return { content: [{ type: 'text', text: textOf(content) }], structuredContent: content };
  } catch (error) {
    if (!(error instanceof AppError) || !ANSWERABLE.has(error.code)) throw error;
    return { content: [{ type: 'text', text: error.details.detail ?? error.message }], isError: true };
  }
}
const ANSWERABLE: ReadonlySet<string> = new Set([
  'bad-parameter',
  'unknown-university',
  'unknown-major',
  'unknown-town',
]);

function readCall(name: ToolName, given: unknown, { app, origin }: { app: AppContext; origin: string }): Call {
  const fault = (parameter: string, message: string) => badParameters([{ parameter, message }]);
  if (given !== undefined && !isObject(given)) throw fault('arguments', 'must be an object');
  const { properties, required } = toolInput(name) as { properties: Record<string, Json>; required: string[] };
  const { [LANGUAGE_PARAMETER]: asked, ...args } = (given ?? {}) as Json;
  const language = readLanguage(asked);
  const known = Object.keys(properties);
  for (const parameter of Object.keys(args)) {
    if (known.includes(parameter)) continue;
    const shown = parameter.slice(0, SHOWN_MAX);
    const nearest = nearestName(parameter, known);
    throw fault(
      shown,
      nearest === undefined
        ? `is not a parameter here. The parameters are ${known.join(', ')}`
        : `is not a parameter here. Use ${nearest} instead`,
    );
  }
  for (const parameter of required) if (args[parameter] === undefined) throw fault(parameter, 'must be given');
  const own: Json = {};
  const raw: Record<string, string[]> = {};
  for (const [parameter, value] of Object.entries(args)) {
    if (parameter in (TOOLS[name].own ?? {})) own[parameter] = ownArgument(parameter, value);
    else raw[parameter] = textsOf(parameter, value);
  }
  return {
    deps: depsInSession(app, NEAREST, language),
    raw,
    own,
    personal: Object.keys(raw).some(isPersonal),
    url: (path) => origin + addressIn(language, path),
  };

  function readLanguage(value: unknown): Language {
    if (value === undefined) return 'en';
    const { data } = askedLanguage.safeParse(value);
    if (data === undefined) throw fault(LANGUAGE_PARAMETER, 'must be en or fr');
    return data;
  }

  /** A value as an address holds it: the readers of the endpoint say whether it will do. */
  function textsOf(parameter: string, value: unknown): string[] {
    const values = Array.isArray(value) ? value : [value];
    const texts = values.map((one) => (typeof one === 'boolean' ? String(Number(one)) : one));
    if (texts.length > VALUES_MAX || !texts.every(isShort))
      throw fault(parameter, 'must be a short text, a number or a list of them');
    return texts.map(String);
  }

  function ownArgument(parameter: string, value: unknown): unknown {
    const short = (one: unknown) => typeof one === 'string' && isShort(one) && one.trim() !== '';
    if (parameter === 'schools') {
      const most = name === 'compare' ? COMPARE_MAX : TOOL_SCHOOLS_MAX;
      const least = name === 'compare' ? 2 : 1;
      if (Array.isArray(value) && value.length >= least && value.length <= most && value.every(short)) return value;
      throw fault(parameter, `must be ${least} to ${most} schools, each by id, address or name`);
    }
    if (parameter === 'limit') {
      const { maximum } = properties.limit as { maximum: number };
      if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maximum) return value;
      throw fault(parameter, `must be a whole number from 1 to ${maximum}`);
    }
    if (parameter === 'figure' && !TOOL_FIGURES.some((one) => one === value)) {
      throw fault(parameter, `must be one of ${TOOL_FIGURES.join(', ')}`);
    }
    if (!short(value)) throw fault(parameter, `must be one text of at most ${TEXT_MAX} characters`);
    return value;
  }
}

const SHOWN_MAX = 40;
const VALUES_MAX = 60;
const isShort = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && [...value].length <= TEXT_MAX);
