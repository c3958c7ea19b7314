/** The two questions a price depends on, in place: a ZIP or postal code and the family's income. All else is in the panel. */

import { useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { incomeOptions } from '#frontend/components/forms/situation-fields.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button, SendButton } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { publishedAtom, situationAtom, situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import { homeListWords } from '#words/site/home-lists.ts';
import { situationWords } from '#words/situation/situation.ts';
import { draftOf, homeNameOf, situationOfDraft, withPostalCode } from '../draft.ts';

const Form = chakra('form');

export function PriceQuestions() {
  const [draft, setDraft] = useState(() => draftOf(null));
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState(false);
  const setSituation = useSetAtom(situationAtom);
  const setPublished = useSetAtom(publishedAtom);
  const openPanel = useSetAtom(situationPanelAtom);
  const words = homeListWords.questions;
  const home = homeNameOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (home === null || draft.income === '') {
      setWrong(true);
      form.current?.querySelector<HTMLElement>(home === null ? 'input' : 'select')?.focus();
      return;
    }
    setSituation(situationOfDraft(draft));
    setPublished(false);
  };
  const fault = !wrong
    ? null
    : home === null
      ? situationWords.postalCodeWrong
      : draft.income === ''
        ? words.needsIncome
        : null;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      display="grid"
      gridTemplateColumns={{ base: '7.5rem minmax(0, 1fr)', md: '11rem 15rem auto minmax(0, 1fr)' }}
      columnGap="3"
      rowGap="2"
      alignItems="end"
      // Nothing is stored without scripts.
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <TextField
        label={words.postalCode}
        name="postalCode"
        autoComplete="postal-code"
        maxLength={10}
        placeholder={words.example}
        value={draft.postalCode}
        onChange={(event) => {
          setWrong(false);
          setDraft(withPostalCode(draft, event.currentTarget.value));
        }}
      />
      <SelectField
        label={words.income}
        name="income"
        value={draft.income}
        options={[{ value: '', label: words.choose }, ...incomeOptions()]}
        onChange={(income) => setDraft({ ...draft, income })}
      />
      <Flex gridColumn={{ base: '1 / -1', md: 'auto' }} gap="2" alignItems="center">
        <SendButton minH="11" flex={{ base: '1', md: 'none' }}>
          {words.get}
        </SendButton>
        <Button variant="plain" minH="11" textStyle="sm" aria-haspopup="dialog" onClick={() => openPanel(true)}>
          {words.other}
        </Button>
      </Flex>
      <Box
        role="status"
        // In a wide window another list stands beside the questions.
        gridColumn={{ base: '1 / -1', md: 'auto', xl: '1 / -1' }}
        minH={{ base: '0', md: '11', xl: '0' }}
        display="flex"
        alignItems="center"
        textStyle="sm"
        fontWeight="medium"
        color={fault === null ? 'gold.fg' : 'fg.error'}
      >
        {fault ?? (home === null ? '' : situationWords.homeIs(home))}
      </Box>
    </Form>
  );
}
