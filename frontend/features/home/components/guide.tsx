/** How to search, in three steps, with all filters and tips to unfold. */

import { type ReactNode, useId, useState } from 'react';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Span, Text } from '#frontend/components/styled/text.tsx';
import { ChevronDownIcon } from '#frontend/components/ui/icons.tsx';
import { homeWords } from '#words/site/home.ts';

export function Guide() {
  return (
    <Section bg="bg.subtle" borderTopWidth="1px" borderBottomWidth="1px" py="2">
      <Container>
        <PhoneFold
          everywhere
          heading={(id) => (
            <Heading as="h2" id={id} size="md">
              {homeWords.guide.title}
            </Heading>
          )}
        >
          <List.Root
            as="ol"
            mt={{ base: '2', md: '4' }}
            display="grid"
            columnGap="10"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          >
            {homeWords.guide.steps.map(({ title, body }, index) => (
              <List.Item key={title} display="flex" gap="5" borderTopWidth="1px" py="5">
                <Span aria-hidden="true" textStyle="figure" color="accent.fg" minW="6">
                  {index + 1}
                </Span>
                <div>
                  <Heading as="h3" size="sm">
                    {title}
                  </Heading>
                  <Text mt="1" color="fg.muted">
                    {body}
                  </Text>
                </div>
              </List.Item>
            ))}
          </List.Root>
          <Grid
            alignItems="start"
            columnGap="10"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            <Unfold title={homeWords.guide.filtersTitle}>
              <dl>
                {homeWords.guide.filters.map(({ name, text }) => (
                  <Box key={name} py="2.5" borderTopWidth="1px" borderColor="border.muted">
                    <DataList.Label fontWeight="medium">{name}</DataList.Label>
                    <DataList.Value color="fg.muted" textStyle="sm">
                      {text}
                    </DataList.Value>
                  </Box>
                ))}
              </dl>
            </Unfold>
            <Unfold title={homeWords.guide.tipsTitle}>
              <ul>
                {homeWords.guide.tips.map((tip) => (
                  <List.Item key={tip} py="2.5" borderTopWidth="1px" borderColor="border.muted">
                    {tip}
                  </List.Item>
                ))}
              </ul>
            </Unfold>
          </Grid>
        </PhoneFold>
      </Container>
    </Section>
  );
}

function Unfold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box borderTopWidth="1px" borderBottomWidth={{ md: '1px' }} _last={{ borderBottomWidth: '1px' }}>
      <Heading as="h3" size="sm">
        <Button
          variant="ghost"
          width="100%"
          minH="14"
          px="0"
          borderRadius="0"
          justifyContent="space-between"
          textStyle="md"
          fontWeight="semibold"
          _hover={{ color: 'accent.fg' }}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <ChevronDownIcon transform={open ? 'rotate(180deg)' : 'none'} transition="transform 180ms" />
        </Button>
      </Heading>
      <Box id={id} hidden={!open} pb="4">
        {children}
      </Box>
    </Box>
  );
}
