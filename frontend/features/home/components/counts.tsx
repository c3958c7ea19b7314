/** How much there is, in four figures between hairlines; their room is kept while they are on their way. */
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { homeWords } from '#words/home.ts';
import { useCatalogueCounts } from '../queries.ts';

const SHOWN = ['universities', 'US', 'CA', 'programs'] as const;

export function Counts() {
  const { data, isError } = useCatalogueCounts();
  if (isError) return null;
  return (
    <Box as="section" aria-label={homeWords.counts.label} borderBottomWidth="1px">
      <Container>
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        >
          {SHOWN.map((key, index) => (
            <Box
              key={key}
              display="flex"
              flexDirection="column-reverse"
              justifyContent="flex-end"
              py={{ base: '4', md: '6' }}
              ps={{ base: index % 2 === 0 ? '0' : '5', md: index === 0 ? '0' : '6' }}
              borderInlineStartWidth={{ base: index % 2 === 0 ? '0' : '1px', md: index === 0 ? '0' : '1px' }}
              borderTopWidth={{ base: index > 1 ? '1px' : '0', md: '0' }}
            >
              <Box as="dt" textStyle="sm" color="fg.muted">
                {homeWords.counts[key]}
              </Box>
              <Box as="dd" textStyle="figure" minH="1.15em">
                {data ? homeWords.counts.number(data[key]) : ' '}
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
