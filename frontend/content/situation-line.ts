/** What somebody said, in one line: "Ohio · $0–$30,000". */

import { valueLabel } from '#frontend/content/filter-labels.ts';
import { statesOf } from '#schema/domain/places/places.ts';
import { countryOfHome, type Home, type Situation, stateOfHome } from '#schema/domain/situation/situation.ts';
import { situationWords } from '#words/situation/situation.ts';

export function homeName(home: Home): string {
  const code = stateOfHome(home);
  return statesOf(countryOfHome(home)).find((state) => state.code === code)?.name ?? code;
}

export function situationLine({ home, residence, income }: Situation): string {
  const parts = [
    home && homeName(home),
    residence && situationWords.residences[residence],
    income && valueLabel('income', income),
  ].filter(Boolean);
  return parts.length === 0 ? situationWords.unsaid : parts.join(' · ');
}
