/** Which prices show, one press each; for whoever said nothing yet, the way to say it. As high without as with. */

import { useSetAtom } from 'jotai';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { publishedAtom, situationPanelAtom, toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { ownPriceWords as words } from '#words/situation/own-price.ts';

interface PriceSwitchProps {
  /** What shows says who asks, so that it has prices of one's own. */
  asked?: boolean;
  /** The first thing to do where it stands. */
  filled?: boolean;
}

export function PriceSwitch({ asked = false, filled = false }: PriceSwitchProps) {
  const setPublished = useSetAtom(publishedAtom);
  const published = useStoredAtom(publishedAtom, false);
  const openPanel = useSetAtom(situationPanelAtom);
  const said = useStoredAtom(toldAtom, null);
  const told = asked || Boolean(said?.home || said?.residence);
  const own = told && !published;
  return (
    <Flex alignItems="center" gap="1" minH="10" data-personal={told ? '' : undefined} _print={{ display: 'none' }}>
      {told ? (
        <Box
          role="group"
          aria-label={words.switch}
          display="inline-flex"
          position="relative"
          // On a phone less high than what a finger hits, so that it stands free of the rows above and below.
          _before={{
            content: '""',
            position: 'absolute',
            insetX: '0',
            insetY: { base: '1', md: '0' },
            borderWidth: '1px',
            borderColor: 'border.control',
            borderRadius: 'md',
          }}
        >
          <Choice label={words.own} chosen={own} onPress={() => setPublished(false)} />
          <Choice label={words.published} chosen={!own} onPress={() => setPublished(true)} />
        </Box>
      ) : null}
      <Button
        variant={told ? 'ghost' : filled ? 'solid' : 'outline'}
        size="sm"
        minH={{ base: '11', md: '9' }}
        px={{ base: told ? '2' : '3', md: '3' }}
        whiteSpace="nowrap"
        aria-haspopup="dialog"
        onClick={() => openPanel(true)}
      >
        {told ? words.change : words.ask}
      </Button>
    </Flex>
  );
}

function Choice({ label, chosen, onPress }: { label: string; chosen: boolean; onPress: () => void }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      minH={{ base: '11', md: '8' }}
      px={{ base: '2', md: '3' }}
      whiteSpace="nowrap"
      aria-pressed={chosen}
      position="relative"
      isolation="isolate"
      bg="transparent"
      color={chosen ? 'bg' : 'fg'}
      _hover={{ bg: 'transparent' }}
      _before={{
        content: '""',
        position: 'absolute',
        insetX: '0',
        insetY: { base: '1', md: '0' },
        zIndex: '-1',
        borderRadius: 'md',
        bg: chosen ? 'fg' : 'transparent',
      }}
      outlineOffset="-4px"
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
