/** The month after: what is left of a month's pay four years after a program, under both plans of paying back. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { universityQuery } from '#frontend/api/shared-queries.ts';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { FieldGroup, SelectField } from '#frontend/components/forms/form-field.tsx';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption, Note, Text } from '#frontend/components/styled/text.tsx';
import { SchoolPicker } from '#frontend/components/universities/school-picker.tsx';
import { typedNumber } from '#frontend/content/interest-rate.ts';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import type { ProgramView, UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { DIVISIONS } from '#schema/domain/places/regions.ts';
import { afterWords } from '#words/university/after.ts';
import { yearText } from '#words/university/record-texts.ts';
import {
  DEGREE_YEARS,
  isGraduate,
  type MonthField,
  type MonthView,
  NOTHING_TYPED,
  type OneRoom,
  oneRoom,
  workOutMonth,
} from '../month-form.ts';
import { degreeKey, monthPrograms } from '../paid-programs.ts';

const words = () => afterWords.month;
const SAID_DELAY_MS = 700;
const usd = (amount: number) => formatMoney(amount, 'USD').replace('-', '−');
const less = (amount: number) => (amount === 0 ? usd(0) : `−${usd(amount)}`);

interface MonthAfterProps {
  university: UniversityRecordView;
  /** What a year costs whoever asks, in the university's currency; without it the average net price counts. */
  yourPrice?: number | null;
}

export function MonthAfter({ university, yourPrice = null }: MonthAfterProps) {
  const programs = monthPrograms(university.programs);
  const none = university.country === 'CA' ? words().canada : programs.length === 0 ? words().none : null;
  if (none === null) return <Worked university={university} programs={programs} yourPrice={yourPrice} />;
  return <Note maxW="prose">{none}</Note>;
}

interface WorkedProps {
  university: UniversityRecordView;
  programs: ProgramView[];
  yourPrice: number | null;
}

function Worked({ university, programs, yourPrice }: WorkedProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [texts, setTexts] = useState(NOTHING_TYPED);
  const [place, setPlace] = useState<string | null>(null);
  const elsewhere = usePlace(place);
  // A large school has hundreds: until the page is alive, the one that shows is enough.
  const listed = useHydrated() ? programs : programs.slice(0, 1);
  const program = programs.find((one) => degreeKey(one) === chosen) ?? (programs[0] as ProgramView);
  const room = place === null ? oneRoom(university) : elsewhere.room;
  const view = workOutMonth({ university, program, room, yourPrice }, texts);
  const set = (field: MonthField, text: string) => setTexts({ ...texts, [field]: text });
  const bind = (field: MonthField) => ({
    value: texts[field],
    fault: view.faults[field],
    placeholder: view.published[field] === null ? '' : formatted(field, view.published[field]),
    onChange: (text: string) => set(field, text),
  });
  const { month } = view;
  return (
    <>
      <Note maxW="prose">{words().intro}</Note>
      <form method="post" aria-label={words().form} noValidate onSubmit={(event) => event.preventDefault()}>
        <Grid mt="5" gap="6" maxW="3xl">
          <SelectField
            label={words().program}
            value={degreeKey(program)}
            options={listed.map((one) => ({
              value: degreeKey(one),
              label: afterWords.pay.name(one.title, one.level),
            }))}
            onChange={setChosen}
          />
          <CostGrid>
            <TypedField label={words().pay} hint={words().payHint} {...bind('pay')} />
            <TypedField label={words().debt} hint={words().debtHint[view.debtOf]} {...bind('debt')} />
            <TypedField
              label={words().rate}
              hint={words().rateHint[isGraduate(program) ? 'graduate' : 'undergraduate']}
              {...bind('rate')}
            />
            <TypedField label={words().dependants} {...bind('dependants')} />
            <TypedField label={words().rent} hint={rentHint(room)} {...bind('rent')} />
            <Place
              chosen={place !== null}
              said={elsewhere.said}
              onPick={(slug) => {
                setPlace(slug);
                set('rent', '');
              }}
              onBack={() => setPlace(null)}
            />
          </CostGrid>
        </Grid>
      </form>
      <MonthTable view={view} />
      <Said text={words().said(usd(month.standard.left), usd(month.rap.left))} />
      {month.standard.left < 0 || month.rap.left < 0 ? (
        <Text mt="3" textStyle="sm" fontWeight="medium">
          {words().short}
        </Text>
      ) : null}
      <Caption mt="3" maxW="prose">
        {isTerritory(university.state)
          ? words().noTerritory(stateName(university.country, university.state))
          : words().noState}{' '}
        {words().taxSource}
      </Caption>
      <PayOff program={program} view={view} bind={bind} own={yourPrice !== null} />
      <Box mt="4" textStyle="sm">
        <TextLink to={paths.loanRepayment()}>{words().loans}</TextLink>
      </Box>
    </>
  );
}

/** Where people pay taxes of another kind than in the states. */
const isTerritory = (state: string) => DIVISIONS['Island territories'].some((one) => one === state);

/** As the placeholder of its field. */
function formatted(field: MonthField, amount: number): string {
  return field === 'rate' ? typedNumber(amount) : formatCount(amount);
}

const rentHint = (room: OneRoom | null) =>
  room === null ? words().rentHint.none : words().rentHint[room.kind](room.area, yearText(room.period));

function CostGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap="5"
    >
      {children}
    </Grid>
  );
}

function MonthTable({ view: { month } }: { view: MonthView }) {
  const both = (amount: number) => [less(amount), less(amount)];
  return (
    <FigureTable
      label={words().table}
      columns={[words().row, words().standard(month.standard.years), words().rap]}
      rows={[
        { key: 'pay', name: words().rows.pay, cells: [usd(month.pay), usd(month.pay)] },
        { key: 'incomeTax', name: words().rows.incomeTax, cells: both(month.incomeTax) },
        { key: 'payrollTax', name: words().rows.payrollTax, cells: both(month.payrollTax) },
        { key: 'loan', name: words().rows.loan, cells: [less(month.standard.payment), less(month.rap.payment)] },
        { key: 'rent', name: words().rows.rent, cells: month.rent === null ? [null, null] : both(month.rent) },
        {
          key: 'left',
          name: <strong>{words().rows.left}</strong>,
          cells: [
            <strong key="standard">{usd(month.standard.left)}</strong>,
            <strong key="rap">{usd(month.rap.left)}</strong>,
          ],
        },
      ]}
    />
  );
}

interface PayOffProps {
  program: ProgramView;
  view: MonthView;
  bind: (field: MonthField) => {
    value: string;
    fault: string | undefined;
    placeholder: string;
    onChange: (text: string) => void;
  };
  own: boolean;
}

function PayOff({ program, view, bind, own }: PayOffProps) {
  const { published, payoff } = view;
  const years = DEGREE_YEARS[program.level] ?? 0;
  const costHint =
    published.cost === null
      ? words().payoff.costHintNone
      : own
        ? words().payoff.costHintOwn(years)
        : words().payoff.costHint(years);
  return (
    <Box mt="7" maxW="3xl">
      <FieldGroup legend={words().payoff.heading}>
        <CostGrid>
          <TypedField label={words().payoff.cost} hint={costHint} {...bind('cost')} />
          <TypedField
            label={words().payoff.without}
            hint={published.without === null ? words().payoff.withoutNone : words().payoff.withoutHint}
            {...bind('without')}
          />
        </CostGrid>
      </FieldGroup>
      {payoff === undefined ? null : (
        <Text mt="4" fontWeight="medium" maxW="prose">
          {payoff === null ? words().payoff.never : payoff === 0 ? words().payoff.free : words().payoff.years(payoff)}
        </Text>
      )}
      <Caption mt="1" maxW="prose">
        {words().payoff.note}
      </Caption>
    </Box>
  );
}

/** The rent where another university is. */
function usePlace(slug: string | null): { room: OneRoom | null; said: string } {
  const { data, isError } = useQuery({ ...universityQuery(slug ?? ''), enabled: slug !== null });
  if (slug === null) return { room: null, said: '' };
  if (isError) return { room: null, said: words().placeFailed };
  if (!data) return { room: null, said: words().placeLoading };
  if (data.currency !== 'USD') return { room: null, said: words().placeOtherCountry };
  const room = oneRoom(data);
  return { room, said: room === null ? words().placeNone(data.name) : '' };
}

interface PlaceProps {
  chosen: boolean;
  said: string;
  onPick: (slug: string) => void;
  onBack: () => void;
}

function Place({ chosen, said, onPick, onBack }: PlaceProps) {
  return (
    <Box minW="0">
      <SchoolPicker
        label={words().place}
        placeholder={words().placeholder}
        hint={words().placeHint}
        onPick={({ slug }) => onPick(slug)}
      />
      <Box role="status" mt="1" textStyle="xs" color="fg.muted">
        {said}
      </Box>
      {chosen ? (
        <Button mt="1" variant="outline" size="xs" onClick={onBack}>
          {words().placeBack}
        </Button>
      ) : null}
    </Box>
  );
}

/** For a screen reader, once it is still, and not before anything was changed. */
function Said({ text }: { text: string }) {
  const [first] = useState(text);
  const settled = useDebounced(text, SAID_DELAY_MS);
  return (
    <Box role="status" srOnly>
      {settled === first ? '' : settled}
    </Box>
  );
}
