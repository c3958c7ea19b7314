/** Shares a list of an account: makes its link, shows it, copies it, takes it back. */

import { useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ConfirmDialog } from '#frontend/components/ui/confirm-dialog.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { SharedLink } from '#schema/api/shared-links.ts';
import { sharedWords, shareWords as words } from '#words/saved/sharing.ts';
import { useAddLink, useLinks, useRemoveLink } from '../queries.ts';

interface ShareLinkProps {
  user: SessionUser;
  /** Id of the list; empty for all bookmarks. */
  subject: string;
  /** Of the list; null for all bookmarks. */
  name: string | null;
}

/** The whole address that a link is given away as. */
export const addressOf = (token: string) => absoluteAddress(paths.shared(token));

/** The open dialog. */
export function ShareDialog({ onClose, ...list }: ShareLinkProps & { onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title={words.title(list.name)} width="32rem">
      <Sharing {...list} />
    </Modal>
  );
}

function Sharing({ user, subject, name }: ShareLinkProps) {
  const { data: links, isPending } = useLinks(user);
  const addLink = useAddLink(user);
  const [making, setMaking] = useState(false);
  const link = links?.find((one) => one.kind === 'list' && one.subject === subject);
  const make = async () => {
    setMaking(true);
    await addLink({ subject });
    setMaking(false);
  };
  return (
    <Grid gap="4">
      <p>
        {words.explain} {words.hides(name)}
      </p>
      {link ? (
        <Made user={user} link={link} />
      ) : (
        <div>
          <Button disabled={making || isPending} onClick={() => void make()}>
            {making ? words.making : words.make}
          </Button>
        </div>
      )}
    </Grid>
  );
}

function Made({ user, link }: { user: SessionUser; link: SharedLink }) {
  const address = addressOf(link.token);
  return (
    <>
      <TextField label={words.link} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Wrap gap="2">
        <Button onClick={() => void copyText(address, sharedWords)}>{words.copy}</Button>
        <RevokeButton user={user} link={link} />
      </Wrap>
    </>
  );
}

/** Takes a link back, behind a question. */
export function RevokeButton({ user, link, label }: { user: SessionUser; link: SharedLink; label?: string }) {
  const removeLink = useRemoveLink(user);
  const [asking, setAsking] = useState(false);
  const revoke = async () => {
    if (await removeLink(link)) showToast(words.revoked);
  };
  return (
    <>
      <Button variant="outline" aria-label={label} onClick={() => setAsking(true)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        words={words.confirmRevoke}
        onClose={() => setAsking(false)}
        onConfirm={() => void revoke()}
      />
    </>
  );
}
