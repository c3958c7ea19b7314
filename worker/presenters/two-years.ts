/** The way from a two-year college to a university, as it is sent. */

import { TRANSFER_POLICIES } from '#frontend/content/transfer-policies.ts';
import type { TwoYearsResponse, TwoYearsSide } from '#schema/api/two-years.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import type { FoundTwoYears, TwoYearsSideFound } from '#worker/services/two-years.ts';
import { placeName } from './place-name.ts';
import { schoolName } from './school-name.ts';
import { cipTitle } from './texts-of-data.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';

export function presentTwoYears(found: FoundTwoYears, bounds: AffordabilityBounds): TwoYearsResponse {
  return {
    from: presentSide(found.from, bounds),
    to: presentSide(found.to, bounds),
    near: found.near && {
      name: found.near.name === null ? null : placeName(found.near.name),
      otherPlaces: found.near.otherPlaces.map(placeName),
    },
    programs: found.programs.map(({ cip, title, associates, bachelors }) => ({
      cip,
      title: cipTitle(cip, title),
      associates,
      bachelors,
    })),
    policy: (found.state !== null && TRANSFER_POLICIES.find(({ state }) => state === found.state)) || null,
  };
}

function presentSide(
  { asked, document, after, choices }: TwoYearsSideFound,
  bounds: AffordabilityBounds,
): TwoYearsSide {
  const fact = document?.facts.outcomes;
  return {
    asked,
    school: document && presentCard(document, bounds),
    after:
      after && fact
        ? {
            award: after.award,
            stillEnrolled: after.stillEnrolled,
            enrolledElsewhere: after.enrolledElsewhere,
            unknown: after.unknown,
            cohort: after.cohort,
            few: (after.cohort ?? after.fewest ?? 0) < MIN_COHORT,
            source: fact.source,
            year: fact.year,
          }
        : null,
    choices: choices.map(({ card, miles }) => ({
      id: card.id,
      slug: card.slug,
      name: schoolName(card.id, card.name),
      place: townInState(townName(card.city), stateName(card.country, card.state)),
      miles,
    })),
  };
}
