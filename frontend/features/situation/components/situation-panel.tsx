/** My situation: a short form in a dialog, from wherever one is. Nothing of it is sent anywhere before it is needed. */

import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { forgetAsked, useSituation } from '#frontend/api/your-prices.ts';
import { FieldGroup, SelectField, type SelectOption, TextField } from '#frontend/components/forms/form-field.tsx';
import { SituationFields } from '#frontend/components/forms/situation-fields.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { budgetAtom } from '#frontend/lib/money/budget.ts';
import {
  publishedAtom,
  saidInSearchAtom,
  saidThisVisitAtom,
  situationAtom,
  situationPanelAtom,
} from '#frontend/lib/storage/own-situation.ts';
import { language } from '#names/locale.ts';
import { SUBJECT_KEYS } from '#schema/domain/programs/subject-keys.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import {
  ATTENDANCES,
  INTERESTS_MAX,
  LIVINGS,
  OWN_SCORE_KEYS,
  OWN_SCORES,
  personalSituationOf,
  STARTINGS,
} from '#schema/domain/situation/personal-situation.ts';
import { situationWords as words } from '#words/situation/situation.ts';
import { draftOf, type SituationDraft, situationOfDraft, wrongFields } from '../draft.ts';
import { SituationAside } from './situation-aside.tsx';

const unsaid = (label: string): SelectOption => ({ value: '', label });
const startingOptions = () => [
  unsaid(words.unsaid),
  ...STARTINGS.map((value) => ({ value, label: words.startings[value] })),
];
const attendanceOptions = () => [
  unsaid(words.unsaid),
  ...ATTENDANCES.map((value) => ({ value, label: words.attendances[value] })),
];
const livingOptions = () => [unsaid(words.unsaid), ...LIVINGS.map((value) => ({ value, label: words.livings[value] }))];
const subjectOptions = () =>
  [...SUBJECT_KEYS]
    .map((value) => ({ value, label: subjectLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));

export function SituationPanel() {
  const [open, setOpen] = useAtom(situationPanelAtom);
  return (
    <Modal open={open} onClose={() => setOpen(false)} title={words.title} width="34rem">
      <SituationForm onDone={() => setOpen(false)} />
    </Modal>
  );
}

function SituationForm({ onDone }: { onDone: () => void }) {
  const said = useSituation();
  const client = useQueryClient();
  const setSituation = useSetAtom(situationAtom);
  const setSaidBefore = useSetAtom(saidThisVisitAtom);
  const setPublished = useSetAtom(publishedAtom);
  const setCanPay = useSetAtom(budgetAtom);
  const inSearch = useAtomValue(saidInSearchAtom);
  const [draft, setDraft] = useState(() => draftOf(personalSituationOf({ ...said, ...inSearch })));
  const [shownWrong, setShownWrong] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<SituationDraft>) => setDraft((was) => ({ ...was, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongFields(draft);
    setShownWrong(wrong);
    if (wrong.size > 0) {
      const [first] = wrong;
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSituation(situationOfDraft(draft));
    setPublished(false);
    onDone();
  };
  const forget = () => {
    setSituation(null);
    setSaidBefore(null);
    setPublished(false);
    setCanPay(null);
    void forgetAsked(client).catch((error: unknown) => console.warn(error));
    showToast(words.forgotten);
    onDone();
  };

  const told = draft.home !== '' || draft.residence !== '';
  const errorOf = (key: 'sat' | 'act' | 'average') =>
    shownWrong.has(key) ? words.scoreWrong(OWN_SCORES[key].from, OWN_SCORES[key].to) : undefined;
  const moreSaid = [
    draft.postalCode,
    draft.starting,
    draft.attendance,
    draft.living,
    draft.sat,
    draft.act,
    draft.average,
  ];

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <p>{words.intro}</p>
      <SituationAside onUse={(situation) => setDraft(draftOf(situation))} />
      <Grid gap="4" mt="4">
        <SituationFields value={draft} onChange={change} />
      </Grid>
      <Disclosure summary={words.more} open={moreSaid.some((text) => text !== '') || draft.subjects.length > 0}>
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <SelectField
            label={words.starting}
            name="starting"
            value={draft.starting}
            options={startingOptions()}
            onChange={(starting) => change({ starting })}
          />
          <SelectField
            label={words.attendance}
            name="attendance"
            value={draft.attendance}
            options={attendanceOptions()}
            onChange={(attendance) => change({ attendance })}
          />
          <SelectField
            label={words.living}
            name="living"
            value={draft.living}
            options={livingOptions()}
            onChange={(living) => change({ living })}
          />
          <TextField
            label={words.postalCode}
            hint={words.postalCodeHint}
            error={shownWrong.has('postalCode') ? words.postalCodeWrong : undefined}
            name="postalCode"
            autoComplete="postal-code"
            maxLength={10}
            value={draft.postalCode}
            onChange={(event) => change({ postalCode: event.currentTarget.value })}
          />
          {OWN_SCORE_KEYS.map((key) => (
            <TextField
              key={key}
              label={words.scores[key]}
              error={errorOf(key)}
              name={key}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={draft[key]}
              onChange={(event) => change({ [key]: event.currentTarget.value })}
            />
          ))}
        </Grid>
        <Box mt="4">
          <Subjects chosen={draft.subjects} onChange={(subjects) => change({ subjects })} />
        </Box>
      </Disclosure>
      <Caption mt="4">{words.staysHere}</Caption>
      <Wrap mt="4" gap="3" alignItems="center">
        <Button type="submit">{told ? words.save : words.saveWithoutPrice}</Button>
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
        {said === null ? null : (
          <Button variant="ghost" colorPalette="destructive" onClick={forget}>
            {words.forget}
          </Button>
        )}
      </Wrap>
      <Box role="status" mt="2" textStyle="xs" color="fg.muted" minH="6">
        {told ? '' : words.needsHome}
      </Box>
    </form>
  );
}

function Subjects({ chosen, onChange }: { chosen: readonly string[]; onChange: (subjects: string[]) => void }) {
  const open = subjectOptions().filter(({ value }) => !chosen.includes(value));
  return (
    <FieldGroup legend={words.subjects} hint={words.subjectsHint(INTERESTS_MAX)}>
      {chosen.length === 0 ? null : (
        <Wrap as="ul" gap="2" mb="1">
          {chosen.map((key) => (
            <li key={key}>
              <Button
                size="sm"
                variant="outline"
                aria-label={words.removeSubject(subjectLabel(key))}
                onClick={() => onChange(chosen.filter((one) => one !== key))}
              >
                {subjectLabel(key)}
                <CloseIcon boxSize="3" />
              </Button>
            </li>
          ))}
        </Wrap>
      )}
      {chosen.length >= INTERESTS_MAX ? null : (
        <SelectField
          label={words.addSubject}
          labelHidden
          value=""
          options={[unsaid(words.addSubject), ...open]}
          onChange={(subject) => {
            if (subject !== '') onChange([...chosen, subject]);
          }}
        />
      )}
    </FieldGroup>
  );
}
