/** By when a state wants the form for its grants, or to whom one applies in Canada. */

import type { Home } from '#schema/domain/situation/situation.ts';
import { countryOfHome } from '#schema/domain/situation/situation.ts';
import { planWords, stateAidText } from '#words/plan/plan.ts';

export const OwnAidDate = ({ home }: { home: Home }) =>
  countryOfHome(home) === 'US' ? stateAidText(home) : planWords.aid.canada;
