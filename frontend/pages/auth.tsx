/** Signing in, registering, and the way back in without a password; which of them, and where to go on, in the address. */

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { RecoveryCode } from '#frontend/components/forms/recovery-code.tsx';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { useAuth } from '#frontend/features/auth/auth-context.tsx';
import { MarketingPanel } from '#frontend/features/auth/components/marketing-panel.tsx';
import { noteWeakPassword, weakPasswordOf } from '#frontend/features/auth/weak-password-asked.ts';
import { type AuthTab, paths, patterns } from '#frontend/lib/links/paths.ts';
import { safeNext } from '#frontend/lib/links/safe-next.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { authWords as words } from '#words/account/auth.ts';

// A form brings its contract and what checks it along: the page shows without waiting for them.
const LoginForm = lazy(() =>
  import('#frontend/features/auth/components/login-form.tsx').then((module) => ({ default: module.LoginForm })),
);
const RegisterForm = lazy(() =>
  import('#frontend/features/auth/components/register-form.tsx').then((module) => ({ default: module.RegisterForm })),
);
const RecoverForm = lazy(() =>
  import('#frontend/features/auth/components/recover-form.tsx').then((module) => ({ default: module.RecoverForm })),
);

const tabsShown = () => (['login', 'register'] as const).map((key) => ({ key, label: words.tabs[key] }));
function tabOf(text: string | null): AuthTab {
  return text === 'register' || text === 'recover' ? text : 'login';
}

const NAMED = ['myUniversities', 'dashboard', 'account'] as const;

/** Which page asked one to sign in, as far as it has a name; null where none did. */
function askedPage(next: string | null) {
  if (next === null) return null;
  const { pathname, searchParams } = new URL(next, 'http://here');
  if (pathname === patterns.myUniversities && searchParams.get('tab') === 'plan') return 'plan';
  return NAMED.find((page) => patterns[page] === pathname) ?? 'other';
}

export default function AuthPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user, pending, newCode, codeSaved } = useAuth();
  const client = useQueryClient();
  const weakPassword = weakPasswordOf(client);
  const draft = useRef('');
  const headingId = useId();
  const tab = tabOf(search.get('tab'));
  const next = safeNext(search.get('next'));
  const goOn = next ?? paths.home();
  const [onward, setOnward] = useState<string | null>(null);

  if (newCode !== null) {
    const leave = () => {
      codeSaved();
      navigate(goOn, { replace: true });
    };
    return (
      <Frame alone>
        <StepHeading>{words.codeHeading}</StepHeading>
        <RecoveryCode code={newCode} onSaved={leave} />
      </Frame>
    );
  }
  if (user && weakPassword !== null) {
    const go = (to: string) => () => {
      noteWeakPassword(client, null);
      setOnward(to);
    };
    return (
      <Frame>
        <StepHeading>{words.weakPassword.heading}</StepHeading>
        <Text maxW="prose">{words.weakPassword.lead(words.weakPassword.reasons[weakPassword])}</Text>
        <Text mt="3" color="fg.muted" maxW="prose">
          {words.weakPassword.advice}
        </Text>
        <Wrap mt="6" gap="3">
          <Button onClick={go(`${paths.account('privacy')}#password`)}>{words.weakPassword.change}</Button>
          <Button variant="outline" onClick={go(goOn)}>
            {words.weakPassword.later}
          </Button>
        </Wrap>
      </Frame>
    );
  }
  if (user || pending) {
    return (
      <>
        {user ? <Navigate replace to={onward ?? goOn} /> : null}
        <Spinner />
      </>
    );
  }

  const asked = tab === 'login' ? askedPage(next) : null;
  const heading = (
    <>
      <Heading as="h1" id={headingId} size="xl">
        {asked === null ? words.headings[tab] : words.asked[asked]}
      </Heading>
      <Box mt="3" mb="6">
        <Text color="fg.muted" maxW="prose">
          {asked === null ? words.intros[tab] : words.asked.without}
        </Text>
        {asked === null ? null : (
          <ButtonLink to={paths.bookmarks(asked === 'plan' ? 'plan' : undefined)} variant="outline" mt="3" w="full">
            {asked === 'plan' ? words.asked.planHere : words.asked.bookmarks}
          </ButtonLink>
        )}
      </Box>
    </>
  );

  return (
    <Frame features={tab === 'register'}>
      {heading}
      {tab === 'recover' ? (
        <>
          <Suspense fallback={<Box minH={{ base: '28.5rem', lg: '27.25rem' }} />}>
            <RecoverForm labelledBy={headingId} draft={draft} />
          </Suspense>
          <Ways>
            <TextLink to={paths.auth({ next })} {...KEEP_SCROLL} touch="block">
              {words.links.backToLogin}
            </TextLink>
          </Ways>
        </>
      ) : (
        <Tabs
          label={words.tabsLabel}
          tabs={tabsShown()}
          current={tab}
          onChange={(key) => navigate(paths.auth({ tab: key, next }), KEEP_SCROLL)}
          addressOf={(key) => paths.auth({ tab: key, next })}
        >
          <Box pt="6">
            {/* As high as the form that comes, so that what is under it does not move. */}
            <Suspense
              fallback={tab === 'register' ? <Box minH={{ base: '36.5rem', lg: '34rem' }} /> : <Box minH="21rem" />}
            >
              {tab === 'register' ? (
                <RegisterForm labelledBy={headingId} draft={draft} />
              ) : (
                <LoginForm labelledBy={headingId} draft={draft} />
              )}
            </Suspense>
          </Box>
          <Ways>
            {tab === 'register' ? (
              <p>
                {words.links.toLogin.lead}{' '}
                <TextLink to={paths.auth({ next })} {...KEEP_SCROLL}>
                  {words.links.toLogin.link}
                </TextLink>
              </p>
            ) : (
              <>
                <TextLink to={paths.auth({ tab: 'recover', next })} {...KEEP_SCROLL} touch="block">
                  {words.links.forgot}
                </TextLink>
                <p>
                  {words.links.toRegister.lead}{' '}
                  <TextLink to={paths.auth({ tab: 'register', next })} {...KEEP_SCROLL}>
                    {words.links.toRegister.link}
                  </TextLink>
                </p>
              </>
            )}
          </Ways>
        </Tabs>
      )}
    </Frame>
  );
}

interface FrameProps {
  children: ReactNode;
  /** Nothing beside it that would draw the eye away. */
  alone?: boolean;
  /** Beside it what the site does too, for people who have no account yet. */
  features?: boolean;
}

function Frame({ children, alone = false, features = false }: FrameProps) {
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Container
        py={{ base: '8', md: '14' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 28rem) minmax(0, 1fr)' }}
        columnGap="20"
        alignItems="start"
      >
        <Box maxW="md">{children}</Box>
        {alone ? null : <MarketingPanel features={features} />}
      </Container>
    </>
  );
}

/** Takes the focus: what follows has taken the place of the form. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading as="h1" ref={heading} size="xl" mb="5" tabIndex={-1} outline="none">
      {children}
    </Heading>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return (
    <Wrap
      mt="6"
      pt="5"
      borderTopWidth="1px"
      textStyle="sm"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
    >
      {children}
    </Wrap>
  );
}
