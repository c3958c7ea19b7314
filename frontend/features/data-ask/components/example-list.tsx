/** Questions to begin with. */
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { EXAMPLE_GROUP_KEYS, EXAMPLE_GROUPS, EXAMPLES } from '../examples.ts';

/** `beside`: in one column beside an answer, where the screen is wide enough for that. */
export function ExampleList({ beside = false }: { beside?: boolean }) {
  return (
    <Section aria-labelledby="examples-title">
      <Heading as="h2" id="examples-title" size="md" mb="3">
        {words.examples}
      </Heading>
      <Grid
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          xl: beside ? 'minmax(0, 1fr)' : 'repeat(4, minmax(0, 1fr))',
        }}
        columnGap="8"
        rowGap="6"
      >
        {EXAMPLE_GROUP_KEYS.map((group) => (
          <Box key={group}>
            <Heading as="h3" size="sm" color="fg.muted" mb="2" id={`examples-${group}`}>
              {words.exampleGroups[group]}
            </Heading>
            <List.Root ps="0" listStyle="none" borderTopWidth="1px" aria-labelledby={`examples-${group}`}>
              {EXAMPLE_GROUPS[group].map((key) => (
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
            </List.Root>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
