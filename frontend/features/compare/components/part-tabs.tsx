/** The four parts as tabs, by the ARIA pattern: arrow keys, Home and End go from part to part and open it. */
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { comparePageWords } from '#frontend/content/compare-page.ts';
import { COMPARE_TABS, type CompareTab } from '../address.ts';

const words = comparePageWords.tabs;

/** How far a key goes from the tab at `place`; null for keys that are not ours. */
function placeAfter(key: string, place: number): number | null {
  const last = COMPARE_TABS.length - 1;
  const places: Record<string, number> = {
    ArrowRight: place === last ? 0 : place + 1,
    ArrowLeft: place === 0 ? last : place - 1,
    Home: 0,
    End: last,
  };
  return places[key] ?? null;
}

interface PartTabsProps {
  tab: CompareTab;
  onOpen: (tab: CompareTab) => void;
  /** What stands beside the tabs on wide screens, below them on phones. */
  beside: ReactNode;
  children: ReactNode;
}

export function PartTabs({ tab, onOpen, beside, children }: PartTabsProps) {
  const id = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = COMPARE_TABS[placeAfter(event.key, COMPARE_TABS.indexOf(tab)) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        borderBottomWidth="1px"
        _print={{ display: 'none' }}
      >
        <Box
          role="tablist"
          aria-label={words.label}
          display="flex"
          columnGap={{ base: '3', sm: '6' }}
          flexGrow={{ base: 1, md: 0 }}
          justifyContent={{ base: 'space-between', md: 'flex-start' }}
          onKeyDown={onKeyDown}
        >
          {COMPARE_TABS.map((one) => (
            <chakra.button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              data-tab={one}
              aria-selected={one === tab}
              aria-controls={`${id}-panel`}
              tabIndex={one === tab ? 0 : -1}
              onClick={() => onOpen(one)}
              minH="12"
              mb="-1px"
              cursor="pointer"
              whiteSpace="nowrap"
              textStyle={{ base: 'xs', sm: 'sm' }}
              fontWeight={one === tab ? 'semibold' : 'normal'}
              borderBottomWidth="2px"
              borderColor={one === tab ? 'accent.solid' : 'transparent'}
              _hover={{ borderColor: one === tab ? 'accent.solid' : 'border.emphasized' }}
            >
              {words[one]}
            </chakra.button>
          ))}
        </Box>
        {beside}
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </Box>
    </>
  );
}
