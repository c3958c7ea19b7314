/** The list under the search box: the ARIA listbox, its options grouped by what they are. */
import { useEffect, useRef } from 'react';
import { optionId } from '#frontend/components/listbox-moves.ts';
import { Box } from '#frontend/components/styled/box.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { saysName } from '#frontend/components/university-listbox.tsx';
import { stateName } from '#schema/domain/places.ts';
import { listboxWords } from '#words/listbox.ts';
import { SUGGESTION_HEADINGS, suggestionWords } from '#words/wishes.ts';
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
    <Box
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!open}
      position="absolute"
      insetInline="0"
      top="calc(100% + 0.375rem)"
      zIndex="dropdown"
      maxH="min(30rem, 70dvh)"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      boxShadow="raised"
      textAlign="start"
    >
      {open
        ? kinds.map((kind) => (
            <Box key={kind} role="group" aria-label={SUGGESTION_HEADINGS[kind]}>
              <Box aria-hidden px="4" pt="2" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
                {SUGGESTION_HEADINGS[kind]}
              </Box>
              {options.map((option, place) =>
                option.kind === kind ? (
                  <Line
                    key={isSchoolOption(option) ? option.id : option.text}
                    id={optionId(id, place)}
                    option={option}
                    active={place === active}
                    onPoint={() => onPoint(place)}
                    onChoose={() => onChoose(option)}
                  />
                ) : null,
              )}
            </Box>
          ))
        : null}
    </Box>
  );
}

interface LineProps {
  id: string;
  option: Option;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Line({ id, option, active, onPoint, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={line}
      id={id}
      role="option"
      aria-selected={active}
      px="4"
      py="2"
      cursor="pointer"
      bg={active ? 'bg.muted' : 'transparent'}
      // The box keeps the focus, so that the list is still there when the press ends.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Span display="block" textStyle="sm" fontWeight="medium">
        {isSchoolOption(option) ? option.name : option.label}
      </Span>
      <Caption as="span" display="block" fontVariantNumeric="tabular-nums">
        {asideOf(option)}
      </Caption>
    </Box>
  );
}

/** Where a school is, and the name that matched; of anything else how many there are. */
function asideOf(option: Option): string {
  if (!isSchoolOption(option)) return option.total === null ? '' : suggestionWords.total(option.total);
  const { name, city, state, country, matched } = option;
  const place = [city, stateName(country, state)].filter((part) => part !== null).join(', ');
  return matched === null || saysName(name, matched) ? place : `${place}, ${listboxWords.alsoKnownAs(matched)}`;
}
