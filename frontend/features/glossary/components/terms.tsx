/** Every term in its group, and the box that narrows them. The one that the address names is marked. */

import { useEffect, useState } from 'react';
import { FilterBox } from '#frontend/components/forms/filter-box.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { ChevronDownIcon } from '#frontend/components/ui/icons.tsx';
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

const Details = chakra('details', { base: { '&[open] > summary svg': { rotate: '180deg' } } });
/** Over the term's name, from edge to edge: the whole line opens it. */
const Summary = chakra('summary', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minH: '12',
    cursor: 'pointer',
    color: 'fg.muted',
    borderRadius: 'xs',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent.fg' },
  },
});

/** A term and what it means; what else it is called and where its numbers come from is one press away, or a search in the page. */
function TermEntry({ term, named, open }: TermEntryProps) {
  const { key, name, also = [], definition, source, limits } = term;
  return (
    <Box
      id={key}
      position="relative"
      scrollMarginTop="6"
      py="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
      {...(named ? { ps: '4', borderInlineStartWidth: '3px', borderInlineStartColor: 'accent.solid' } : {})}
    >
      <DataList.Label fontWeight="semibold" fontSize={{ base: 'md', md: 'lg' }} pe="8">
        {name}
      </DataList.Label>
      <DataList.Value mt="0.5" maxW="prose">
        {definition}
      </DataList.Value>
      <DataList.Value>
        <Details {...(named || open ? { open: true } : {})}>
          <Summary>
            <VisuallyHidden>{words.details(name)}</VisuallyHidden>
            <ChevronDownIcon boxSize="4" flexShrink="0" />
          </Summary>
          <Box pt="3">
            {also.length === 0 ? null : (
              <Box mb="2" textStyle="sm" color="fg.muted">
                {words.also} {also.join(', ')}
              </Box>
            )}
            {source === null ? null : <Detail name={words.source}>{source}</Detail>}
            <Detail name={words.limits}>{limits}</Detail>
          </Box>
        </Details>
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
