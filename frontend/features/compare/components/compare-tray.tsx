/** The picked schools along the bottom of a list, with the way to compare them. */

import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { CloseIcon, CompareIcon } from '#frontend/components/ui/icons.tsx';
import { shortName } from '#frontend/content/short-name.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { compareWords as words } from '#words/compare/compare.ts';
import { type Compared, comparisonAtom, learnNamesAtom, removeFromComparisonAtom } from '../state.ts';

/** `known`: schools of the list over it, as the page calls them: one may have been picked on a page in another language. */
export function CompareTray({ known = [] }: { known?: readonly Compared[] | undefined }) {
  const list = useStoredList(comparisonAtom);
  const remove = useSetAtom(removeFromComparisonAtom);
  const learnNames = useSetAtom(learnNamesAtom);
  useEffect(() => learnNames(known), [learnNames, known]);
  if (list.length === 0) return null;
  return (
    <Section
      aria-label={words.tray}
      data-compare-tray
      position="sticky"
      bottom="0"
      // At the end of a page it stands free of what is above it, and on the footer.
      mt="6"
      mb={{ base: '-8', md: '-12' }}
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      _print={{ display: 'none' }}
    >
      <Container display="flex" alignItems="center" gap="4" py="3">
        <Flex as="ul" hideBelow="md" flex="1" gap="2" minW="0">
          {list.map(({ id, name }) => (
            <List.Item
              key={id}
              display="flex"
              alignItems="center"
              minW="0"
              maxW="16rem"
              ps="3"
              bg="bg.muted"
              borderRadius="full"
              textStyle="sm"
            >
              <Span truncate>{name}</Span>
              <Button
                variant="ghost"
                boxSize="8"
                minH="8"
                p="0"
                borderRadius="full"
                aria-label={words.remove(name)}
                onClick={() => remove(id)}
              >
                <CloseIcon boxSize="3.5" />
              </Button>
            </List.Item>
          ))}
        </Flex>
        <Box hideFrom="md" flex="1" minW="0" textStyle="xs" lineHeight="0.9375rem">
          <Box lineClamp={list.length === 1 ? 1 : 3}>{list.map(({ name }) => shortName(name)).join(', ')}</Box>
          {list.length === 1 ? <Box color="fg.muted">{words.oneMore}</Box> : null}
        </Box>
        <ButtonLink to={paths.compare(list.map(({ id }) => id))} flexShrink="0">
          <CompareIcon boxSize="4.5" />
          {words.open(list.length)}
        </ButtonLink>
      </Container>
    </Section>
  );
}
