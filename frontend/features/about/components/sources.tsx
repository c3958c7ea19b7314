/** Who publishes what the dataset is built from; each one's tables behind a line of their own. */

import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Paragraph } from '#frontend/components/page/text-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import type { MetaResponse } from '#schema/api/meta.ts';
import { aboutWords } from '#words/site/about.ts';
import { yearText } from '#words/university/record-texts.ts';
import { type Publisher, publishersOf } from '../publishers.ts';

const Details = chakra('details', {
  base: { borderTopWidth: '1px', _last: { borderBottomWidth: '1px' }, '&[open] > summary svg': { rotate: '90deg' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2.5',
    py: '3',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: 'rotate 120ms', flexShrink: '0', alignSelf: 'center' },
    _hover: { color: 'accent.fg' },
  },
});

/** Those with most tables; the others are one press away. */
const PUBLISHERS_SHOWN = 3;

interface SourcesProps {
  dataset: MetaResponse | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function Sources({ dataset, failed, onRetry }: SourcesProps) {
  if (dataset === undefined) {
    return (
      <Box minH="64">
        <Paragraph role={failed ? 'alert' : 'status'}>
          {failed ? aboutWords.sources.failed : aboutWords.sources.loading}
        </Paragraph>
        {failed ? (
          <Button mt="4" variant="outline" onClick={onRetry}>
            {aboutWords.sources.tryAgain}
          </Button>
        ) : null}
      </Box>
    );
  }
  const { usdPerCad, source } = dataset.exchangeRate;
  const publishers = publishersOf(dataset.sources);
  const others = publishers.slice(PUBLISHERS_SHOWN);
  return (
    <>
      {publishers.slice(0, PUBLISHERS_SHOWN).map((publisher) => (
        <Tables key={publisher.name} {...publisher} />
      ))}
      {others.length === 0 ? null : (
        <Disclosure summary={aboutWords.sources.others(others.length)}>
          {others.map((publisher) => (
            <Tables key={publisher.name} {...publisher} />
          ))}
        </Disclosure>
      )}
      <Paragraph mt="5" textStyle="sm" color="fg.muted">
        {aboutWords.sources.rate(usdPerCad, source)}
      </Paragraph>
    </>
  );
}

function Tables({ name, sources }: Publisher) {
  return (
    <Details>
      <Summary>
        <ChevronRightIcon boxSize="4" />
        <Span flex="1" minW="0">
          {name}
        </Span>
        <Note as="span" whiteSpace="nowrap">
          {aboutWords.sources.tables(sources.length)}
        </Note>
      </Summary>
      <List.Root ps="6.5" pb="3">
        {sources.map(({ key, title, url, vintage, licence }) => (
          <List.Item key={key} py="1.5" textStyle="sm">
            <ExternalLink href={url}>
              <AsPublished>{title}</AsPublished>
            </ExternalLink>
            <Caption as="span" display="block">
              {yearText(vintage)} · {licence}
            </Caption>
          </List.Item>
        ))}
      </List.Root>
    </Details>
  );
}
