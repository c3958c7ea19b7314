/** The list under a combobox: the ARIA listbox, whose options are marked by `useCombobox`. */

import { type ReactNode, useEffect, useRef } from 'react';
import type { Suggestion } from '#schema/api/search.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { listboxWords as words } from '#words/controls/listbox.ts';
import { Box } from '../styled/box.tsx';

interface ListboxProps {
  id: string;
  label: string;
  open: boolean;
  /** Options, or groups of them. */
  children: ReactNode;
}

export function Listbox({ id, label, open, children }: ListboxProps) {
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
      {open ? children : null}
    </Box>
  );
}

interface ListboxOptionProps {
  id: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
  name: string;
  /** Smaller, under the name. */
  detail: ReactNode;
}

export function ListboxOption({ id, active, onPoint, onChoose, name, detail }: ListboxOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={option}
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
      <Box as="span" display="block" textStyle="sm" fontWeight="medium">
        {name}
      </Box>
      <Box as="span" display="block" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {detail}
      </Box>
    </Box>
  );
}

/** Where a university is, and the name that was found unless its own name has it already. */
export function universityDetail({ name, city, state, country, matched }: Omit<Suggestion, 'slug' | 'kind'>): string {
  const place = townInState(city, stateName(country, state));
  return matched === null || saysName(name, matched) ? place : `${place}, ${words.alsoKnownAs(matched)}`;
}

/** Whether the name that matched is in the university's own name already, so that it need not be said. */
export function saysName(name: string, matched: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(name).includes(plain(matched));
}
