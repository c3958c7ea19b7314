/** Under the search box: how the last line changed the list, with a way back. */
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { answerWords as words } from '#words/search/answers.ts';
import { SORT_LABELS } from '#words/search/search-list.ts';
import { chipsOf } from '../chips.ts';
import { addressOfRequest, type SearchRequest } from '../filters.ts';
import { effectiveSort } from '../sort.ts';
import { beforeLast, requestOfParameters } from '../talk-on.ts';

interface ListChangeProps {
  /** The request whose text changed the list. */
  asked: SearchRequest;
  change: NonNullable<SearchResponse['change']>;
}

export function ListChange({ asked, change }: ListChangeProps) {
  const [before, after] = [labelsOf(asked, change.before), labelsOf(asked, change.parameters)];
  const added = after.filter((label) => !before.includes(label));
  const removed = before.filter((label) => !after.includes(label));
  return (
    <Note role="status" mt="2">
      {words.changed(change.line)} {change.needsHome ? `${words.needsHome} ` : null}
      {added.length === 0 ? null : `${words.added(added)} `}
      {removed.length === 0 ? null : `${words.removed(removed)} `}
      <TextLink to={paths.search(addressOfRequest(beforeLast(asked)))}>{words.undo}</TextLink>
    </Note>
  );
}

function labelsOf(asked: SearchRequest, parameters: ListChangeProps['change']['parameters']): string[] {
  const { filters, sort } = requestOfParameters(asked, parameters);
  return [
    ...chipsOf(filters).map(({ label }) => label),
    ...(sort === null ? [] : [SORT_LABELS[effectiveSort(sort, '', false)]]),
  ];
}
