/**
 * Picks a university by its name: the ARIA combobox with a listbox. The first suggestion is marked as soon as it is
 * there, so that typing and Enter is enough; Enter pressed before it has come waits for it.
 */

import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { TEXT_MAX } from '#schema/domain/limits.ts';
import { listboxWords as words } from '#words/listbox.ts';
import { Input } from './controls.tsx';
import { SearchIcon } from './icons.tsx';
import { nextActive, optionId } from './listbox-moves.ts';
import { Box } from './styled/box.tsx';
import { chakra } from './styled/chakra.ts';
import { type ListedUniversity, UniversityListbox } from './university-listbox.tsx';

/** How long a text has to be still before its suggestions are asked for. */
export const SUGGEST_DELAY_MS = 80;

interface UniversityComboboxProps<T extends ListedUniversity> {
  label: string;
  /** Name of the list where it is not made of what the text finds. */
  listLabel?: string;
  placeholder: string;
  hint: ReactNode;
  /** The hint is what there is to know now, and no longer an aside. */
  hintStrong?: boolean;
  hintRef?: Ref<HTMLParagraphElement>;
  inputRef?: Ref<HTMLInputElement>;
  disabled?: boolean;
  text: string;
  onText: (text: string) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  options: readonly T[];
  /** Whether the options are those of the text as it stands. */
  current: boolean;
  failed: boolean;
  asideOf?: (university: T) => string | null;
  onPick: (university: T) => void;
}

export function UniversityCombobox<T extends ListedUniversity>(props: UniversityComboboxProps<T>) {
  const { label, listLabel = label, text, onText, open, onOpen, options, current, disabled = false } = props;
  const [moved, setMoved] = useState<number | null>(null);
  /** The text for which Enter was pressed before its suggestions had come. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const id = useId();
  const listId = `${id}-list`;

  const typed = text.trim();
  const listed = open && !disabled && options.length > 0;
  const active = moved ?? (typed !== '' && current ? 0 : -1);
  const marked = listed ? options[active] : undefined;

  const close = () => {
    onOpen(false);
    setMoved(null);
    setAwaited(null);
  };
  const pick = (university: T) => {
    onText('');
    close();
    props.onPick(university);
  };

  useEffect(() => {
    const [first] = options;
    if (awaited === null || awaited !== typed || !current) return;
    setAwaited(null);
    if (first) pick(first);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onOpen(true);
      setMoved(nextActive(active, options.length, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') {
      if (listed) close();
      else onText('');
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
        {label}
      </chakra.label>
      <Box position="relative">
        <SearchIcon position="absolute" insetStart="3" top="50%" translate="0 -50%" color="fg.muted" zIndex="1" />
        <Input
          ref={props.inputRef}
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
          placeholder={props.placeholder}
          ps="10"
          disabled={disabled}
          value={text}
          onClick={() => onOpen(true)}
          onChange={(event) => {
            onText(event.currentTarget.value);
            setMoved(null);
            setAwaited(null);
            onOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <UniversityListbox
          id={listId}
          label={listLabel}
          open={listed}
          options={options}
          active={active}
          onPoint={setMoved}
          onChoose={pick}
          {...(props.asideOf ? { asideOf: props.asideOf } : {})}
        />
      </Box>
      <Box
        as="p"
        ref={props.hintRef}
        id={`${id}-hint`}
        tabIndex={-1}
        mt="1.5"
        textStyle="xs"
        color={props.hintStrong ? 'fg' : 'fg.muted'}
        fontWeight={props.hintStrong ? 'medium' : 'normal'}
      >
        {props.hint}
      </Box>
      <Box
        role="status"
        textStyle="sm"
        color="fg.muted"
        {...(open && typed !== '' && options.length === 0 ? {} : { srOnly: true })}
      >
        {open && !disabled ? saidOf(typed, options.length, current, props.failed) : ''}
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
