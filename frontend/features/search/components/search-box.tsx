/**
 * The search box with suggestions: the ARIA combobox with a listbox. Arrow keys move through the suggestions, Enter
 * goes to the one that is marked or searches for the text, Escape closes the list and then empties the text.
 */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Input } from '#frontend/components/forms/controls.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { CloseIcon, SearchIcon } from '#frontend/components/ui/icons.tsx';
import { useCombobox } from '#frontend/lib/forms/use-combobox.ts';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { useEarlyText } from '#frontend/lib/forms/use-early-text.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import type { Suggestion } from '#schema/api/search.ts';
import { QUERY_MAX } from '#schema/domain/site/limits.ts';
import { searchBoxWords as words } from '#words/search/search-box.ts';
import { isSchoolOption, type Option, useSuggestions } from '../suggestions.ts';
import { BOX_BUTTON } from './box-button.ts';

const DEBOUNCE_MS = 80;

const listbox = () => import('./suggestion-listbox.tsx');
const VoiceButton = lazy(() => import('./voice-button.tsx').then((module) => ({ default: module.VoiceButton })));
const SuggestionListbox = lazy(() => listbox().then((module) => ({ default: module.SuggestionListbox })));

interface SearchBoxProps {
  /** The text the page shows results for. */
  value: string;
  /** The list that the next line may change, for a form that is sent without scripts: its address, and its lines. */
  before?: URLSearchParams;
  lines?: readonly string[];
  onSearch: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** What is in the box by now. */
  onType?: (text: string) => void;
  size?: 'md' | 'lg';
}

export function SearchBox({ value, before, lines = [], onSearch, onChoose, onType, size = 'md' }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Back and forward change the page's text; the box follows.
  useEffect(() => setText(value), [value]);

  useEarlyText(input, value, (early) => {
    setText(early);
    setOpen(document.activeElement === input.current);
  });

  const speaks = useHydrated() && ('SpeechRecognition' in window || 'webkitSpeechRecognition' in window);
  const typed = text.trim();
  useEffect(() => onType?.(typed), [onType, typed]);
  const { data } = useSuggestions(useDebounced(typed, DEBOUNCE_MS), open);
  const suggestions = typed === '' ? [] : (data ?? []);

  const navigate = useNavigate();
  const choose = (option: Option) => {
    combobox.close();
    if (isSchoolOption(option)) {
      onChoose(option);
      return;
    }
    if (option.path !== undefined) {
      navigate(option.path);
      return;
    }
    setText(option.text);
    input.current?.blur();
    onSearch(option.text);
  };
  const combobox = useCombobox({ options: suggestions, open, onOpen: setOpen, onText: setText, onPick: choose });
  const { listId, listed, active, close } = combobox;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    input.current?.blur();
    onSearch(typed);
  };

  return (
    <Box
      as="form"
      role="search"
      // Works without scripts too.
      {...{ action: toLocalizedPath(paths.search()), toolname: 'search_universities', tooldescription: words.tool }}
      position="relative"
      width="100%"
      onSubmit={submit}
      onBlur={combobox.onBlur}
    >
      {[...(before ?? []), ...lines.map((line) => ['after', line] as const)].map(([name, text]) =>
        name === 'page' ? null : <input key={`${name} ${text}`} type="hidden" name={name} value={text} />,
      )}
      <Flex gap="2" alignItems="stretch">
        <Box position="relative" flex="1" minW="0">
          <SearchIcon
            hideBelow="sm"
            position="absolute"
            insetStart="4"
            top="50%"
            translate="0 -50%"
            color="fg.muted"
            zIndex="1"
          />
          <Input
            ref={input}
            controlSize={size}
            type="search"
            name="q"
            aria-label={words.label}
            {...combobox.field}
            {...{ toolparamdescription: words.placeholder }}
            enterKeyHint="search"
            maxLength={QUERY_MAX}
            placeholder={words.placeholder}
            // A whole wish is to be seen while one types it on a phone, where its two buttons lie in the field, at its end.
            {...(size === 'lg' ? { fontSize: { base: 'md', sm: 'lg' } } : {})}
            ps={{ base: '3', sm: '12' }}
            pe={{ base: text === '' && !speaks ? '12' : '24', sm: '12' }}
            _placeholder={{ fontSize: { base: '0.8125rem', sm: 'inherit' } }}
            textOverflow="ellipsis"
            value={text}
            onChange={(event) => combobox.type(event.currentTarget.value)}
            // By the first letter the list is there.
            onFocus={() => void listbox().catch(() => undefined)}
          />
          {text === '' ? (
            speaks && (
              <Suspense>
                <VoiceButton
                  onHeard={(heard) => {
                    setText(heard);
                    onSearch(heard);
                  }}
                />
              </Suspense>
            )
          ) : (
            <Button
              variant="ghost"
              {...BOX_BUTTON}
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
        <Button
          type="submit"
          size={size}
          minH={size === 'lg' ? { base: '11', sm: '14' } : '11'}
          px={{ base: '0', sm: '6' }}
          position={{ base: 'absolute', sm: 'static' }}
          insetEnd={size === 'lg' ? '1.5' : '0'}
          top={size === 'lg' ? '1.5' : '0'}
          boxSize={{ base: '11', sm: 'auto' }}
        >
          <SearchIcon hideFrom="sm" boxSize="5" />
          <Span srOnly={{ base: true, sm: false }}>{words.submit}</Span>
        </Button>
      </Flex>
      <Suspense>
        {typed === '' ? null : (
          <SuggestionListbox
            id={listId}
            label={words.suggestions}
            open={listed}
            options={suggestions}
            active={active}
            onPoint={combobox.point}
            onChoose={choose}
          />
        )}
      </Suspense>
      <Box role="status" srOnly>
        {listed ? words.suggestionCount(suggestions.length) : ''}
      </Box>
    </Box>
  );
}
