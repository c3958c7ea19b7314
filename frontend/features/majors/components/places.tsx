/** The states and provinces where most study a major, each leading to its universities. */
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { stateName } from '#schema/domain/places/places.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import { majorWords } from '#words/majors/majors.ts';
import { shownFirst } from '../shown-first.ts';

/** Canada counts no graduates by subject: there is no column of them. */
const countriesShown = ({ level }: Pick<MajorResponse, 'level'>) =>
  [
    {
      country: 'US',
      title: majorWords.places.us,
      note: majorWords.places.usNote,
      columns: [majorWords.places.place, majorWords.places.universities, majorWords.graduates(level)],
    },
    {
      country: 'CA',
      title: majorWords.places.canada,
      note: majorWords.places.canadaNote,
      columns: [majorWords.places.place, majorWords.places.universities],
    },
  ] as const satisfies readonly { country: Country; title: string; note: string; columns: readonly string[] }[];

export function Places({ major }: { major: MajorResponse }) {
  return (
    <PageSection id={majorWords.places.id} title={majorWords.places.heading} intro={majorWords.places.intro} folded>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} columnGap="10" rowGap="8">
        {countriesShown(major).map(({ country, title, note, columns }) => {
          const own = major.places.filter((place) => place.country === country);
          const shown = shownFirst(own.length);
          const tableOf = (label: string, places: typeof own) => (
            <FigureTable
              label={label}
              columns={columns}
              rows={places.map(({ state, universities, graduates }) => ({
                key: state,
                name: (
                  <TextLink to={paths.teaching(major, { country, state })} touch="row">
                    {stateName(country, state)}
                  </TextLink>
                ),
                cells: [formatCount(universities), ...(graduates === null ? [] : [formatCount(graduates)])],
              }))}
            />
          );
          return own.length === 0 ? null : (
            <div key={country}>
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Note mt="1">{note}</Note>
              {tableOf(title, own.slice(0, shown))}
              {own.length === shown ? null : (
                <Disclosure summary={majorWords.showMore(own.length - shown)}>
                  {tableOf(majorWords.places.rest(title), own.slice(shown))}
                </Disclosure>
              )}
            </div>
          );
        })}
      </Grid>
    </PageSection>
  );
}
