/** What somebody was at: the schools that they looked at or saved last, and the ways on. Nothing for who is here for the first time. */
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Flex, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { homeWords } from '#words/site/home.ts';

const SHOWN = 6;

export function CarryOn({ universities, saved }: { universities: readonly UniversityCard[]; saved: number }) {
  if (universities.length === 0) return null;
  const words = homeWords.carryOn;
  return (
    <Section aria-label={words.title} borderBottomWidth="1px" data-personal>
      <Container py={{ base: '3', md: '5' }}>
        <Wrap alignItems="center" justifyContent="space-between" columnGap="6">
          <Heading as="h2" size="md">
            {words.title}
          </Heading>
          <Wrap columnGap="5" textStyle="sm">
            {saved === 0 ? null : (
              <>
                <TextLink to={paths.bookmarks()} display="inline-flex" alignItems="center" minH="11">
                  {words.saved(saved)}
                </TextLink>
                <TextLink to={paths.bookmarks('plan')} display="inline-flex" alignItems="center" minH="11">
                  {words.plan}
                </TextLink>
              </>
            )}
          </Wrap>
        </Wrap>
        {/* One line, which goes sideways. */}
        <Flex as="ul" gap="2" mt="1" mx="-4" px="4" overflowX="auto" css={{ scrollbarWidth: 'none' }}>
          {universities.slice(0, SHOWN).map(({ id, slug, name }) => (
            <li key={id}>
              <ButtonLink to={paths.university(slug)} variant="outline" whiteSpace="nowrap">
                {name}
              </ButtonLink>
            </li>
          ))}
        </Flex>
      </Container>
    </Section>
  );
}
