/** How to search, in three steps, with all filters and tips to unfold. */

import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '#frontend/components/icons.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { homeWords } from '#words/home.ts';

export function Guide() {
  return (
    <Box as="section" bg="bg.subtle" borderTopWidth="1px" borderBottomWidth="1px" py={{ base: '12', md: '20' }}>
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Box>
          <Heading as="h2" size="lg">
            {homeWords.guide.title}
          </Heading>
          <Box as="ol" mt="6">
            {homeWords.guide.steps.map(({ title, body }, index) => (
              <Box as="li" key={title} display="flex" gap="5" borderTopWidth="1px" py="5">
                <Box as="span" aria-hidden="true" textStyle="figure" color="accent.fg" minW="6">
                  {index + 1}
                </Box>
                <Box>
                  <Heading as="h3" size="sm">
                    {title}
                  </Heading>
                  <Box as="p" mt="1" color="fg.muted">
                    {body}
                  </Box>
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
        <Box>
          <Unfold title={homeWords.guide.filtersTitle} openAtFirst>
            <Box as="dl">
              {homeWords.guide.filters.map(({ name, text }) => (
                <Box key={name} py="2.5" borderTopWidth="1px" borderColor="border.muted">
                  <Box as="dt" fontWeight="medium">
                    {name}
                  </Box>
                  <Box as="dd" color="fg.muted" textStyle="sm">
                    {text}
                  </Box>
                </Box>
              ))}
            </Box>
          </Unfold>
          <Unfold title={homeWords.guide.tipsTitle}>
            <ul>
              {homeWords.guide.tips.map((tip) => (
                <Box as="li" key={tip} py="2.5" borderTopWidth="1px" borderColor="border.muted">
                  {tip}
                </Box>
              ))}
            </ul>
          </Unfold>
        </Box>
      </Container>
    </Box>
  );
}

function Unfold({
  title,
  openAtFirst = false,
  children,
}: {
  title: string;
  openAtFirst?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(openAtFirst);
  const id = useId();
  return (
    <Box borderTopWidth="1px" _last={{ borderBottomWidth: '1px' }}>
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
