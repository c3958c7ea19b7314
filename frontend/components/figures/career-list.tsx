/** Careers with their pay on one scale, what each needs and how it grows; the same figures as a table below. */

import { paths } from '#frontend/lib/links/paths.ts';
import type { CareerFiguresView } from '#schema/api/careers.ts';
import { payScaleEnd } from '#schema/domain/programs/careers.ts';
import { careerWords as words } from '#words/majors/careers.ts';
import { TextLink } from '../links/router-link.tsx';
import { Disclosure } from '../page/disclosure.tsx';
import { Box, Flex } from '../styled/box.tsx';
import { List } from '../styled/list.tsx';
import { Caption, Note } from '../styled/text.tsx';
import { FigureTable } from './figure-table.tsx';
import { PayBar } from './pay-bar.tsx';
import { QuarterScale } from './quarter-scale.tsx';

export function CareerBars({ careers }: { careers: readonly CareerFiguresView[] }) {
  const end = payScaleEnd(careers.flatMap(({ pay }) => pay ?? []));
  return (
    <Box maxW="3xl">
      <List.Root>
        {careers.map((career) => (
          <List.Item key={career.slug} py="3" borderBottomWidth="1px" borderColor="border.muted">
            <Flex alignItems="baseline" columnGap="4">
              <Box flex="1" minW="50%">
                <TextLink to={paths.career(career.slug)} touch="row">
                  {career.title}
                </TextLink>
              </Box>
              <Box as="span" textAlign="end" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {words.median(career.pay)}
              </Box>
            </Flex>
            {career.pay?.unit === 'year' ? (
              <Box mt="1">
                <PayBar pay={career.pay} end={end} />
              </Box>
            ) : null}
            <Caption mt="1">{words.line(career)}</Caption>
          </List.Item>
        ))}
      </List.Root>
      <QuarterScale end={end} labelOf={words.scale} />
      <Note mt="2" maxW="prose">
        {words.legend}
      </Note>
      <Disclosure summary={words.table.heading}>
        <FigureTable
          label={words.table.heading}
          columns={words.table.columns}
          rows={careers.map((career) => ({
            key: career.slug,
            name: career.title,
            cells: [
              ...words.table.pay(career.pay),
              words.table.openings(career.openings),
              words.growth(career.growth),
              career.education === null ? null : words.educations[career.education],
            ],
          }))}
        />
      </Disclosure>
    </Box>
  );
}
