/** The passkeys of an account: to add one, to rename and to remove them. */

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { ConfirmDialog } from '#frontend/components/ui/confirm-dialog.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { usePasskeysSupported } from '#frontend/lib/browser/use-passkeys-supported.ts';
import type { Passkey } from '#schema/api/passkeys.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { PASSKEY_NAME_MAX } from '#schema/domain/site/limits.ts';
import { passkeyWords } from '#words/account/passkeys.ts';
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from '../passkey-queries.ts';
import { AskedPassword } from './asked-password.tsx';

const words = passkeyWords.section;
const day = (time: string) => formatPartialDate(time.slice(0, 10));

export function Passkeys({ user }: { user: SessionUser }) {
  const { data, isError } = usePasskeys(user);
  const supported = usePasskeysSupported();
  if (isError) return <div role="alert">{words.failed}</div>;
  if (!data) return <Box minH="9" />;
  const { passkeys, hasPassword } = data;
  return (
    <Box maxW="3xl">
      {passkeys.length === 0 ? <Box color="fg.muted">{words.none}</Box> : null}
      <List.Root>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} user={user} passkey={passkey} />
        ))}
      </List.Root>
      <Box mt="5">
        {supported ? <AddPasskey user={user} hasPassword={hasPassword} /> : <Note>{words.unsupported}</Note>}
      </Box>
    </Box>
  );
}

function PasskeyItem({ user, passkey }: { user: SessionUser; passkey: Passkey }) {
  const { name, createdAt, usedAt } = passkey;
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const remove = useRemovePasskey(user);
  const close = () => setAsked(null);
  return (
    <List.Item
      py="3"
      borderBottomWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <Box minW="0" overflowWrap="anywhere">
        <Span fontWeight="medium">{name}</Span>{' '}
        <Note as="span">
          {words.added(day(createdAt))}, {usedAt === null ? words.neverUsed : words.used(day(usedAt))}
        </Note>
      </Box>
      <Wrap gap="2">
        <Button variant="outline" aria-label={words.renameNamed(name)} onClick={() => setAsked('rename')}>
          {words.rename}
        </Button>
        <Button variant="outline" aria-label={words.removeNamed(name)} onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </Wrap>
      <Modal open={asked === 'rename'} onClose={close} title={words.renameHeading} width="28rem">
        <RenameForm user={user} passkey={passkey} onDone={close} />
      </Modal>
      <ConfirmDialog
        open={asked === 'remove'}
        words={words.confirm(name)}
        onConfirm={() => void remove(passkey.id)}
        onClose={close}
      />
    </List.Item>
  );
}

function RenameForm({ user, passkey, onDone }: { user: SessionUser; passkey: Passkey; onDone: () => void }) {
  const rename = useRenamePasskey(user);
  const form = useForm({ defaultValues: { name: passkey.name } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    if (await rename(passkey.id, name)) onDone();
  });
  const validate = (name: string) => (name.trim() !== '' && name.length <= PASSKEY_NAME_MAX) || words.nameFault;
  return (
    <Box as="form" {...{ noValidate: true, method: 'post' }} aria-label={words.renameHeading} onSubmit={submit}>
      <TextField
        label={words.name}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name', { validate })}
      />
      <Wrap mt="5" gap="3">
        <Button type="submit" aria-disabled={isSubmitting}>
          {words.save}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
      </Wrap>
    </Box>
  );
}

function AddPasskey({ user, hasPassword }: { user: SessionUser; hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  const add = useAddPasskey(user);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <Modal open={open} onClose={close} title={words.addHeading} width="28rem">
        {hasPassword ? <Text mb="4">{words.whyPassword}</Text> : null}
        <AskedPassword
          username={user.username}
          name={words.addHeading}
          label={words.password}
          hasPassword={hasPassword}
          failed={passkeyWords.toasts.notAdded}
          act={add}
          onDone={close}
        >
          {(pending) => (
            <>
              <Button type="submit" aria-disabled={pending}>
                {pending ? words.adding : words.add}
              </Button>
              <Button variant="outline" onClick={close}>
                {words.cancel}
              </Button>
            </>
          )}
        </AskedPassword>
      </Modal>
    </>
  );
}
