/**
 * The search box with suggestions: the ARIA combobox with a listbox. Arrow keys move through the suggestions, Enter
 * goes to the one that is marked or searches for the text, Escape closes the list and then empties the text.
 */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from '#schema/api/search.ts';
import { TEXT_MAX } from '#schema/domain/limits.ts';
import { stateName } from '#schema/domain/places.ts';
import { CloseIcon, SearchIcon } from '../../../components/icons.tsx';
import { searchBoxWords as words } from '../../../content/search.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useSuggestions } from '../queries.ts';

const DEBOUNCE_MS = 80;

interface SearchBoxProps {
  /** The text the page shows results for. */
  value: string;
  onSearch: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  size?: 'md' | 'lg';
}

export function SearchBox({ value, onSearch, onChoose, size = 'md' }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // Back and forward change the page's text; the box follows.
  useEffect(() => setText(value), [value]);

  const typed = text.trim();
  const { data } = useSuggestions(useDebounced(typed, DEBOUNCE_MS), open);
  const suggestions = typed === '' ? [] : (data ?? []);
  const listed = open && suggestions.length > 0;
  const marked = listed ? suggestions[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    input.current?.blur();
    onSearch(typed);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextActive(active, suggestions.length, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') {
      if (listed) close();
      else setText('');
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault();
      choose(marked);
    }
  };

  return (
    <Box
      as="form"
      role="search"
      ref={box}
      position="relative"
      width="100%"
      onSubmit={submit}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <Box display="flex" gap="2" alignItems="stretch">
        <Box position="relative" flex="1" minW="0">
          <SearchIcon position="absolute" insetStart="4" top="50%" translate="0 -50%" color="fg.muted" zIndex="1" />
          <Input
            ref={input}
            size={size}
            type="search"
            name="q"
            role="combobox"
            aria-label={words.label}
            aria-expanded={listed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={marked ? `${id}-${marked.id}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={TEXT_MAX}
            placeholder={words.placeholder}
            ps="12"
            pe={text === '' ? '4' : '12'}
            textOverflow="ellipsis"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
          />
          {text === '' ? null : (
            <Button
              variant="ghost"
              position="absolute"
              insetEnd="2"
              top="50%"
              translate="0 -50%"
              boxSize="8"
              minH="8"
              p="0"
              aria-label={words.clear}
              onClick={() => {
                setText('');
                close();
                input.current?.focus();
              }}
            >
              <CloseIcon boxSize="4" />
            </Button>
          )}
        </Box>
        <Button type="submit" size={size} minH={size === 'lg' ? '14' : '11'} px={{ base: '4', sm: '6' }}>
          {words.submit}
        </Button>
      </Box>
      <Box
        as="ul"
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!listed}
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
        {listed
          ? suggestions.map((suggestion, index) => (
              <Option
                key={suggestion.id}
                id={`${id}-${suggestion.id}`}
                suggestion={suggestion}
                active={index === active}
                onPoint={() => setActive(index)}
                onChoose={() => choose(suggestion)}
              />
            ))
          : null}
      </Box>
      <Box role="status" srOnly>
        {listed ? words.suggestionCount(suggestions.length) : ''}
      </Box>
    </Box>
  );
}

/** The next marked suggestion; -1, the text itself, lies between the last and the first. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, suggestion, active, onPoint, onChoose }: OptionProps) {
  const { name, city, state, country, matched } = suggestion;
  const place = [city, stateName(country, state)].filter((part) => part !== null).join(', ');
  return (
    <Box
      as="li"
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
        {matched === null ? null : `, ${words.alsoKnownAs(matched)}`}
      </Box>
    </Box>
  );
}
