/** Saves the search for use offline, with its size beforehand and its date afterwards, and removes it. */
import { useEffect, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import type { SavedSearch } from '#frontend/service-worker/protocol.ts';
import { offlineSearchWords as words } from '#words/search/offline-search.ts';
import { describeSaved, downloadSize, removeSearch, SaveError, saveSearch } from './saved-search.ts';

interface Shown {
  saved: SavedSearch | null;
  /** Bytes of a download; null while it is not known. */
  size: number | null;
  /** What happened last. */
  said: string | null;
}

/** What is shown, after something has failed. */
const failedWith =
  (error: unknown) =>
  (shown: Shown): Shown => ({
    ...shown,
    said: words.faults[error instanceof SaveError ? error.fault : 'unavailable'],
  });
/** Steps of progress that are shown, in percent: a screen reader says each of them. */
const STEP = 25;

async function look(said: string | null): Promise<Shown> {
  const saved = await describeSaved();
  const size = saved.state === 'ready' ? null : await downloadSize(saved);
  return { saved, size, said };
}

export function OfflineSearch() {
  const [{ saved, size, said }, setShown] = useState<Shown>({ saved: null, size: null, said: null });
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    let gone = false;
    look(null).then(
      (found) => !gone && setShown(found),
      (error: unknown) => !gone && setShown(failedWith(error)),
    );
    return () => {
      gone = true;
    };
  }, []);

  const save = async () => {
    setProgress(0);
    try {
      await saveSearch((part) => setProgress(Math.floor((part * 100) / STEP) * STEP));
      setShown(await look(null));
    } catch (error) {
      setShown(failedWith(error));
    } finally {
      setProgress(null);
    }
  };
  const remove = async () => {
    await removeSearch();
    setShown((shown) => ({ ...shown, saved: shown.saved && { ...shown.saved, state: 'none' }, said: words.removed }));
    look(words.removed).then(setShown, () => undefined);
  };

  const isReady = saved?.state === 'ready';
  const state =
    said ??
    (saved?.state === 'ready' && saved.savedAt
      ? words.saved(Date.parse(saved.savedAt))
      : saved?.state === 'old' || saved?.state === 'damaged'
        ? words[saved.state]
        : null);
  return (
    <Box maxW="prose">
      <Heading as="h2" size="md">
        {words.title}
      </Heading>
      <Text mt="2">{words.intro}</Text>
      <Text mt="2" color="fg.muted" textStyle="sm">
        {words.without}
      </Text>
      <Box mt="3" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        {isReady ? null : (
          <Button minH="11" disabled={size === null || progress !== null} onClick={save}>
            {words.save}
          </Button>
        )}
        {saved && saved.state !== 'none' ? (
          <Button minH="11" variant="outline" disabled={progress !== null} onClick={remove}>
            {words.remove}
          </Button>
        ) : null}
        {!isReady && size !== null ? (
          <Text color="fg.muted" textStyle="sm">
            {words.size(size)}
          </Text>
        ) : null}
      </Box>
      <Box role="status" mt="2" textStyle="sm" fontWeight="medium">
        {progress === null ? state : words.saving(progress)}
      </Box>
    </Box>
  );
}
