/** Two to four letters of aid: entered one after the other, and what each costs in the end, now and later. */

import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { universityQuery } from '#frontend/api/shared-queries.ts';
import { useSituation } from '#frontend/api/your-prices.ts';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { isStillAt } from '#frontend/lib/links/is-still-at.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import {
  OFFERS_MAX,
  OFFERS_MIN,
  type OffersFault,
  offerResult,
  readOffers,
  writeOffers,
} from '#schema/domain/aid/aid-offers.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { aidOffersWords as words } from '#words/calculators/aid-offers.ts';
import { openTuitions, publishedCosts } from '../offer-costs.ts';
import {
  emptyOffer,
  fragmentOf,
  nextKey,
  OFFERS_START,
  type OffersValues,
  type OfferValues,
  offersAtom,
  readTyped,
  textOfFragment,
  typedOf,
  withoutPublished,
  withPublished,
} from '../offers.ts';
import { Letter, type OfferedSchool } from './offer-letter.tsx';
import { OffersAnswer, OffersResult, OffersTables } from './offers-result.tsx';
import { FormAndResult, Sources } from './tool-parts.tsx';

/** How long the letters have to be still before the address is written. */
const ADDRESS_DELAY_MS = 250;

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
    if (!isStillAt(pathname)) return;
    own.current = untouched ? null : text;
    void navigate({ hash: untouched ? '' : fragmentOf(text) }, { replace: true, ...KEEP_SCROLL });
  }, [settled]);

  return {
    values,
    read,
    fault,
    link: () => absoluteAddress(pathname) + fragmentOf(text),
    set: (next: SetStateAction<OffersValues>) => {
      setFault(null);
      setValues(next);
    },
  };
}

export function OffersTool({ own }: { own: readonly OfferedSchool[] }) {
  const { values, read, fault, link, set } = useOffers();
  const [said, setSaid] = useState('');
  /** The one letter that a phone shows. */
  const [shown, setShown] = useState(0);
  const fillCosts = useFillCosts(set);
  const top = useRef<HTMLDivElement>(null);
  const { offers } = values;
  const results = read.compared.offers.map((offer) => offerResult(offer, read.compared.rise));
  const at = Math.min(shown, offers.length - 1);
  const full = offers.length >= OFFERS_MAX;
  const change = (key: number, more: Partial<OfferValues>) =>
    set((before) => ({
      ...before,
      offers: before.offers.map((offer) => (offer.key === key ? { ...offer, ...more } : offer)),
    }));
  const add = () => {
    if (full) return;
    setSaid(words.added(offers.length + 1));
    setShown(offers.length);
    set({ ...values, offers: [...offers, emptyOffer(nextKey(values))] });
  };
  const show = (place: number) => {
    setShown(place);
    top.current?.scrollIntoView();
  };
  const part = { read, results };
  return (
    <>
      {fault === null ? null : (
        <Box role="alert" mb="6" p="4" borderWidth="1px" borderRadius="md" maxW="prose" fontWeight="medium">
          {words.faults[fault]}
        </Box>
      )}
      <FormAndResult
        label={words.form}
        resultOnPaper
        answer={<OffersAnswer {...part} />}
        form={
          <>
            <Box ref={top} scrollMarginTop="20">
              <Wrap role="group" aria-label={words.letters} gap="2" mb="4" hideFrom="md">
                {offers.map(({ key, name }, place) => (
                  <Button
                    key={key}
                    size="sm"
                    variant={place === at ? 'solid' : 'outline'}
                    colorPalette="ink"
                    aria-pressed={place === at}
                    maxW="10rem"
                    onClick={() => setShown(place)}
                  >
                    <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                      {words.letterOf(name, place + 1)}
                    </Box>
                  </Button>
                ))}
              </Wrap>
              <Grid
                gridTemplateColumns={{
                  base: 'minmax(0, 1fr)',
                  md: 'repeat(2, minmax(0, 1fr))',
                  lg: 'minmax(0, 1fr)',
                  xl: 'repeat(2, minmax(0, 1fr))',
                }}
                gap="5"
                alignItems="start"
              >
                {offers.map((offer, place) => (
                  <Box key={offer.key} minW="0" display={{ base: place === at ? 'block' : 'none', md: 'block' }}>
                    <Letter
                      number={place + 1}
                      offer={offer}
                      own={own}
                      faults={read.letters[place]?.faults ?? {}}
                      lacksTuition={read.letters[place]?.lacksTuition ?? false}
                      change={(more) => change(offer.key, more)}
                      fillCosts={(slug) => fillCosts(offer.key, slug)}
                      next={
                        place + 1 < offers.length
                          ? { label: words.go(words.letterOf(offers[place + 1]?.name ?? '', place + 2)), to: place + 1 }
                          : null
                      }
                      show={show}
                      remove={
                        offers.length > OFFERS_MIN
                          ? () => {
                              setSaid(words.removed(words.letterOf(offer.name, place + 1)));
                              set({ ...values, offers: offers.filter(({ key }) => key !== offer.key) });
                            }
                          : null
                      }
                    />
                  </Box>
                ))}
              </Grid>
            </Box>
            <Box>
              <Wrap role="group" aria-label={words.tools} gap="2">
                <Button variant="outline" size="sm" aria-disabled={full ? true : undefined} onClick={add}>
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
                    setShown(0);
                    set(OFFERS_START);
                  }}
                >
                  {words.clear}
                </Button>
              </Wrap>
              <Caption mt="3" maxW="prose">
                {words.linkNote}
              </Caption>
              <Box mt="6" maxW="20rem">
                <TypedField
                  label={words.rise}
                  hint={words.riseHint}
                  value={values.rise}
                  fault={read.riseFault}
                  onChange={(rise) => set({ ...values, rise })}
                />
              </Box>
              <Box role="status" srOnly>
                {said}
              </Box>
            </Box>
          </>
        }
        result={<OffersResult {...part} />}
      />
      <OffersTables {...part} />
      <Wrap mt="6" mb="6" columnGap="6" rowGap="2" textStyle="sm" _print={{ display: 'none' }}>
        <TextLink to={paths.article(ARTICLE_IDS['comparing-offers'])}>{words.guides.compare}</TextLink>
        <TextLink to={paths.article(ARTICLE_IDS['asking-for-more-aid'])}>{words.guides.askForMore}</TextLink>
        <TextLink to={paths.article(ARTICLE_IDS['private-loans'])}>{words.guides.loans}</TextLink>
      </Wrap>
      <Sources sources={words.sources} note={null} />
    </>
  );
}

/** Writes a school's published costs into a letter. */
function useFillCosts(set: (next: SetStateAction<OffersValues>) => void) {
  const client = useQueryClient();
  const situation = useSituation();
  return async (key: number, slug: string): Promise<void> => {
    const record = await client.fetchQuery(universityQuery(slug)).catch(() => null);
    const filled = (offer: OfferValues) => {
      if (record === null) return withoutPublished(offer);
      const { name, country, currency } = record;
      const tuitions = openTuitions(record, situation);
      return withPublished(offer, { name, country, currency, tuitions, costs: publishedCosts(record, situation) });
    };
    set((before) => ({
      ...before,
      offers: before.offers.map((offer) => (offer.key === key ? filled(offer) : offer)),
    }));
  };
}
