/** What a source calls a figure: in the words of the page where it is ours, and else as it is published. */
import type { FactView } from '#schema/api/university.ts';
import { AsPublished } from '../page/as-published.tsx';

export function FactVariable({ fact: { variable, variableSaid } }: { fact: FactView }) {
  return variableSaid ?? <AsPublished>{variable}</AsPublished>;
}
