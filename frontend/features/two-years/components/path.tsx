/** The way from a college to a university: what both cost, who transfers and finishes, shared programs, the state's rule. */
import type { ReactNode } from 'react';
import { useOwnPrices } from '#frontend/api/your-prices.ts';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { sourceName } from '#frontend/content/source-name.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { AfterYears, TwoYearsResponse } from '#schema/api/two-years.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { twoYearsWords as words } from '#words/calculators/two-years.ts';
import { yearText } from '#words/university/record-texts.ts';

interface PathProps {
  answer: TwoYearsResponse;
  college: UniversityCard;
  /** Null while none is chosen. */
  university: UniversityCard | null;
}

export function Path({ answer, college, university }: PathProps) {
  return (
    <>
      {university === null ? null : <FourYears college={college} university={university} />}
      <Figures answer={answer} college={college} university={university} />
      {university === null ? null : (
        <>
          <Programs programs={answer.programs} />
          <Policy policy={answer.policy} />
        </>
      )}
    </>
  );
}

/** Of each school what is known of it: neither column would have a place for the other's figures. */
function Figures({ answer: { from, to }, college, university }: PathProps) {
  const { figures } = words;
  const year = from.after?.year ?? to.after?.year;
  return (
    <PageSection id="schools" title={figures.heading}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
        rowGap="6"
        maxW="4xl"
      >
        <SchoolFigures
          school={college}
          after={from.after}
          shares={[
            [figures.transfer, 'enrolledElsewhere'],
            [figures.award, 'award'],
            [figures.still, 'stillEnrolled'],
          ]}
        />
        {university === null ? null : (
          <SchoolFigures
            school={university}
            after={to.after}
            shares={[
              [figures.finish, 'award'],
              [figures.still, 'stillEnrolled'],
            ]}
          />
        )}
      </Grid>
      {year === undefined ? null : (
        <Caption mt="3" maxW="prose">
          {figures.note(yearText(year))}{' '}
          <AsPublished>{sourceName(from.after?.source ?? to.after?.source ?? '')}</AsPublished>
        </Caption>
      )}
    </PageSection>
  );
}

type ShareKey = 'award' | 'stillEnrolled' | 'enrolledElsewhere';

interface SchoolFiguresProps {
  school: UniversityCard;
  after: AfterYears | null;
  shares: readonly (readonly [name: string, of: ShareKey])[];
}

function SchoolFigures({ school, after, shares }: SchoolFiguresProps) {
  return (
    <div>
      <Heading as="h3" size="sm">
        <TextLink to={paths.university(school.slug)} variant="quiet" touch="line">
          {school.name}
        </TextLink>
      </Heading>
      <DataList.Root mt="1" fontVariantNumeric="tabular-nums">
        <FigureLine name={words.figures.price}>
          <Price school={school} />
        </FigureLine>
        {shares.map(([name, of]) => (
          <FigureLine key={of} name={name}>
            <Share after={after} of={of} />
          </FigureLine>
        ))}
      </DataList.Root>
    </div>
  );
}

function FigureLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      alignItems="baseline"
      py="2"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <DataList.Label textStyle="sm">{name}</DataList.Label>
      <DataList.Value textAlign="end" fontWeight="semibold">
        {children}
      </DataList.Value>
    </Grid>
  );
}

function Price({ school }: { school: UniversityCard }) {
  return (
    <PricePlace university={school} shape="cell">
      {school.netPrice === null ? (
        <Span color="fg.muted">{words.figures.noPrice}</Span>
      ) : (
        <>
          {formatMoney(school.netPrice, 'USD')} <Caption as="span">{words.figures.netPrice}</Caption>
        </>
      )}
    </PricePlace>
  );
}

/** A share with how many people it is of; of too few it is not given. */
function Share({ after, of }: { after: AfterYears | null; of: ShareKey }) {
  const share = after?.[of] ?? null;
  if (after === null || share === null) return <Span color="fg.muted">{words.figures.unknown}</Span>;
  if (after.few) return <Span color="fg.muted">{words.figures.few}</Span>;
  return (
    <>
      {formatPercent(share)}
      {after.cohort === null ? null : (
        <Caption as="span" display="block">
          {words.figures.people(formatCount(after.cohort))}
        </Caption>
      )}
    </>
  );
}

/** Both ways added up: by one's own prices where both are known, else by net prices. */
function FourYears({ college, university }: { college: UniversityCard; university: UniversityCard }) {
  const { price } = words;
  const prices = useOwnPrices([college.id, university.id]);
  const own = [college, university].map(({ id }) => prices.get(id)?.amountUsd ?? null);
  const isOwn = own.every((amount) => amount !== null);
  const [here, there] = isOwn ? own : [college.netPrice, university.netPrice];
  if (here == null || there == null) {
    return (
      <PageSection id="price" title={price.heading}>
        <Text>{price.unknown}</Text>
      </PageSection>
    );
  }
  const ways = [
    { name: price.here(college.name, university.name), total: 2 * here + 2 * there },
    { name: price.there(university.name), total: 4 * there },
  ] as const;
  const most = Math.max(...ways.map(({ total }) => total));
  return (
    <PageSection id="price" title={price.heading}>
      <Grid as="dl" aria-label={price.table} maxW="3xl" rowGap="4">
        {ways.map(({ name, total }) => (
          <div key={name}>
            <DataList.Label textStyle="sm" color="fg.muted">
              {name}
            </DataList.Label>
            <DataList.Value mt="0.5" textStyle="figure">
              {formatMoney(total, 'USD')}
            </DataList.Value>
            <Box aria-hidden="true" mt="1" height="2" color="accent.solid">
              <ShareBar to={most === 0 ? 0 : total / most} />
            </Box>
          </div>
        ))}
      </Grid>
      <Text mt="4" fontWeight="semibold">
        {price.difference(ways[1].total - ways[0].total, college.name)}
      </Text>
      <Note mt="3" maxW="prose" {...(isOwn ? { 'data-personal': '' } : {})}>
        {isOwn ? price.own : price.published} {price.caveat}
      </Note>
    </PageSection>
  );
}

/** So many programs stand open. */
const PROGRAMS_OPEN = 8;

function Programs({ programs }: Pick<TwoYearsResponse, 'programs'>) {
  const { programs: own } = words;
  return (
    <PageSection id="programs" title={own.heading} intro={own.intro}>
      {programs.length === 0 ? (
        <Text>{own.none}</Text>
      ) : (
        <>
          <ProgramTable programs={programs.slice(0, PROGRAMS_OPEN)} />
          {programs.length <= PROGRAMS_OPEN ? null : (
            <Disclosure summary={own.more(programs.length - PROGRAMS_OPEN)}>
              <ProgramTable programs={programs.slice(PROGRAMS_OPEN)} />
            </Disclosure>
          )}
        </>
      )}
    </PageSection>
  );
}

function ProgramTable({ programs }: Pick<TwoYearsResponse, 'programs'>) {
  const { programs: own } = words;
  return (
    <FigureTable
      label={own.heading}
      columns={[own.program, own.associates, own.bachelors]}
      rows={programs.map(({ cip, title, associates, bachelors }) => ({
        key: cip,
        name: title,
        cells: [formatCount(associates), formatCount(bachelors)],
      }))}
    />
  );
}

function Policy({ policy }: Pick<TwoYearsResponse, 'policy'>) {
  const own = words.policy;
  if (policy === null) {
    return (
      <Note maxW="prose" mt="4">
        {own.elsewhere}
      </Note>
    );
  }
  const { state, statewide, credits, unit, authority, link, reading } = policy;
  const said =
    reading === 'recalled'
      ? own.recalled
      : !statewide
        ? own.none
        : credits === null || !/\d/.test(credits)
          ? own.statewideOnly
          : own.statewide(credits, unit);
  return (
    <PageSection id="rule" title={own.heading(stateName('US', state))}>
      <Text maxW="prose">{said}</Text>
      {authority === null ? null : (
        <Text mt="2" maxW="prose">
          {own.authority} <AsPublished>{authority}</AsPublished>
        </Text>
      )}
      <Text mt="2">{link === null ? own.noLink : <ExternalLink href={link}>{own.link}</ExternalLink>}</Text>
      {reading === 'recalled' && link === null ? null : <Caption mt="2">{own.readings[reading]}</Caption>}
    </PageSection>
  );
}
