/** What stands where something could not be shown: a sentence and a button to try again, read out at once. */

import type { ReactNode } from 'react';
import { Box, Wrap } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { Container } from '../styled/container.tsx';
import { Heading } from '../styled/heading.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailedProps {
  title: ReactNode;
  /** What the button says. */
  again: string;
  onAgain: () => void;
}

/** In place of a list or another part of a page. */
export const Failed = ({ title, again, onAgain }: FailedProps) => (
  <div role="alert">
    <EmptyState title={title} actions={<Button onClick={onAgain}>{again}</Button>} />
  </div>
);

interface UnshownProps {
  /** False when the data could not be reached: the address may be right, and trying again may help. */
  unknown: boolean;
  words: { title: string; unreachable: string; unknown: string; offline: string; retry: string };
  onRetry: () => void;
  links: ReactNode;
}

/** In place of a page of what an address names: there is no such thing, or it could not be had. */
export const Unshown = ({ unknown, words, onRetry, links }: UnshownProps) => (
  <FailedPage
    title={unknown ? words.title : words.unreachable}
    retry={unknown ? undefined : { label: words.retry, onClick: onRetry }}
    links={links}
  >
    {unknown ? words.unknown : words.offline}
  </FailedPage>
);

interface FailedPageProps {
  title: string;
  children: ReactNode;
  /** Only where it may help: of what does not exist there is nothing to try again. */
  retry?: { label: string; onClick: () => void } | undefined;
  /** Links to go on with. */
  links: ReactNode;
}

/** In place of a page. */
export const FailedPage = ({ title, children, retry, links }: FailedPageProps) => (
  <Container py={{ base: '14', md: '24' }}>
    <div role="alert">
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      <Box display="grid" gap="2" mt="4" textStyle="lg" color="fg.muted" maxW="prose">
        {children}
      </Box>
    </div>
    <Wrap mt="8" gap="3">
      {retry ? <Button onClick={retry.onClick}>{retry.label}</Button> : null}
      {links}
    </Wrap>
  </Container>
);
