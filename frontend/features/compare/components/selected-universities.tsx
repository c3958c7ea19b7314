/** The selected universities in the order of the columns: picture, name, place, and the way to take each away. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { TypeBadge } from '#frontend/components/ui/badge.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { placeLine } from '#frontend/content/place-line.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { COLUMN_TRACKS, type Column, wide } from '../columns.ts';

interface SelectedUniversitiesProps {
  columns: readonly Column[];
  loading: boolean;
  onRemove: (id: number) => void;
  onClear: () => void;
}

export function SelectedUniversities({ columns, loading, onRemove, onClear }: SelectedUniversitiesProps) {
  return (
    <Section
      aria-label={words.selection}
      display={wide('block', 'grid')}
      gridTemplateColumns={COLUMN_TRACKS[columns.length]}
      columnGap={{ base: '4', lg: '6' }}
      alignItems="start"
    >
      <Flex flexDirection={{ md: 'column' }} alignItems={{ base: 'center', md: 'flex-start' }} gap="3">
        <Box as="h2" textStyle="label" flex={{ base: '1', md: 'none' }}>
          {words.count(columns.length)}
        </Box>
        <Button variant="outline" size="sm" onClick={onClear} _print={{ display: 'none' }}>
          {words.clear}
        </Button>
      </Flex>
      <List.Root display={wide('block', 'contents')} mt={{ base: '2', md: '0' }}>
        {columns.map((column) => (
          <SelectedUniversity key={column.id} column={column} loading={loading} onRemove={() => onRemove(column.id)} />
        ))}
      </List.Root>
    </Section>
  );
}

interface SelectedUniversityProps {
  column: Column;
  loading: boolean;
  onRemove: () => void;
}

function SelectedUniversity({ column, loading, onRemove }: SelectedUniversityProps) {
  const { name, record } = column;
  return (
    <List.Item
      display="flex"
      gap="3"
      alignItems={wide('center', 'flex-start')}
      borderTopWidth={wide('1px', '0')}
      py={wide('1', '0')}
      minW="0"
      position="relative"
    >
      <Box hideBelow="xl" width="6rem" flexShrink="0" borderRadius="xs" overflow="hidden" _print={{ display: 'none' }}>
        {record ? (
          <CampusPicture university={record} width={320} eager credited />
        ) : (
          <Skeleton loading={loading} aspectRatio="16 / 10" />
        )}
      </Box>
      <Box flex="1" minW="0">
        <Box as="h3" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
          {record ? (
            <PlainLink to={paths.university(record.slug)} _hover={{ textDecoration: 'underline' }}>
              {name}
            </PlainLink>
          ) : (
            name
          )}
        </Box>
        {record ? (
          <>
            <Caption mt={{ base: '0', md: '1' }}>{placeLine(record)}</Caption>
            {/* On a phone the rows below say it. */}
            <Box mt="1" hideBelow="md">
              <TypeBadge type={record.type} />
            </Box>
          </>
        ) : null}
      </Box>
      <Button
        variant="ghost"
        boxSize={{ base: '11', md: '8' }}
        minH={{ base: '11', md: '8' }}
        p="0"
        flexShrink="0"
        aria-label={words.remove(name)}
        onClick={onRemove}
        data-remove=""
        _print={{ display: 'none' }}
      >
        <CloseIcon boxSize="4" />
      </Button>
    </List.Item>
  );
}
