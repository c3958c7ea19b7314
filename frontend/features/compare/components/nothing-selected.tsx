/** What stands where no university is selected yet: ways to begin. */

import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { PlusIcon } from '#frontend/components/ui/icons.tsx';
import { comparePageWords } from '#words/compare/compare-page.ts';

interface NothingSelectedProps {
  /** Schools the visitor has kept or looked at. */
  own: readonly { id: number; name: string }[];
  /** How many were selected before the list was cleared. */
  cleared: number;
  onPick: (university: { id: number; name: string }) => void;
  onRestore: () => void;
}

export function NothingSelected({ own, cleared, onPick, onRestore }: NothingSelectedProps) {
  return (
    <EmptyState
      title={comparePageWords.empty.title}
      actions={
        cleared > 0 ? (
          <Button variant="outline" onClick={onRestore}>
            {comparePageWords.empty.restore(cleared)}
          </Button>
        ) : undefined
      }
    >
      <p>{comparePageWords.empty.body}</p>
      {own.length === 0 ? null : (
        <>
          <Box as="h2" textStyle="label" color="fg" mt="6" mb="2">
            {comparePageWords.empty.own}
          </Box>
          <Wrap as="ul" gap="2">
            {own.map(({ id, name }) => (
              <li key={id}>
                <Button
                  variant="outline"
                  size="sm"
                  color="fg"
                  textAlign="start"
                  whiteSpace="normal"
                  aria-label={comparePageWords.empty.add(name)}
                  onClick={() => onPick({ id, name })}
                >
                  <PlusIcon boxSize="4" />
                  {name}
                </Button>
              </li>
            ))}
          </Wrap>
        </>
      )}
    </EmptyState>
  );
}
