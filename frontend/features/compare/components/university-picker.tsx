/**
 * Adds a university by its name: the ARIA combobox with a listbox. Without a text the list is the popular one. The
 * first suggestion is marked as soon as it is there, so that typing and Enter is enough.
 */
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Input } from '#frontend/components/controls.tsx';
import { SearchIcon } from '#frontend/components/icons.tsx';
import {
  type ListedUniversity,
  nextActive,
  optionId,
  UniversityListbox,
} from '#frontend/components/university-listbox.tsx';
import { comparePageWords } from '#frontend/content/compare-page.ts';
import { useDebounced } from '#frontend/lib/use-debounced.ts';
import { COMPARE_MAX, TEXT_MAX } from '#schema/domain/limits.ts';
import { useNameSuggestions, usePopularUniversities } from '../queries.ts';

const DEBOUNCE_MS = 80;
const words = comparePageWords.picker;

interface UniversityPickerProps {
  selectedIds: readonly number[];
  onPick: (university: { id: number; name: string }) => void;
  inputRef: Ref<HTMLInputElement>;
}

export function UniversityPicker({ selectedIds, onPick, inputRef }: UniversityPickerProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  /** The text for which Enter was pressed before its suggestions had come. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const pickedLast = useRef(false);
  const id = useId();
  const listId = `${id}-list`;

  const typed = text.trim();
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const suggestions = useNameSuggestions(settled);
  const popular = usePopularUniversities(open && typed === '');
  const full = selectedIds.length >= COMPARE_MAX;

  const answer = typed === '' ? popular : suggestions;
  const current = typed === '' || (settled === typed && suggestions.isSuccess && !suggestions.isPlaceholderData);
  const options: ListedUniversity[] =
    typed === '' ? (popular.data ?? []).map((one) => ({ ...one, matched: null })) : (suggestions.data ?? []);
  const listed = open && !full && options.length > 0;
  const active = moved ?? (typed !== '' && current ? 0 : -1);
  const marked = listed ? options[active] : undefined;

  const close = () => {
    setOpen(false);
    setMoved(null);
    setAwaited(null);
  };
  const pick = (university: ListedUniversity) => {
    pickedLast.current = !selectedIds.includes(university.id) && selectedIds.length === COMPARE_MAX - 1;
    setText('');
    close();
    onPick({ id: university.id, name: university.name });
  };

  useEffect(() => {
    const [first] = options;
    if (awaited === null || awaited !== typed || !current) return;
    setAwaited(null);
    if (first) pick(first);
  });

  // The box is switched off with the fourth school: the focus goes on to the sentence that says why.
  useEffect(() => {
    if (full && pickedLast.current) hint.current?.focus();
    pickedLast.current = false;
  }, [full]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setMoved(nextActive(active, options.length, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') {
      if (listed) close();
      else setText('');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (typed !== '' && !current) setAwaited(typed);
      else if (marked) pick(marked);
    }
  };

  return (
    <Box
      position="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
        {words.label}
      </chakra.label>
      <Box position="relative">
        <SearchIcon position="absolute" insetStart="3" top="50%" translate="0 -50%" color="fg.muted" zIndex="1" />
        <Input
          ref={inputRef}
          id={id}
          role="combobox"
          aria-expanded={listed}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={marked ? optionId(listId, marked.id) : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={TEXT_MAX}
          placeholder={words.placeholder}
          ps="10"
          disabled={full}
          value={text}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMoved(null);
            setAwaited(null);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <UniversityListbox
          id={listId}
          label={typed === '' ? words.popular : words.label}
          open={listed}
          options={options}
          active={active}
          onPoint={setMoved}
          onChoose={pick}
          asideOf={(university) => (selectedIds.includes(university.id) ? words.selected : null)}
        />
      </Box>
      <Box
        as="p"
        ref={hint}
        id={`${id}-hint`}
        tabIndex={-1}
        mt="1.5"
        textStyle="xs"
        color={full ? 'fg' : 'fg.muted'}
        fontWeight={full ? 'medium' : 'normal'}
      >
        {full ? words.full : words.hint}
      </Box>
      <Box role="status" textStyle="sm" color="fg.muted" srOnly={!(open && typed !== '' && options.length === 0)}>
        {open && !full ? saidOf(typed, options.length, current, answer.isError) : ''}
      </Box>
    </Box>
  );
}

/** What the list comes to, in words. */
function saidOf(typed: string, count: number, current: boolean, failed: boolean): string {
  if (failed) return words.failed;
  if (!current) return '';
  if (count > 0) return words.found(count);
  return typed === '' ? '' : words.nothing(typed);
}
