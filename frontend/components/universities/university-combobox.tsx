/**
 * Picks a university by its name: the ARIA combobox with a listbox. The first suggestion is marked as soon as it is
 * there, so that typing and Enter is enough; Enter pressed before it has come waits for it.
 */

import { type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { optionId, useCombobox } from '#frontend/lib/forms/use-combobox.ts';
import type { Suggestion } from '#schema/api/search.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import { listboxWords as words } from '#words/controls/listbox.ts';
import { Input } from '../forms/controls.tsx';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { Listbox, ListboxOption, universityDetail } from '../ui/listbox.tsx';

export type ListedUniversity = Omit<Suggestion, 'slug' | 'kind'>;

/** How long a text has to be still before its suggestions are asked for. */
export const SUGGEST_DELAY_MS = 80;

interface UniversityComboboxProps<T extends ListedUniversity> {
  label: string;
  /** Name of the list where it is not made of what the text finds. */
  listLabel?: string;
  placeholder: string;
  hint?: ReactNode;
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
  /** Said at the end of an option's line. */
  asideOf?: (university: T) => string | null;
  onPick: (university: T) => void;
  /** Takes out of the field what is chosen, where it holds that. */
  clear?: { label: string; onClear: () => void } | undefined;
}

export function UniversityCombobox<T extends ListedUniversity>(props: UniversityComboboxProps<T>) {
  const { label, listLabel = label, text, onText, open, onOpen, options, current, disabled = false } = props;
  /** The text for which Enter was pressed before its suggestions had come. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const id = useId();
  const typed = text.trim();

  const pick = (university: T) => {
    onText('');
    combobox.close();
    props.onPick(university);
  };
  const combobox = useCombobox({
    options,
    open: open && !disabled,
    onOpen: (next) => {
      if (!next) setAwaited(null);
      onOpen(next);
    },
    first: typed !== '' && current ? 0 : -1,
    onText: (next) => {
      setAwaited(null);
      onText(next);
    },
    onPick: pick,
    onEnter: (marked) => {
      if (typed !== '' && !current) setAwaited(typed);
      else if (marked) pick(marked);
      return true;
    },
  });
  const { listId, listed, active, field } = combobox;

  useEffect(() => {
    const [first] = options;
    if (awaited === null || awaited !== typed || !current) return;
    setAwaited(null);
    if (first) pick(first);
  });

  return (
    <Box position="relative" onBlur={combobox.onBlur}>
      <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
        {label}
      </chakra.label>
      <Box position="relative">
        <SearchIcon position="absolute" insetStart="3" top="50%" translate="0 -50%" color="fg.muted" zIndex="1" />
        <Input
          ref={props.inputRef}
          id={id}
          aria-describedby={props.hint === undefined ? undefined : `${id}-hint`}
          {...field}
          // Picks by itself, so no form sends it or names it as a parameter.
          form=""
          enterKeyHint="done"
          maxLength={TEXT_MAX}
          placeholder={props.placeholder}
          ps="10"
          pe={props.clear ? '11' : '3'}
          textOverflow="ellipsis"
          disabled={disabled}
          value={text}
          // What is typed takes the place of what is chosen.
          onFocus={(event) => {
            if (props.clear) event.currentTarget.select();
          }}
          onClick={() => onOpen(true)}
          onChange={(event) => combobox.type(event.currentTarget.value)}
        />
        {props.clear ? (
          <chakra.button
            type="button"
            aria-label={props.clear.label}
            onClick={props.clear.onClear}
            position="absolute"
            insetEnd="0"
            top="0"
            boxSize="11"
            display="flex"
            alignItems="center"
            justifyContent="center"
            color="fg.muted"
            borderRadius="md"
            cursor="pointer"
            outlineOffset="-3px"
            _hover={{ color: 'fg' }}
          >
            <CloseIcon boxSize="4" />
          </chakra.button>
        ) : null}
        <Listbox id={listId} label={listLabel} open={listed}>
          {options.map((university, place) => (
            <ListboxOption
              key={university.id}
              id={optionId(listId, place)}
              active={place === active}
              onPoint={() => combobox.point(place)}
              onChoose={() => pick(university)}
              name={university.name}
              detail={[universityDetail(university), props.asideOf?.(university) ?? null]
                .filter((part) => part !== null)
                .join(' · ')}
            />
          ))}
        </Listbox>
      </Box>
      <Box
        as="p"
        ref={props.hintRef}
        id={`${id}-hint`}
        hidden={props.hint === undefined}
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
