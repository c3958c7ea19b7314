/** The selected universities over their figures, in sight while one reads: each name, the way to take it away, and to add another. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { CloseIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { shortName } from '#frontend/content/short-name.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { COLUMN_TRACKS, type Column, EVEN_TRACKS, wide } from '../columns.ts';

interface SelectedUniversitiesProps {
  columns: readonly Column[];
  onAdd: () => void;
  onRemove: (id: number) => void;
}

export function SelectedUniversities({ columns, onAdd, onRemove }: SelectedUniversitiesProps) {
  const add =
    columns.length >= COMPARE_MAX ? null : (
      <Button
        variant="ghost"
        size="sm"
        px="2"
        minH={{ base: '11', md: '8' }}
        // As high as a finger, in a line that is not.
        my={{ base: '-2.5', md: '0' }}
        color="accent.fg"
        aria-label={words.picker.label}
        onClick={onAdd}
        data-add=""
      >
        <PlusIcon boxSize="4" />
        {words.add}
      </Button>
    );
  return (
    <Section aria-label={words.selection} display="contents">
      <Flex hideFrom="md" alignItems="center" justifyContent="space-between" gap="3" minH="6">
        <Caption>{words.count(columns.length)}</Caption>
        {add}
      </Flex>
      <Grid
        gridTemplateColumns={wide(EVEN_TRACKS[columns.length], COLUMN_TRACKS[columns.length])}
        columnGap={{ base: '3', lg: '6' }}
        px={{ base: '1.5', md: '0' }}
        pt={{ base: '0.5', md: '1.5' }}
        pb={{ base: '1', md: '1.5' }}
        borderBottomWidth="1px"
        borderColor="border.emphasized"
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg"
      >
        <Flex hideBelow="md" alignItems="center" flexWrap="wrap" columnGap="2">
          <Heading as="h2" size="md">
            {words.keyFigures}
          </Heading>
          {add}
        </Flex>
        <List.Root display="contents">
          {columns.map((column) => (
            <SelectedUniversity
              key={column.id}
              column={column}
              stacked={columns.length >= COMPARE_MAX}
              onRemove={() => onRemove(column.id)}
            />
          ))}
        </List.Root>
      </Grid>
    </Section>
  );
}

/** Where the first line of the name leaves it room. */
const IN_CORNER = { position: { base: 'absolute', md: 'static' }, top: '-3', insetEnd: '-1' } as const;

interface SelectedUniversityProps {
  column: Column;
  /** Four beside each other leave a phone no column for a sign beside the name. */
  stacked: boolean;
  onRemove: () => void;
}

function SelectedUniversity({ column: { name, record }, stacked, onRemove }: SelectedUniversityProps) {
  const page = record === null ? null : paths.university(record.slug);
  return (
    <List.Item
      display="flex"
      position="relative"
      alignItems="flex-start"
      justifyContent="space-between"
      columnGap="1"
      minW="0"
    >
      <Box minW="0">
        <Box as="h3" srOnly={{ base: true, md: false }} textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
          {page === null ? (
            name
          ) : (
            <PlainLink to={page} _hover={{ textDecoration: 'underline' }}>
              {name}
            </PlainLink>
          )}
        </Box>
        {/* A phone has room for the short name alone; the heading says the whole one. */}
        <Box
          aria-hidden="true"
          hideFrom="md"
          textStyle="xs"
          fontWeight="semibold"
          overflowWrap="anywhere"
          maxH="3lh"
          overflow="hidden"
        >
          {/* Of four, the name flows around the sign, which has no column of its own. */}
          {stacked ? <Box as="span" float="inline-end" width="5" height="1lh" /> : null}
          {shortName(name, record?.aliases)}
        </Box>
        {record === null ? null : (
          <Caption hideBelow="md" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {townInState(record.city, record.state)}
          </Caption>
        )}
      </Box>
      <Button
        variant="ghost"
        // As high as a finger; as wide as the column can spare.
        width={{ base: '6', md: '8' }}
        minW="0"
        height={{ base: '11', md: '8' }}
        minH={{ base: '11', md: '8' }}
        mt={{ base: '-1', md: '0' }}
        mb={{ base: '-2', md: '0' }}
        {...(stacked ? IN_CORNER : {})}
        p="0"
        flexShrink="0"
        color="fg.muted"
        aria-label={words.remove(name)}
        onClick={onRemove}
      >
        <CloseIcon boxSize={{ base: '3.5', md: '4' }} />
      </Button>
    </List.Item>
  );
}
