/** Ways to take a list along, as lines of a menu: the link of what a browser keeps by itself, and files. */

import { MenuAction, MenuFile } from '#frontend/components/ui/actions-menu.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { SHARED_LIST_MAX } from '#schema/domain/site/limits.ts';
import { shareButtonWords } from '#words/controls/share-button.ts';
import { listFiles } from '../list-file.ts';

/** The link holds the schools, so that nothing is stored anywhere. */
export function ShareHere({ ids }: { ids: readonly number[] }) {
  const address = () => absoluteAddress(paths.sharedIds(ids.slice(0, SHARED_LIST_MAX)));
  return (
    <MenuAction onClick={() => void copyText(address(), shareButtonWords.here)}>
      {shareButtonWords.here.open}
    </MenuAction>
  );
}

/** The schools as files in which every figure has its source, a hundred in each. */
export function SourcedFiles({ ids }: { ids: readonly number[] }) {
  return listFiles(ids).map((file) => (
    <MenuFile key={file} href={file}>
      {shareButtonWords.csv}
    </MenuFile>
  ));
}
