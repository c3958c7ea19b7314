/** One line for what a visitor would say: "nursing in Texas". */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { ToolFields } from '#frontend/components/forms/tool-fields.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { SearchIcon } from '#frontend/components/ui/icons.tsx';
import { useEarlyText } from '#frontend/lib/forms/use-early-text.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import { programFinderWords } from '#words/majors/programs.ts';

interface WordsFormProps {
  q: string;
  searching: boolean;
  onAsk: (q: string) => void;
}

export function WordsForm({ q, searching, onAsk }: WordsFormProps) {
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, q, setText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') input.current?.focus();
    else onAsk(text.trim());
  };
  return (
    <Box
      as="form"
      // Works without scripts too.
      {...{
        action: toLocalizedPath(paths.resources()),
        toolname: 'find_programs_by_words',
        tooldescription: programFinderWords.words.tool,
      }}
      role="search"
      aria-label={programFinderWords.words.label}
      onSubmit={submit}
    >
      <ToolFields tool="program-finder" />
      <Flex gap="2" alignItems="end">
        <Box flex="1" minW="0">
          <TextField
            ref={input}
            name="q"
            label={programFinderWords.words.label}
            placeholder={programFinderWords.words.placeholder}
            value={text}
            maxLength={TEXT_MAX}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Box>
        <Button type="submit" flexShrink="0" aria-disabled={searching}>
          <SearchIcon boxSize="4.5" />
          {programFinderWords.words.submit}
        </Button>
      </Flex>
    </Box>
  );
}
