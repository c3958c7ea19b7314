/** What a list is made of, what it lacks, and the search that finds it. Nothing here is a chance. */

import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { budgetAtom } from '#frontend/lib/money/budget.ts';
import { publishedAtom, showsOwnAtom, situationPanelAtom, toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { readAmount } from '#schema/domain/formats/amount-text.ts';
import { balanceOf, CAN_PAY_MAX, type Lack, type OwnScores, searchFor } from '#schema/domain/peers/balanced-list.ts';
import { balancedWords as words } from '#words/plan/balanced.ts';
import { useFoundCount } from '../queries.ts';
import type { Standings } from '../use-standings.ts';

/** Its id on the page. */
export const BALANCE_PLACE = 'balance';

interface BalancedListProps {
  standings: Standings;
  /** The schools of the list that shows, in its order. */
  ids: readonly number[];
}

export function BalancedList({ standings, ids }: BalancedListProps) {
  const { byId, own, canPay, pending, failed, retry } = standings;
  const list = ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
  const balance = balanceOf(list);
  const nameOf = (id: number) => byId.get(id)?.name ?? '';
  const openPanel = useSetAtom(situationPanelAtom);
  const scored = own.sat !== null || own.act !== null || own.average !== null;
  return (
    <Box mt="8">
      <PageSection id={BALANCE_PLACE} title={words.title} folded>
        {failed ? (
          <Box role="alert" mt="2" textStyle="sm">
            {words.failed}{' '}
            <Button variant="plain" size="sm" onClick={retry}>
              {words.retry}
            </Button>
          </Box>
        ) : (
          <Text role="status" fontWeight="medium" minH="6">
            {pending ? words.loading : words.counts(balance.counts)}
          </Text>
        )}
        <Box mt="1" textStyle="sm" color="fg.muted">
          {scored ? words.scores.own(own) : words.scores.none}{' '}
          <Button variant="plain" size="sm" minH="6" aria-haspopup="dialog" onClick={() => openPanel(true)}>
            {scored ? words.scores.change : words.scores.add}
          </Button>
        </Box>
        {pending || failed ? null : (
          <Grid mt="3" gap="2" textStyle="sm" maxW="prose">
            {canPay !== null && balance.safe && balance.safe.length > 0 ? (
              <p>{words.money.yes(balance.safe.map(nameOf), canPay)}</p>
            ) : null}
            {balance.targetsWithin.length > 0 ? <p>{words.money.targets(balance.targetsWithin.map(nameOf))}</p> : null}
            {balance.lacks.map((lack) => (
              <Missing key={lack} lack={lack} own={own} within={balance.safe === null ? null : canPay} />
            ))}
            {balance.lacks.length === 0 && balance.safe === null ? <p>{words.balanced}</p> : null}
          </Grid>
        )}
        <Money />
        <Disclosure summary={words.why}>
          <Grid gap="2" textStyle="sm" maxW="prose">
            {words.rule.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Grid as="ul" gap="2" mt="1">
              {list.map(({ id, name, verdict, facts }) =>
                verdict && facts ? (
                  <li key={id}>
                    <strong>
                      {words.stands(
                        name,
                        verdict.standing === null ? words.unknown : words.standings[verdict.standing],
                      )}
                    </strong>{' '}
                    {words.reason(verdict, facts)}
                  </li>
                ) : null,
              )}
            </Grid>
            <Text color="fg.muted">{words.figures}</Text>
          </Grid>
        </Disclosure>
      </PageSection>
    </Box>
  );
}

/** What is lacking, with the way to it: only a search that finds some is offered. */
function Missing({ lack, own, within }: { lack: Lack; own: OwnScores; within: number | null }) {
  const pairs = searchFor(lack, own);
  const everywhere = new URLSearchParams(pairs);
  const query = new URLSearchParams(pairs);
  if (within !== null) query.set('yourPriceMax', String(within));
  const found = useFoundCount(query);
  const foundEverywhere = useFoundCount(everywhere);
  const text = lack === 'target' ? words.find.target : everywhere.has('offers') ? words.find.open : words.find.likely;
  return (
    <p>
      <strong>{words.lacks[lack]}</strong>{' '}
      {found === undefined ? null : found > 0 ? (
        <TextLink to={paths.search(query)}>
          {within === null ? text(found) : words.within(text(found), within)}
        </TextLink>
      ) : (
        <>
          {within === null ? null : words.nothing(within)}{' '}
          {foundEverywhere ? <TextLink to={paths.search(everywhere)}>{text(foundEverywhere)}</TextLink> : null}
        </>
      )}
    </p>
  );
}

/** What one can pay, and what is needed to compare prices with it. */
function Money() {
  const [canPay, setCanPay] = useAtom(budgetAtom);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const said = useAtomValue(toldAtom);
  const shown = useAtomValue(showsOwnAtom);
  const published = useAtomValue(publishedAtom);
  const openPanel = useSetAtom(situationPanelAtom);
  const text = typed ?? (canPay === null ? '' : String(canPay));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { amount, fault } = readAmount(text);
    const bad = fault !== null || (amount ?? 0) > CAN_PAY_MAX;
    setWrong(bad);
    if (bad) return;
    setCanPay(amount);
    setTyped(null);
  };
  return (
    <chakra.form noValidate onSubmit={submit} mt="4" _print={{ display: 'none' }}>
      <Wrap gap="2" alignItems="flex-start">
        <Box flex="0 1 20rem">
          <TextField
            label={words.money.label}
            hint={canPay === null ? words.money.unsaid : words.money.hint}
            error={wrong ? words.money.wrong : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={text}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(false);
            }}
          />
        </Box>
        <Button type="submit" variant="outline" mt={{ sm: '1.625rem' }}>
          {words.money.save}
        </Button>
      </Wrap>
      {canPay === null || shown ? null : (
        <Text mt="2" textStyle="sm">
          {published && (said?.home || said?.residence) ? words.money.published : words.money.needsSituation}{' '}
          <Button variant="plain" size="sm" minH="6" aria-haspopup="dialog" onClick={() => openPanel(true)}>
            {words.money.tell}
          </Button>
        </Text>
      )}
    </chakra.form>
  );
}
