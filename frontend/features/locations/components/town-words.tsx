/** Transportation and lifestyle: what we have written about a town, or plainly that we have not, and what the data tells. */
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { LIFESTYLE, TRANSPORTATION } from '#frontend/content/town-keys.ts';
import { SETTING_NAMES } from '#names/enums.ts';
import type { TownResponse } from '#schema/api/locations.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { TYPE_LABELS } from '#schema/domain/record/enums.ts';
import type { TownRecord } from '#words/places/college-towns.md';
import { townWords as words } from '#words/places/locations.ts';

interface TownWordsProps {
  topic: 'transportation' | 'lifestyle';
  town: TownResponse;
  record: TownRecord | null;
}

export function TownWords({ topic, town, record }: TownWordsProps) {
  return (
    <>
      <Heading as="h2" size="md">
        {words.tabs[topic]}
      </Heading>
      {record ? (
        <WrittenItems
          items={
            topic === 'transportation'
              ? TRANSPORTATION.map((key) => [words.transportItems[key], record.transportation[key]])
              : LIFESTYLE.map((key) => [words.lifestyleItems[key], record.lifestyle[key]])
          }
        />
      ) : (
        <Text mt="2" maxW="prose" color="fg.muted">
          {words.writtenNothing(town.location.name, topic)} {words.onlyData}
        </Text>
      )}
      <Settings town={town} />
      {topic === 'lifestyle' ? <Types town={town} /> : null}
    </>
  );
}

/** Terms and sentences, with when they were written. */
export function WrittenItems({ items }: { items: readonly (readonly [label: string, text: string])[] }) {
  return (
    <>
      <DataList.Root mt="3" maxW="3xl">
        {items.map(([label, text]) => (
          <Grid
            key={label}
            py="3"
            borderTopWidth="1px"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }}
            columnGap="6"
            rowGap="1"
          >
            <DataList.Label fontWeight="medium">{label}</DataList.Label>
            <dd>{text}</dd>
          </Grid>
        ))}
      </DataList.Root>
      <Caption mt="2">{words.asOf}</Caption>
    </>
  );
}

/** Where the campuses are: city, suburb, town or country. */
function Settings({ town: { settings } }: { town: TownResponse }) {
  return (
    <Box mt="8">
      <Box as="h3" fontWeight="medium">
        {words.settings}
      </Box>
      {settings.length === 0 ? (
        <Note mt="1">{words.noSettings}</Note>
      ) : (
        <>
          <Counts
            rows={settings.map(({ setting, universities }) => [
              SETTING_NAMES[setting],
              universities,
              words.settingNotes[setting],
            ])}
          />
          <Caption mt="2" maxW="prose">
            {words.settingsSource}
          </Caption>
        </>
      )}
    </Box>
  );
}

function Types({ town: { types } }: { town: TownResponse }) {
  if (types.length === 0) return null;
  return (
    <Box mt="6">
      <Box as="h3" fontWeight="medium">
        {words.types}
      </Box>
      <Counts rows={types.map(({ type, universities }) => [TYPE_LABELS[type], universities, null])} />
    </Box>
  );
}

function Counts({ rows }: { rows: readonly (readonly [label: string, count: number, note: string | null])[] }) {
  return (
    <List.Root mt="1" maxW="3xl" textStyle="sm" fontVariantNumeric="tabular-nums">
      {rows.map(([label, count, note]) => (
        <List.Item key={label} display="flex" gap="3" py="1.5">
          <Span fontWeight="semibold" minW="8" textAlign="end">
            {formatCount(count)}
          </Span>
          <span>
            {label}
            {note === null ? null : <Span color="fg.muted"> ({note})</Span>}
          </span>
        </List.Item>
      ))}
    </List.Root>
  );
}
