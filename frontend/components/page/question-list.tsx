/** Questions that open to their answers, on the browser's own `details`; the one that the address names is open. */

import { useEffect, useRef } from 'react';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import type { FaqEntry } from '#words/faq-sections.md';
import { faqWords } from '#words/site/faq.ts';
import { TextLink } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { ContentBlocks } from './content-blocks.tsx';

const Question = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    scrollMarginTop: '6',
    '& > summary > svg': { transition: 'rotate 120ms' },
    '&[open] > summary > svg': { rotate: '180deg' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    py: '3.5',
    cursor: 'pointer',
    fontWeight: 'medium',
    borderRadius: 'xs',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent.fg' },
  },
});

interface QuestionListProps {
  entries: readonly FaqEntry[];
  level?: 3 | 4;
  /** Path of the page on which each answer has its address; left out, it is the page they are shown on. */
  home?: string;
}

export function QuestionList({ entries, level = 3, home }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const fragment = useFragment();

  useEffect(() => {
    if (fragment === null) return;
    const named = list.current?.querySelector<HTMLDetailsElement>(`#${CSS.escape(fragment)}`);
    if (!named) return;
    named.open = true;
    named.scrollIntoView();
  }, [fragment]);

  return (
    <Box
      ref={list}
      // Beside a section's heading the line over the section is the list's too.
      borderTopWidth={home === undefined ? { base: '1px', lg: '0' } : '1px'}
      maxW={home === undefined ? 'none' : '3xl'}
      mt={home === undefined ? { lg: '-3' } : '0'}
      css={{ '& > :last-child': { borderBottomWidth: '0' } }}
    >
      {entries.map(({ id, question, answer }) => (
        <Question key={id} id={id}>
          <Summary>
            <Box as={level === 3 ? 'h3' : 'h4'}>{question}</Box>
            <ChevronDownIcon boxSize="5" color="fg.muted" flexShrink="0" />
          </Summary>
          <Box pb="5" maxW="3xl">
            <ContentBlocks blocks={answer} />
            <Box as="p" mt="2" textStyle="sm">
              <TextLink
                to={home === undefined ? { hash: id } : { pathname: home, hash: id }}
                state={{ keepScroll: home === undefined }}
                variant="quiet"
                color="fg.muted"
                touch="line"
              >
                {faqWords.copy}
                <Box as="span" srOnly>
                  {' '}
                  {question}
                </Box>
              </TextLink>
            </Box>
          </Box>
        </Question>
      ))}
    </Box>
  );
}
