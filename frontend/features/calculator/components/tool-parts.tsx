/** What the calculators of aid and loans are made of: their frame, the lines of a result, their sources. */

import { type ReactNode, useId } from 'react';
import { EstimateTag } from '#frontend/components/estimate-tag.tsx';
import { PageSection } from '#frontend/components/page-section.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { useDebounced } from '#frontend/lib/use-debounced.ts';
import { type RuleSource, calculatorsWords as words } from '#words/calculators.ts';

/** How long a result has to be still before a screen reader hears it. */
const SAID_DELAY_MS = 700;

/** The form on the left of wide screens, what comes of it beside it. */
export function FormAndResult({ label, form, result }: { label: string; form: ReactNode; result: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      columnGap={{ lg: '12', xl: '16' }}
      rowGap="10"
      alignItems="start"
      pb={{ base: '8', md: '12' }}
    >
      <form method="post" aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
        <Box display="grid" gap="8">
          {form}
        </Box>
      </form>
      <Box position={{ lg: 'sticky' }} top={{ lg: '6' }}>
        {result}
      </Box>
    </Box>
  );
}

export function Result({
  id,
  title,
  anyFault,
  children,
}: {
  id: string;
  title: string;
  anyFault: boolean;
  children: ReactNode;
}) {
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} size="md">
        {title} <EstimateTag />
      </Heading>
      {anyFault ? (
        <Box as="p" mt="3" textStyle="sm" fontWeight="medium">
          {words.faults.notCounted}
        </Box>
      ) : null}
      <Box mt="4">{children}</Box>
    </Box>
  );
}

/** A number that a calculator is there for. */
export function MainFigure({ term, value, children }: { term: string; value: string; children?: ReactNode }) {
  return (
    <Box as="dl" mb="6" fontVariantNumeric="tabular-nums">
      <Box as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Box>
      <Box as="dd" textStyle="title">
        {value}
      </Box>
      {children ? (
        <Box as="dd" mt="1" textStyle="sm" color="fg.muted" display="grid" gap="1">
          {children}
        </Box>
      ) : null}
    </Box>
  );
}

export interface ResultLine {
  key: string;
  term: string;
  value: string;
}

export function ResultLines({ lines }: { lines: readonly ResultLine[] }) {
  return (
    <Box as="dl" fontVariantNumeric="tabular-nums" borderBottomWidth="1px">
      {lines.map(({ key, term, value }) => (
        <Box
          key={key}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          columnGap="4"
          py="2"
          borderTopWidth="1px"
          textStyle="sm"
        >
          <dt>{term}</dt>
          <Box as="dd" textAlign="end" fontWeight="semibold">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** For a screen reader, once it is still. */
export function Said({ text }: { text: string }) {
  return (
    <Box role="status" srOnly>
      {useDebounced(text, SAID_DELAY_MS)}
    </Box>
  );
}

export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <Box as="ul" display="grid" gap="2" maxW="prose" textStyle="sm" ps="5" listStyle="disc">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}

/** Fields under a heading of their own. */
export function Group({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={hint ? id : undefined}>
      <chakra.legend fontWeight="semibold" mb={hint ? '1' : '4'}>
        {legend}
      </chakra.legend>
      {hint ? (
        <Box id={id} mb="4" textStyle="sm" color="fg.muted">
          {hint}
        </Box>
      ) : null}
      {children}
    </chakra.fieldset>
  );
}

/** The rules' sources, and how sure each of them is. */
export function Sources({ sources }: { sources: readonly RuleSource[] }) {
  return (
    <PageSection id="sources" title={words.sources} intro={words.sourcesIntro}>
      <Box as="ul" maxW="3xl" borderTopWidth="1px">
        {sources.map(({ what, source, trust }) => (
          <Box
            as="li"
            key={what}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) 7rem' }}
            columnGap="5"
            py="2.5"
            borderBottomWidth="1px"
            borderColor="border.muted"
            textStyle="sm"
          >
            <span>{what}</span>
            <Box as="span" color="fg.muted">
              {source}
            </Box>
            <span>{words.trust[trust]}</span>
          </Box>
        ))}
      </Box>
      <Box as="p" mt="4" textStyle="sm" color="fg.muted">
        {words.nothingStored}
      </Box>
    </PageSection>
  );
}
