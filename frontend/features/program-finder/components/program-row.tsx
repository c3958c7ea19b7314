/** One program at one university: how many finish it, where, and which degrees it ends in, as far as that is known. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { TypeBadge } from '#frontend/components/ui/badge.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { ProgramResult } from '#schema/api/programs.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { AWARD_LEVEL_LABELS } from '#schema/domain/record/enums.ts';
import { labelled } from '#words/layout/route-texts.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { trendWords } from '#words/majors/graduates-trend.ts';
import { programFinderWords as words } from '#words/majors/programs.ts';

export function ProgramRow({ program }: { program: ProgramResult }) {
  const {
    slug,
    universityName,
    program: title,
    location,
    type,
    sizeCategory,
    awards,
    graduates,
    graduatesYear,
    basis,
  } = program;
  const note = noteOf(program);
  return (
    <List.Item
      position="relative"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap={{ base: '4', md: '8' }}
      py="4"
      borderBottomWidth="1px"
    >
      <Box minW="0">
        <Box as="h5" fontSize="lg" lineHeight="snug" fontWeight="semibold" letterSpacing="snug">
          <PlainLink
            to={paths.university(slug)}
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' }}
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {universityName}
          </PlainLink>
        </Box>
        <Text mt="0.5">{basis === 'knowledge' ? words.mayTeach(title) : title}</Text>
        <Note mt="1.5">
          {[location, sizeCategory === null ? null : words.size[sizeCategory]].filter(Boolean).join(' · ')}
        </Note>
        <Wrap mt="2" alignItems="center" columnGap="3" rowGap="1.5">
          <TypeBadge type={type} />
          <Span textStyle="sm" fontVariantNumeric="tabular-nums">
            {awards
              .map(
                ({ level, graduates: number, online, trend }) =>
                  `${AWARD_LEVEL_LABELS[level]}${number === null ? '' : ` ${formatCount(number)}`}${online ? ` (${words.online})` : ''}${trend === undefined ? '' : `, ${trendWords.trends[trend].toLowerCase()}`}`,
              )
              .join(' · ')}
          </Span>
        </Wrap>
        {awards.map((award) => (
          <PayOfAward key={award.level} award={award} several={awards.length > 1} />
        ))}
        {program.payOfAll === null ? null : <Caption mt="1">{words.payOfAll(program.payOfAll)}</Caption>}
        {note === null ? null : <Caption mt="1.5">{note}</Caption>}
      </Box>
      {graduates === null ? null : (
        <Box textAlign="end" fontVariantNumeric="tabular-nums lining-nums">
          <Box fontSize="xl" lineHeight="snug" fontWeight="semibold">
            {formatCount(graduates)}
          </Box>
          <Box textStyle="xs" color="fg.muted">
            {words.graduates(graduates)}
            <br />
            {words.inYear(graduatesYear)}
          </Box>
        </Box>
      )}
    </List.Item>
  );
}

/** What those with the degree are paid, and its earnings check; nothing where no pay is published. */
function PayOfAward({ award, several }: { award: ProgramResult['awards'][number]; several: boolean }) {
  const { level, earningsFourYears, check, checkLines } = award;
  if (earningsFourYears === null) return null;
  const pay = words.pay(usd(earningsFourYears));
  return (
    <Note mt="1.5" fontVariantNumeric="tabular-nums">
      {[
        several ? labelled(AWARD_LEVEL_LABELS[level], pay) : pay,
        check ? withLines(checkWords.of(check), checkLines) : null,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Note>
  );
}

const usd = (amount: number) => formatMoney(amount, 'USD');

/** A result of the check with what the pay is set against. */
const withLines = (result: string, lines: ProgramResult['awards'][number]['checkLines']) =>
  lines === undefined
    ? result
    : `${result} (${checkWords.against(lines.state === null ? null : usd(lines.state), usd(lines.nation))})`;

/** What has to be said beside a number, or in its place; null where the number says enough. */
function noteOf({ graduates, graduatesYear, basis, awards }: ProgramResult): string | null {
  const before = awards.reduce((sum, { graduatesBefore = 0 }) => sum + graduatesBefore, 0);
  if (before > 0) return words.ended(before, graduatesYear);
  if (basis === 'knowledge') return words.checkWithSchool;
  if (graduates === null) return words.notCounted;
  if (graduates === 0) return words.noneFinished(graduatesYear);
  return graduates < words.fewBelow ? words.fewFinished : null;
}
