/**
 * What else an empty list could be: near subjects, a wider circle, one part alone, another spelling. Each is offered with
 * how many there would be, and only where there are some.
 */
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Stack } from '#frontend/components/styled/box.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { Reading } from '#schema/api/search.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import { wishWords as words } from '#words/search/wishes.ts';
import { chipsOf } from '../chips.ts';
import { widerRadii } from '../filter-changes.ts';
import { addressOfRequest, EMPTY_REQUEST, NO_FILTERS, type SearchRequest, withFilters } from '../filters.ts';
import { useTotals } from '../mended-totals.ts';
import { nearSubjects } from '../near-subjects.ts';
import { asParameters, withRead } from '../read-request.ts';
import { isSchoolOption, type Option, useSuggestions } from '../suggestions.ts';

const SUBJECTS_TRIED = 6;
const SUBJECTS_SHOWN = 3;
const SPELLINGS_SHOWN = 3;

interface Offer {
  key: string;
  request: SearchRequest;
  words: (total: number) => string;
}

function subjectOffers(request: SearchRequest): Offer[] {
  const { filters } = request;
  return nearSubjects(filters.subject, filters.subject.length > 0 ? SUBJECTS_TRIED : 0).map((subject) => ({
    key: subject,
    request: withFilters(request, { ...filters, subject: [subject] }),
    words: (total) => words.mendSubject(subjectLabel(subject), total),
  }));
}

function radiusOffers(request: SearchRequest): Offer[] {
  return widerRadii(request.filters).map((radiusMiles) => ({
    key: `within-${radiusMiles}`,
    request: withFilters(request, { ...request.filters, radiusMiles }),
    words: (total) => words.mendRadius(radiusMiles, total),
  }));
}

/** Each part of what was asked alone, for where no single one of them is to blame. */
function aloneOffers(request: SearchRequest, reading: Reading | undefined): Offer[] {
  const none = { ...EMPTY_REQUEST, view: request.view };
  const spans = reading?.as === 'wish' ? reading.spans.filter(({ kind }) => kind !== 'order' && kind !== 'school') : [];
  const chips = chipsOf(request.filters);
  if (spans.length + chips.length < 2) return [];
  return [
    ...spans.map(({ label, parameters, from }) => ({
      key: `read-${from}`,
      request: withRead(none, parameters),
      words: (total: number) => words.mendAlone(label, total),
    })),
    ...chips.map(({ key, label, without }) => ({
      key,
      request: withFilters(none, onlyOf(request, without)),
      words: (total: number) => words.mendAlone(label, total),
    })),
  ];
}

/** The filters that go with a chip, and no others. */
function onlyOf({ filters }: SearchRequest, without: SearchRequest['filters']): SearchRequest['filters'] {
  const left = without as unknown as Record<string, unknown>;
  const taken = Object.entries(filters).filter(([name, value]) => JSON.stringify(left[name]) !== JSON.stringify(value));
  return { ...NO_FILTERS, ...Object.fromEntries(taken) };
}

interface MendedWishProps {
  request: SearchRequest;
  reading: Reading | undefined;
  /** Whether leaving out one part helps: then no part is offered alone. */
  helped: boolean;
}

export function MendedWish({ request, reading, helped }: MendedWishProps) {
  const asked = asParameters(request, reading);
  const [subjects, radii] = [subjectOffers(asked), radiusOffers(asked)];
  const alone = helped ? [] : aloneOffers(request, reading);
  const all = [...subjects, ...radii, ...alone];
  const totals = useTotals(all.map((offer) => offer.request));
  const found = all.map((offer, at) => ({ ...offer, total: totals[at] ?? 0 })).filter(({ total }) => total > 0);
  const of = (offers: readonly Offer[], most: number) =>
    found.filter(({ key }) => offers.some((offer) => offer.key === key)).slice(0, most);
  // The next circle that has any is enough.
  const shown = [...of(radii, 1), ...of(subjects, SUBJECTS_SHOWN), ...of(alone, alone.length)];
  return (
    <>
      {shown.length === 0 ? null : (
        <Stack as="ul" mt="1" alignItems="flex-start" gap="1">
          {shown.map((offer) => (
            <li key={offer.key}>
              <TextLink to={paths.search(addressOfRequest(offer.request))} touch="block">
                {offer.words(offer.total)}
              </TextLink>
            </li>
          ))}
        </Stack>
      )}
      {reading?.as === 'wish' && reading.unused.length === 0 ? null : <Spellings text={spelledOf(request, reading)} />}
    </>
  );
}

/** What may have been misspelt: words that were not used, else the whole line. */
function spelledOf({ q }: SearchRequest, reading: Reading | undefined): string {
  const unused = reading?.as === 'wish' ? reading.unused.map(({ text }) => text) : [];
  return unused.length > 0 ? unused.join(' ') : q;
}

/** Names and wishes that are spelled nearly so. */
function Spellings({ text }: { text: string }) {
  const { data = [] } = useSuggestions(text, text !== '');
  const options: readonly Option[] = data;
  if (options.length === 0) return null;
  return (
    <p>
      {words.mean}{' '}
      {options.slice(0, SPELLINGS_SHOWN).map((option, at) => (
        <span key={isSchoolOption(option) ? option.id : option.text}>
          {at > 0 ? ' · ' : null}
          {isSchoolOption(option) ? (
            <TextLink to={paths.university(option.slug)}>{option.name}</TextLink>
          ) : (
            <TextLink to={option.path ?? paths.search(new URLSearchParams({ q: option.text }))}>
              {option.label}
            </TextLink>
          )}
        </span>
      ))}
    </p>
  );
}
