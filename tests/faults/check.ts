/** Checks that every answer must pass, whatever failed behind it. */
import { env } from 'cloudflare:workers';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { DOORS, type Door, FAULTS, type Fault, Hangs, NO_FAULTS, type Plan } from './doors.ts';
import type { Beginning, FaultyWorld, SentRequest, Tried } from './faulty-world.ts';
import { comparable, readState, restoreState, type State } from './state.ts';

/** One fault at the nth call to a door. */
export interface Spot {
  door: Door;
  nth: number;
  fault: Fault;
}

export const atOne =
  (...spots: readonly Spot[]): Plan =>
  (door, nth) =>
    spots.find((spot) => spot.door === door && spot.nth === nth)?.fault;

/** Every fault at every call that the request makes. */
export function spotsOf({ whole, request }: Case, faultsOf: (door: Door) => readonly Fault[] = (door) => FAULTS[door]) {
  const isFile = request.address.startsWith('/assets/');
  return DOORS.flatMap((door) => {
    const faults = faultsOf(door).filter((fault) => !(isFile && fault.isFile));
    return Array.from({ length: whole.calls[door] }, (_, nth) =>
      faults.map((fault): Spot => ({ door, nth, fault })),
    ).flat();
  });
}

export const nameOf = (spots: readonly Spot[]) =>
  spots.map(({ door, nth, fault }) => `${door} ${nth + 1} ${fault.name}`).join(', then ');

/** A request with what is known of its answer when nothing fails. */
export interface Case {
  world: FaultyWorld;
  beginning: Beginning;
  request: SentRequest;
  /** Undefined for what is no part of the API. */
  endpoint: Endpoint | undefined;
  whole: Tried;
  /** What is in D1 before, and after the request was answered. */
  before: State;
  done: string;
  /** Whether sending it again does it again, by design. */
  adds: boolean;
}

type Given = Pick<Case, 'world' | 'beginning' | 'request' | 'endpoint'> & { adds?: boolean };

/** Begins however often it was asked before: how many downloads an hour allows is not what is tried here. */
export async function beginAnew(world: FaultyWorld, beginning: Beginning): Promise<void> {
  await env.DB.exec('delete from timed_counts');
  world.begin(beginning);
}

/** The case of a request, tried without faults. Throws when that does not succeed. */
export async function caseOf({ adds = false, ...given }: Given): Promise<Case> {
  const { world, beginning, request, endpoint } = given;
  const before = await readState();
  await beginAnew(world, beginning);
  const whole = await world.try(NO_FAULTS, request);
  const wanted = endpoint ? (endpoint.status ?? 200) : whole.status;
  if (whole.status !== wanted || whole.status >= 500)
    throw new Error(`${request.address}: ${whole.status} ${whole.text}`);
  const after = await readState();
  await restoreState(before);
  return { ...given, adds, whole, before, done: comparable(after, before) };
}

/**
 * What is wrong with how a request is answered when any one of its calls fails, whatever is held when it comes; nothing
 * when all is well. A beginning that leads to the same calls as another before it is the same to those who answer.
 */
export async function faultsOfAll(
  given: Omit<Given, 'beginning'>,
  beginnings: readonly Beginning[],
): Promise<string[]> {
  const found: string[] = [];
  const met = new Set<string>();
  for (const beginning of beginnings) {
    const tried = await caseOf({ ...given, beginning });
    const calls = JSON.stringify(tried.whole.calls);
    if (met.has(calls)) continue;
    met.add(calls);
    for (const spot of spotsOf(tried)) found.push(...(await faultsFound(tried, [spot])));
  }
  return found;
}

/** The same of one case under these faults. */
export async function faultsFound(
  tried: Case,
  spots: readonly Spot[],
  plan: Plan = atOne(...spots),
): Promise<string[]> {
  const { world, request, endpoint } = tried;
  const changes = request.method !== 'GET';
  const found: string[] = [];
  let isTouched = changes;
  try {
    await beginAnew(world, tried.beginning);
    const answer = await world.try(plan, request);
    found.push(...wrongWith(tried, answer, spots));
    found.push(...world.log.filter(({ event }) => event === 'unexpected').map(({ fields }) => JSON.stringify(fields)));
    const half = changes ? comparable(await readState(), tried.before) : '';
    const isSuccess = answer.status === tried.whole.status;
    if (changes && half !== tried.done && (isSuccess || half !== comparable(tried.before, tried.before))) {
      found.push(isSuccess ? 'is answered as done, and is not' : 'leaves half a write');
    }
    found.push(...(await wrongAfterwards(tried, half === tried.done)));
    isTouched = changes && tried.done !== comparable(tried.before, tried.before);
  } catch (error) {
    if (!(error instanceof Hangs)) throw error;
    found.push(error.message);
  }
  if (isTouched || (changes && found.length > 0)) await restoreState(tried.before);
  return found.map((what) => `${endpoint?.name ?? request.address} (${tried.beginning}): ${nameOf(spots)}: ${what}`);
}

/** The next request, which nothing fails: it is answered as if nothing had been, and does what was not done. */
async function wrongAfterwards(tried: Case, wasDone: boolean): Promise<string[]> {
  const { world, request, whole } = tried;
  const next = await world.try(NO_FAULTS, request);
  if (request.method === 'GET') {
    if (next.status !== whole.status) return [`is answered ${next.status} afterwards`];
    // A drawing stands in for a picture that could not be had, for an hour.
    if (!request.address.startsWith('/img/') && next.text !== whole.text) return ['is answered otherwise afterwards'];
    return [];
  }
  const isRefused = ALREADY_DONE.includes(next.status) && next.status in (tried.endpoint?.errors ?? {});
  if (next.status !== whole.status && !(wasDone && isRefused))
    return [`is answered ${next.status} when it is sent again`];
  if (wasDone && tried.adds) return [];
  return comparable(await readState(), tried.before) === tried.done ? [] : ['is not done once when it is sent again'];
}

/** Refusals that a lost answer may lead to: what was asked for has happened, and cannot a second time. */
const ALREADY_DONE = [401, 404, 409];
/** Those that must not be refused after they were done: who they were done for would not know how to go on. */
const ANSWERED_AS_DONE = ['register', 'recover', 'changePassword', 'deleteAccount'];

function wrongWith({ endpoint, whole }: Case, { status, headers, text }: Tried, spots: readonly Spot[]): string[] {
  if (status === 503) {
    return [
      ...(endpoint && !(503 in endpoint.errors) ? ['is answered 503, which is not declared'] : []),
      ...(Number(headers.get('retry-after')) > 0 ? [] : ['does not say when to ask again']),
      ...(text === '' ? ['says nothing'] : []),
    ];
  }
  if (status === whole.status) return wrongWithSuccess(endpoint, text, headers, whole);
  if (status === 429 && spots.some(({ fault }) => fault.refuses)) return [];
  if (endpoint && status in endpoint.errors && mayRefuse(endpoint, status, spots)) return [];
  return [`is answered ${status}: ${text.slice(0, 200)}`];
}

/** Whether a refusal may be the truth, or what the truth looks like from here. */
function mayRefuse({ name, method }: Endpoint, status: number, spots: readonly Spot[]): boolean {
  const faults = spots.filter(({ door, fault }) => door === 'D1' && fault.isDone).map(({ fault }) => fault);
  // Nobody of that name is what no row says.
  if (
    status === 401 &&
    ['login', 'recover', 'passkeyLogin'].includes(name) &&
    faults.some(({ hasNoRows }) => hasNoRows)
  )
    return true;
  return method !== 'GET' && faults.length > 0 && ALREADY_DONE.includes(status) && !ANSWERED_AS_DONE.includes(name);
}

function wrongWithSuccess(endpoint: Endpoint | undefined, text: string, headers: Headers, whole: Tried): string[] {
  if (
    headers.get('content-type') !== whole.headers.get('content-type') &&
    !whole.headers.get('content-type')?.startsWith('image/')
  ) {
    return [`is of type ${headers.get('content-type')}`];
  }
  if (!endpoint?.response) return text === '' && whole.text !== '' ? ['is answered with nothing'] : [];
  const { error } = endpoint.response.safeParse(JSON.parse(text));
  return error ? [`is not by its contract: ${JSON.stringify(error.issues).slice(0, 300)}`] : [];
}
