/** A page of the list of careers: median pay, openings, growth and what each needs. */
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { CareersResponse } from '#schema/api/careers.ts';
import { CAREERS_PAGE_SIZE } from '#schema/domain/programs/careers.ts';
import { careersWords, careerWords as words } from '#words/majors/careers.ts';
import { type CareersAddress, careersParameters } from '../address.ts';

export function CareersResults({ found, address }: { found: CareersResponse; address: CareersAddress }) {
  const { careers, total, page, program } = found;
  if (total === 0 || careers.length === 0)
    return (
      <EmptyState
        title={address.program !== undefined && program === null ? careersWords.noProgram : careersWords.none}
        actions={<TextLink to={paths.careers()}>{careersWords.all}</TextLink>}
      />
    );
  return (
    <>
      <Text role="status" color="fg.muted" textStyle="sm">
        {program === null ? careersWords.found(total) : careersWords.foundFor(total, program.title)}
      </Text>
      <FigureTable
        label={careersWords.title}
        columns={careersWords.columns}
        lines
        rows={careers.map(({ slug, title, pay, openings, growth, education }) => ({
          key: slug,
          name: (
            <TextLink to={paths.career(slug)} touch="row">
              {title}
            </TextLink>
          ),
          cells: [
            words.table.median(pay),
            words.table.openings(openings),
            words.growth(growth),
            education === null ? null : words.educations[education],
          ],
        }))}
      />
      <Box mt="6">
        <Pagination
          page={page}
          totalPages={Math.ceil(total / CAREERS_PAGE_SIZE)}
          addressOf={(to) => paths.careers(careersParameters({ ...address, page: to === 1 ? undefined : to }))}
        />
      </Box>
    </>
  );
}
