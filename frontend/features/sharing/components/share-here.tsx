/** Shares what a browser keeps by itself: the link holds the schools, so that nothing is stored anywhere. */

import { ButtonAnchor } from '#frontend/components/links/router-link.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { SHARED_LIST_MAX } from '#schema/domain/site/limits.ts';
import { shareButtonWords } from '#words/controls/share-button.ts';
import { listFiles } from '../list-file.ts';

export function ShareHere({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  const address = () => absoluteAddress(paths.sharedIds(ids.slice(0, SHARED_LIST_MAX)));
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copyText(address(), shareButtonWords.here)}>
        {shareButtonWords.here.open}
      </Button>
      <SourcedFiles ids={ids} />
    </>
  );
}

/** The schools as files in which every figure has its source, a hundred in each. */
export function SourcedFiles({ ids }: { ids: readonly number[] }) {
  return listFiles(ids).map((file) => (
    <ButtonAnchor key={file} variant="outline" size="sm" href={file} download>
      <DownloadIcon boxSize="4" />
      {shareButtonWords.csv}
    </ButtonAnchor>
  ));
}
