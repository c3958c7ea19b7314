/** Asks whether an article helped, counts the answer once for each device, and says thank you. */

import { useState } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { helpWords } from '#words/site/help.ts';
import { type HelpAnswer, hasVoted, sendVote, type VoteOutcome } from '../votes.ts';

interface WasHelpfulProps {
  /** Category and article as in the address. */
  article: string;
  title: string;
}

export function WasHelpful({ article, title }: WasHelpfulProps) {
  const words = helpWords.vote;
  const [before] = useState(() => hasVoted(article));
  // As the Worker drew it until the page has come to life.
  const answered = useHydrated() && before;
  const [answer, setAnswer] = useState<HelpAnswer | null>(null);
  const [outcome, setOutcome] = useState<VoteOutcome | 'pending' | null>(null);
  const done = outcome === 'done';

  const vote = async (chosen: HelpAnswer) => {
    if (outcome === 'pending') return;
    setAnswer(chosen);
    setOutcome('pending');
    setOutcome(await sendVote(article, chosen));
  };

  return (
    <Section aria-labelledby="helpful-title" borderTopWidth="1px" borderBottomWidth="1px" py="5" maxW="prose">
      <Heading as="h2" id="helpful-title" size="sm">
        {words.question}
      </Heading>
      {done || answered ? null : (
        <Flex mt="3" gap="3">
          {(['yes', 'no'] as const).map((one) => (
            <Button
              key={one}
              variant="outline"
              size="sm"
              minW="20"
              aria-disabled={outcome === 'pending'}
              onClick={() => void vote(one)}
            >
              {outcome === 'pending' && answer === one ? words.pending : words[one]}
            </Button>
          ))}
        </Flex>
      )}
      <Box role="status" textStyle="sm" color="fg.muted">
        {answered ? <Box mt="2">{words.answered}</Box> : null}
        {done ? <Box mt="2">{answer === 'yes' ? words.thanksYes : words.thanksNo}</Box> : null}
      </Box>
      {done && answer === 'no' ? (
        <Box mt="2">
          <TextLink to={paths.contact(words.subject(title))}>{words.tell}</TextLink>
        </Box>
      ) : null}
      <Box role="alert" textStyle="sm" color="fg.error">
        {outcome === 'failed' || outcome === 'tooOften' ? <Box mt="2">{words[outcome]}</Box> : null}
      </Box>
    </Section>
  );
}
