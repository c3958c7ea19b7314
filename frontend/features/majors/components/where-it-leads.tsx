/** Where a major leads: occupations that it prepares for by what it teaches, with pay, openings, growth and entry education. */
import { CareerBars } from '#frontend/components/figures/career-list.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { careerWords as words } from '#words/majors/careers.ts';

export function WhereItLeads({ major: { key, careers } }: { major: MajorResponse }) {
  return (
    <PageSection id={words.leads.id} title={words.leads.heading} intro={words.leads.intro}>
      {careers === null || careers.careers.length === 0 ? (
        <Text maxW="prose" color="fg.muted">
          {words.leads.none}
        </Text>
      ) : (
        <CareerBars careers={careers.careers} />
      )}
      {careers === null || careers.teaching.length === 0 ? null : (
        <Text mt="4" maxW="prose" textStyle="sm">
          {words.leads.teaching}{' '}
          {careers.teaching.map(({ slug, title, pay }, at) => (
            <span key={slug}>
              {at === 0 ? null : ', '}
              <TextLink to={paths.career(slug)}>{title}</TextLink>
              {pay === null ? null : ` (${words.median(pay)})`}
            </span>
          ))}
          .
        </Text>
      )}
      <Note mt="4" maxW="prose">
        {words.leads.meaning}
      </Note>
      <Note mt="2" maxW="prose">
        {words.source} <TextLink to={paths.article(13)}>{words.explained}</TextLink>
      </Note>
      <Box mt="3">
        <TextLink to={paths.careers(new URLSearchParams({ program: key }))} touch="block">
          {words.leads.all}
        </TextLink>
      </Box>
    </PageSection>
  );
}
