/** The links of an account: what each opens, since when, to copy or to take back. */

import type { SessionUser } from '#frontend/api/session.ts';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { copyText } from '#frontend/lib/copy-text.ts';
import type { SharedLink } from '#schema/api/shared-links.ts';
import { formatPartialDate } from '#schema/domain/partial-date.ts';
import { sharedWords, shareWords } from '#words/sharing.ts';
import { useLinks } from '../queries.ts';
import { addressOf, RevokeButton } from './share-dialog.tsx';

/** What a link opens, as its owner calls it. */
const nameOf = ({ kind, name }: SharedLink) =>
  name ?? (kind === 'calendar' ? shareWords.own.calendar : shareWords.own.all);

export function OwnLinks({ user }: { user: SessionUser }) {
  const { data: links, isError } = useLinks(user);
  if (isError) return <Box role="alert">{shareWords.own.failed}</Box>;
  if (links?.length === 0) return <Box color="fg.muted">{shareWords.own.none}</Box>;
  return (
    <Box as="ul" maxW="3xl">
      {links?.map((link) => (
        <Box
          as="li"
          key={link.token}
          py="3"
          borderBottomWidth="1px"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <Box minW="0" overflowWrap="anywhere">
            <Box as="span" fontWeight="medium">
              {nameOf(link)}
            </Box>{' '}
            <Box as="span" textStyle="sm" color="fg.muted">
              {shareWords.own.since(formatPartialDate(link.createdAt.slice(0, 10)))}
            </Box>
          </Box>
          <Box display="flex" flexWrap="wrap" gap="2">
            {link.kind === 'list' ? (
              <Button
                variant="outline"
                aria-label={shareWords.own.copyNamed(nameOf(link))}
                onClick={() => void copyText(addressOf(link.token), sharedWords)}
              >
                {shareWords.copy}
              </Button>
            ) : null}
            <RevokeButton user={user} link={link} label={shareWords.own.revokeNamed(nameOf(link))} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
