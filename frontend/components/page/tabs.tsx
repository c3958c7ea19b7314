/** A row of tabs by the ARIA pattern: arrows move and choose, Tab goes on to the panel. Where there is no room a phone moves it sideways, and others go on in a second line. */

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { ScrollBox } from '../styled/scroll-box.tsx';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** How many things there are, shown behind the label. */
  count?: number | undefined;
}

interface TabsProps<Key extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  /** Within another row of tabs they look like a switch between two sides of one thing. */
  look?: 'line' | 'switch';
  /** The page's address with a tab open, for whoever has no scripts. */
  addressOf?: (key: Key) => string;
  /** Stands in place of the row, where the page has no room for it. */
  instead?: ReactNode;
  /** The panel of the current tab. */
  children: ReactNode;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onChange,
  look = 'line',
  addressOf,
  instead,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabId = (key: Key) => `${id}-${key}`;

  // The one that is chosen may be past the edge.
  useEffect(() => {
    const [box, tab] = [row.current, row.current?.querySelector<HTMLElement>('[aria-selected="true"]')];
    if (!box || !tab || current === null) return;
    const left = tab.offsetLeft;
    const right = left + tab.offsetWidth;
    if (left < box.scrollLeft || right > box.scrollLeft + box.clientWidth)
      box.scrollLeft = left - (box.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    // From the tab that has the focus: the current one follows a moment later.
    const at = tabs.findIndex(({ key }) => tabId(key) === (event.target as Element).id);
    const next = tabs[STEPS[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(next.key))}`)?.focus();
  };

  return (
    <>
      {instead ?? (
        <Box borderBottomWidth={look === 'line' ? '1px' : '0'}>
          <ScrollBox
            ref={row}
            role="tablist"
            aria-label={label}
            onKeyDown={onKeyDown}
            display="flex"
            flexWrap={{ base: 'nowrap', md: 'wrap' }}
            overflowX={{ base: 'auto', md: 'visible' }}
            scrollbarWidth="none"
            animation={{ md: 'none' }}
            {...(look === 'line'
              ? { columnGap: { base: '5', md: '7' } }
              : { p: '1', bg: 'bg.muted', borderRadius: 'md', width: 'fit-content', maxW: '100%' })}
          >
            {tabs.map(({ key, label: name, count }) => {
              const chosen = key === current;
              return (
                <chakra.button
                  key={key}
                  type="button"
                  role="tab"
                  id={tabId(key)}
                  aria-selected={chosen}
                  aria-controls={`${id}-panel`}
                  tabIndex={chosen ? 0 : -1}
                  onClick={() => onChange(key)}
                  {...(look === 'line'
                    ? {
                        minH: '12',
                        borderBottomWidth: '2px',
                        borderColor: chosen ? 'accent.solid' : 'transparent',
                        _hover: { color: 'fg', borderColor: chosen ? 'accent.solid' : 'border.emphasized' },
                      }
                    : {
                        minH: { base: '11', md: '9' },
                        px: '4',
                        borderRadius: 'sm',
                        bg: chosen ? 'bg' : 'transparent',
                        _hover: { color: 'fg' },
                      })}
                  minW="6"
                  flexShrink="0"
                  whiteSpace="nowrap"
                  cursor="pointer"
                  textStyle="sm"
                  fontWeight={chosen ? 'semibold' : 'normal'}
                  color={chosen ? 'fg' : 'fg.muted'}
                  outlineOffset="-3px"
                >
                  {name}
                  {count === undefined ? null : (
                    <Box
                      as="span"
                      ms="2"
                      px="1.5"
                      borderRadius="full"
                      bg="bg.muted"
                      textStyle="xs"
                      fontVariantNumeric="tabular-nums"
                    >
                      {count}
                    </Box>
                  )}
                </chakra.button>
              );
            })}
          </ScrollBox>
        </Box>
      )}
      {addressOf && instead === undefined ? (
        <noscript>
          <ul data-without-scripts>
            {tabs.map(({ key, label: name }) => (
              <li key={key}>
                <a href={toLocalizedPath(addressOf(key))}>{name}</a>
              </li>
            ))}
          </ul>
        </noscript>
      ) : null}
      {/* Its content has links and buttons to go to, so the panel itself is no stop. */}
      <Box
        id={`${id}-panel`}
        minW="0"
        {...(instead === undefined ? { role: 'tabpanel', 'aria-labelledby': tabId(current) } : {})}
      >
        {children}
      </Box>
    </>
  );
}
