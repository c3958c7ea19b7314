/** What the calculators of aid and loans are made of: their frame, the lines of a result, their sources. */

import { type ReactNode, useId } from 'react';
import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { type RuleSource, calculatorsWords as words } from '#words/calculators/calculators.ts';

/** How long a result has to be still before a screen reader hears it. */
const SAID_DELAY_MS = 700;

interface FormAndResultProps {
  label: string;
  form: ReactNode;
  result: ReactNode;
  /** What the result comes to in a line, which a phone shows over the form. */
  answer: ReactNode;
  /** The form is no part of what is printed. */
  resultOnPaper?: boolean;
}

/** The form on the left of wide screens, what comes of it beside it; on a phone the answer stays over the form. */
export function FormAndResult({ label, form, result, answer, resultOnPaper = false }: FormAndResultProps) {
  return (
    <>
      <AnswerLine>{answer}</AnswerLine>
      <Grid
        mt={{ base: '5', lg: '0' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        columnGap={{ lg: '12', xl: '16' }}
        rowGap="10"
        alignItems="start"
        pb={{ base: '8', md: '12' }}
      >
        <Box minW="0" _print={resultOnPaper ? { display: 'none' } : {}}>
          <form method="post" aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
            <Grid gap="8">{form}</Grid>
          </form>
        </Box>
        <Box position={{ lg: 'sticky' }} top={{ lg: '6' }} minW="0">
          {result}
        </Box>
      </Grid>
    </>
  );
}

/** On a phone the result is below the fields: what they come to stays in sight. The status says it to all. */
export function AnswerLine({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <Flex
      aria-hidden="true"
      data-answer=""
      hideFrom="lg"
      position="sticky"
      top="0"
      zIndex="docked"
      mt="4"
      py="2"
      minH="12"
      bg="bg"
      borderBottomWidth="1px"
      justifyContent="space-between"
      alignItems="baseline"
      gap="3"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      visibility={hidden ? 'hidden' : 'visible'}
      _print={{ display: 'none' }}
    >
      {children}
    </Flex>
  );
}

/** The one number of an answer, and what else is to be known of it. */
export function AnswerFigure({ term, value, aside }: { term: string; value: string; aside?: string | undefined }) {
  return (
    <>
      <span>{term}</span>
      <Box as="span" textAlign="end">
        <Span textStyle="lg" fontWeight="semibold">
          {value}
        </Span>{' '}
        <Span color="fg.muted">{aside}</Span>
      </Box>
    </>
  );
}

export function Result({
  id,
  title,
  anyFault,
  tagged = true,
  children,
}: {
  id: string;
  title: string;
  anyFault: boolean;
  /** False where the title says itself that it is an estimate. */
  tagged?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} size="md">
        {title} {tagged ? <EstimateTag /> : null}
      </Heading>
      {anyFault ? (
        <Text mt="3" textStyle="sm" fontWeight="medium">
          {words.faults.notCounted}
        </Text>
      ) : null}
      <Box mt="4">{children}</Box>
    </section>
  );
}

interface MainFigureProps {
  term: string;
  value: string;
  /** What the number is of, after it in smaller letters: "per month for 15 years". */
  unit?: string;
  children?: ReactNode;
}

/** A number that a calculator is there for. */
export function MainFigure({ term, value, unit, children }: MainFigureProps) {
  return (
    <DataList.Root mb="6" fontVariantNumeric="tabular-nums">
      <DataList.Label textStyle="sm" color="fg.muted">
        {term}
      </DataList.Label>
      <DataList.Value textStyle="title">
        {value}
        {unit === undefined ? null : (
          <Span ms="0.5" textStyle="md" fontFamily="body" fontWeight="normal" letterSpacing="normal" color="fg.muted">
            {' '}
            {unit}
          </Span>
        )}
      </DataList.Value>
      {children ? (
        <DataList.Value mt="1" textStyle="sm" color="fg.muted" display="grid" gap="1">
          {children}
        </DataList.Value>
      ) : null}
    </DataList.Root>
  );
}

export interface ResultLine {
  key: string;
  term: string;
  value: string;
}

export function ResultLines({ lines }: { lines: readonly ResultLine[] }) {
  return (
    <DataList.Root fontVariantNumeric="tabular-nums" borderBottomWidth="1px">
      {lines.map(({ key, term, value }) => (
        <Grid
          key={key}
          gridTemplateColumns="minmax(0, 1fr) auto"
          columnGap="4"
          py="2"
          borderTopWidth="1px"
          textStyle="sm"
        >
          <dt>{term}</dt>
          <DataList.Value textAlign="end" fontWeight="semibold">
            {value}
          </DataList.Value>
        </Grid>
      ))}
    </DataList.Root>
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
    <Grid as="ul" gap="2" maxW="prose" textStyle="sm" ps="5" listStyle="disc">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Grid>
  );
}

/** Fields under a heading of their own. */
export function Group({
  legend,
  legendHidden = false,
  hint,
  children,
}: {
  legend: string;
  /** What stands under it says it itself. */
  legendHidden?: boolean;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={hint ? id : undefined}>
      {legendHidden ? (
        <chakra.legend srOnly>{legend}</chakra.legend>
      ) : (
        <chakra.legend fontWeight="semibold" mb={hint ? '1' : '4'}>
          {legend}
        </chakra.legend>
      )}
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
interface SourcesProps {
  sources: readonly RuleSource[];
  /** What the rules differ from elsewhere on the site. */
  more?: string;
  /** What becomes of what is typed; null where the page has said it. */
  note?: string | null;
}

export function Sources({ sources, more, note = words.nothingStored }: SourcesProps) {
  return (
    <Box id="sources" borderTopWidth="1px" py="4">
      <Disclosure summary={words.sources}>
        <Note mb="4">{words.sourcesIntro}</Note>
        <List.Root maxW="3xl" borderTopWidth="1px">
          {sources.map(({ what, source, trust }) => (
            <List.Item
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
              <Span color="fg.muted">{source}</Span>
              <span>{words.trust[trust]}</span>
            </List.Item>
          ))}
        </List.Root>
        {more === undefined ? null : (
          <Note mt="3" maxW="prose">
            {more}
          </Note>
        )}
      </Disclosure>
      {note === null ? null : <Note mt="2">{note}</Note>}
    </Box>
  );
}
