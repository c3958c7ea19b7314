/** The list under a combobox that names universities: the ARIA listbox, one option a university. */

import { useEffect, useRef } from 'react';
import type { Suggestion } from '#schema/api/search.ts';
import { stateName } from '#schema/domain/places.ts';
import { listboxWords as words } from '#words/listbox.ts';
import { optionId } from './listbox-moves.ts';
import { Box } from './styled/box.tsx';

export type ListedUniversity = Omit<Suggestion, 'slug' | 'kind'>;

interface UniversityListboxProps<T extends ListedUniversity> {
  id: string;
  label: string;
  open: boolean;
  options: readonly T[];
  /** Place of the marked option, -1 for none. */
  active: number;
  onPoint: (place: number) => void;
  onChoose: (university: T) => void;
  /** Said at the end of an option's line. */
  asideOf?: (university: T) => string | null;
}

export function UniversityListbox<T extends ListedUniversity>(props: UniversityListboxProps<T>) {
  const { id, label, open, options, active, onPoint, onChoose, asideOf } = props;
  return (
    <Box
      as="ul"
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!open}
      position="absolute"
      insetInline="0"
      top="calc(100% + 0.375rem)"
      zIndex="dropdown"
      maxH="min(26rem, 60dvh)"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      boxShadow="raised"
      textAlign="start"
    >
      {open
        ? options.map((university, place) => (
            <Option
              key={university.id}
              id={optionId(id, university.id)}
              university={university}
              aside={asideOf?.(university) ?? null}
              active={place === active}
              onPoint={() => onPoint(place)}
              onChoose={() => onChoose(university)}
            />
          ))
        : null}
    </Box>
  );
}

/** Whether the name that matched is in the university's own name already, so that it need not be said. */
export function saysName(name: string, matched: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(name).includes(plain(matched));
}

interface OptionProps {
  id: string;
  university: ListedUniversity;
  aside: string | null;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, university, aside, active, onPoint, onChoose }: OptionProps) {
  const option = useRef<HTMLLIElement>(null);
  const { name, city, state, country, matched } = university;
  const place = [city, stateName(country, state)].filter((part) => part !== null).join(', ');

  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Box
      as="li"
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      px="4"
      py="2.5"
      cursor="pointer"
      bg={active ? 'bg.muted' : 'transparent'}
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
      // The box keeps the focus, so that the list is still there when the press ends.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Box as="span" display="block" textStyle="sm" fontWeight="medium">
        {name}
      </Box>
      <Box as="span" display="block" textStyle="xs" color="fg.muted">
        {place}
        {matched === null || saysName(name, matched) ? null : `, ${words.alsoKnownAs(matched)}`}
        {aside === null ? null : ` · ${aside}`}
      </Box>
    </Box>
  );
}
