/** How much there is, in four figures between hairlines; their room is kept while they are on their way. */
import { Flex, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { homeWords } from '#words/site/home.ts';
import { useCatalogueCounts } from '../queries.ts';

const SHOWN = ['universities', 'US', 'CA', 'programs'] as const;

export function Counts() {
  const { data, isError } = useCatalogueCounts();
  if (isError) return null;
  return (
    <Section aria-label={homeWords.counts.label} borderBottomWidth="1px">
      <Container>
        <Grid as="dl" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}>
          {SHOWN.map((key, index) => (
            <Flex
              key={key}
              flexDirection={{ base: 'row-reverse', md: 'column-reverse' }}
              justifyContent="flex-end"
              alignItems={{ base: 'center', md: 'stretch' }}
              gap={{ base: '2', md: '0' }}
              py={{ base: '1', md: '4' }}
              ps={{ base: index % 2 === 0 ? '0' : '5', md: index === 0 ? '0' : '6' }}
              borderInlineStartWidth={{ base: index % 2 === 0 ? '0' : '1px', md: index === 0 ? '0' : '1px' }}
              borderTopWidth={{ base: index > 1 ? '1px' : '0', md: '0' }}
            >
              <DataList.Label textStyle={{ base: 'xs', md: 'sm' }} color="fg.muted">
                {homeWords.counts[key]}
              </DataList.Label>
              <DataList.Value
                textStyle={{ base: 'md', md: 'figure' }}
                fontWeight={{ base: 'semibold', md: 'normal' }}
                minH="1.15em"
              >
                {data ? homeWords.counts.number(data[key]) : ' '}
              </DataList.Value>
            </Flex>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
