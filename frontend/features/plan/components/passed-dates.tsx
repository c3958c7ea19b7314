/** The schools whose date has passed and whose application is not sent: each says so, and offers the round that comes next. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { usePlanChange } from '#frontend/lib/storage/own-plan.ts';
import { planCellWords, planWords } from '#words/plan/plan.ts';
import { passedDates } from '../dates-ahead.ts';
import type { useSavedDates } from '../use-saved-dates.ts';
import { NextOffer } from './next-offer.tsx';

export function PassedDates({
  planned,
  names,
  byId,
}: Pick<ReturnType<typeof useSavedDates>, 'planned' | 'names' | 'byId'>) {
  const { set } = usePlanChange();
  const passed = passedDates(planned, currentDay());
  if (passed.length === 0) return null;
  return (
    <List.Root mt="4" aria-label={planWords.passedLabel} textStyle="sm">
      {passed.map(({ id, date }) => {
        const item = planned.find((one) => one.id === id)?.item;
        return (
          <List.Item key={id} py="1">
            <Wrap alignItems="center" columnGap="4" rowGap="0">
              <span>
                <TextLink to={paths.myUniversities('plan')} variant="quiet" fontWeight="medium">
                  {names.get(id) ?? ''}
                </TextLink>{' '}
                <Span color="fg.error">{planCellWords.passed(date)}</Span>
              </span>
              {item === undefined ? null : (
                <NextOffer item={item} applying={byId.get(id) ?? null} onChange={(what) => set(id, what)} />
              )}
            </Wrap>
          </List.Item>
        );
      })}
    </List.Root>
  );
}
