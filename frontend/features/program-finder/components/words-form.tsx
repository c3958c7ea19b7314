/** One line for what a visitor would say: "nursing in Texas". */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { SearchIcon } from '#frontend/components/ui/icons.tsx';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') input.current?.focus();
    else onAsk(text.trim());
  };
  return (
    <Box
      as="form"
      {...{ method: 'post', toolname: 'find_programs_by_words', tooldescription: programFinderWords.words.tool }}
      role="search"
      aria-label={programFinderWords.words.label}
      onSubmit={submit}
    >
      <TextField
        ref={input}
        name="q"
        label={programFinderWords.words.label}
        hint={programFinderWords.words.hint}
        placeholder={programFinderWords.words.placeholder}
        value={text}
        maxLength={TEXT_MAX}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" mt="3" width={{ base: '100%', sm: 'auto', lg: '100%' }} aria-disabled={searching}>
        <SearchIcon boxSize="4.5" />
        {searching ? programFinderWords.searching : programFinderWords.words.submit}
      </Button>
    </Box>
  );
}
