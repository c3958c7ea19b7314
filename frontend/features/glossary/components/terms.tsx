/** Every term in its group, and the box that narrows them. The one that the address names is marked. */

import { useEffect, useState } from 'react';
import { FilterBox } from '#frontend/components/forms/filter-box.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { GLOSSARY, type GlossaryTerm } from '#words/glossary-terms.md';
import { glossaryWords as words } from '#words/site/glossary.ts';
import { findTerms } from '../find-terms.ts';

/** So few found terms show all that is known of them. */
const FEW = 3;

export function Terms() {
  const [typed, setTyped] = useState('');
  const fragment = useFragment();
  const groups = findTerms(GLOSSARY, typed);
  const count = groups.reduce((sum, { terms }) => sum + terms.length, 0);

  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);

  return (
    <>
      <FilterBox
        label={words.filter}
        placeholder={words.placeholder}
        value={typed}
        onChange={setTyped}
        status={typed.trim() === '' ? '' : count === 0 ? words.nothing : words.found(count)}
      />
      <Wrap
        as="nav"
        aria-label={words.groups}
        mb={{ base: '2', md: '8' }}
        columnGap="5"
        // A phone has them in one line that slides.
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        whiteSpace="nowrap"
        scrollbarWidth="none"
      >
        {GLOSSARY.map(({ id, title }) => (
          <TextLink key={id} to={{ hash: id }} touch="block" textStyle="sm">
            {title}
          </TextLink>
        ))}
      </Wrap>
      {groups.map(({ id, title, terms }) => (
        <PageSection key={id} id={id} title={title}>
          <DataList.Root maxW="3xl">
            {terms.map((term) => (
              <TermEntry
                key={term.key}
                term={term}
                named={term.key === fragment}
                open={typed.trim() !== '' && count <= FEW}
              />
            ))}
          </DataList.Root>
        </PageSection>
      ))}
    </>
  );
}

interface TermEntryProps {
  term: GlossaryTerm;
  /** The address is that of the term. */
  named: boolean;
  /** Nothing of it is folded. */
  open: boolean;
}

/** A term, what it means and what else it is called; where its numbers come from is one press away, or a search in the page. */
function TermEntry({ term, named, open }: TermEntryProps) {
  const { key, name, also = [], definition, source, limits } = term;
  return (
    <Box
      id={key}
      scrollMarginTop="6"
      py={{ base: '3', md: '4' }}
      borderBottomWidth="1px"
      borderColor="border.muted"
      _first={{ pt: { base: '0', md: '1.5' } }}
      {...(named ? { ps: '4', borderInlineStartWidth: '3px', borderInlineStartColor: 'accent.solid' } : {})}
    >
      <DataList.Label fontWeight="semibold" fontSize="lg">
        {name}
      </DataList.Label>
      <DataList.Value mt="1" maxW="prose" lineHeight="relaxed">
        {definition}
      </DataList.Value>
      {also.length === 0 ? null : (
        <DataList.Value mt="1" textStyle="sm" color="fg.muted">
          {words.also} {also.join(', ')}
        </DataList.Value>
      )}
      <DataList.Value>
        <Disclosure tight summary={source === null ? words.limits : words.details} open={named || open}>
          {source === null ? null : <Detail name={words.source}>{source}</Detail>}
          <Detail name={words.limits}>{limits}</Detail>
        </Disclosure>
      </DataList.Value>
    </Box>
  );
}

function Detail({ name, children }: { name: string; children: string }) {
  return (
    <Box
      mb="2"
      textStyle="sm"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
      columnGap="4"
    >
      <Span color="fg.muted">{name}</Span>
      <Span maxW="prose" overflowWrap="anywhere">
        {children}
      </Span>
    </Box>
  );
}
