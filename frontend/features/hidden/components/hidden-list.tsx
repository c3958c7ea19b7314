/** Every university that is hidden, each with its way back into the results. */

import { useRef, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { ConfirmDialog } from '#frontend/components/confirm-dialog.tsx';
import { TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { hiddenWords } from '#words/hidden.ts';
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
      <Box role="alert">
        <Box as="p">{hiddenWords.list.failed}</Box>
        <Button mt="3" variant="outline" size="sm" onClick={() => void refetch()}>
          {hiddenWords.list.tryAgain}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" minH="9">
        {/* The button that was pressed goes with its line: from here the keyboard goes on. */}
        <Box
          as="p"
          ref={status}
          role="status"
          tabIndex={-1}
          outline="none"
          textStyle="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {hidden === undefined
            ? hiddenWords.list.loading
            : hidden.length === 0
              ? hiddenWords.list.none
              : hiddenWords.list.count(hidden.length)}
        </Box>
        {hidden && hidden.length > 1 ? (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {hiddenWords.list.showAll}
          </Button>
        ) : null}
      </Box>
      {hidden && hidden.length > 0 ? (
        <Box as="ul" mt="3" borderTopWidth="1px">
          {hidden.map(({ universityId, name, slug, city, state }) => {
            const called = name ?? hiddenWords.list.gone(universityId);
            const place = [city, state].filter(Boolean).join(', ');
            return (
              <Box
                as="li"
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
                    <Box as="span" display="block" textStyle="xs" color="fg.muted">
                      {place}
                    </Box>
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
              </Box>
            );
          })}
        </Box>
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
