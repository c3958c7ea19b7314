/** Catches a page that cannot be loaded or breaks; the frame around it stays, and going elsewhere clears it. */

import { Component, type ReactNode } from 'react';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { useNewerBuild } from '#frontend/lib/rendering/newer-build.ts';
import { shellWords } from '#words/layout/shell.ts';

interface Props {
  /** Where one is: a change clears the failure. */
  address: string;
  children: ReactNode;
}

export class PageBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromProps(props: Props, state: { failedAt: string | null }) {
    return state.failedAt !== null && state.failedAt !== '' && state.failedAt !== props.address
      ? { failedAt: null }
      : null;
  }

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failedAt: this.props.address });
    console.error(error);
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : <PageFailed />;
  }
}

function PageFailed() {
  const words = shellWords.failed;
  const { title, body } = useNewerBuild() === 'needed' ? shellWords.updated : words;
  return (
    <Container py={{ base: '16', md: '24' }} role="alert">
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      <Text mt="4" maxW="prose" color="fg.muted">
        {body}
      </Text>
      <Wrap mt="8" gap="3">
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        <ButtonLink to={paths.home()} variant="outline" reloadDocument>
          {words.home}
        </ButtonLink>
      </Wrap>
    </Container>
  );
}
