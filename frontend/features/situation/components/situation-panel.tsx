/**
 * My situation: two questions in a dialog, from wherever one is: a ZIP or postal code, which says the state, and the family's
 * income, each one press. All else is folded. Nothing of it is sent anywhere before it is needed.
 */

import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { forgetAsked, useSituation } from '#frontend/api/your-prices.ts';
import { ChoiceTiles } from '#frontend/components/forms/choice-tiles.tsx';
import { FieldGroup, SelectField, type SelectOption, TextField } from '#frontend/components/forms/form-field.tsx';
import { HomeField, incomeTiles, ResidenceField } from '#frontend/components/forms/situation-fields.tsx';
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
import { draftOf, homeNameOf, type SituationDraft, situationOfDraft, withPostalCode, wrongFields } from '../draft.ts';
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

  const told = draft.home !== '' || draft.residence !== '';
  const { postalCode, starting, attendance, living, sat, act, average, subjects } = draft;
  const saysMore = [starting, attendance, living, sat, act, average].some((text) => text !== '') || subjects.length > 0;
  const homeName = homeNameOf(draft);
  const codeFault = wrongFields(draft).has('postalCode') ? words.postalCodeWrong : words.needsHome;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongFields(draft);
    // Without a home there is no price; who came for something else may keep that.
    if (wrong.size === 0 && !told && !saysMore) wrong.add('postalCode');
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

  const errorOf = (key: 'sat' | 'act' | 'average') =>
    shownWrong.has(key) ? words.scoreWrong(OWN_SCORES[key].from, OWN_SCORES[key].to) : undefined;

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <p>{words.intro}</p>
      <SituationAside onUse={(situation) => setDraft(draftOf(situation))} />
      <Grid gap="5" mt="4">
        <Box position="relative">
          <TextField
            label={words.postalCode}
            hint={words.postalCodeHint}
            error={shownWrong.has('postalCode') ? codeFault : undefined}
            name="postalCode"
            autoComplete="postal-code"
            maxLength={10}
            value={postalCode}
            onChange={(event) => change(withPostalCode(draft, event.currentTarget.value))}
          />
          {/* Beside the label, so that nothing moves when it is found. */}
          <Box
            role="status"
            position="absolute"
            top="0"
            insetEnd="0"
            textStyle="sm"
            fontWeight="semibold"
            color="gold.fg"
          >
            {homeName === null ? '' : words.homeIs(homeName)}
          </Box>
        </Box>
        <ChoiceTiles
          legend={words.income}
          name="income"
          value={draft.income}
          options={incomeTiles()}
          onChange={(income) => change({ income })}
        />
      </Grid>
      <Disclosure summary={words.otherHome} open={draft.residence !== ''}>
        <Grid gap="4">
          <HomeField value={draft.home} onChange={(home) => change({ home })} />
          <ResidenceField value={draft.residence} onChange={(residence) => change({ residence })} />
        </Grid>
      </Disclosure>
      <Disclosure summary={words.more} open={saysMore}>
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
          <Subjects chosen={subjects} onChange={(subjects) => change({ subjects })} />
        </Box>
      </Disclosure>
      <Caption mt="4">{words.staysHere}</Caption>
      <Wrap mt="4" gap="3" alignItems="center">
        <Button type="submit">{told || !saysMore ? words.save : words.saveWithoutPrice}</Button>
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
        {said === null ? null : (
          <Button variant="ghost" colorPalette="destructive" onClick={forget}>
            {words.forget}
          </Button>
        )}
      </Wrap>
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
