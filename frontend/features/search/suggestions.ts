/** The suggestions while typing, apart from the list: the front page needs no more. */
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../../api/shared-queries.ts';

/** Suggestions for a text; an older request is given up as soon as the text changes. */
export function useSuggestions(text: string, enabled: boolean) {
  return useQuery({ ...suggestionsQuery(text), enabled: enabled && text !== '' });
}
