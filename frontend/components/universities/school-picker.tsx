/** Finds one school by its name: the combobox with the names that go on from what is typed. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { suggestionsQuery } from '#frontend/api/shared-queries.ts';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import type { Suggestion } from '#schema/api/search.ts';
import { SUGGEST_DELAY_MS, UniversityCombobox } from './university-combobox.tsx';

interface SchoolPickerProps {
  label: string;
  placeholder: string;
  hint?: ReactNode;
  /** The hint is what there is to know now, and no longer an aside. */
  hintStrong?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  disabled?: boolean;
  /** Said at the end of a school's line. */
  asideOf?: (school: Suggestion) => string | null;
  onPick: (school: Suggestion) => void;
  /** The name of the school that is chosen, which the field shows until one types another. */
  chosen?: string | undefined;
  /** Takes it out of the field again. */
  clear?: { label: string; onClear: () => void } | undefined;
}

export function SchoolPicker({ chosen, clear, onPick, ...props }: SchoolPickerProps) {
  // Null while nothing was typed over what is chosen.
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const typed = text?.trim() ?? '';
  const settled = useDebounced(typed, SUGGEST_DELAY_MS);
  const { data, isSuccess, isPlaceholderData, isError } = useQuery(suggestionsQuery(settled));
  return (
    <UniversityCombobox
      {...props}
      text={text ?? chosen ?? ''}
      onText={setText}
      open={open && text !== null}
      onOpen={(next) => {
        setOpen(next);
        if (!next && chosen !== undefined) setText(null);
      }}
      options={typed === '' ? [] : (data ?? [])}
      current={typed === '' || (settled === typed && isSuccess && !isPlaceholderData)}
      failed={typed !== '' && isError}
      onPick={(school) => {
        setText(null);
        onPick(school);
      }}
      clear={chosen === undefined ? undefined : clear}
    />
  );
}
