/** Parses a line of the search box: which words stand for what, and the search parameters that say the same. */

import { englishStateName } from '#schema/domain/places/english-places.ts';
import type { AmountOf, Compared, Says } from '#schema/domain/search/reading-codes.ts';
import { type NumberColumn, SUBJECT_FILTERS, UNIT_SCALE, unitOf } from '#schema/domain/search/search-filters.ts';
import { RADIUS_MILES_MAX } from '#schema/domain/site/limits.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { placeKey } from '#schema/search/words.ts';
import { centreOfArea } from '../places/areas.ts';
import { countryOfState } from '../places/known-places.ts';
import { townIn, townsOf } from '../places/towns.ts';
import { positionOf } from '../positions.ts';
import { type Word, wordsOfLine } from '../words-of-line.ts';
import type { Comparative, Entry, Parameters, SpanKind, Vague } from './entries.ts';
import { COMPARATIVES, LIST_WORDS, RESIDENTS } from './grammar.ts';
import { markSpan } from './marks.ts';
import { asStudents } from './measures.ts';
import { areaKeyOf } from './merge-places.ts';
import { largestIn, nameWords, schoolNamed } from './names.ts';
import { negated } from './negate.ts';
import type { Alternative, ParsedQuery, ParsedSpan } from './parsed-query.ts';
import { audienceAt, type ParseOptions, type Segment, segmentLine } from './segment-line.ts';
import { saidByWord, type WishCode } from './wish-words.ts';

/** "Cheaper" and the like without a school to compare with are what they say of themselves. */
const ALONE: Partial<Record<Compared, WishCode>> = {
  cheaper: 'cheap',
  smaller: 'small',
  larger: 'large',
  easier: 'easy-to-get-into',
  harder: 'hard-to-get-into',
  graduation: 'high-graduation-rate',
  earnings: 'high-earnings',
};

/** Whether a part asks for figures of a subject: its earnings check or its trend. */
export const isOfSubject = ({ parameters }: Pick<ParsedSpan, 'parameters'>): boolean =>
  SUBJECT_FILTERS.some((filter) => filter in parameters);

const wholeMiles = (miles: number) => Math.min(RADIUS_MILES_MAX, Math.max(1, Math.ceil(miles - 0.001)));

/** Much as many students, and how much easier a safe choice is to get into, in percent of those who apply. */
const SAME_SIZE = 0.3;
const SAFER_BY = 25;
const SAFE_FROM = 50;
const SAFE_AT_MOST = 85;

/** The bound that a school's own figure sets; none where it has no such figure. */
function boundsBeside(snapshot: Snapshot, row: number, { column, end, as }: Comparative): Parameters {
  const figure = column as NumberColumn;
  const used = snapshot[figure][row] === NO_NUMBER && figure === 'netPrice' ? 'inStateTuition' : figure;
  const value = snapshot[used][row] as number;
  if (value === NO_NUMBER) return {};
  const own = value / UNIT_SCALE[unitOf(used)];
  if (as === 'safety')
    return { acceptanceRateMin: Math.min(SAFE_AT_MOST, Math.max(SAFE_FROM, Math.ceil(own) + SAFER_BY)) };
  if (end === 'near')
    return {
      [`${used}Min`]: Math.round(own * (1 - SAME_SIZE)),
      [`${used}Max`]: Math.round(own * (1 + SAME_SIZE)),
    };
  return end === 'max' ? { [`${used}Max`]: Math.ceil(own) - 1 } : { [`${used}Min`]: Math.floor(own) + 1 };
}

/** What a school is, each by a filter of its own. */
const EITHER_KINDS: ReadonlySet<SpanKind> = new Set<SpanKind>(['type', 'faith', 'mission', 'kind', 'setting', 'group']);

const isEmpty = ({ parameters, vague }: { parameters?: Parameters; vague?: Vague }) =>
  parameters !== undefined && Object.keys(parameters).length === 0 && vague === undefined;

const boundsOf = ({ parameters }: { parameters: Parameters }) =>
  new Set(Object.keys(parameters).map((key) => /^(.*)(Min|Max)$/.exec(key)?.[1] ?? '-'));

/** The figure of which one part of a wish wants more than the other allows; null when both can be had. */
function contradicted(before: Parameters, span: Parameters): string | null {
  for (const [name, value] of Object.entries(span)) {
    const [, column, end] = /^(.*)(Min|Max)$/.exec(name) ?? [];
    const other = before[`${column}${end === 'Min' ? 'Max' : 'Min'}`];
    if (typeof value !== 'number' || typeof other !== 'number' || column === undefined) continue;
    if (end === 'Min' ? value > other : value < other) return column;
  }
  return null;
}

/** Whether one part bounds a figure from below alone and the other from above alone: "over 5k and under 50k". */
function isOneRange(before: Parameters, span: Parameters): boolean {
  const ends = (parameters: Parameters) => new Set(Object.keys(parameters).map((name) => name.slice(-3)));
  const all = [...ends(before), ...ends(span)];
  return all.length === 2 && all[0] !== all[1];
}

/** Whether two parts of a wish are ranges of one and the same figure. */
function isRangeLike(before: ParsedSpan | undefined, span: { parameters: Parameters }): boolean {
  if (!before || before.negated) return false;
  const columns = [...boundsOf(before), ...boundsOf(span)];
  return columns.length === 2 && columns[0] === columns[1] && columns[0] !== '-';
}

class Reader {
  readonly wish: ParsedQuery;
  private readonly snapshot: Snapshot;
  private readonly line: string;
  private readonly words: readonly Word[];
  private not: Segment | null = null;
  private near: { miles: number; cover: Segment; said: boolean } | null = null;
  private like = false;
  private readonly compared: { comparative: Comparative; cover: Segment }[] = [];
  private than: { comparative: Comparative; cover: Segment } | null = null;
  private lastOperator: string | null = null;
  /** The last word that joined was "or", of whatever it joins. */
  private saysOr = false;

  constructor(snapshot: Snapshot, line: string, words: readonly Word[], forList: boolean) {
    this.snapshot = snapshot;
    this.line = line;
    this.words = words;
    this.wish = {
      spans: [],
      unused: [],
      unpublished: 0,
      schools: [],
      like: null,
      than: [],
      order: null,
      forList,
      placesJoined: false,
      compares: false,
      slips: 0,
      words: 0,
    };
  }

  read(covers: readonly Segment[]): ParsedQuery {
    for (const cover of covers) this.take(cover);
    this.end();
    this.wish.slips = covers.reduce((sum, { slips }) => sum + slips, 0);
    this.wish.words = covers.reduce(
      (sum, { from, to, meaning }) => (meaning.is === 'filler' ? sum : sum + to - from),
      0,
    );
    this.wish.spans.sort((a, b) => a.from - b.from);
    return this.wish;
  }

  private place(cover: Segment): { from: number; to: number } {
    return { from: (this.words[cover.from] as Word).from, to: (this.words[cover.to - 1] as Word).to };
  }

  private drop(cover: Segment): void {
    const { from, to } = this.place(cover);
    this.wish.unused.push({ from, to, text: this.line.slice(from, to) });
  }

  private add(
    cover: Segment,
    span: Omit<ParsedSpan, 'from' | 'to' | 'negated' | 'slips' | 'alternatives'> & { alternatives?: Alternative[] },
  ): void {
    const { from, to } = this.place(cover);
    const denied = this.not;
    const denial = denied ? negated(span) : {};
    // Of a range both ends cannot be denied at once: it is reported as unused, and asks nothing.
    if (denied && Object.keys(span.parameters).length > 0 && isEmpty(denial)) {
      this.drop({ ...cover, from: denied.from });
      this.not = null;
      return;
    }
    if (this.saysOr && !denied && this.asElse(cover, span)) return;
    const before = this.wish.spans.at(-1);
    const either =
      this.lastOperator === 'or' &&
      !denied &&
      isRangeLike(before, span) &&
      !isOneRange(before?.parameters ?? {}, span.parameters);
    if (!either && this.asContradiction(cover, span, denied ? denial : {})) return;
    this.wish.spans.push({
      alternatives: [],
      ...span,
      ...denial,
      from: denied ? this.place(denied).from : from,
      to,
      negated: denied !== null,
      slips: cover.slips,
      ...(either ? { either } : {}),
      ...(this.saysOr ? { orElse: true as const } : {}),
    });
    // "Not in texas or ohio" denies both.
    if (denied) this.lastDenied = { denied, kind: span.kind };
    this.not = null;
  }

  /**
   * "Public or catholic": no question asks for either of two filters, and both at once is what nobody said. The first is
   * asked; the other is named as not used and can be had in its place.
   */
  private asElse(
    cover: Segment,
    { kind, says, parameters }: Omit<ParsedSpan, 'from' | 'to' | 'negated' | 'slips' | 'alternatives'>,
  ): boolean {
    const before = this.wish.spans.at(-1);
    const keys = Object.keys(parameters);
    if (!before || before.negated || !EITHER_KINDS.has(kind) || !EITHER_KINDS.has(before.kind)) return false;
    if (keys.length === 0 || keys.some((key) => key in before.parameters) || isRangeLike(before, { parameters }))
      return false;
    before.alternatives = [...before.alternatives, { kind, says, parameters }];
    this.drop(cover);
    return true;
  }

  /**
   * "Under 5k and over 50k", "small and large": no school is both. What was said first is asked; the other is named as not
   * used and can be had in its place.
   */
  private asContradiction(
    cover: Segment,
    { kind, says, parameters }: Omit<ParsedSpan, 'from' | 'to' | 'negated' | 'slips' | 'alternatives'>,
    denial: Partial<ParsedSpan>,
  ): boolean {
    const asked = denial.parameters ?? parameters;
    const { spans } = this.wish;
    // "Small or medium, over 8,000 students": of what is either, one part alone rules nothing out.
    const first = spans.find(
      (one, at) => !one.either && !spans[at + 1]?.either && contradicted(one.parameters, asked) !== null,
    );
    if (!first) return false;
    first.alternatives = [...first.alternatives, { kind, says, parameters: asked }];
    this.drop(this.not ? { ...cover, from: this.not.from } : cover);
    this.not = null;
    return true;
  }
  private lastDenied: { denied: Segment; kind: SpanKind } | null = null;

  private take(cover: Segment): void {
    const { meaning } = cover;
    switch (meaning.is) {
      case 'filler':
        return;
      case 'unknown':
        this.drop(cover);
        return;
      case 'operator':
        this.operate(cover, meaning.operator);
        return;
      case 'near':
        // "Near X, 30 miles" and "30 miles from X" say one thing.
        if (meaning.far) {
          this.not = cover;
          return;
        }
        this.near = { miles: meaning.miles, cover, said: meaning.said };
        this.applyNearToLast(cover, meaning);
        return;
      case 'than':
        this.than = { comparative: meaning, cover };
        return;
      case 'about': {
        const { from, to } = this.place(cover);
        const { says, parameters } = meaning;
        this.wish.spans.push({ from, to, kind: 'about', says, parameters, negated: false, slips: 0, alternatives: [] });
        break;
      }
      case 'compared':
        this.compared.push({ comparative: meaning, cover });
        return;
      case 'measure': {
        const { kind, bare, plain, ...said } = meaning.measured;
        const last = this.wish.spans.at(-1);
        // "Less than 10,000 students and more than 2,000": the second number counts students, too.
        const counted = plain ? asStudents(last, said) : null;
        if (counted) {
          this.add(cover, { kind: 'size', ...counted });
          break;
        }
        // "Tuition over 5k and under 50k": the second amount is of the price that the first is of.
        const again = bare && namesTuition(last);
        const { says, parameters } = again ? asTuition({ ...said, bare }) : said;
        this.add(cover, { kind, says, parameters, ...(bare && !again ? { bare } : {}) });
        break;
      }
      case 'deadline':
        this.add(cover, { kind: 'deadline', says: meaning.says, parameters: meaning.parameters });
        break;
      case 'mark':
        this.add(cover, markSpan(meaning.mark));
        break;
      case 'code':
        this.takeAround(
          cover,
          { nearPlace: meaning.code.toUpperCase() },
          { code: 'typed', text: meaning.code.toUpperCase() },
        );
        break;
      case 'school':
        this.takeSchool(cover, meaning.row);
        break;
      case 'entry':
        this.takeEntry(cover, meaning.entry, meaning.others);
    }
    if (this.lastOperator === 'or' && meaning.is === 'entry' && meaning.entry.kind === 'place') {
      const places = this.wish.spans.filter(({ kind }) => kind === 'place');
      if (places.length > 1) this.wish.placesJoined = true;
    }
    this.lastOperator = null;
    this.saysOr = false;
  }

  private operate(cover: Segment, operator: string): void {
    if (operator === 'not') this.not = cover;
    else if (operator === 'like') this.like = true;
    else if (operator === 'or' || operator === 'and') {
      this.lastOperator = 'or';
      this.saysOr = operator === 'or' && /^(?:or|ou|soit|either|ou bien)$/i.test(this.textOf(cover));
      this.sideBySide ||= /^(?:vs|versus|compared)\b/i.test(this.textOf(cover));
      if (this.lastDenied) this.pendingDenied = this.lastDenied;
    } else if (operator === 'but') this.like = false;
  }
  /** "Michigan vs Michigan State": what stands on both sides are schools. */
  private sideBySide = false;
  private pendingDenied: { denied: Segment; kind: SpanKind } | null = null;

  private takeEntry(cover: Segment, entry: Entry, others: readonly Entry[]): void {
    if (entry.unpublished) {
      this.drop(this.not ? { ...cover, from: this.not.from } : cover);
      this.wish.unpublished += 1;
      this.not = null;
      return;
    }
    if ((this.like || this.than) && entry.kind === 'place' && this.takeLikePlace(cover, entry)) return;
    if (this.not === null && this.pendingDenied?.kind === entry.kind && this.lastOperator === 'or') this.not = cover;
    // "Not in Texas, Florida": a list goes on behind a comma.
    if (this.not === null && this.lastDenied?.kind === entry.kind && this.followsComma(cover)) this.not = cover;
    this.pendingDenied = null;
    // "Within 50 miles of New York" is around the city: nothing is within miles of a state.
    const around = entry.kind === 'place' && this.near && this.not === null ? [entry, ...others] : [];
    if (around.some((one) => one.kind === 'place' && this.aroundEntry(cover, one))) return;
    this.near = null;
    if (entry.kind !== 'place') this.lastDenied = this.not ? this.lastDenied : null;
    // « Comme McGill mais moins chères » compares with the school, as "cheaper" does.
    const compared = entry.order && this.wish.like ? COMPARATIVES.get(foldText(this.textOf(cover))) : undefined;
    if (compared) {
      this.compared.push({ comparative: compared, cover });
      return;
    }
    if (entry.order) {
      this.wish.order = entry.order;
      this.add(cover, { kind: 'order', says: entry.says, parameters: {}, order: entry.order });
      return;
    }
    const alternatives = others
      .filter(
        ({ kind, parameters, unpublished }) =>
          !unpublished && !(kind === entry.kind && JSON.stringify(parameters) === JSON.stringify(entry.parameters)),
      )
      .map(({ kind, says, parameters }) => ({ kind, says, parameters }));
    const place = entry.kind === 'place' ? areaKeyOf(this.snapshot, entry) : undefined;
    this.add(cover, {
      kind: entry.kind,
      says: entry.says,
      parameters: entry.parameters,
      alternatives,
      ...(entry.vague ? { vague: entry.vague } : {}),
      ...(entry.priced ? { priced: entry.priced } : {}),
      ...(place ? { place } : {}),
      ...(entry.degree ? { degree: entry.degree } : {}),
    });
  }

  /** "Schools like berkeley", "like michigan": the university that a town or a state is known for. */
  private followsComma({ from }: Segment): boolean {
    return this.words[from]?.afterComma === true && this.wish.spans.at(-1)?.to === this.words[from - 1]?.to;
  }

  private takeLikePlace(cover: Segment, { town, states }: Entry): boolean {
    const row = town
      ? largestIn(this.snapshot, town)
      : states?.length === 1
        ? schoolNamed(this.snapshot, nameWords(['university', this.textOf(cover).toLowerCase()]), 0, 2)?.row
        : undefined;
    if (row === undefined) return false;
    this.takeSchool(cover, row);
    return true;
  }

  /** A town or a metropolitan area with "near" before it; a whole state has nothing near. */
  private aroundEntry(cover: Segment, { parameters, says, town: said }: Entry): boolean {
    const town = said ?? this.townOfItsState(says);
    const metro = (parameters.metro as string[] | undefined)?.[0];
    const centre = town ?? (metro === undefined ? undefined : centreOfArea(this.snapshot, metro));
    if (!centre) return false;
    this.takeAround(
      cover,
      { nearPlace: `${centre.city}, ${centre.state}` },
      says.code === 'area' ? { ...says, around: false } : says,
    );
    return true;
  }

  /** Québec is a town of Quebec, and the one that something is near. */
  private townOfItsState(says: Says): Entry['town'] {
    if (says.code !== 'state') return undefined;
    const { state } = says;
    const name = englishStateName(countryOfState(state), state);
    return townIn(this.snapshot, { city: name, state }) ?? townIn(this.snapshot, { city: `${name} City`, state });
  }

  private takeAround(cover: Segment, place: Parameters, of: Says): void {
    const { miles, cover: near } = this.near ?? { miles: 50, cover };
    const radius = wholeMiles(miles);
    this.add(
      { ...cover, from: Math.min(near.from, cover.from) },
      {
        kind: 'distance',
        says: { code: 'within', miles: radius, of },
        parameters: { ...place, radiusMiles: radius },
      },
    );
    this.near = null;
  }

  /** "Boston within 30 miles": the place came first. */
  private applyNearToLast(cover: Segment, { miles, said }: { miles: number; said: boolean }): void {
    const last = this.wish.spans.at(-1);
    const endsLine = cover.to >= this.words.length;
    if (!said || !endsLine || !last) return;
    if (last.kind === 'distance') {
      last.parameters = { ...last.parameters, radiusMiles: wholeMiles(miles) };
      if (last.says.code === 'within') last.says = { ...last.says, miles: wholeMiles(miles) };
      last.to = this.place(cover).to;
      this.near = null;
    }
  }

  private takeSchool(cover: Segment, row: number): void {
    if (this.than) {
      const { comparative, cover: said } = this.than;
      this.than = null;
      this.wish.than.push({ row, comparative });
      this.add(
        { ...cover, from: said.from },
        {
          kind: 'order',
          says: { code: 'than', as: comparative.as, text: this.textOf(cover) },
          parameters: boundsBeside(this.snapshot, row, comparative),
        },
      );
      return;
    }
    if (this.near) {
      // « Près de Laval »: of a town and a school of one name the town is meant.
      const key = cover.to - cover.from === 1 ? placeKey(this.textOf(cover)) : '';
      const town = townsOf(this.snapshot).find((one) => one.country === 'CA' && one.placeKey === key);
      if (town) {
        this.takeAround(
          cover,
          { nearPlace: `${town.city}, ${town.state}` },
          { code: 'town', city: town.city, state: town.state },
        );
        return;
      }
      const position = positionOf(this.snapshot, row);
      if (position) {
        this.takeAround(
          cover,
          { near: [String(position.latitude), String(position.longitude)] },
          { code: 'typed', text: this.textOf(cover) },
        );
        return;
      }
    }
    if (this.like) {
      this.wish.like = { row, compared: [] };
      this.like = false;
      this.add(cover, {
        kind: 'school',
        says: { code: 'like', text: this.textOf(cover) },
        parameters: { like: this.snapshot.id[row] as number },
      });
      return;
    }
    if (this.not === null && this.pendingDenied?.kind === 'school' && this.lastOperator === 'or') this.not = cover;
    this.pendingDenied = null;
    if (this.not) {
      this.add(cover, {
        kind: 'school',
        says: { code: 'typed', text: this.textOf(cover) },
        parameters: { school: this.snapshot.id[row] as number },
      });
      return;
    }
    if (this.lastOperator === 'or' && this.wish.schools.length > 0) this.wish.compares = true;
    this.wish.schools.push(row);
    this.add(cover, { kind: 'school', says: { code: 'typed', text: this.textOf(cover) }, parameters: {} });
  }

  private textOf(cover: Segment): string {
    const { from, to } = this.place(cover);
    return this.line.slice(from, to);
  }

  /** "UCLA but cheaper" is like UCLA, and cheaper. */
  private likeTheOnly(): void {
    const [row, ...others] = this.wish.schools;
    if (this.compared.length === 0 || this.wish.like || row === undefined || others.length > 0) return;
    this.wish.like = { row, compared: [] };
    this.wish.schools = [];
    const span = this.wish.spans.find(({ kind }) => kind === 'school');
    if (!span) return;
    span.says = { code: 'like', text: this.line.slice(span.from, span.to) };
    span.parameters = { like: this.snapshot.id[row] as number };
  }

  /** "French nursing programs": the language that another subject is taught in, right before its name. */
  private taughtInFrench(): void {
    const { spans } = this.wish;
    spans.forEach((span, at) => {
      const next = spans[at + 1];
      if (span.kind !== 'subject' || span.negated || !next || next.negated) return;
      if (foldText(this.line.slice(span.from, span.to)) !== 'french') return;
      // "French or bilingual" is of languages too.
      const taught = next.kind === 'subject' && /^ *$/.test(this.line.slice(span.to, next.from));
      if (!taught && next.kind !== 'language') return;
      spans[at] = {
        ...span,
        kind: 'language',
        says: { code: 'word', word: 'french' },
        parameters: { language: ['fr'] },
      };
    });
  }

  /** The university of a state that is set beside a school. */
  private besideSchools(): void {
    const { spans, schools } = this.wish;
    const states = spans.filter(({ kind, place, negated }) => kind === 'place' && !place?.town && !negated);
    const [state] = states;
    if (!this.sideBySide || schools.length === 0 || states.length !== 1 || !state) return;
    const words = nameWords(['university', this.line.slice(state.from, state.to).toLowerCase()]);
    const row = schoolNamed(this.snapshot, words, 0, words.length)?.row;
    if (row === undefined) return;
    const { place: _, ...rest } = state;
    spans[spans.indexOf(state)] = { ...rest, kind: 'school', parameters: {} };
    const isFirst = spans.every(({ kind, from }) => kind !== 'school' || from >= state.from);
    this.wish.schools = isFirst ? [row, ...schools] : [...schools, row];
    this.wish.compares = true;
  }

  /** "Cheaper than Vanderbilt but similar": like the school that is compared with. */
  private similarToo(): void {
    const [only, ...others] = this.wish.than;
    const span = this.wish.spans.find(({ says }) => says.code === 'than');
    if (!this.like || this.wish.like || !only || !span || others.length > 0) return;
    this.wish.like = { row: only.row, compared: [] };
    span.parameters = { ...span.parameters, like: this.snapshot.id[only.row] as number };
  }

  /** "I live in Ohio" and nothing else is said: what is there is meant. */
  private homeAlone(): void {
    const [only, ...others] = this.wish.spans;
    if (only?.says.code !== 'home' || others.length > 0) return;
    const { state } = only.says;
    only.kind = 'place';
    only.says = { code: 'state', state };
    only.parameters = { state: [state] };
    only.place = { areas: [state.toLowerCase()], town: false, metro: false };
  }

  /** « Sauf Montréal et Québec au Québec »: of a state that is asked for, its town of that name is denied. */
  private townNotState(): void {
    const { spans } = this.wish;
    const asked = new Set(
      spans.flatMap(({ negated, place, parameters }) => (place && !negated ? parameters.state : [])),
    );
    for (const span of spans) {
      if (!span.negated || span.says.code !== 'state' || !asked.has(span.says.state)) continue;
      const town = this.townOfItsState(span.says);
      const area = town && townIn(this.snapshot, town)?.key;
      if (!town || area === undefined) continue;
      span.says = { code: 'town', ...town };
      span.place = { areas: [area], town: true, metro: false };
      span.parameters = { not: [`metro:${area}`] };
    }
  }

  /** Figures of a subject are of nothing without one: of all subjects together a school has pay, and no trend. */
  ofNoSubject(): void {
    const { spans, unused } = this.wish;
    if (spans.some(({ kind, negated }) => kind === 'subject' && !negated)) return;
    this.wish.spans = spans.flatMap((span): ParsedSpan[] => {
      if (!isOfSubject(span)) return [span];
      // "Pays off" of a school where no subject is named.
      if ('check' in span.parameters && !span.negated) return [{ ...span, ...saidByWord('high-earnings') }];
      unused.push({ from: span.from, to: span.to, text: this.line.slice(span.from, span.to) });
      return [];
    });
  }

  private end(): void {
    this.besideSchools();
    if (this.not) this.drop(this.not);
    this.not = null;
    if (this.near) this.drop(this.near.cover);
    if (this.than) this.drop(this.than.cover);
    this.homeAlone();
    this.townNotState();
    this.similarToo();
    this.taughtInFrench();
    this.likeTheOnly();
    for (const { comparative, cover } of this.compared) {
      if (this.wish.like) {
        this.wish.like.compared.push(comparative);
        this.add(cover, { kind: 'order', says: { code: 'compared', as: comparative.as }, parameters: {} });
        continue;
      }
      const alone = ALONE[comparative.as];
      if (alone) this.add(cover, saidByWord(alone));
      else this.drop(cover);
    }
  }
}

/** "In-state", "for residents": then a tuition is that of residents. */
function asksAsResident(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      RESIDENTS.has(text) ||
      (text === 'in' && ['state', 'province'].includes(words[at + 1]?.text ?? '') && words[at + 1]?.afterDash),
  );
}

/** The same amount of another figure. */
export const amountOf = (says: Says, of: AmountOf): Says => (says.code === 'amount' ? { ...says, of } : says);

/** An amount of which nothing is said is what a resident pays, not what is left of it after aid. */
function asTuition(span: Pick<ParsedSpan, 'parameters' | 'says' | 'bare'>): { parameters: Parameters; says: Says } {
  const { netPriceMin, netPriceMax, ...rest } = span.parameters;
  if (!span.bare) return span;
  const bounds: Parameters = {};
  if (netPriceMin !== undefined) bounds.tuitionMin = netPriceMin;
  if (netPriceMax !== undefined) bounds.tuitionMax = netPriceMax;
  return { parameters: { ...rest, ...bounds }, says: amountOf(span.says, 'tuition') };
}

/** Whether a part of a wish says that its amount is tuition. */
const namesTuition = (span: ParsedSpan | undefined): boolean =>
  span !== undefined && !span.bare && ('tuitionMin' in span.parameters || 'tuitionMax' in span.parameters);

function ofResidents(wish: ParsedQuery): ParsedQuery {
  const spans = wish.spans.map((span): ParsedSpan => {
    if (span.kind !== 'money') return span;
    const { parameters, says } = asTuition(span);
    const { tuitionMin, tuitionMax, ...rest } = parameters;
    if (tuitionMin === undefined && tuitionMax === undefined) return span;
    const bounds: Parameters = {};
    if (tuitionMin !== undefined) bounds.inStateTuitionMin = tuitionMin;
    if (tuitionMax !== undefined) bounds.inStateTuitionMax = tuitionMax;
    return { ...span, says: amountOf(says, 'inStateTuition'), parameters: { ...rest, ...bounds } };
  });
  return { ...wish, spans, residents: true };
}

const ABROAD: ReadonlySet<string> = new Set(
  'international intl internationals foreign overseas etranger etrangers etrangere etrangeres internationaux internationale internationales'.split(
    ' ',
  ),
);

const STUDENTS: ReadonlySet<string> = new Set(
  'student students applicant applicants kids etudiant etudiants etudiante etudiantes eleve eleves'.split(' '),
);
/** "For international students": an amount of which no more is said is then the tuition they are asked. */
const asksFromAbroad = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      text === 'internationals' ||
      (ABROAD.has(text) && (STUDENTS.has(words[at + 1]?.text ?? '') || STUDENTS.has(words[at - 1]?.text ?? ''))),
  );

/** "For Americans" is abroad where Canada is asked about, which is where it counts. */
const FOR_AMERICANS = /\bfor (?:us|u\.s\.|americans?)\b|\bfrom the us\b/i;

/** A line is read several times until it is clear what it is. */
const READ_HELD = 8;
const lastRead = new WeakMap<Snapshot, Map<string, ParsedQuery | null>>();

/** Reads a line; null when it has no words. */
export function parseQuery(snapshot: Snapshot, line: string, options: ParseOptions = {}): ParsedQuery | null {
  const { names = true, ofPrograms = false } = options;
  const held = lastRead.get(snapshot) ?? new Map<string, ParsedQuery | null>();
  lastRead.set(snapshot, held);
  const key = `${names} ${ofPrograms} ${line}`;
  const known = held.get(key);
  if (known !== undefined) return known;
  const read = readLine(snapshot, line, { names, ofPrograms });
  held.set(key, read);
  const [oldest] = held.keys();
  if (held.size > READ_HELD && oldest !== undefined) held.delete(oldest);
  return read;
}

function readLine(snapshot: Snapshot, line: string, { names, ofPrograms }: Required<ParseOptions>): ParsedQuery | null {
  const typed = wordsOfLine(line);
  if (typed.length === 0) return null;
  const { words, covers } = segmentLine(snapshot, typed, { names, ofPrograms });
  const forList = typed.some(({ text }) => LIST_WORDS.has(text));
  const reader = new Reader(snapshot, line, words, forList);
  const wish = reader.read(covers);
  if (!ofPrograms) reader.ofNoSubject();
  if (FOR_AMERICANS.test(line) || words.some(({ text }) => ABROAD.has(text))) wish.abroad = true;
  if (words.some((_, at) => audienceAt(words, at)?.canadian)) wish.fromCanada = true;
  if (asksAsResident(words)) return ofResidents(wish);
  if (!wish.fromCanada && !asksFromAbroad(words)) return wish;
  return { ...wish, spans: wish.spans.map((span) => (span.kind === 'money' ? { ...span, ...asTuition(span) } : span)) };
}
