/** A career: what people do, what it pays, what one needs, which programs lead there and where, and its Canadian side. */

import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { PayBar } from '#frontend/components/figures/pay-bar.tsx';
import { QuarterScale } from '#frontend/components/figures/quarter-scale.tsx';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { language } from '#names/locale.ts';
import type { CareerResponse } from '#schema/api/careers.ts';
import { type CareerPay, payScaleEnd } from '#schema/domain/programs/careers.ts';
import { careerWords as words } from '#words/majors/careers.ts';
import { CanadaSide } from './canada-side.tsx';
import { SchoolsNear } from './schools-near.tsx';

/** Groups that are named; an occupation such as natural sciences managers is matched with nearly all of science. */
const GROUPS_SHOWN = 12;

export function CareerView({ career }: { career: CareerResponse }) {
  const { title, publishedTitle, canada } = career;
  return (
    <Container pt={{ base: '6', md: '10' }}>
      <Wrap textStyle="sm" color="fg.muted" columnGap="2" alignItems="center">
        <TextLink to={paths.careers()} touch="block">
          {words.all}
        </TextLink>
        <span aria-hidden="true">/</span>
        <TextLink to={paths.careers(new URLSearchParams({ field: career.field }))} touch="block">
          {words.fieldNames[career.field]}
        </TextLink>
      </Wrap>
      <Heading as="h1" size="xl" mt="2">
        {title}
      </Heading>
      {language === 'en' ? null : (
        <Note mt="1">
          {words.publishedAs} <AsPublished>{publishedTitle}</AsPublished>
        </Note>
      )}
      <Figures career={career} />
      <Programs career={career} />
      <Pay career={career} />
      <Definition career={career} />
      {canada.length === 0 ? null : <CanadaSide canada={canada} />}
      <Sources career={career} />
    </Container>
  );
}

/** A definition without the codes behind the occupations it names, “Nurse Midwives” (29-1161), and a comma or stop where it then belongs. */
const withoutCodes = (text: string) => text.replace(/([”"]) \(\d\d-\d{4}\)/g, '$1').replace(/([”"])([,.])/g, '$2$1');

function Definition({
  career: { definitions, frenchDefinition, canada, people, selfEmployed },
}: {
  career: CareerResponse;
}) {
  return (
    <PageSection id={words.work.id} title={words.work.heading}>
      <Box maxW="prose">
        {frenchDefinition === null ? null : (
          <Text mb="3" lineHeight="relaxed">
            {words.inCanada(canada[0]?.title ?? '')} {frenchDefinition}
          </Text>
        )}
        {definitions.map(({ title, text }, at) => (
          <Text key={text} mt={at === 0 ? '0' : '2'} lineHeight="relaxed">
            <AsPublished>{withoutCodes(title === null ? text : `${title}: ${text}`)}</AsPublished>
          </Text>
        ))}
        <Note mt="2">{words.work.people(people, selfEmployed)}</Note>
      </Box>
    </PageSection>
  );
}

function Figures({ career }: { career: CareerResponse }) {
  const figures = words.figures(career);
  return (
    <Grid
      as="dl"
      aria-label={words.figuresLabel}
      mt="4"
      pb={{ base: '5', md: '7' }}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      columnGap="6"
      rowGap="6"
    >
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <DataList.Label textStyle="sm" color="fg.muted">
            {name}
          </DataList.Label>
          <DataList.Value
            mt="1"
            fontSize={{ base: 'xl', md: '2xl' }}
            lineHeight="snug"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            _firstLetter={{ textTransform: 'uppercase' }}
          >
            {value}
          </DataList.Value>
          {note === '' ? null : (
            <DataList.Value mt="1" textStyle="xs" color="fg.muted">
              {note}
            </DataList.Value>
          )}
        </div>
      ))}
    </Grid>
  );
}

function Pay({ career: { pay, small, title } }: { career: CareerResponse }) {
  if (pay === null)
    return (
      <PageSection id={words.pay.id} title={words.pay.heading}>
        <Text color="fg.muted">{words.pay.none}</Text>
      </PageSection>
    );
  const end = payScaleEnd([pay], pay.unit);
  return (
    <PageSection id={words.pay.id} title={words.pay.heading} intro={words.pay.intro}>
      <Box maxW="3xl">
        <PayBar pay={pay} end={end} />
        <QuarterScale end={end} labelOf={words.scale} />
        <Points pay={pay} />
        <Note mt="2">{words.legend}</Note>
      </Box>
      <Disclosure summary={words.table.heading}>
        <FigureTable
          label={words.pay.tableOf(title)}
          columns={words.pay.columns}
          rows={words.pay.steps(pay).map(({ name, amount }) => ({ key: name, name, cells: [amount] }))}
        />
      </Disclosure>
      {pay.unit === 'hour' ? <Note mt="3">{words.pay.byHour}</Note> : null}
      {small ? <Note mt="3">{words.pay.small}</Note> : null}
      <Note mt="3" maxW="prose">
        {words.pay.meaning} <TextLink to={paths.article(13)}>{words.explained}</TextLink>
      </Note>
    </PageSection>
  );
}

const MEDIAN_AT = 2;
/** On a phone the median leads, alone in its line. */
const POINTS = {
  true: { place: { order: { base: '-1', sm: '0' }, gridColumn: { base: '1 / -1', sm: 'auto' } } },
  false: { place: {} },
} as const;

/** The five amounts that the bar is drawn from, in its order. */
function Points({ pay }: { pay: CareerPay }) {
  const amounts = words.table.pay(pay);
  return (
    <Grid
      as="ul"
      aria-hidden="true"
      mt="3"
      gridTemplateColumns={{ base: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' }}
      columnGap="2"
      rowGap="2"
    >
      {words.table.columns.slice(1, 1 + amounts.length).map((name, at) => (
        <List.Item key={name} {...POINTS[`${at === MEDIAN_AT}`].place}>
          <Box fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {amounts[at]}
          </Box>
          <Note>{name}</Note>
        </List.Item>
      ))}
    </Grid>
  );
}

function Programs({ career: { majors, groups, teachesOnly, taught } }: { career: CareerResponse }) {
  const [first, ...others] = majors.slice(0, GROUPS_SHOWN);
  const own = words.programs;
  return (
    <PageSection id={own.id} title={own.heading} intro={teachesOnly ? own.teaches : own.intro}>
      {first === undefined ? null : (
        <Box mb="3">
          <Heading as="h3" size="sm">
            <TextLink to={paths.major(first.key)} touch="block">
              {first.title}
            </TextLink>
          </Heading>
          {taught === null ? null : (
            <>
              <Text fontVariantNumeric="tabular-nums">{own.taught(taught)}</Text>
              <ButtonLink to={paths.teaching(taught)} mt="3">
                {own.see}
              </ButtonLink>
            </>
          )}
        </Box>
      )}
      {others.length === 0 ? null : (
        <Box mt="4">
          <Heading as="h3" size="sm">
            {own.majors}
          </Heading>
          <Wrap as="ul" mt="1" columnGap="6" rowGap="1">
            {others.map(({ key, title }) => (
              <li key={key}>
                <TextLink to={paths.major(key)} touch="block">
                  {title}
                </TextLink>
              </li>
            ))}
          </Wrap>
        </Box>
      )}
      <Disclosure summary={own.schools} open={first === undefined}>
        <List.Root>
          {groups.slice(0, GROUPS_SHOWN).map(({ cip, title }) => (
            <List.Item key={cip}>
              <TextLink to={paths.programFinder(cip)} touch="block">
                {title}
              </TextLink>
            </List.Item>
          ))}
        </List.Root>
        {groups.length > GROUPS_SHOWN ? <Note mt="1">{own.more(groups.length - GROUPS_SHOWN)}</Note> : null}
      </Disclosure>
      {groups[0] === undefined ? null : <SchoolsNear cip={groups[0].cip} />}
    </PageSection>
  );
}

/** "2024-34" as English writes it, in the published name of a source. */
const withDash = (year: string) => year.replace(/^(\d{4})-(\d\d)$/, '$1–$2');

function Sources({ career: { sources, code } }: { career: CareerResponse }) {
  return (
    <PageSection id={words.sources.id} title={words.sources.heading}>
      <Note maxW="prose">{words.sources.code(code)}</Note>
      <List.Root mt="2">
        {[
          ...new Set(
            Object.values(sources).map(({ source, year }) =>
              source.includes(year) ? source : `${source}, ${withDash(year)}`,
            ),
          ),
        ].map((name) => (
          <List.Item key={name} textStyle="sm" color="fg.muted" py="0.5">
            {words.sources.named[name] ?? <AsPublished>{name}</AsPublished>}
          </List.Item>
        ))}
      </List.Root>
    </PageSection>
  );
}
