/**
 * What the list is asked for, in one row: how the line of the search box was read, and the filters in force. Each part is
 * gone at one press, by a link, and leads to where it can be changed.
 */

import { useEffect, useRef } from 'react';
import { PlainLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { ScrollBox } from '#frontend/components/styled/scroll-box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { Reading, ReadSpan } from '#schema/api/search.ts';
import { capitalized } from '#schema/domain/formats/capitalized.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { searchWords as words } from '#words/search/search.ts';
import { wishWords } from '#words/search/wishes.ts';
import { chipsOf } from '../chips.ts';
import { addressOfRequest, NO_FILTERS, type SearchRequest, withFilters } from '../filters.ts';
import { changedAt, clearedRequest, withAlternative, withoutSpan } from '../read-parts.ts';
import { withRead } from '../read-request.ts';
import { type ChangedAt, spansInForce } from '../reading.ts';

// Of the same row of the page: one file for the browser.
export { LeftOut } from './left-out.tsx';
export { ListChange } from './list-change.tsx';

interface RowChip {
  key: string;
  label: string;
  /** How many there are without it; null where nobody counted. */
  total: number | null;
  changedAt: ChangedAt;
  without: SearchRequest;
}

/** What a span was read as; a word without a number says which one it got. */
function spanLabel({ label, vague, parameters, mended, text }: ReadSpan): string {
  const said = mended ? wishWords.mended(capitalized(label), text) : capitalized(label);
  if (vague === undefined || /\d/.test(label)) return said;
  const { filters } = withRead(clearedRequest({ view: 'list' } as SearchRequest), parameters);
  const price = Object.values(parameters).find((value) => typeof value === 'number');
  if (vague === 'cheap' && price !== undefined) return wishWords.upTo(said, formatMoney(price, 'USD'));
  if (vague === 'expensive' && price !== undefined) return wishWords.from(said, formatMoney(price, 'USD'));
  const { studentPopulationMin: least, studentPopulationMax: most } = filters;
  if (least === null && most !== null) return wishWords.under(said, formatCount(most + 1));
  const threshold = chipsOf(filters).map((chip) => chip.label);
  return threshold.length === 0 ? said : wishWords.met(said, threshold);
}

function rowChips(request: SearchRequest, reading: Reading | undefined): RowChip[] {
  const spans = reading?.as === 'wish' ? spansInForce(request, reading) : [];
  return [
    ...spans.map((span) => ({
      key: `read-${span.from}-${span.kind}`,
      label: spanLabel(span),
      total: span.withoutTotal,
      changedAt: changedAt(span),
      without: withoutSpan(request, reading as Reading, span),
    })),
    ...chipsOf(request.filters).map(({ key, label, filter, without }) => ({
      key,
      label,
      total: null,
      changedAt: filter === 'radiusMiles' ? ('near' as const) : filter === 'box' ? null : filter,
      without: withFilters(request, without),
    })),
  ];
}

interface ActiveFiltersProps {
  request: SearchRequest;
  reading: Reading | undefined;
  onOpen: (where: NonNullable<ChangedAt>) => void;
}

export function ActiveFilters({ request, reading, onOpen }: ActiveFiltersProps) {
  const chips = rowChips(request, reading);
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<{ at: number; of: string } | null>(null);
  const keys = chips.map(({ key }) => key).join();

  // Once the chip that was pressed is gone, the next one has the focus.
  useEffect(() => {
    if (removed.current === null || removed.current.of === keys) return;
    const links = list.current?.querySelectorAll<HTMLElement>('a[data-remove]') ?? [];
    (links[removed.current.at] ?? links[links.length - 1])?.focus();
    removed.current = null;
  }, [keys]);

  if (chips.length === 0) return null;
  const cleared = reading?.as === 'wish' ? clearedRequest(request) : withFilters(request, NO_FILTERS);
  return (
    <ScrollBox
      as="ul"
      ref={list}
      aria-label={words.activeFilters}
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ md: 'visible' }}
      animation={{ md: 'none' }}
      alignItems="center"
      gap="2"
      py={{ base: '0', md: '0.5' }}
    >
      {chips.map(({ key, label, total, changedAt: where, without }, at) => (
        <List.Item
          key={key}
          display="inline-flex"
          alignItems="stretch"
          flexShrink="0"
          maxW={{ md: '100%' }}
          minH={{ base: '11', md: '8' }}
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="full"
          bg="bg.panel"
          textStyle="sm"
        >
          {where === null ? (
            <Span display="inline-flex" alignItems="center" ps="3" pe="1.5">
              {label}
            </Span>
          ) : (
            <Button
              variant="plain"
              size="xs"
              minH={{ base: '11', md: '8' }}
              ps="3"
              pe="1.5"
              color="fg"
              whiteSpace={{ base: 'nowrap', md: 'normal' }}
              textAlign="start"
              textStyle="sm"
              fontWeight="normal"
              borderStartRadius="full"
              aria-label={wishWords.change(label)}
              onClick={() => onOpen(where)}
            >
              {label}
            </Button>
          )}
          <PlainLink
            data-remove
            to={paths.search(addressOfRequest(without))}
            {...KEEP_SCROLL}
            aria-label={wishWords.remove(label, total)}
            title={wishWords.remove(label, total)}
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            gap="1"
            minW={{ base: '11', md: 'auto' }}
            ps="1.5"
            pe="2.5"
            borderEndRadius="full"
            color="fg.muted"
            textStyle="xs"
            whiteSpace="nowrap"
            fontVariantNumeric="tabular-nums"
            _hover={{ color: 'fg', bg: 'bg.muted' }}
            onClick={() => {
              removed.current = { at, of: keys };
              if (chips.length === 1) document.querySelector<HTMLElement>('input[name="q"]')?.focus();
            }}
          >
            <CloseIcon boxSize="3.5" />
          </PlainLink>
        </List.Item>
      ))}
      {reading && isMeantInRow(chips.length, reading) ? (
        <List.Item flexShrink="0" color="fg.muted" textStyle="sm" whiteSpace={{ base: 'nowrap', md: 'normal' }}>
          <OtherMeanings request={request} reading={reading} />
        </List.Item>
      ) : null}
      {chips.length > 1 ? (
        <List.Item flexShrink="0">
          <TextLink
            to={paths.search(addressOfRequest(cleared))}
            {...KEEP_SCROLL}
            touch="block"
            textStyle="sm"
            whiteSpace="nowrap"
            aria-label={wishWords.clearFilters}
          >
            {wishWords.clearShort}
          </TextLink>
        </List.Item>
      ) : null}
    </ScrollBox>
  );
}

/** The texts, those that stand next to each other in the line as one: "part time". */
function neighborsTogether(unused: Reading['unused']): string[] {
  const texts: string[] = [];
  let end = Number.NaN;
  for (const { from, to, text } of unused) {
    if (from === end + 1) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    end = to;
  }
  return texts;
}

/** What else a line may mean stands beside one or two chips, where it needs no line of its own. */
const isMeantInRow = (chips: number, { alternatives }: Reading): boolean =>
  alternatives.length > 0 && chips > 0 && chips < 3;

function OtherMeanings({ request, reading }: { request: SearchRequest; reading: Reading }) {
  return (
    <Meanings
      title={wishWords.alternatives}
      meanings={reading.alternatives.map(({ label, id, parameters }) => ({
        label,
        to:
          id === undefined
            ? paths.search(addressOfRequest(withAlternative(request, null, parameters)))
            : paths.university(String(id)),
      }))}
    />
  );
}

/** What goes with the row: words that were not used, and what else the line may mean. */
export function AboutReading({ request, reading }: { request: SearchRequest; reading: Reading }) {
  const { as, unused, instead, alternatives, spans } = reading;
  const own = alternatives.length > 0 && !isMeantInRow(rowChips(request, reading).length, reading);
  // What leaves something out has no other meanings to offer: they would ask for what was left out.
  const others = spans.length > 1 ? spans.filter((span) => !span.negated && span.alternatives.length > 0) : [];
  const isUnused = as === 'wish' && unused.length > 0;
  if (!own && !isUnused && instead === null && others.length === 0) return null;
  return (
    <Box mb="2" textStyle="sm" color="fg.muted">
      {isUnused ? <p>{wishWords.notUsed(neighborsTogether(unused))}</p> : null}
      {instead === null ? null : (
        <p>
          <TextLink to={paths.search(addressOfRequest(withRead(request, instead.parameters)))}>
            {isSubject(instead.parameters) ? wishWords.insteadProgram(instead.label) : wishWords.instead(instead.label)}
          </TextLink>
        </p>
      )}
      {own ? <OtherMeanings request={request} reading={reading} /> : null}
      {others.map((span) => (
        <Meanings
          key={span.from}
          title={wishWords.alternativesOf(span.text)}
          meanings={span.alternatives.map(({ label, parameters }) => ({
            label,
            to: paths.search(addressOfRequest(withAlternative(request, span, parameters))),
          }))}
        />
      ))}
    </Box>
  );
}

/** Of a subject and nothing else. */
function isSubject(parameters: ReadSpan['parameters']): boolean {
  return Object.keys(parameters).every((name) => name === 'subject' || name === 'degree');
}

function Meanings({ title, meanings }: { title: string; meanings: { label: string; to: string }[] }) {
  return (
    <p>
      {title}{' '}
      {meanings.map(({ label, to }, at) => (
        <span key={label}>
          {at > 0 ? ' · ' : null}
          <TextLink to={to}>{label}</TextLink>
        </span>
      ))}
    </p>
  );
}
