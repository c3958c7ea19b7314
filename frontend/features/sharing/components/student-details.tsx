/** What opens under a student: home and income for the prices, the schools with prices and dates, and what can be done. */

import { SituationFields } from '#frontend/components/forms/situation-fields.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import { type UniversityColumn, UniversityTable } from '#frontend/components/universities/university-table.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import { type Situation, situationOf } from '#schema/domain/situation/situation.ts';
import { listedWords, studentsWords as words } from '#words/saved/sharing.ts';
import { byNextDate, homeOf, type MatrixRow } from '../student-matrix.ts';
import { type ListLink, saidOrNull } from '../students.ts';
import { ACCEPTANCE_COLUMN, Deadline, GRADUATION_COLUMN } from './shared-list-table.tsx';

export interface ListActions {
  state: 'here' | 'loading' | 'closed' | 'failed' | 'none';
  onRetry: () => void;
  onRemove: () => void;
  onSituation: (situation: Situation | null) => void;
}

/** Where a link leads within this site. */
export const pathOf = (link: ListLink) => ('token' in link ? paths.shared(link.token) : paths.sharedIds(link.ids));

/** A price with a mark where it is an estimate; the reason where there is none. */
function priceText(price: YourPrice | undefined): string {
  if (price === undefined) return words.matrix.noPrice;
  if (price.amount === null) return price.missing?.text ?? words.matrix.noPrice;
  const amount = formatMoney(price.amount, price.currency);
  return price.estimate ? words.matrix.estimated(amount) : amount;
}

/** The columns of a student's schools, on the screen and on paper. */
export const schoolColumns = ({ prices, student }: MatrixRow): UniversityColumn<ListedUniversity>[] => [
  {
    key: 'deadline',
    label: listedWords.deadline,
    width: 'words',
    cell: (listed) => <Deadline listed={listed} home={homeOf(student)} />,
  },
  {
    key: 'price',
    label: words.matrix.price,
    figure: true,
    width: 'price',
    cell: ({ university }) => {
      const price = prices.get(university.id);
      return (
        <Span
          fontWeight={price?.amount == null ? undefined : 'semibold'}
          color={price?.amount == null ? 'fg.muted' : 'fg'}
          _print={{ color: 'inherit' }}
        >
          {priceText(price)}
        </Span>
      );
    },
  },
  GRADUATION_COLUMN,
  ACCEPTANCE_COLUMN,
];

interface StudentDetailsProps extends ListActions {
  row: MatrixRow;
}

export function StudentDetails({ row, state, onRetry, onRemove, onSituation }: StudentDetailsProps) {
  const { student, schools } = row;
  const { alias, link, situation } = student;
  const value = {
    home: situation?.home ?? '',
    residence: situation?.residence ?? '',
    income: situation?.income ?? '',
  };
  const change = (part: Partial<typeof value>) =>
    onSituation(saidOrNull(situationOf(new Map(Object.entries({ ...value, ...part })) as never)));
  return (
    <Box position="sticky" insetStart="0" maxW={{ base: 'calc(100vw - 3rem)', md: 'min(48rem, calc(100vw - 5rem))' }}>
      <Grid
        role="group"
        aria-label={words.matrix.situationOf(alias)}
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        alignItems="end"
      >
        <SituationFields value={value} homePrompt={words.homePrompt} onChange={change} />
      </Grid>
      <Caption mt="2">{words.matrix.staysHere}</Caption>
      {schools === null || schools.length === 0 ? null : (
        <Box mt="3">
          <UniversityTable
            label={words.matrix.schoolsOf(alias)}
            rows={byNextDate(schools, currentDay(), homeOf(student))}
            universityOf={({ university }) => university}
            nameLabel={listedWords.name}
            columns={schoolColumns(row)}
            narrow="stacked"
          />
        </Box>
      )}
      <Wrap mt="3" alignItems="center" gap="3">
        {state === 'none' ? <Note>{words.addLater(alias)}</Note> : null}
        {state === 'here' && link !== null ? (
          <TextLink to={pathOf(link)} aria-label={words.openNamed(alias)}>
            {words.open}
          </TextLink>
        ) : null}
        {state === 'failed' ? (
          <Button variant="outline" size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        ) : null}
        <Button variant="outline" size="sm" aria-label={words.removeNamed(alias)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Wrap>
    </Box>
  );
}
