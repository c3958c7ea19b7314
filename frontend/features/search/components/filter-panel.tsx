/**
 * The filter panel: a draft of the filters that Apply puts in force, which says how many schools the draft leaves; counts say
 * what each option would leave.
 */

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Checkbox,
  FieldGroup,
  SelectField,
  type SelectOption,
  TextField,
} from '#frontend/components/forms/form-field.tsx';
import { Box, Flex, Grid, Stack } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { valueLabel } from '#frontend/content/filter-labels.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { pricedForAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { Facets } from '#schema/api/search.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { isCalendarDay } from '#schema/domain/formats/partial-date.ts';
import { statesOf, townName } from '#schema/domain/places/places.ts';
import { COUNTRY_LABELS, type Country } from '#schema/domain/record/enums.ts';
import { INCOME_BANDS, type IncomeBand } from '#schema/domain/search/filter-values.ts';
import {
  type CodedFilter,
  codedFilter,
  type DayFilter,
  type FacetKey,
  type FiltersOf,
  isDays,
  isOfSubject,
  isRange,
  isScore,
  ofSubjectFilter,
  type ScoreFilter,
  type SubjectFilter,
  scoredFilter,
} from '#schema/domain/search/search-filters.ts';
import { ENROLLMENT_BUCKETS, TEXT_MAX } from '#schema/domain/site/limits.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import {
  DAY_FIELDS,
  GROUP_TITLES,
  FILTER_LABELS as labels,
  RANGE_FIELDS,
  SCORE_FIELDS,
  filterWords as words,
} from '#words/search/search-filters.ts';
import { bucketOf, rangeOfBucket } from '../enrollment.ts';
import { withCountry, withKind } from '../filter-changes.ts';
import { type Filters, isWishKey, NO_FILTERS, type PanelKey, subjectsOf } from '../filters.ts';
import { filtersFor } from '../find-filter.ts';
import { AFTER_PLACES, FURTHER_GROUPS, isInForce, PLACE_FILTERS } from '../panel-filters.ts';
import type { ControlProps } from './control-props.ts';
import { FilterFold, FilterFoldLine, NumberField, RangeControl } from './range-control.tsx';
import { TuitionSlider } from './tuition-slider.tsx';
import { LikeControl, MetroControl, NotControl } from './wish-controls.tsx';

interface FilterPanelProps {
  filters: Filters;
  /** What was searched for; a form that is sent without scripts goes on with it. */
  text: string;
  facets: Facets | undefined;
  /** How many schools are listed, and how many a changed draft leaves; undefined until that is known. */
  total: number | undefined;
  count: number | undefined;
  /** Gets the draft while it is another than what is in force, else null. */
  onDraft: (draft: Filters | null) => void;
  /** A sheet over the list, which hides how many schools there are. */
  sheet?: boolean;
  /** What is in force, which the sheet hides with the list. */
  chips?: ReactNode;
  /** The filter that a chip was pressed for: it is shown and has the focus. */
  opened: { filter: PanelKey } | null;
  onApply: (filters: Filters) => void;
  onReset: () => void;
}

const ANY = '';
/** For whoever said who they are, before what schools ask. */
const OWN_PRICE: PanelKey = 'yourPrice';
const TUITION: PanelKey = 'tuition';
/** What Canadians pay, of which a list within Canada is asked first. */
const DOMESTIC: PanelKey = 'inStateTuition';
/** The select's value for a range of students that is none of the buckets. */
const OTHER = 'other';

/** The select's value for more states than one, which an address may hold. */
const SEVERAL = 'several';

/** The values that a list of ticks offers: those that a school of the list has, or that are chosen. */
function offered(
  filter: CodedFilter,
  counts: Record<string, number> | undefined,
  chosen: readonly string[],
): readonly string[] {
  const { values } = codedFilter(filter);
  if (counts === undefined) return values;
  return values.filter((value) => counts[value] || chosen.includes(value));
}

/** With its count, where there is any: an option that would leave nobody says no number. */
const counted = (label: string, count: number | undefined) => (count ? `${label} (${formatCount(count)})` : label);

export function FilterPanel({
  filters,
  text,
  facets,
  total,
  count,
  onDraft,
  sheet = false,
  chips = null,
  opened,
  onApply,
  onReset,
}: FilterPanelProps) {
  const [draft, setDraft] = useState(filters);
  // Another order or page makes new filters of the same values: what is being chosen stays.
  const inForce = JSON.stringify(filters);
  useEffect(() => setDraft(JSON.parse(inForce) as Filters), [inForce]);
  const change = (part: Partial<Filters>) => setDraft((was) => ({ ...was, ...part }));
  const isChanged = JSON.stringify(draft) !== inForce;
  useEffect(() => onDraft(isChanged ? draft : null), [draft, isChanged, onDraft]);
  const left = isChanged ? count : total;

  const form = useRef<HTMLFormElement>(null);
  const [sought, setSought] = useState('');
  const [round, setRound] = useState(0);
  const found = filtersFor(sought);
  useEffect(() => {
    if (!opened) return;
    // What one looks for may hide it.
    setSought('');
    const frame = requestAnimationFrame(() => showFilter(form.current, opened.filter));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  const onSeekKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // To the first that was found; the form is sent by its button.
    event.preventDefault();
    const [first] = found ?? [];
    if (first) showFilter(form.current, first);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    onApply({ ...draft, city: draft.city.trim() });
  };
  // Whoever has a price of their own asks for that; what others pay in tuition comes last.
  const own = useHasOwnPrice(draft);
  const inCanada = filters.country === 'CA';
  const shownFirst = inCanada
    ? AFTER_PLACES.filter((key) => key !== DOMESTIC).map((key) => (key === TUITION ? DOMESTIC : key))
    : AFTER_PLACES;
  const price = inCanada ? DOMESTIC : TUITION;
  const first = own ? [OWN_PRICE, ...shownFirst.filter((key) => key !== price), price] : shownFirst;
  // Counts of states belong to the country in force, not to one that is only chosen yet.
  const control: ControlProps = {
    draft,
    inForce: filters,
    facets,
    statesCounted: draft.country === filters.country,
    change,
    found,
  };

  return (
    <Box
      as="form"
      ref={form}
      {...{ action: toLocalizedPath(paths.search()), toolname: 'filter_universities', tooldescription: words.tool }}
      display="flex"
      flexDirection="column"
      gap="6"
      aria-label={words.title}
      onSubmit={submit}
    >
      {text === '' ? null : <input type="hidden" name="q" value={text} />}
      {chips}
      <Box onKeyDown={onSeekKeys}>
        <TextField
          label={words.find}
          labelHidden
          type="search"
          form=""
          autoComplete="off"
          placeholder={words.findExample}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        <Box role="status" textStyle="xs" color="fg.muted" {...(found === null ? {} : { mt: '1.5' })}>
          {found === null ? '' : found.size === 0 ? words.noneFound(sought.trim()) : words.found(found.size)}
        </Box>
      </Box>
      <Places key={`places ${round}`} {...control} />
      {first.map((key) => (
        <FilterControl key={`${key} ${round}`} filter={key} {...control} />
      ))}
      <MoreFilters key={round} shownFirst={first} {...control} />
      <Flex gap="3" position="sticky" bottom="0" zIndex="1" bg={sheet ? 'bg.panel' : 'bg'} py="3" borderTopWidth="1px">
        <Button type="submit" flex="2" px="3" fontVariantNumeric="tabular-nums lining-nums">
          {left === undefined ? (
            words.apply
          ) : (
            <>
              <VisuallyHidden>{words.applyTo} </VisuallyHidden>
              {words.show(left)}
            </>
          )}
        </Button>
        <Button
          variant="outline"
          flex="1"
          onClick={() => {
            // What is only chosen yet, or could not be read, is in no address.
            setDraft(NO_FILTERS);
            setRound(round + 1);
            onReset();
          }}
        >
          {words.reset}
        </Button>
      </Flex>
    </Box>
  );
}

/** Where: a line once it is known, which a chip says too; else the three controls. */
function Places(props: ControlProps) {
  const { inForce, found } = props;
  const controls = PLACE_FILTERS.map((key) => <FilterControl key={key} filter={key} {...props} />);
  const known = [
    townName(inForce.city),
    inForce.state.length > 1
      ? words.severalStates(inForce.state.length)
      : inForce.country && statesOf(inForce.country).find(({ code }) => code === inForce.state[0])?.name,
    inForce.country && COUNTRY_LABELS[inForce.country],
  ].find(Boolean);
  if (!known) return controls;
  return (
    <Box my={{ base: '-3', md: '-2' }}>
      <Disclosure title={words.place(known)} inForce={0} open={found !== null} hidden={!isSought(found, PLACE_FILTERS)}>
        {controls}
      </Disclosure>
    </Box>
  );
}

const isSought = (found: ReadonlySet<PanelKey> | null, keys: readonly PanelKey[]) =>
  found === null || keys.some((key) => found.has(key));

/** What does not come first, group by group; a tuition that others pay than those who are asked for among what concerns money. */
const furtherThan = (first: readonly PanelKey[]) =>
  FURTHER_GROUPS.map(([group, keys]) => {
    const all = group === 'money' ? [TUITION, ...keys] : keys;
    return [group, all.filter((key) => key !== OWN_PRICE && !first.includes(key))] as const;
  });

/** All but the filters that come first (group `first` of FILTER_GROUPS), group by group behind one line; open where one of them is in force or was looked for. */
function MoreFilters({ shownFirst, ...props }: ControlProps & { shownFirst: readonly PanelKey[] }) {
  const { found } = props;
  const further = furtherThan(shownFirst);
  const inForce = (keys: readonly PanelKey[]) => keys.filter((key) => isInForce(props.inForce, key)).length;
  return (
    <Disclosure
      title={words.more}
      inForce={further.reduce((sum, [, keys]) => sum + inForce(keys), 0)}
      open={found !== null}
      hidden={!further.some(([, keys]) => isSought(found, keys))}
    >
      {further.map(([group, keys]) => (
        <Disclosure
          key={group}
          title={GROUP_TITLES[group]}
          inForce={inForce(keys)}
          open={found !== null}
          hidden={!isSought(found, keys)}
        >
          {keys.map((key) => (
            <FilterControl key={key} filter={key} {...props} />
          ))}
        </Disclosure>
      ))}
    </Disclosure>
  );
}

interface DisclosureProps {
  title: string;
  inForce: number;
  open: boolean;
  hidden: boolean;
  children: React.ReactNode;
}

/** A line that opens what it names, with how many of the filters in it are in force. */
function Disclosure({ title, inForce, open, hidden, children }: DisclosureProps) {
  return (
    <FilterFold hidden={hidden} {...(inForce > 0 || open ? { open: true } : {})}>
      <FilterFoldLine fontWeight="medium" textStyle="sm" py={{ base: '3', md: '2' }}>
        <ChevronRightIcon boxSize="4" flexShrink="0" color="fg.muted" />
        {inForce > 0 ? counted(title, inForce) : title}
      </FilterFoldLine>
      <Stack gap="5" mt="2" mb="4">
        {children}
      </Stack>
    </FilterFold>
  );
}

/** Opens what a filter lies in, and gives it the focus. */
function showFilter(form: HTMLElement | null, filter: PanelKey): void {
  const part = form?.querySelector<HTMLElement>(`[data-filter="${filter}"]`);
  for (let at = part?.parentElement; at && at !== form; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  const control =
    part?.querySelector<HTMLElement>('input:checked, select') ??
    part?.querySelector<HTMLElement>('input:not([type="range"], [type="radio"])');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}

/** A filter, which a chip can lead to. */
function FilterControl(props: ControlProps & { filter: PanelKey }) {
  const shown = props.found === null || props.found.has(props.filter);
  return (
    <Box display={shown ? 'contents' : 'none'} data-filter={props.filter}>
      <OwnOrShaped {...props} />
    </Box>
  );
}

/** The control of a filter: its own where it has one, else the one of its shape. */
function OwnOrShaped({ filter, ...props }: ControlProps & { filter: PanelKey }) {
  const Own = OWN_CONTROLS[filter];
  if (Own !== undefined) return Own === null ? null : <Own {...props} />;
  if (isWishKey(filter)) return null;
  if (isRange(filter)) return <RangeControl filter={filter} {...props} />;
  if (isDays(filter)) return <DaysControl filter={filter} {...props} />;
  if (isScore(filter)) return <ScoreControl filter={filter} {...props} />;
  if (isOfSubject(filter)) return <OfSubjectControl filter={filter} {...props} />;
  const coded = filter as FiltersOf<'one' | 'any'>;
  return codedFilter(coded).shape === 'any' ? (
    <AnyControl filter={coded as FiltersOf<'any'>} {...props} />
  ) : (
    <OneControl filter={coded as FiltersOf<'one'>} {...props} />
  );
}

/** Controls that are more than their shape; null is set elsewhere on the page. */
const OWN_CONTROLS: { [Key in PanelKey]?: ((props: ControlProps) => React.ReactNode) | null } = {
  country: CountryControl,
  state: StateControl,
  city: CityControl,
  kind: KindControl,
  tuition: TuitionControl,
  inStateTuition: DomesticControl,
  studentPopulation: StudentsControl,
  subject: SubjectControl,
  income: IncomeControl,
  home: null,
  residence: null,
  yourPrice: OwnPriceControl,
  acceptanceRate: AcceptanceControl,
  metro: MetroControl,
  like: LikeControl,
  not: NotControl,
  peers: PeersControl,
  radiusMiles: null,
  box: null,
};

/** Any of a few values, each with how many there would be. */
function AnyControl({ filter, draft, facets, change }: ControlProps & { filter: FiltersOf<'any'> }) {
  const chosen: readonly string[] = draft[filter];
  const values = offered(filter, facets?.[filter as FacetKey], chosen);
  if (values.length === 0) return null;
  return (
    <FieldGroup legend={labels[filter]}>
      {values.map((value) => (
        <Checkbox
          key={value}
          field={{ name: filter, value }}
          label={valueLabel(filter, value)}
          aside={asideOf(facets?.[filter as FacetKey], value)}
          checked={chosen.includes(value)}
          onChange={(on) => {
            const others = chosen.filter((one) => one !== value);
            change({ [filter]: on ? [...others, value] : others });
          }}
        />
      ))}
    </FieldGroup>
  );
}

/** Any of a few values of the subject's program. */
function OfSubjectControl({ filter, draft, change }: ControlProps & { filter: SubjectFilter }) {
  const chosen: readonly string[] = draft[filter];
  return (
    <FieldGroup legend={labels[filter]} hint={words.ofSubjectHint}>
      {ofSubjectFilter(filter).values.map((value) => (
        <Checkbox
          key={value}
          field={{ name: filter, value }}
          label={valueLabel(filter, value)}
          checked={chosen.includes(value)}
          onChange={(on) => {
            const others = chosen.filter((one) => one !== value);
            change({ [filter]: on ? [...others, value] : others });
          }}
        />
      ))}
    </FieldGroup>
  );
}

/** One of a few values or none. */
function OneControl({ filter, draft, facets, change }: ControlProps & { filter: FiltersOf<'one'> }) {
  const { values } = codedFilter(filter);
  const counts: Record<string, number> | undefined = facets?.[filter];
  return (
    <SelectField
      name={filter}
      label={labels[filter]}
      value={draft[filter] ?? ANY}
      options={[
        { value: ANY, label: words.any },
        ...values.map((value) => ({ value, label: counted(valueLabel(filter, value), counts?.[value]) })),
      ]}
      onChange={(value) => change({ [filter]: value === ANY ? null : value })}
    />
  );
}

/** A first and a last day. */
function DaysControl({ filter, draft, change }: ControlProps & { filter: DayFilter }) {
  const { hint, from, to } = DAY_FIELDS[filter];
  const crossed = (draft[`${filter}From`] ?? '') > (draft[`${filter}To`] ?? '9');
  const field = (end: 'From' | 'To', label: string) => (
    <TextField
      name={`${filter}${end}`}
      label={label}
      type="date"
      error={end === 'To' && crossed ? words.daysCrossed : undefined}
      value={draft[`${filter}${end}`] ?? ''}
      onChange={(event) => {
        const day = event.currentTarget.value;
        change({ [`${filter}${end}`]: isCalendarDay(day) ? day : null });
      }}
    />
  );
  return (
    <FieldGroup legend={labels[filter]} hint={hint}>
      <Grid gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }} gap="3">
        {field('From', from)}
        {field('To', to)}
      </Grid>
    </FieldGroup>
  );
}

/** One's own score. */
function ScoreControl({ filter, draft, change }: ControlProps & { filter: ScoreFilter }) {
  const { hint, placeholder } = SCORE_FIELDS[filter];
  return (
    <FieldGroup legend={labels[filter]} hint={hint}>
      <NumberField
        name={filter}
        label={labels[filter]}
        placeholder={placeholder}
        value={draft[filter]}
        takes={scoredFilter(filter)}
        onChange={(value) => change({ [filter]: value })}
      />
    </FieldGroup>
  );
}

/** Subjects by their names or codes, typed. */
function SubjectControl({ draft, change }: ControlProps) {
  const [text, setText] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const unknown = (text ?? '').split(',').filter((part) => part.trim() !== '' && subjectsOf([part]).length === 0);
  return (
    <TextField
      name="subject"
      label={labels.subject}
      hint={words.subjectHint}
      error={typing || unknown.length === 0 ? undefined : words.unknownSubject(unknown.join(', '))}
      value={text ?? draft.subject.join(', ')}
      maxLength={TEXT_MAX}
      autoComplete="off"
      onBlur={() => {
        setTyping(false);
        if (unknown.length === 0) setText(null);
      }}
      onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
      onChange={(event) => {
        setTyping(true);
        setText(event.currentTarget.value);
        change({ subject: subjectsOf([event.currentTarget.value]) });
      }}
    />
  );
}

function IncomeControl({ draft, change }: ControlProps) {
  return (
    <SelectField
      name="income"
      label={labels.income}
      value={draft.income ?? ANY}
      options={[
        { value: ANY, label: words.any },
        ...INCOME_BANDS.map((value) => ({ value, label: valueLabel('income', value) })),
      ]}
      onChange={(value) => change({ income: value === ANY ? null : (value as IncomeBand) })}
    />
  );
}

/** Only while a group is in force, which a university's page leads to: to be taken away. */
function PeersControl({ inForce, draft, change }: ControlProps) {
  if (inForce.peers.length === 0) return null;
  return (
    <FieldGroup legend={labels.peers}>
      {inForce.peers.map((group) => (
        <Checkbox
          key={group}
          field={{ name: 'peers', value: group }}
          label={valueLabel('peers', group)}
          checked={draft.peers.includes(group)}
          onChange={(on) => {
            const others = draft.peers.filter((one) => one !== group);
            change({ peers: on ? [...others, group] : others });
          }}
        />
      ))}
    </FieldGroup>
  );
}

function CountryControl({ draft, facets, change }: ControlProps) {
  return (
    <SelectField
      name="country"
      label={labels.country}
      value={draft.country ?? ANY}
      options={[
        { value: ANY, label: words.any },
        ...COUNTRIES_LISTED.map((code) => ({
          value: code,
          label: counted(COUNTRY_LABELS[code], facets?.country[code]),
        })),
      ]}
      onChange={(value) => change(withCountry(draft, value === ANY ? null : (value as Country)))}
    />
  );
}

function StateControl({ draft, facets, statesCounted, change }: ControlProps) {
  return (
    <SelectField
      name="state"
      label={labels.state}
      disabled={draft.country === null}
      hint={draft.country === null ? words.stateHint : undefined}
      value={draft.state.length > 1 ? SEVERAL : (draft.state[0] ?? ANY)}
      options={[
        ...stateOptions(draft.country, statesCounted ? facets?.state : undefined),
        ...(draft.state.length > 1 ? [{ value: SEVERAL, label: words.severalStates(draft.state.length) }] : []),
      ]}
      onChange={(value) => {
        if (value !== SEVERAL) change({ state: value === ANY ? [] : [value] });
      }}
    />
  );
}

function CityControl({ draft, change }: ControlProps) {
  return (
    <TextField
      name="city"
      label={labels.city}
      value={draft.city}
      maxLength={TEXT_MAX}
      autoComplete="off"
      onChange={(event) => change({ city: event.currentTarget.value })}
    />
  );
}

/** One tick: lists show schools that grant bachelor's degrees, and with it two-year colleges as well. */
function KindControl({ draft, facets, change }: ControlProps) {
  return (
    <FieldGroup legend={labels.kind}>
      <Checkbox
        label={words.twoYear}
        aside={asideOf(facets?.kind, 'two-year')}
        checked={draft.kind.includes('two-year')}
        onChange={(on) => change(withKind(draft, 'two-year', on))}
      />
    </FieldGroup>
  );
}

/** The range, and most of the applicants or whoever comes, which no range says. */
function AcceptanceControl(props: ControlProps) {
  const { draft, change } = props;
  const most = draft.admits !== null;
  return (
    <RangeControl
      filter="acceptanceRate"
      further={{
        label: words.admitsShort,
        chosen: most,
        onChoose: (on) => change({ admits: on ? 'most' : null }),
      }}
      {...props}
    >
      <Checkbox
        field={{ name: 'admits', value: 'most' }}
        label={words.admits}
        checked={most}
        onChange={(on) => change({ admits: on ? 'most' : null })}
      />
    </RangeControl>
  );
}

function DomesticControl(props: ControlProps) {
  const { draft, change } = props;
  return (
    <RangeControl
      filter="inStateTuition"
      slider={
        <TuitionSlider
          names={[RANGE_FIELDS.inStateTuition.min.label, RANGE_FIELDS.inStateTuition.max.label]}
          bounds={[draft.inStateTuitionMin, draft.inStateTuitionMax]}
          onCommit={([inStateTuitionMin, inStateTuitionMax]) => change({ inStateTuitionMin, inStateTuitionMax })}
        />
      }
      {...props}
    />
  );
}

function TuitionControl(props: ControlProps) {
  const { draft, change } = props;
  return (
    <RangeControl
      filter="tuition"
      slider={
        <TuitionSlider
          names={[words.sliderLow, words.sliderHigh]}
          bounds={[draft.tuitionMin, draft.tuitionMax]}
          onCommit={([tuitionMin, tuitionMax]) => change({ tuitionMin, tuitionMax })}
        />
      }
      {...props}
    />
  );
}

/** Whether one's own price is to be asked for: by whoever said who they are, and where an address asks for it. */
function useHasOwnPrice({ yourPriceMin, yourPriceMax }: Filters): boolean {
  const said = useStoredAtom(pricedForAtom, null);
  return said !== null || yourPriceMin !== null || yourPriceMax !== null;
}

function OwnPriceControl(props: ControlProps) {
  const { draft, change } = props;
  return (
    <RangeControl
      filter="yourPrice"
      slider={
        <TuitionSlider
          names={[words.ownPriceLow, words.ownPriceHigh]}
          bounds={[draft.yourPriceMin, draft.yourPriceMax]}
          onCommit={([yourPriceMin, yourPriceMax]) => change({ yourPriceMin, yourPriceMax })}
        />
      }
      {...props}
    />
  );
}

function StudentsControl({ draft, facets, change }: ControlProps) {
  return (
    <SelectField
      label={labels.studentPopulation}
      form=""
      value={bucketOf([draft.studentPopulationMin, draft.studentPopulationMax]) ?? OTHER}
      options={studentOptions(draft, facets?.studentPopulation)}
      onChange={(key) => {
        if (key === OTHER) return;
        const [studentPopulationMin, studentPopulationMax] = rangeOfBucket(key);
        change({ studentPopulationMin, studentPopulationMax });
      }}
    />
  );
}

function asideOf(counts: Record<string, number> | undefined, value: string): string | undefined {
  const count = counts?.[value];
  return count ? formatCount(count) : undefined;
}

function stateOptions(country: Country | null, counts: Record<string, number> | undefined): SelectOption[] {
  const any = { value: ANY, label: words.any };
  if (country === null) return [any];
  return [any, ...statesOf(country).map(({ code, name }) => ({ value: code, label: counted(name, counts?.[code]) }))];
}

function studentOptions(draft: Filters, counts: Record<string, number> | undefined): SelectOption[] {
  const { studentPopulationMin: min, studentPopulationMax: max } = draft;
  const buckets = ENROLLMENT_BUCKETS.map(({ key }) => ({
    value: key as string,
    label: counted(words.sizes[key], counts?.[key]),
  }));
  if (bucketOf([min, max]) !== null) return buckets;
  const range = max === null ? `${formatCount(min)}+` : `${formatCount(min ?? 0)}-${formatCount(max)}`;
  return [...buckets, { value: OTHER, label: words.customStudents(range) }];
}
