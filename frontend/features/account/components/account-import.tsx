/** Imports the file of an account: the file, what it would change, the choice of how, and what has become of it. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FileField } from '#frontend/components/forms/file-field.tsx';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import type { ImportAccountResponse, ImportMode, ImportPart } from '#schema/api/account-file.ts';
import { accountImportWords as words } from '#words/account/account-import.ts';
import { readAccountFile } from '../account-file.ts';
import { importAccountFile } from '../queries.ts';

interface AccountImportProps {
  username: string;
  /** The account is another from now on. */
  onDone: () => void;
  onClose: () => void;
}

type Step =
  | { at: 'file' }
  | { at: 'choice'; file: object; changes: ImportAccountResponse }
  | { at: 'done'; mode: Mode };
type Mode = Exclude<ImportMode, 'look'>;

export function AccountImport({ username, onDone, onClose }: AccountImportProps) {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const [mode, setMode] = useState<Mode>('merge');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const ask = async (how: ImportMode, file: object): Promise<ImportAccountResponse | null> => {
    setBusy(true);
    setFault('');
    const outcome = await importAccountFile(how, file);
    setBusy(false);
    if ('changes' in outcome) return outcome.changes;
    setFault(outcome.refused === 'damaged' ? words.faults.damaged : outcome.said || words.failed);
    return null;
  };
  const look = async (chosen: File) => {
    const read = await readAccountFile(chosen);
    if ('fault' in read) return setFault(words.faults[read.fault]);
    const changes = await ask('look', read.file);
    if (changes) setStep({ at: 'choice', file: read.file, changes });
  };
  const save = async (file: object) => {
    if (!(await ask(mode, file))) return;
    onDone();
    setStep({ at: 'done', mode });
  };
  const message = (
    <Box role="alert" color="fg.error">
      {fault}
    </Box>
  );
  if (step.at === 'file') {
    return (
      <Grid gap="4" data-personal>
        <Text color="fg.muted">{words.intro(username)}</Text>
        <FileField
          label={words.file}
          hint={words.fileHint}
          accept=".json,application/json"
          disabled={busy}
          onFile={(file) => void look(file)}
        />
        {message}
        <Box role="status" textStyle="sm">
          {busy ? words.reading : ''}
        </Box>
      </Grid>
    );
  }
  if (step.at === 'done') {
    return (
      <Titled key="done" title={words.done[step.mode]}>
        <Box>
          <Button onClick={onClose}>{words.close}</Button>
        </Box>
      </Titled>
    );
  }
  const { changes, file } = step;
  const lines = (Object.keys(changes.parts) as ImportPart[]).filter(
    (part) => changes.parts[part].file > 0 || (mode === 'replace' && changes.parts[part].account > 0),
  );
  return (
    <Titled key="choice" title={words.check}>
      <SelectField
        label={words.how}
        value={mode}
        options={(['merge', 'replace'] as const).map((value) => ({ value, label: words.modes[value] }))}
        hint={words.hints[mode]}
        disabled={busy}
        onChange={(value) => setMode(value as Mode)}
      />
      <List.Root>
        {lines.map((part) => (
          <List.Item key={part}>{words.change[mode](words.parts[part], changes.parts[part])}</List.Item>
        ))}
        {mode === 'replace' && changes.settingsDiffer ? <List.Item>{words.settings}</List.Item> : null}
      </List.Root>
      {lines.length === 0 ? <Text>{words.nothing}</Text> : null}
      <Text color="fg.muted">{words.links[mode]}</Text>
      {message}
      <Wrap gap="3">
        <Button
          aria-disabled={busy}
          {...(mode === 'replace' ? { colorPalette: 'destructive' } : {})}
          onClick={() => {
            if (!busy) void save(file);
          }}
        >
          {busy ? words.saving : words.submit[mode]}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </Wrap>
    </Titled>
  );
}

/** A step that takes the focus to its title. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Grid gap="4" data-personal>
      <Heading ref={heading} as="h3" size="md" tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Grid>
  );
}
