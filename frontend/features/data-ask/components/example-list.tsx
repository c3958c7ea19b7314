/** Questions to begin with. */
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { BulletList } from '#frontend/components/page/text-page.tsx';
import { Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { EXAMPLE_KEYS, EXAMPLES } from '../examples.ts';

export function ExampleList() {
  return (
    <Section aria-labelledby="examples-title">
      <Heading as="h2" id="examples-title" size="md" mb="3">
        {words.examples}
      </Heading>
      <BulletList>
        {EXAMPLE_KEYS.map((key) => (
          <li key={key}>
            <TextLink to={paths.dataAsk(EXAMPLES[key])} {...KEEP_SCROLL}>
              {words.exampleNames[key]}
            </TextLink>
          </li>
        ))}
      </BulletList>
    </Section>
  );
}
