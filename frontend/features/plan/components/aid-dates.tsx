/** Dates of the forms for aid, for the state that one has said. */
import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { CSS_PROFILE, FAFSA } from '#schema/domain/aid/state-aid-dates.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { planWords, stateAidText } from '#words/plan/plan.ts';

const dollars = (amount: number) => formatMoney(amount, 'USD');

export function AidDates() {
  const home = useStoredAtom(situationAtom, null)?.home ?? null;
  const inCanada = home?.startsWith('CA-') ?? false;
  return (
    <section>
      <PhoneFold
        heading={(id) => (
          <Heading as="h3" size="md" id={id}>
            {planWords.aid.title}
          </Heading>
        )}
      >
        <Grid
          mt="2"
          textStyle="sm"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="12"
          rowGap="2"
        >
          {inCanada ? <p>{planWords.aid.canada}</p> : null}
          <p>{planWords.aid.fafsa(FAFSA.year, FAFSA.closes)}</p>
          {home === null || inCanada ? null : <p>{stateAidText(home)}</p>}
          <p>
            <ExternalLink href={planWords.aid.stateListUrl} target="_blank">
              {planWords.aid.stateList}
            </ExternalLink>
          </p>
          <p>
            {planWords.aid.css(dollars(CSS_PROFILE.first), dollars(CSS_PROFILE.further), dollars(CSS_PROFILE.freeUpTo))}
          </p>
          <p>
            <ExternalLink href={planWords.aid.cssListUrl} target="_blank">
              {planWords.aid.cssList}
            </ExternalLink>
          </p>
          <Box textStyle="xs" color="fg.muted">
            {planWords.aid.read(FAFSA.read)}
          </Box>
        </Grid>
      </PhoneFold>
    </section>
  );
}
