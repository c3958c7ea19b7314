/** Where to apply for financial aid in both countries. */
import { Box } from '@chakra-ui/react/box';
import { PageHead } from '../components/page-head.tsx';
import { ButtonLink } from '../components/router-link.tsx';
import { BulletList, Paragraph, TextPage, TextSection } from '../components/text-page.tsx';
import { scholarshipsWords as words } from '../content/scholarships.ts';
import { AidSites } from '../features/scholarships/components/aid-sites.tsx';
import { paths } from '../lib/paths.ts';

export default function ScholarshipsPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <TextSection id="first" title={words.first.title}>
        <BulletList>
          {words.first.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </BulletList>
      </TextSection>
      {words.countries.map(({ key, title, groups }) => (
        <TextSection key={key} id={key.toLowerCase()} title={title}>
          {groups.map((group) => (
            <AidSites key={group.id} {...group} />
          ))}
        </TextSection>
      ))}
      <TextSection id="next" title={words.next.title}>
        <Paragraph>{words.next.body}</Paragraph>
        <Box mt="5" display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={paths.search()}>{words.next.search}</ButtonLink>
          <ButtonLink to={paths.popular('most-affordable')} variant="outline">
            {words.next.affordable}
          </ButtonLink>
        </Box>
      </TextSection>
    </TextPage>
  );
}
