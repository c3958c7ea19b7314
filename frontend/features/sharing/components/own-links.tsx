/** The links of an account: what each opens, since when, to copy or to take back. */

import type { SessionUser } from '#frontend/api/session.ts';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import type { SharedLink } from '#schema/api/shared-links.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { sharedWords, shareWords } from '#words/saved/sharing.ts';
import { useLinks } from '../queries.ts';
import { addressOf, RevokeButton } from './share-dialog.tsx';

/** What a link opens, as its owner calls it. */
const nameOf = ({ kind, name }: SharedLink) =>
  name ?? (kind === 'calendar' ? shareWords.own.calendar : shareWords.own.all);

export function OwnLinks({ user }: { user: SessionUser }) {
  const { data: links, isError } = useLinks(user);
  if (isError) return <div role="alert">{shareWords.own.failed}</div>;
  if (links?.length === 0) return <Box color="fg.muted">{shareWords.own.none}</Box>;
  return (
    <List.Root maxW="3xl">
      {links?.map((link) => (
        <List.Item
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
            <Span fontWeight="medium">{nameOf(link)}</Span>{' '}
            <Note as="span">{shareWords.own.since(formatPartialDate(link.createdAt.slice(0, 10)))}</Note>
          </Box>
          <Wrap gap="2">
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
          </Wrap>
        </List.Item>
      ))}
    </List.Root>
  );
}
