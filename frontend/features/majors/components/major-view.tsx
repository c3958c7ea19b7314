/** A major: what it is, how many teach it and what graduates earn, where, at which universities, and what lies near. */

import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { ACADEMIC_FIELDS } from '#schema/domain/programs/academic-fields.ts';
import { majorWords as words } from '#words/majors/majors.ts';
import { About } from './about.tsx';
import { Checks, Earnings } from './earnings.tsx';
import { Leaders } from './leaders.tsx';
import { OwnSchools } from './own-schools.tsx';
import { Places } from './places.tsx';
import { WhereItLeads } from './where-it-leads.tsx';

export function MajorView({ major }: { major: MajorResponse }) {
  const { title, field, about, related } = major;
  const fieldTitle = ACADEMIC_FIELDS.find(({ key }) => key === field)?.title;
  return (
    <Container pt={{ base: '6', md: '10' }}>
      <Wrap textStyle="sm" color="fg.muted" columnGap="2" alignItems="center">
        <TextLink to={paths.majors()} touch="block">
          {words.all}
        </TextLink>
        <span aria-hidden="true">/</span>
        <TextLink to={paths.majors(field)} touch="block">
          {fieldTitle}
        </TextLink>
      </Wrap>
      <Heading as="h1" size="xl" mt="2">
        {title}
      </Heading>
      <Figures major={major} />
      <Wrap mt="4" columnGap="5" rowGap="1" alignItems="center">
        <Box width={{ base: '100%', md: 'auto' }}>
          <ButtonLink to={paths.teaching(major)}>{words.search}</ButtonLink>
        </Box>
        <OwnSchools major={major} />
      </Wrap>
      <Grid
        mt={{ base: '4', md: '6' }}
        mb={{ base: '6', md: '8' }}
        gap={{ base: '6', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <About text={about} />
        <Earnings major={major} />
      </Grid>
      <Checks major={major} />
      <WhereItLeads major={major} />
      <Leaders major={major} />
      <Places major={major} />
      <PageSection id={words.related.id} title={words.related.heading}>
        <Wrap as="ul" columnGap="6" rowGap="1">
          {related.map((one) => (
            <li key={one.key}>
              <TextLink to={paths.major(one.key)} touch="block">
                {one.title}
              </TextLink>
            </li>
          ))}
        </Wrap>
      </PageSection>
      <Counted major={major} />
    </Container>
  );
}

function Figures({ major: { level, universities, graduates, earnings, origins } }: { major: MajorResponse }) {
  const { figures } = words;
  return (
    <Grid
      as="dl"
      aria-label={figures.label}
      mt="4"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      columnGap="6"
      rowGap={{ base: '3', md: '4' }}
    >
      {earnings === null ? null : (
        <Figure name={figures.pay} value={formatMoney(earnings.median, 'USD')} note={figures.payNote} />
      )}
      <Figure
        name={figures.us}
        value={formatCount(universities.US)}
        note={figures.usNote(level, origins.graduates?.year ?? null)}
      />
      {universities.CA === 0 ? null : (
        <Figure name={figures.canada} value={formatCount(universities.CA)} note={figures.canadaNote} />
      )}
      <Figure
        name={figures.graduates}
        value={formatCount(graduates)}
        note={figures.graduatesNote(level, origins.graduates?.year ?? null)}
      />
    </Grid>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <DataList.Label textStyle="sm" color="fg.muted">
        {name}
      </DataList.Label>
      <DataList.Value mt="0.5" textStyle="figure">
        {value}
      </DataList.Value>
      <DataList.Value mt="0.5" textStyle="xs" color="fg.muted">
        {note}
      </DataList.Value>
    </div>
  );
}

/** The groups of the classification, and where the figures come from. */
function Counted({ major: { groups, origins, universities } }: { major: MajorResponse }) {
  const { about } = words;
  return (
    <PageSection id={about.id} title={about.heading} folded>
      <Grid textStyle="sm" color="fg.muted" maxW="prose" rowGap="3">
        <p>{about.cips}</p>
        <ul>
          {groups.map(({ cip, title }) => (
            <li key={cip}>
              <TextLink to={paths.programFinder(cip)} touch="row">
                {cip} {title}
              </TextLink>
            </li>
          ))}
        </ul>
        <Origin name={about.graduates} origin={origins.graduates} />
        <Origin name={about.earnings} origin={origins.earnings} />
        {universities.CA === 0 ? null : <p>{about.canada}</p>}
      </Grid>
    </PageSection>
  );
}

function Origin({ name, origin }: { name: string; origin: MajorResponse['origins']['graduates'] }) {
  return origin === null ? null : (
    <p>
      {words.about.originOf(name)} <span lang="en">{words.about.origin(origin)}</span>
    </p>
  );
}
