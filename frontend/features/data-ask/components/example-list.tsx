/** Questions to begin with. */
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Grid, Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { EXAMPLE_KEYS, EXAMPLES } from '../examples.ts';

export function ExampleList() {
  return (
    <Section aria-labelledby="examples-title">
      <Heading as="h2" id="examples-title" size="md" mb="3">
        {words.examples}
      </Heading>
      <Grid
        as="ul"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="6"
        borderTopWidth="1px"
      >
        {EXAMPLE_KEYS.map((key) => (
          <List.Item key={key} borderBottomWidth="1px">
            <TextLink
              to={paths.dataAsk(EXAMPLES[key])}
              variant="quiet"
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              minH="12"
              py="1.5"
              lineHeight="snug"
            >
              {words.exampleNames[key]}
              <ChevronRightIcon boxSize="4" flexShrink="0" color="accent.fg" />
            </TextLink>
          </List.Item>
        ))}
      </Grid>
    </Section>
  );
}
