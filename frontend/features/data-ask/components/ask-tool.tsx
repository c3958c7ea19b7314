/**
 * A question in words, its answer, and the SQL behind both, folded. The question is in the address, so that a link holds
 * it.
 */
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Grid, Stack, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { siteOrigin } from '#frontend/lib/links/site-origin.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { dataAskWords as words } from '#words/site/data-ask.ts';
import { askLazily } from '../ask-lazily.ts';
import type { FailureReason } from '../engine/failure.ts';
import { QUESTION_MAX } from '../engine/limits.ts';
import type { Answer } from '../engine/run-question.ts';
import { EXAMPLE_KEYS, EXAMPLES } from '../examples.ts';
import { failureText } from '../failure-text.ts';
import { AnswerView } from './answer-view.tsx';

type Shown =
  | { state: 'none' | 'running' | 'stopped' }
  | { state: 'answer'; answer: Answer; question: string }
  | { state: 'failure'; reason: FailureReason; question: string };

/** What was asked names the answer. */
const ANSWER_TITLE = 'answer-title';

/** The question in an address; what is longer than one may be is cut where it is said to be too long. */
const questionIn = (search: URLSearchParams) => (search.get('q') ?? '').slice(0, QUESTION_MAX + 1);

interface AskToolProps {
  /** Before the SQL until something is asked, and after the answer or beside it from then on. */
  examples: (beside: boolean) => ReactNode;
  /** Last on the page. */
  children: ReactNode;
}

export function AskTool({ examples, children }: AskToolProps) {
  const [search] = useSearchParams();
  const asked = questionIn(search);
  return (
    <Asked key={asked} asked={asked} examples={examples}>
      {children}
    </Asked>
  );
}

/** Hidden where it is: what an answer will push down is not seen to move, and the foot of the page stays out of sight. */
const WAITING = { visibility: 'hidden', css: { '@media (scripting: none)': { visibility: 'visible' } } } as const;
const ROWS_AWAITED = 8;
const COLUMNS_BESIDE_QUESTIONS = 6;

function Asked({ asked, examples, children }: AskToolProps & { asked: string }) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState(asked);
  const [shown, setShown] = useState<Shown>({ state: asked === '' ? 'none' : 'running' });
  const running = useRef<AbortController>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);

  const answer = useCallback(async (text: string) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setShown({ state: 'running' });
    const answered = await askLazily(text, control.signal);
    if (running.current !== control) return;
    if (answered === null) return setShown({ state: 'stopped' });
    if ('failure' in answered) return setShown({ state: 'failure', reason: answered.failure, question: text });
    setShown({ state: 'answer', answer: answered.answer, question: text });
  }, []);

  // A link holds a question: it can only read, and only what everybody may.
  useEffect(() => {
    if (asked !== '') void answer(asked);
    return () => {
      const control = running.current;
      running.current = undefined;
      control?.abort();
    };
  }, [asked, answer]);

  const run = () => {
    // The same question again, or one that an address does not take.
    if (question === asked || question.trim() === '' || question.length > QUESTION_MAX) return void answer(question);
    void navigate(paths.dataAsk(question), KEEP_SCROLL);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  };
  const failure = shown.state === 'failure' ? shown : null;
  const example = EXAMPLE_KEYS.find((key) => EXAMPLES[key] === asked);
  const isOwn = asked !== '' && example === undefined;
  const awaited = asked !== '' && shown.state === 'running';
  // Whoever wrote the question goes on writing, above its answer; whoever chose one sees its answer alone.
  const sql = (
    <Disclosure tight summary={words.sql} open={isOwn}>
      <chakra.form
        method="get"
        action={toLocalizedPath(paths.dataAsk())}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <TextAreaField
          ref={area}
          name="q"
          label={words.question}
          hint={words.questionHint}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          onKeyDown={onKey}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          fontFamily="mono"
        />
        <Wrap gap="3" mt="3">
          <Button type="submit">{words.run}</Button>
          {shown.state === 'running' ? (
            <Button variant="outline" onClick={() => running.current?.abort()}>
              {words.stop}
            </Button>
          ) : null}
          {asked === '' ? null : (
            <Button
              variant="outline"
              onClick={() => void copyText(siteOrigin() + toLocalizedPath(paths.dataAsk(asked)), words)}
            >
              {words.copyLink}
            </Button>
          )}
        </Wrap>
      </chakra.form>
    </Disclosure>
  );
  // What one of our questions answers leaves room for the others at its side; a wide table takes it all.
  const beside =
    example !== undefined && (shown.state !== 'answer' || shown.answer.columns.length <= COLUMNS_BESIDE_QUESTIONS);
  const page = (
    <Stack gap="4" minW="0">
      {asked === '' ? (
        examples(false)
      ) : (
        <Heading as="h2" id={ANSWER_TITLE} size="lg">
          {example === undefined ? words.ownQuestion : words.exampleNames[example]}
        </Heading>
      )}
      {isOwn ? sql : null}
      {shown.state === 'running' || shown.state === 'stopped' ? (
        <Box role="status" minH={{ base: '11', md: '7' }} display="flex" alignItems="center">
          <Note>{words[shown.state]}</Note>
        </Box>
      ) : null}
      {awaited ? <AwaitedRows /> : null}
      {failure === null ? null : (
        <Box role="alert" p="4" borderWidth="1px" borderRadius="md" maxW="prose">
          <Text fontWeight="semibold">{words.failed}</Text>
          <Text mt="1">{failureText(failure.reason, failure.question)}</Text>
          {failure.reason.kind === 'syntax' ? (
            <Button mt="2" size="sm" variant="outline" onClick={() => showPlace(area.current, failure.reason)}>
              {words.goThere}
            </Button>
          ) : null}
        </Box>
      )}
      {shown.state === 'answer' ? (
        <AnswerView answer={shown.answer} question={shown.question} title={ANSWER_TITLE} />
      ) : null}
      <Stack gap="4" {...(awaited ? WAITING : {})}>
        {isOwn ? null : sql}
        <noscript>
          <Note>{words.needsScripts}</Note>
        </noscript>
        {asked === '' || beside ? null : examples(false)}
        {beside ? null : <Box mt="6">{children}</Box>}
      </Stack>
    </Stack>
  );
  if (!beside) return page;
  return (
    <>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }}
        columnGap="12"
        rowGap="6"
        alignItems="start"
      >
        {page}
        <Box {...(awaited ? WAITING : {})}>{examples(true)}</Box>
      </Grid>
      <Box mt="10" {...(awaited ? WAITING : {})}>
        {children}
      </Box>
    </>
  );
}

/** The shape of the answer, over the place of what stands under it. */
function AwaitedRows() {
  return (
    <Stack gap="6" maxW="3xl" css={{ '@media (scripting: none)': { display: 'none' } }} aria-hidden="true">
      {Array.from({ length: ROWS_AWAITED }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none differs from another.
        <Skeleton key={row} height="5" />
      ))}
    </Stack>
  );
}

/** Selects what could not be read. */
function showPlace(area: HTMLTextAreaElement | null, reason: FailureReason): void {
  if (area === null || reason.kind !== 'syntax') return;
  area.focus();
  area.setSelectionRange(reason.at, reason.at + Math.max(1, reason.found.length));
}
