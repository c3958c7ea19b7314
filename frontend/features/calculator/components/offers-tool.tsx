/** Two to four letters of aid: entered beside each other, and what each leaves to pay, now and later. */

import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Flex, Grid, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Caption, Text } from '#frontend/components/styled/text.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { absoluteAddress, toRoutePath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import {
  OFFER_COSTS,
  OFFER_GIFTS,
  OFFER_LOANS,
  OFFER_NAME_MAX,
  OFFERS_MAX,
  OFFERS_MIN,
  type OfferAmount,
  type OfferResult,
  type OffersFault,
  type OfferYear,
  offerResult,
  readOffers,
  writeOffers,
} from '#schema/domain/aid/aid-offers.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { aidOffersWords as words } from '#words/calculators/aid-offers.ts';
import { calculatorsWords } from '#words/calculators/calculators.ts';
import {
  emptyOffer,
  fragmentOf,
  nextKey,
  OFFERS_START,
  type OffersValues,
  type OfferValues,
  offersAtom,
  type ReadOffer,
  type ReadOffers,
  readTyped,
  textOfFragment,
  typedOf,
} from '../offers.ts';
import { Group, Notes, Said, Sources, Strip } from './tool-parts.tsx';

/** How long the letters have to be still before the address is written. */
const ADDRESS_DELAY_MS = 250;
const ROWS = [
  'cost',
  'gifts',
  'netPrice',
  'loans',
  'parentLoans',
  'now',
  'workStudy',
  'afterWork',
  'beyond',
] as const satisfies readonly (keyof OfferYear)[];
/** What compares letters: what is left to pay now is less where more is lent. */
const DECIDING = 'netPrice';
const currencies = () =>
  (Object.keys(words.currencies) as Currency[]).map((value) => ({
    value,
    label: words.currencies[value],
  }));
const groups = (): { legend: string; amounts: readonly OfferAmount[] }[] => [
  { legend: words.costs, amounts: OFFER_COSTS },
  { legend: words.gifts, amounts: OFFER_GIFTS },
  { legend: words.work, amounts: ['workStudy'] },
  { legend: words.loans, amounts: OFFER_LOANS },
];

/** The letters, as they stand in the fragment of the address: what is after # is not sent to anyone. */
function useOffers() {
  const [values, setValues] = useAtom(offersAtom);
  const [fault, setFault] = useState<OffersFault | null>(null);
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  // Browsers do not tell the server.
  const linked = textOfFragment(useHydrated() ? hash : '');
  const read = readTyped(values);
  const text = writeOffers(read.compared);
  const settled = useDebounced(text, ADDRESS_DELAY_MS);
  const own = useRef<string | null>(null);

  // A link that one comes by decides; the page's own writing says nothing new.
  useEffect(() => {
    if (linked === null || linked === own.current) return;
    own.current = linked;
    const found = readOffers(linked);
    if (typeof found === 'string') return setFault(found);
    setFault(null);
    setValues(typedOf(found));
  }, [linked, setValues]);

  const untouched = text === writeOffers(readTyped(OFFERS_START).compared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is written
  useEffect(() => {
    // A link that cannot be read stays as it is until something is typed.
    if (settled !== text || text === linked || (untouched && linked === null) || (untouched && fault !== null)) return;
    if (toRoutePath(window.location.pathname) !== pathname) return;
    own.current = untouched ? null : text;
    void navigate({ hash: untouched ? '' : fragmentOf(text) }, { replace: true, ...KEEP_SCROLL });
  }, [settled]);

  return {
    values,
    read,
    fault,
    link: () => absoluteAddress(pathname) + fragmentOf(text),
    set: (next: OffersValues) => {
      setFault(null);
      setValues(next);
    },
  };
}

export function OffersTool() {
  const { values, read, fault, link, set } = useOffers();
  const [said, setSaid] = useState('');
  const { offers } = values;
  const results = read.compared.offers.map((offer) => offerResult(offer, read.compared.rise));
  const change = (key: number, more: Partial<OfferValues>) =>
    set({ ...values, offers: offers.map((offer) => (offer.key === key ? { ...offer, ...more } : offer)) });
  return (
    <>
      {fault === null ? null : (
        <Box role="alert" mb="6" p="4" borderWidth="1px" borderRadius="md" maxW="prose" fontWeight="medium">
          {words.faults[fault]}
        </Box>
      )}
      <Strip always {...netPrices(read, results)} />
      <Box _print={{ display: 'none' }}>
        <form method="post" aria-label={words.form} noValidate onSubmit={(event) => event.preventDefault()}>
          <Grid {...(offers.length > 2 ? MANY : FEW)} gap={{ base: '8', md: '6' }} alignItems="start">
            {offers.map((offer, at) => (
              <Letter
                key={offer.key}
                number={at + 1}
                narrow={offers.length > 2}
                offer={offer}
                faults={read.letters[at]?.faults ?? {}}
                change={(more) => change(offer.key, more)}
                remove={
                  offers.length > OFFERS_MIN
                    ? () => {
                        setSaid(words.removed(words.letterOf(offer.name, at + 1)));
                        set({ ...values, offers: offers.filter(({ key }) => key !== offer.key) });
                      }
                    : null
                }
              />
            ))}
          </Grid>
          <Box mt="6" maxW="20rem">
            <TypedField
              label={words.rise}
              hint={words.riseHint}
              value={values.rise}
              fault={read.riseFault}
              onChange={(rise) => set({ ...values, rise })}
            />
          </Box>
          <Wrap role="group" aria-label={words.tools} mt="6" gap="2">
            <Button
              variant="outline"
              size="sm"
              aria-disabled={offers.length >= OFFERS_MAX ? true : undefined}
              onClick={() => {
                if (offers.length >= OFFERS_MAX) return;
                setSaid(words.added(offers.length + 1));
                set({ ...values, offers: [...offers, emptyOffer(nextKey(values))] });
              }}
            >
              {words.add}
            </Button>
            <Button variant="outline" size="sm" onClick={() => void copyText(link(), words)}>
              {words.copy}
            </Button>
            <Button variant="outline" size="sm" onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                setSaid(words.cleared);
                set(OFFERS_START);
              }}
            >
              {words.clear}
            </Button>
          </Wrap>
          <Caption mt="3" maxW="prose">
            {words.linkNote}
          </Caption>
          <Box role="status" srOnly>
            {said}
          </Box>
        </form>
      </Box>
      <Box mt={{ base: '8', md: '12' }}>
        <SideBySide read={read} results={results} />
        <Wrap mt="6" columnGap="6" rowGap="2" textStyle="sm" _print={{ display: 'none' }}>
          <TextLink to={paths.article(ARTICLE_IDS['comparing-offers'])}>{words.guides.compare}</TextLink>
          <TextLink to={paths.article(ARTICLE_IDS['asking-for-more-aid'])}>{words.guides.askForMore}</TextLink>
          <TextLink to={paths.article(ARTICLE_IDS['private-loans'])}>{words.guides.loans}</TextLink>
        </Wrap>
        <Sources sources={words.sources} />
      </Box>
    </>
  );
}

/** What each letter leaves to pay in its first year, now or later, as the line over them says it. */
function netPrices({ compared: { offers }, letters }: ReadOffers, results: readonly OfferResult[]) {
  const prices = offers.flatMap(({ name, currency }, at) =>
    letters[at]?.hasCost
      ? [words.result.priced(words.letterOf(name, at + 1), formatMoney(results[at]?.years[0]?.netPrice ?? 0, currency))]
      : [],
  );
  return prices.length === 0
    ? { term: words.result.empty, value: '' }
    : { term: words.result.rows.netPrice, value: prices.join(' · ') };
}

const FEW = { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } } as const;
const MANY = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
} as const;
const TWO_FIELDS = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
const ONE_FIELD = { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' } } as const;

interface LetterProps {
  number: number;
  /** Whether it is beside so many others that it has room for one field a line. */
  narrow: boolean;
  offer: OfferValues;
  faults: ReadOffer['faults'];
  change: (more: Partial<OfferValues>) => void;
  /** Null where it has to stay. */
  remove: (() => void) | null;
}

function Letter({ number, narrow, offer, faults, change, remove }: LetterProps) {
  return (
    <Section aria-label={words.letter(number)} borderWidth="1px" borderRadius="md" p={{ base: '4', md: '5' }} minW="0">
      <Flex alignItems="center" justifyContent="space-between" gap="3" minH="9" mb="3">
        <Heading as="h2" size="sm">
          {words.letter(number)}
        </Heading>
        {remove === null ? null : (
          <Button
            variant="ghost"
            size="xs"
            aria-label={words.removeNamed(words.letterOf(offer.name, number))}
            onClick={remove}
          >
            {words.remove}
          </Button>
        )}
      </Flex>
      <Grid gap="5">
        <Grid {...(narrow ? ONE_FIELD : TWO_FIELDS)} gap="3" alignItems="end">
          <TextField
            label={words.name}
            value={offer.name}
            maxLength={OFFER_NAME_MAX}
            autoComplete="off"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <SelectField
            label={words.currency}
            value={offer.currency}
            options={currencies()}
            onChange={(currency) => change({ currency: currency as Currency })}
          />
        </Grid>
        {groups().map(({ legend, amounts }) => (
          <Group key={legend} legend={legend}>
            <Grid {...(narrow ? ONE_FIELD : TWO_FIELDS)} gap="3" alignItems="end">
              {amounts.map((name) => (
                <TypedField
                  key={name}
                  label={words.amounts[name]}
                  value={offer.amounts[name]}
                  fault={faults[name]}
                  placeholder="0"
                  onChange={(text) => change({ amounts: { ...offer.amounts, [name]: text } })}
                />
              ))}
            </Grid>
          </Group>
        ))}
        <Grid {...(narrow ? ONE_FIELD : TWO_FIELDS)} gap="3" alignItems="end">
          <TypedField
            label={words.years}
            value={offer.years}
            fault={faults.years}
            onChange={(years) => change({ years })}
          />
          <TypedField
            label={words.scholarshipYears}
            value={offer.scholarshipYears}
            fault={faults.scholarshipYears}
            placeholder={offer.years}
            onChange={(scholarshipYears) => change({ scholarshipYears })}
          />
        </Grid>
      </Grid>
    </Section>
  );
}

function SideBySide({ read, results }: { read: ReadOffers; results: OfferResult[] }) {
  const { compared, letters, anyFault } = read;
  const { offers } = compared;
  const any = letters.some(({ hasCost }) => hasCost);
  const names = offers.map(({ name }, at) => words.letterOf(name, at + 1));
  // Two letters may be of one school: a column needs a name of its own.
  const columns = names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`));
  const money = (amount: number, at: number) => formatMoney(amount, offers[at]?.currency ?? 'USD');
  const rowsOf = (pick: (result: OfferResult) => OfferYear | undefined) =>
    ROWS.map((row) => ({
      key: row,
      name: row === DECIDING ? <strong>{words.result.rows[row]}</strong> : words.result.rows[row],
      cells: results.map((result, at) => {
        if (!letters[at]?.hasCost) return null;
        const text = money(pick(result)?.[row] ?? 0, at);
        return row === DECIDING ? <strong key={row}>{text}</strong> : text;
      }),
    }));
  const notes = [
    words.result.nowMeans,
    words.result.interest,
    words.result.ends,
    ...(new Set(offers.map(({ currency }) => currency)).size > 1 ? [words.result.currencies] : []),
  ];
  const left = results.map((result, at) => `${columns[at]} ${money(result.years[0]?.now ?? 0, at)}`).join(', ');
  return (
    <PageSection
      id="side-by-side"
      title={words.result.title}
      intro={
        <>
          {words.result.nowMeans} <EstimateTag />
        </>
      }
    >
      <Said text={any ? words.result.said(left) : ''} />
      {anyFault ? (
        <Text mb="4" textStyle="sm" fontWeight="medium">
          {calculatorsWords.faults.notCounted}
        </Text>
      ) : null}
      {any ? (
        <Grid gap="9">
          <Part heading={words.result.firstYear}>
            <FigureTable
              label={words.result.caption.first}
              columns={[words.result.item, ...columns]}
              rows={rowsOf(({ years }) => years[0])}
            />
          </Part>
          <Part heading={words.result.whole}>
            <FigureTable
              label={words.result.caption.whole}
              columns={[words.result.item, ...columns]}
              rows={rowsOf(({ total }) => total)}
            />
          </Part>
          <Part heading={words.result.later}>
            <FigureTable
              label={words.result.caption.later}
              columns={[words.result.item, ...columns]}
              rows={[
                {
                  key: 'student',
                  name: words.result.student,
                  cells: results.map(({ owed }, at) => money(owed.student, at)),
                },
                {
                  key: 'parents',
                  name: words.result.parents,
                  cells: results.map(({ owed }, at) => money(owed.parents, at)),
                },
                {
                  key: 'monthly',
                  name: words.result.monthly,
                  cells: results.map(({ owed }, at) =>
                    owed.monthly === null
                      ? offers[at]?.currency === 'CAD' && owed.student > 0
                        ? words.result.noMonthly
                        : null
                      : money(owed.monthly, at),
                  ),
                },
              ]}
            />
          </Part>
          <Notes notes={notes.slice(1)} />
        </Grid>
      ) : (
        <Text color="fg.muted">{words.result.empty}</Text>
      )}
    </PageSection>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Heading as="h3" size="sm">
        {heading}
      </Heading>
      {children}
    </Box>
  );
}
