/** What concerns the visitor by where they live: the awards of their country, and their own state's or province's aid. */

import { useSetAtom } from 'jotai';
import { useHome } from '#frontend/api/your-prices.ts';
import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { writeAddress } from '#frontend/content/scholarship-address.ts';
import { allScholarships } from '#frontend/content/scholarship-list.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { type ScholarshipQuestion, scholarshipsFor } from '#schema/domain/site/scholarships.ts';
import { countryOfHome, stateOfHome } from '#schema/domain/situation/situation.ts';
import { scholarshipListWords as words } from '#words/scholarships/scholarship-words.ts';

/** Its words belong to the plan. */
const OwnAidDate = lazyPart(async () => (await import('./own-aid-date.tsx')).OwnAidDate);

/** The parts of the page with the aid of states and of provinces. */
const AID_OF = { US: 'us-state', CA: 'ca-provinces' } as const;

interface OwnAidProps {
  question: ScholarshipQuestion;
  today: string;
}

/** As high whether one said where one lives or not, so that nothing moves when it is known. */
export function OwnAid({ question, today }: OwnAidProps) {
  const home = useHome();
  const openPanel = useSetAtom(situationPanelAtom);
  if (home === null)
    return (
      <Shell own={false}>
        <Text textStyle="sm">{words.own.ask}</Text>
        <Button
          variant="plain"
          size="sm"
          minH={{ base: '11', md: '9' }}
          flexShrink="0"
          aria-haspopup="dialog"
          onClick={() => openPanel(true)}
        >
          {words.own.say}
        </Button>
      </Shell>
    );
  const country = countryOfHome(home);
  const place = stateName(country, stateOfHome(home));
  const mine: ScholarshipQuestion = { ...question, country };
  const count = scholarshipsFor(allScholarships(), mine, today).length;
  return (
    <Shell own>
      <Text textStyle="sm" flex={{ md: '1' }} hideBelow="md">
        <Suspense>
          <OwnAidDate home={home} />
        </Suspense>
      </Text>
      <Wrap columnGap="5" textStyle="sm">
        <ExternalLink href={`#${AID_OF[country]}`} touch="block">
          {words.own.aid(place)}
        </ExternalLink>
        {question.country === country ? null : (
          <TextLink to={paths.scholarships(writeAddress(mine))} {...KEEP_SCROLL} touch="block">
            {words.own.awards(count, words.countries[country])}
          </TextLink>
        )}
      </Wrap>
    </Shell>
  );
}

function Shell({ own, children }: { own: boolean; children: React.ReactNode }) {
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      columnGap={{ base: '3', md: '6' }}
      mt="3"
      px={{ base: '3', md: '4' }}
      py={{ base: '0.5', md: '1.5' }}
      minH="12"
      borderRadius="md"
      bg={own ? 'gold.subtle' : 'bg.muted'}
      data-personal={own ? '' : undefined}
      _print={{ display: 'none' }}
    >
      {children}
    </Box>
  );
}
