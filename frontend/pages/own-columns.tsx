/** The columns of somebody's own schools: where each stands, its own price, status, next date and next step. */

import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { PublishedTuition } from '#frontend/components/universities/published-tuition.tsx';
import { cardRate } from '#frontend/content/card-lines.ts';
import { currentDay } from '#frontend/content/today.ts';
import { StandingCell } from '#frontend/features/balanced/components/standing-cell.tsx';
import type { Standings } from '#frontend/features/balanced/use-standings.ts';
import type { BookmarkColumn } from '#frontend/features/bookmarks/components/bookmark-table.tsx';
import { NextDateCell, NextStepCell, StatusCell } from '#frontend/features/plan/components/plan-cell.tsx';
import type { useSavedDates } from '#frontend/features/plan/use-saved-dates.ts';
import { STANDINGS } from '#schema/domain/peers/balanced-list.ts';
import {
  isOpen,
  PLAN_STATUSES,
  type PlanItem,
  planDate,
  planItemOf,
  universityItemKey,
} from '#schema/domain/plan/plan.ts';
import { bookmarkTableWords as words } from '#words/saved/my-universities.ts';

/** The date one works towards: of an application that is still open. */
function nextDateOf(item: PlanItem | null): string | null {
  return item !== null && isOpen(item) ? planDate(item) : null;
}

/** Every column, from which a page takes those it has space for. */
export function ownColumns(
  { byId, prices }: Standings,
  { plan, dates, byId: applying }: ReturnType<typeof useSavedDates>,
): BookmarkColumn[] {
  const datesOf = (id: number) => ({
    universityId: id,
    applying: applying.get(id),
    ahead: dates.find((one) => one.id === id),
  });
  return [
    {
      key: 'standing',
      label: words.columns.standing,
      omitted: 'phoneAndTablet',
      cell: ({ id }) => <StandingCell stood={byId.get(id)} />,
      sortBy: ({ id }) => {
        const standing = byId.get(id)?.standing ?? null;
        return standing === null ? null : STANDINGS.indexOf(standing);
      },
      highestFirst: true,
    },
    {
      key: 'price',
      width: 'price',
      label: prices.size > 0 ? words.columns.price : words.columns.tuition,
      cell: (university) => (
        <PricePlace university={university} shape="amount">
          <PublishedTuition university={university} />
        </PricePlace>
      ),
      sortBy: ({ id, tuitionUsd }) => (prices.size > 0 ? (prices.get(id)?.amountUsd ?? null) : tuitionUsd),
    },
    {
      key: 'plan',
      width: 'control',
      omitted: 'phone',
      label: words.columns.plan,
      cell: ({ id, name }) => <StatusCell universityId={id} name={name} applying={applying.get(id)} />,
      sortBy: ({ id }) => {
        const item = planItemOf(plan[universityItemKey(id)]);
        return item === null ? null : PLAN_STATUSES.indexOf(item.status);
      },
    },
    {
      key: 'date',
      width: 'date',
      label: words.columns.date,
      cell: ({ id }) => <NextDateCell {...datesOf(id)} />,
      sortBy: ({ id }) => {
        const date = nextDateOf(planItemOf(plan[universityItemKey(id)])) ?? datesOf(id).ahead?.date ?? null;
        // What has passed is not what comes next: it is asked about above the table.
        return date !== null && date < currentDay() ? null : date;
      },
    },
    {
      key: 'step',
      width: 'words',
      label: words.columns.step,
      omitted: 'phoneAndTablet',
      cell: ({ id }) => <NextStepCell universityId={id} applying={applying.get(id)} />,
    },
    {
      key: 'graduates',
      label: words.columns.graduates,
      figure: true,
      omitted: 'phoneAndTablet',
      cell: (university) => cardRate(university, 'graduationRate'),
      sortBy: ({ graduationRate }) => graduationRate,
      highestFirst: true,
    },
  ];
}
