/** Scores of one's own beside the middle half of those who entered; never a chance. Nothing where none is given. */
import { Box, Section } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatPercent, formatRange, formatScore } from '#schema/domain/formats/formats.ts';
import { placeOfAverage, placeOfScore, type ScorePlace } from '#schema/domain/situation/own-scores.ts';
import { peopleWords } from '#words/university/people.ts';

const words = () => peopleWords.scores;

interface OwnScoresProps {
  university: Pick<UniversityRecordView, 'satRange' | 'actRange' | 'testPolicy' | 'enteringAverages'>;
  /** 400 to 1600. */
  sat?: number | null | undefined;
  /** 1 to 36. */
  act?: number | null | undefined;
  /** School average in percent. */
  average?: number | null | undefined;
}

interface Line {
  key: string;
  own: string;
  found: { place: ScorePlace; middle: readonly [number, number] } | null;
}

/** What can be said of each score that is given; tests that the school does not look at are left out. */
function linesOf({ university, sat, act, average }: OwnScoresProps): Line[] {
  const { satRange, actRange, enteringAverages, testPolicy } = university;
  const among = (score: number, range: [number, number] | null) =>
    range && { place: placeOfScore(score, range), middle: range };
  const tests = testPolicy?.policy === 'not-considered' ? [] : ['used'];
  return [
    ...tests.flatMap((): Line[] => [
      ...(sat == null ? [] : [{ key: 'sat', own: words().sat(formatScore(sat)), found: among(sat, satRange) }]),
      ...(act == null ? [] : [{ key: 'act', own: words().act(formatScore(act)), found: among(act, actRange) }]),
    ]),
    ...(average == null
      ? []
      : [
          {
            key: 'average',
            own: words().average(formatPercent(average)),
            found: placeOfAverage(average, enteringAverages),
          },
        ]),
  ];
}

export function OwnScores(props: OwnScoresProps) {
  const { university, sat, act } = props;
  const lines = linesOf(props);
  const notUsed = university.testPolicy?.policy === 'not-considered' && (sat != null || act != null);
  if (lines.length === 0 && !notUsed) return null;
  return (
    <Section aria-label={words().heading} textStyle="sm" maxW="prose" data-personal="">
      <Box as="h3" fontWeight="medium">
        {words().heading}
      </Box>
      <List.Root mt="1">
        {notUsed ? <li>{words().notUsed}</li> : null}
        {lines.map(({ key, own, found }) => (
          <li key={key}>{found ? words()[found.place](own, formatRange(found.middle)) : words().unknown(own)}</li>
        ))}
      </List.Root>
      <Caption mt="1">{words().note}</Caption>
    </Section>
  );
}
