/** The calculator's form, its address, and what comes of both: whichever changes, the others follow. */

import { useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isUnknown } from '#frontend/api/shared-queries.ts';
import { isStillAt } from '#frontend/lib/links/is-still-at.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { TuitionCalculatorForm } from '#schema/api/tuition-calculator.ts';
import { type CalculatorAddress, namesCalculation, namesUniversityOnly, readAddress, writeAddress } from './address.ts';
import { workOut } from './calculation.ts';
import { useSchool } from './queries.ts';
import { lastCalculationAtom } from './state.ts';
import {
  AMOUNT_FIELDS,
  type AmountField,
  CALCULATOR_PARTS,
  type CalculatorValues,
  DEFAULT_VALUES,
  isUntouched,
  OVERRIDE_FIELDS,
  partOfField,
} from './values.ts';

/** How long the form has to be still before its address is written. */
const ADDRESS_DELAY_MS = 250;
/** The page does not move when its own address changes. */

/** The sums need no contract, only the messages at the fields do: without it nothing is lost but those. */
const resolver: Resolver<CalculatorValues, unknown, TuitionCalculatorForm> = async (...given) => {
  const contract = await import('./contract.ts').catch(() => null);
  return contract ? contract.resolve(...given) : { values: {}, errors: {} };
};

/** What an address begins with. A link from a university's page brings another school to what was entered before. */
function startOf(search: URLSearchParams, last: CalculatorAddress | null): CalculatorAddress {
  const address = readAddress(search);
  if (last === null) return address;
  if (!namesCalculation(search)) return last;
  if (!namesUniversityOnly(search)) return address;
  return { part: address.part, values: { ...last.values, university: address.values.university } };
}

export type SchoolState = 'none' | 'loading' | 'loaded' | 'unknown' | 'failed';

export function useCalculator() {
  const { search, pathname, key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // Read once and written along: nobody else shows it, so nothing need be drawn again.
  const store = useStore();
  const [start] = useState(() => startOf(new URLSearchParams(search), store.get(lastCalculationAtom)));
  // Nothing was asked for by an address or entered before in this visit.
  const [fresh] = useState(
    () => store.get(lastCalculationAtom) === null && !namesCalculation(new URLSearchParams(search)),
  );
  const [part, setPart] = useState(start.part);
  const [beforeReset, setBeforeReset] = useState<CalculatorAddress | null>(null);

  const form = useForm<CalculatorValues, unknown, TuitionCalculatorForm>({
    defaultValues: start.values,
    resolver,
    mode: 'onChange',
  });
  const values = useWatch({ control: form.control }) as CalculatorValues;
  const record = useSchool(values.university);
  const school = values.university === '' ? null : (record.data ?? null);
  const calculation = useMemo(() => workOut(values, school), [values, school]);

  const show = (next: CalculatorAddress) => {
    form.reset(next.values);
    setPart(next.part);
    // What an address brings is told at its field too.
    void form.trigger();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the address brought
  useEffect(() => void form.trigger(), []);

  // The kind follows the school; the form is told, so that the address and the list say the same.
  useEffect(() => {
    if (calculation.kind !== values.universityType) form.setValue('universityType', calculation.kind);
  }, [calculation.kind, values.universityType, form]);

  // An address one comes to while the calculator is open (a link, Back) decides, if it says anything.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    const query = new URLSearchParams(search);
    if (navigationType !== 'REPLACE' && namesCalculation(query)) show(readAddress(query));
  });

  const query = writeAddress({ values, part }, new URLSearchParams(search)).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that was entered
  useEffect(() => {
    store.set(lastCalculationAtom, { values, part });
    if (query === new URLSearchParams(search).toString()) return;
    const timer = setTimeout(() => {
      if (!isStillAt(pathname) || window.location.search !== search) return;
      void navigate({ search: query }, { replace: true, ...KEEP_SCROLL });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, search]);

  return {
    form,
    fresh,
    values,
    calculation,
    part,
    openPart: setPart,
    schoolState: schoolStateOf(values.university, record),
    retrySchool: () => void record.refetch(),
    chooseSchool: (slug: string) => form.setValue('university', slug),
    /** The address of the calculation as it is now, which the browser's may follow a moment later. */
    link: () => absoluteAddress(`${pathname}?${query}`),
    clearOwn: () => {
      for (const field of OVERRIDE_FIELDS) form.setValue(field, '', { shouldValidate: true });
    },
    hasTyped: AMOUNT_FIELDS.some((field) => values[field].trim() !== ''),
    untouched: isUntouched(values),
    reset: () => {
      setBeforeReset({ values, part });
      show({ values: DEFAULT_VALUES, part: CALCULATOR_PARTS[0] });
    },
    undoReset:
      beforeReset === null || !isUntouched(values)
        ? null
        : () => {
            setBeforeReset(null);
            show(beforeReset);
          },
    goToField: (field: AmountField) => {
      flushSync(() => setPart(partOfField(field)));
      form.setFocus(field);
    },
  };
}

export type Calculator = ReturnType<typeof useCalculator>;

function schoolStateOf(slug: string, record: ReturnType<typeof useSchool>): SchoolState {
  if (slug === '') return 'none';
  if (record.data) return 'loaded';
  if (record.isError) return isUnknown(record.error) ? 'unknown' : 'failed';
  return 'loading';
}
