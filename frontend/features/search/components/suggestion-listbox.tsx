/** The list under the search box: its options grouped by what they are. */

import { Box } from '#frontend/components/styled/box.tsx';
import { Listbox, ListboxOption, universityDetail } from '#frontend/components/ui/listbox.tsx';
import { optionId } from '#frontend/lib/forms/use-combobox.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { SUGGESTION_HEADINGS, suggestionWords } from '#words/search/wishes.ts';
import { isSchoolOption, type Option } from '../suggestions.ts';

interface SuggestionListboxProps {
  id: string;
  label: string;
  open: boolean;
  options: readonly Option[];
  /** Place of the marked option, -1 for none. */
  active: number;
  onPoint: (place: number) => void;
  onChoose: (option: Option) => void;
}

export function SuggestionListbox({ id, label, open, options, active, onPoint, onChoose }: SuggestionListboxProps) {
  const kinds = [...new Set(options.map(({ kind }) => kind))];
  return (
    <Listbox id={id} label={label} open={open}>
      {kinds.map((kind) => (
        <Box key={kind} role="group" aria-label={SUGGESTION_HEADINGS[kind]}>
          <Box aria-hidden px="4" pt="2" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
            {SUGGESTION_HEADINGS[kind]}
          </Box>
          {options.map((option, place) =>
            option.kind === kind ? (
              <ListboxOption
                key={isSchoolOption(option) ? option.id : option.text}
                id={optionId(id, place)}
                active={place === active}
                onPoint={() => onPoint(place)}
                onChoose={() => onChoose(option)}
                name={isSchoolOption(option) ? option.name : option.label}
                detail={detailOf(option)}
              />
            ) : null,
          )}
        </Box>
      ))}
    </Listbox>
  );
}

/** Where a school is; of anything else how many there are, and for whom it is known from which price on. */
function detailOf(option: Option): string {
  if (isSchoolOption(option)) return universityDetail(option);
  const { total, lowest } = option;
  if (total === null) return '';
  return lowest
    ? suggestionWords.totalFrom(total, formatMoney(lowest.amount, lowest.currency))
    : suggestionWords.total(total);
}
