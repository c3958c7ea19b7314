/**
 * All majors under their fields, each with what its graduates earn on one scale; found by typing, or in one list by pay. A
 * phone shows the fields with the range of their pay, and the majors of those that are pressed.
 */
import { useEffect, useId, useState } from 'react';
import { Select } from '#frontend/components/forms/controls.tsx';
import { FilterBox } from '#frontend/components/forms/filter-box.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { List } from '#frontend/components/styled/list.tsx';
import { folded } from '#frontend/lib/forms/typed-words.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import type { MajorSummary } from '#schema/api/majors.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { ACADEMIC_FIELDS } from '#schema/domain/programs/academic-fields.ts';
import { majorsWords as words } from '#words/majors/majors.ts';

/** The right end of every bar, in US dollars: the highest pay, up to a whole step. */
const STEP = 40_000;
const barEnd = (majors: readonly MajorSummary[]) =>
  STEP * Math.max(1, Math.ceil(Math.max(...majors.map(({ pay }) => pay ?? 0)) / STEP));

const ORDERS = ['field', 'pay', 'schools', 'name'] as const;
type Order = (typeof ORDERS)[number];

const byName = (a: MajorSummary, b: MajorSummary) => a.title.localeCompare(b.title, 'en');
const schoolsOf = ({ universities: { US, CA } }: MajorSummary) => US + CA;

const COMPARE: Record<Order, (a: MajorSummary, b: MajorSummary) => number> = {
  field: byName,
  name: byName,
  // Majors without published pay come last.
  pay: (a, b) => (b.pay ?? -1) - (a.pay ?? -1) || byName(a, b),
  schools: (a, b) => schoolsOf(b) - schoolsOf(a) || byName(a, b),
};

export function MajorList({ majors }: { majors: readonly MajorSummary[] }) {
  const fragment = useFragment();
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<Order>('field');
  const orderId = useId();
  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);
  const end = barEnd(majors);
  const asked = folded(typed.trim());
  const found = majors.filter(({ title, field }) => folded(`${title} ${titleOfField(field)}`).includes(asked));
  return (
    <>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 14rem' }}
        columnGap="4"
        maxW="3xl"
        mb="3"
        _print={{ display: 'none' }}
        _scriptless={{ display: 'none' }}
      >
        <FilterBox
          label={words.find}
          placeholder={words.findPlaceholder}
          value={typed}
          onChange={setTyped}
          status={asked === '' ? '' : words.found(found.length)}
        />
        <Box>
          <chakra.label htmlFor={orderId} textStyle="label" display="block" mb="1.5">
            {words.order}
          </chakra.label>
          <Select
            id={orderId}
            value={order}
            options={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
            onChange={(value) => setOrder(value as Order)}
          />
        </Box>
      </Grid>
      {asked === '' && order === 'field' ? (
        ACADEMIC_FIELDS.map(({ key, title }) => {
          const own = majors.filter(({ field }) => field === key);
          return (
            <PageSection key={key} id={key} title={title} folded aside={rangeOf(own)}>
              <Entries majors={own.toSorted(byName)} end={end} />
            </PageSection>
          );
        })
      ) : (
        <Box borderTopWidth="1px" pb="8">
          <Entries majors={found.toSorted(COMPARE[order])} end={end} />
        </Box>
      )}
    </>
  );
}

const titleOfField = (field: MajorSummary['field']) => ACADEMIC_FIELDS.find(({ key }) => key === field)?.title ?? '';

/** From the lowest to the highest pay of a field's majors. */
function rangeOf(majors: readonly MajorSummary[]): string {
  const pays = majors.flatMap(({ pay }) => pay ?? []);
  return pays.length === 0 ? '' : words.range(Math.min(...pays), Math.max(...pays));
}

function Entries({ majors, end }: { majors: readonly MajorSummary[]; end: number }) {
  return (
    <Grid as="ul" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} columnGap="10">
      {majors.map((major) => (
        <Entry key={major.key} major={major} end={end} />
      ))}
    </Grid>
  );
}

function Entry({ major: { key, title, universities, pay }, end }: { major: MajorSummary; end: number }) {
  return (
    <List.Item
      position="relative"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      alignItems="baseline"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <TextLink
        to={paths.major(key)}
        variant="quiet"
        fontWeight="semibold"
        lineHeight="snug"
        // The whole entry leads to the major.
        _before={{ content: '""', position: 'absolute', inset: '0' }}
      >
        {title}
      </TextLink>
      <Box
        textAlign="end"
        fontWeight={pay === null ? 'normal' : 'semibold'}
        color={pay === null ? 'fg.muted' : 'fg'}
        fontVariantNumeric="tabular-nums lining-nums"
      >
        {pay === null ? words.noPay : formatMoney(pay, 'USD')}
      </Box>
      <Box
        gridColumn="1 / -1"
        mt="1"
        height="6px"
        bg={pay === null ? 'transparent' : 'bg.muted'}
        color="accent.solid"
        borderRadius="full"
        overflow="hidden"
      >
        {pay === null ? null : <ShareBar to={pay / end} />}
      </Box>
      <Box gridColumn="1 / -1" mt="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words.taught(universities.US, universities.CA)}
      </Box>
    </List.Item>
  );
}
