/** Adds a university to the comparison by its name. Without a text the list is the popular one. */
import { type Ref, useEffect, useRef, useState } from 'react';
import {
  type ListedUniversity,
  SUGGEST_DELAY_MS,
  UniversityCombobox,
} from '#frontend/components/universities/university-combobox.tsx';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { useNameSuggestions, usePopularUniversities } from '../queries.ts';

interface UniversityPickerProps {
  selectedIds: readonly number[];
  onPick: (university: { id: number; name: string }) => void;
  inputRef: Ref<HTMLInputElement>;
}

export function UniversityPicker({ selectedIds, onPick, inputRef }: UniversityPickerProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const hint = useRef<HTMLParagraphElement>(null);
  const pickedLast = useRef(false);

  const typed = text.trim();
  const settled = useDebounced(typed, SUGGEST_DELAY_MS);
  const suggestions = useNameSuggestions(settled);
  const popular = usePopularUniversities(open && typed === '');
  const full = selectedIds.length >= COMPARE_MAX;
  const options: ListedUniversity[] =
    typed === '' ? (popular.data ?? []).map((one) => ({ ...one, matched: null })) : (suggestions.data ?? []);

  const pick = (university: ListedUniversity) => {
    pickedLast.current = !selectedIds.includes(university.id) && selectedIds.length === COMPARE_MAX - 1;
    onPick({ id: university.id, name: university.name });
  };

  // The box is switched off with the fourth school: the focus goes on to the sentence that says why.
  useEffect(() => {
    if (full && pickedLast.current) hint.current?.focus();
    pickedLast.current = false;
  }, [full]);

  return (
    <UniversityCombobox
      label={comparePageWords.picker.label}
      listLabel={typed === '' ? comparePageWords.picker.popular : comparePageWords.picker.label}
      placeholder={comparePageWords.picker.placeholder}
      hint={full ? comparePageWords.picker.full : comparePageWords.picker.hint}
      hintStrong={full}
      hintRef={hint}
      inputRef={inputRef}
      disabled={full}
      text={text}
      onText={setText}
      open={open}
      onOpen={setOpen}
      options={options}
      current={typed === '' || (settled === typed && suggestions.isSuccess && !suggestions.isPlaceholderData)}
      failed={typed === '' ? popular.isError : suggestions.isError}
      asideOf={(university) => (selectedIds.includes(university.id) ? comparePageWords.picker.selected : null)}
      onPick={pick}
    />
  );
}
