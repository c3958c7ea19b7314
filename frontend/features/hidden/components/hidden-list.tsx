/** Every university that is hidden, each with its way back into the results. */

import { useRef, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { ConfirmDialog } from '#frontend/components/ui/confirm-dialog.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { hiddenWords } from '#words/saved/hidden.ts';
import { useHide, useShowAll } from '../changes.ts';
import { useHidden } from '../queries.ts';

export function HiddenList({ user }: { user: SessionUser }) {
  const { data: hidden, isError, refetch } = useHidden(user);
  const hide = useHide(user);
  const showAll = useShowAll(user);
  const [asking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  if (isError) {
    return (
      <div role="alert">
        <p>{hiddenWords.list.failed}</p>
        <Button mt="3" variant="outline" size="sm" onClick={() => void refetch()}>
          {hiddenWords.list.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Wrap alignItems="center" justifyContent="space-between" gap="3" minH="9">
        {/* The button that was pressed goes with its line: from here the keyboard goes on. */}
        <Note ref={status} role="status" tabIndex={-1} outline="none" fontVariantNumeric="tabular-nums">
          {hidden === undefined
            ? hiddenWords.list.loading
            : hidden.length === 0
              ? hiddenWords.list.none
              : hiddenWords.list.count(hidden.length)}
        </Note>
        {hidden && hidden.length > 1 ? (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {hiddenWords.list.showAll}
          </Button>
        ) : null}
      </Wrap>
      {hidden && hidden.length > 0 ? (
        <List.Root mt="3" borderTopWidth="1px">
          {hidden.map(({ universityId, name, slug, city, state }) => {
            const called = name ?? hiddenWords.list.gone(universityId);
            const place = state === null ? city : townInState(city, state);
            return (
              <List.Item
                key={universityId}
                borderBottomWidth="1px"
                py="2"
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="4"
              >
                <Box minW="0" overflowWrap="anywhere">
                  {slug === null ? (
                    called
                  ) : (
                    <TextLink to={paths.university(slug)} variant="quiet">
                      {called}
                    </TextLink>
                  )}
                  {place === '' ? null : (
                    <Caption as="span" display="block">
                      {place}
                    </Caption>
                  )}
                </Box>
                <Button
                  variant="outline"
                  size="sm"
                  flexShrink="0"
                  aria-label={hiddenWords.showNamed(called)}
                  onClick={() => {
                    status.current?.focus({ preventScroll: true });
                    void hide({ university: { id: universityId, name: called }, hidden: false });
                  }}
                >
                  {hiddenWords.show}
                </Button>
              </List.Item>
            );
          })}
        </List.Root>
      ) : null}
      {hidden && asking ? (
        <ConfirmDialog
          open
          words={hiddenWords.list.asking(hidden.length)}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            // Once the dialog is gone; until then nothing outside of it takes the focus.
            requestAnimationFrame(() => status.current?.focus({ preventScroll: true }));
            void showAll({ before: hidden });
          }}
        />
      ) : null}
    </>
  );
}
