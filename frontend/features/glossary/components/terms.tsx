/** Every term in its group, and the box that narrows them. The one that the address names is marked. */

import { useEffect, useMemo, useState } from 'react';
import { FilterBox } from '#frontend/components/forms/filter-box.tsx';
import { SectionRow } from '#frontend/components/links/section-links.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { GLOSSARY, type GlossaryTerm } from '#words/glossary-terms.md';
import { glossaryWords as words } from '#words/site/glossary.ts';
import { findTerms } from '../find-terms.ts';

const titleOf = (id: string) => GLOSSARY.find((group) => group.id === id)?.title;

/** So few found terms show all that is known of them. */
const FEW = 3;

export function Terms() {
  const [typed, setTyped] = useState('');
  const fragment = useFragment();
  const groups = useMemo(() => findTerms(GLOSSARY, typed), [typed]);
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
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
      {/* A long list: the ways to its groups go along. */}
      <Box
        as="nav"
        aria-label={words.groups}
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg"
        borderTopWidth="1px"
        borderBottomWidth="1px"
        mx={{ base: '-4', md: '0' }}
        mb="-1px"
        _print={{ display: 'none' }}
      >
        <SectionRow ids={ids} titleOf={titleOf} />
      </Box>
      {groups.map(({ id, title, terms }) => (
        <PageSection key={id} id={id} title={title}>
          <DataList.Root
            mt={{ base: '-3', lg: '-2.5' }}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="12"
          >
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
    textStyle: 'sm',
    color: 'fg.muted',
    textDecoration: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '0.22em',
    borderRadius: 'xs',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent.fg', textDecorationColor: 'currentColor' },
  },
});

/** A term and what it means; what else it is called and where its numbers come from is one press away, or a search in the page. */
function TermEntry({ term, named, open }: TermEntryProps) {
  const { key, name, also = [], definition, source, limits } = term;
  return (
    <Box
      id={key}
      position="relative"
      scrollMarginTop="12"
      py="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
      // The last of a column needs no line under it.
      css={{
        '&:last-child, &:nth-last-child(2)': { xl: { borderBottomWidth: '0' } },
        '&:last-child': { borderBottomWidth: '0' },
      }}
      {...(named ? { ps: '4', borderInlineStartWidth: '3px', borderInlineStartColor: 'accent.solid' } : {})}
    >
      <DataList.Label fontWeight="semibold" fontSize={{ base: 'md', md: 'lg' }} pe={source === null ? '28' : '14'}>
        {name}
      </DataList.Label>
      <DataList.Value mt="0.5" maxW="prose">
        {definition}
      </DataList.Value>
      <DataList.Value>
        <details {...(named || open ? { open: true } : {})}>
          <Summary>
            <VisuallyHidden>{words.details(name)}</VisuallyHidden>
            <span aria-hidden="true">{source === null ? words.limits : words.source}</span>
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
        </details>
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
