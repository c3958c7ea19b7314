/** Draws running text that is data (frontend/content/running-text.ts): articles, help. */

import type { ReactNode } from 'react';
import {
  type Block,
  barShare,
  barText,
  drawingPath,
  figureColumns,
  type Inline,
  type Inlines,
  plainText,
} from '#frontend/content/running-text.ts';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { contentWords } from '#words/controls/content-blocks.ts';
import { STACKED_BODY, STACKED_HEADER, STACKED_ROW } from '../figures/stacked-table.ts';
import { ExternalLink, TextLink } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { css } from '../styled/chakra.ts';
import { Heading } from '../styled/heading.tsx';
import { Table } from '../styled/table.tsx';
import { ExternalIcon } from '../ui/icons.tsx';
import { ShareBar } from './share-bar.tsx';
import { BulletList, Paragraph } from './text-page.tsx';

/** Blocks one after another; text at the width that reads well, tables as wide as there is room. */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <ContentBlock key={keyOf(block, at)} block={block} first={at === 0} />);
}

/** Pieces of a text never change places. */
const keyOf = (_piece: unknown, at: number) => String(at);

function ContentBlock({ block, first }: { block: Block; first: boolean }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading
          as={block.level === 2 ? 'h2' : 'h3'}
          id={block.id}
          size={block.level === 2 ? 'lg' : 'md'}
          mt={first ? '0' : block.level === 2 ? '10' : '7'}
          mb={block.level === 2 ? '3' : '2'}
          maxW="prose"
          scrollMarginTop="6"
        >
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <Paragraph>
          <InlineText text={block.text} />
        </Paragraph>
      );
    case 'list':
      return (
        <BulletList
          as={block.ordered ? 'ol' : 'ul'}
          listStyle={block.ordered ? 'decimal' : 'disc'}
          mt="3"
          mb="3"
          css={{ '& > li::marker': { fontVariantNumeric: 'tabular-nums' } }}
        >
          {block.items.map((item) => (
            <li key={plainText(item)}>
              <InlineText text={item} />
            </li>
          ))}
        </BulletList>
      );
    case 'table':
      return <BlockTable {...block} />;
    case 'bars':
      return <BlockBars {...block} />;
    case 'note':
      return (
        <Box as="aside" maxW="prose" my="6" ps="4" borderInlineStartWidth="3px" borderColor="accent.solid">
          <Box as="p" fontWeight="semibold">
            {block.title}
          </Box>
          <Box as="p" mt="1" lineHeight="relaxed">
            <InlineText text={block.text} />
          </Box>
        </Box>
      );
    case 'letter':
      return <BlockLetter {...block} />;
    case 'figure':
      return (
        <Box as="figure" maxW="prose" my="6">
          <img
            src={drawingPath(block.drawing)}
            alt={block.alt}
            loading="lazy"
            decoding="async"
            className={css({
              display: 'block',
              width: '100%',
              aspectRatio: '16 / 10',
              borderRadius: 'md',
              bg: 'bg.muted',
            })}
          />
          <Box as="figcaption" mt="2" textStyle="sm" color="fg.muted">
            <InlineText text={block.caption} />
          </Box>
        </Box>
      );
  }
}

/** On a phone a table with words in it is a list, each row its name and its cells under the names of their columns. */
const STACKED_TEXT = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  py: { base: '1', sm: '2' },
  '&::before': {
    content: 'attr(data-name) / ""',
    display: { base: 'block', sm: 'none', _print: 'none' },
    fontSize: 'xs',
    color: 'fg.muted',
  },
} as const;
const STACKED_NAME = {
  display: { base: 'block', sm: 'table-cell', _print: 'table-cell' },
  pb: { base: '0', sm: '2' },
  fontWeight: { base: 'semibold', sm: 'medium' },
} as const;
/** What stands under a table stays there where it is a list. */
const STACKED_ROOT = { display: { base: 'flex', sm: 'table', _print: 'table' }, flexDirection: 'column' } as const;
const STACKED_CAPTION = {
  display: { base: 'block', sm: 'table-caption', _print: 'table-caption' },
  order: '1',
} as const;
const TABLE_LOOKS = {
  table: { root: {}, caption: {}, head: {}, body: {}, row: {}, name: {}, cell: {} },
  stacked: {
    root: STACKED_ROOT,
    caption: STACKED_CAPTION,
    head: STACKED_HEADER,
    body: STACKED_BODY,
    row: STACKED_ROW,
    name: STACKED_NAME,
    cell: STACKED_TEXT,
  },
} as const;

/** A table that scrolls by itself where it has no room; its own stop for the keyboard, as nothing in it need be one. */
function BlockTable(block: Extract<Block, { kind: 'table' }>) {
  const { caption, columns, rows } = block;
  const figures = figureColumns(block);
  // Columns of figures are narrow: a few of them need no room to scroll in.
  const narrow = columns.length <= 4 && figures.slice(1).every(Boolean);
  const look = TABLE_LOOKS[narrow ? 'table' : 'stacked'];
  // Safari takes what is not laid out as a table for none.
  const role = (name: string) => (narrow ? {} : { role: name });
  return (
    <Box
      as="section"
      aria-label={caption}
      {...{ tabIndex: 0 }}
      my="6"
      maxW={narrow && columns.length === 2 ? 'md' : '3xl'}
      // What is only said of a link is out of the flow: it must scroll along, not widen the page.
      position="relative"
      overflowX="auto"
      borderTopWidth="1px"
    >
      <Table.Root {...role('table')} {...look.root}>
        <Table.Caption {...look.caption}>{caption}</Table.Caption>
        <Table.Header {...role('rowgroup')} {...look.head}>
          <Table.Row {...role('row')}>
            {columns.map((column, at) =>
              column === '' ? (
                <td key={column} {...role('cell')} />
              ) : (
                <Table.ColumnHeader
                  key={column}
                  scope="col"
                  {...role('columnheader')}
                  minW={at === 0 ? undefined : figures[at] ? '4rem' : { sm: '8rem' }}
                  {...(figures[at] ? { textAlign: 'end' } : {})}
                >
                  {column}
                </Table.ColumnHeader>
              ),
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body {...role('rowgroup')} {...look.body}>
          {rows.map(([head = [], ...cells]) => (
            <Table.Row key={plainText(head)} {...role('row')} {...look.row}>
              <Table.ColumnHeader scope="row" color="fg" verticalAlign="top" {...role('rowheader')} {...look.name}>
                <InlineText text={head} />
              </Table.ColumnHeader>
              {cells.map((cell, at) => (
                <Table.Cell
                  key={columns[at + 1]}
                  {...role('cell')}
                  {...(figures[at + 1] ? { textAlign: narrow ? 'end' : { sm: 'end' }, whiteSpace: 'nowrap' } : {})}
                  {...look.cell}
                  data-name={narrow ? undefined : columns[at + 1]}
                >
                  <InlineText text={cell} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** Bars with their figures: a table to whoever listens or prints, the drawing only repeats it. */
function BlockBars(block: Extract<Block, { kind: 'bars' }>) {
  const { caption, columns, unit, bars, source } = block;
  return (
    <Box my="6" maxW="2xl" borderTopWidth="1px">
      <Table.Root>
        <Table.Caption>
          {caption} <InlineText text={source} />
        </Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{columns[0]}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              {columns[1]}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {bars.map(({ label, value }) => (
            <Table.Row key={label}>
              <Table.ColumnHeader scope="row" width="100%" color="fg">
                {label}
                <Box mt="1.5" height="2" color="accent.solid">
                  <ShareBar to={barShare(block, value)} />
                </Box>
              </Table.ColumnHeader>
              <Table.Cell textAlign="end" whiteSpace="nowrap" verticalAlign="bottom">
                {barText(unit, value)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** A letter as it would be sent, and a button that copies it. */
function BlockLetter({ paragraphs }: Extract<Block, { kind: 'letter' }>) {
  return (
    <Box maxW="prose" my="6">
      <Box as="blockquote" borderWidth="1px" borderRadius="md" bg="bg.subtle" px={{ base: '4', sm: '6' }} py="5">
        {paragraphs.map((paragraph, at) => (
          <Box key={paragraph} as="p" mt={at === 0 ? '0' : '3'} lineHeight="relaxed">
            {paragraph}
          </Box>
        ))}
      </Box>
      <Button
        variant="outline"
        size="sm"
        mt="3"
        _print={{ display: 'none' }}
        onClick={() => void copyText(paragraphs.join('\n\n'), contentWords.letter)}
      >
        {contentWords.letter.copy}
      </Button>
    </Box>
  );
}

/** A line of text with its links and marks. */
export function InlineText({ text }: { text: Inlines }): ReactNode {
  return text.map((part, at) => <TextPart key={keyOf(part, at)} part={part} />);
}

function TextPart({ part }: { part: Inline }): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'em':
      return <em>{part.text}</em>;
    case 'link':
      return part.to.startsWith('https:') ? (
        <ExternalLink href={part.to}>
          {part.text}
          <ExternalIcon boxSize="3" ms="1" display="inline" verticalAlign="baseline" />
          <Box as="span" srOnly>
            {' '}
            ({contentWords.external})
          </Box>
        </ExternalLink>
      ) : (
        <TextLink to={part.to}>{part.text}</TextLink>
      );
  }
}
