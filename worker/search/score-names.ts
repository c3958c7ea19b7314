/** Scores how well one name of a university fits a question. */
import { FORM_KINDS, type FormKind } from '#schema/search/name-forms.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KIND_WORDS } from '#schema/search/words.ts';
import { fitOf, goesOnTo, type Meaning } from './meanings.ts';
import { textIndexOf } from './text-index.ts';

/** What a name that is wholly what was typed is worth, by its kind. */
const WHOLE_NAME: Record<FormKind, number> = {
  name: 0.5,
  official: 0.5,
  alias: 0.49,
  acronym: 0.49,
  french: 0.49,
  english: 0.49,
  nickname: 0.49,
  former: 0.44,
  short: 0.42,
  initials: 0.22,
};
const WHOLE_BY_CODE = FORM_KINDS.map((kind) => WHOLE_NAME[kind]);
/** Share of that for a name typed without its "University", one whose words were shuffled, one whose last word goes on. */
const WITHOUT_KIND = 0.75;
/** People leave off a last "University" without a thought ("washington state"): then it is nearly the whole name. */
const WITHOUT_LAST_KIND = 0.95;
const SHUFFLED = 0.8;
/** Share for a whole name followed by words that its place explains ("seattle university washington"). */
const THEN_PLACE = 0.6;
const UNFINISHED = 0.85;
/** Short forms and initials are our own making: matched in part they count for less. */
const PART_OF_MADE_FORM = 0.85;
export const FIRST_MADE_KIND = FORM_KINDS.indexOf('short');

/** Worth of a word that this name does not have but another name, or the place, of the university explains. */
const OTHER_NAME_FIT = 0.62;
const PLACE_FIT = 0.66;
/** Score of a university that its place alone explains. */
export const PLACE_ONLY_SCORE = PLACE_FIT / 2;
const KIND_FIT = 0.4;

const BASE = 0.55;
const COVERAGE = 0.35;
const ORDER = 0.1;
const MISFIT = 0.7;
const WHOLE = 0.999;

/** Score of a form; `explained` bits of words that the university explains otherwise, `atPlace` those its place explains. */
export type FormScorer = (form: number, explained: number, atPlace: number) => number;

/** A scorer for a question; it keeps no state between forms. */
export function formScorer(snapshot: Snapshot, meanings: readonly Meaning[]): FormScorer {
  const { words } = textIndexOf(snapshot);
  const count = meanings.length;
  const total = meanings.reduce((sum, { weight }) => sum + weight, 0);
  const positions = new Int8Array(count);
  const fits = new Float64Array(count);

  return (form, explained, atPlace) => {
    const start = snapshot.formWordStarts[form] as number;
    const end = snapshot.formWordStarts[form + 1] as number;
    positions.fill(-1);
    fits.fill(0);
    let nameWeight = 0;
    let nameMatched = 0;
    let ownMissing = 0;
    let kindMissing = 0;
    let lastMissing = false;
    let goesOn = false;
    for (let at = start; at < end; at += 1) {
      const word = snapshot.formWords[at] as number;
      const weight = snapshot.wordWeight[word] as number;
      nameWeight += weight;
      let best = -1;
      let bestFit = 0;
      for (let index = 0; index < count; index += 1) {
        if (positions[index] !== -1) continue;
        const fit = fitOf(snapshot, meanings[index] as Meaning, word);
        if (fit > bestFit) {
          best = index;
          bestFit = fit;
        }
      }
      if (best >= 0) {
        if (goesOnTo(meanings[best] as Meaning, word)) goesOn = true;
        positions[best] = at - start;
        fits[best] = bestFit;
        nameMatched += weight;
      } else if (KIND_WORDS.has(words[word] as string)) {
        kindMissing += 1;
        lastMissing = at === end - 1;
      } else {
        ownMissing += 1;
      }
    }
    let covered = 0;
    let misfit = 0;
    let matched = 0;
    let allMatched = true;
    let thenPlace = true;
    let inOrder = 0;
    let previous = -2;
    for (let index = 0; index < count; index += 1) {
      const { weight, role } = meanings[index] as Meaning;
      if (role === 'filler') continue;
      const position = positions[index] as number;
      if (position >= 0) {
        if (!allMatched) thenPlace = false;
        matched += 1;
        covered += weight;
        misfit += weight * (1 - (fits[index] as number));
        if (previous === -2 || position === previous + 1) inOrder += 1;
        previous = position;
        continue;
      }
      allMatched = false;
      const bit = 1 << index;
      if ((atPlace & bit) === 0) thenPlace = false;
      if ((atPlace & bit) !== 0) covered += weight * PLACE_FIT;
      else if ((explained & bit) !== 0) covered += weight * OTHER_NAME_FIT;
      else if (role === 'kind') covered += weight * KIND_FIT;
    }
    const coverage = nameWeight === 0 ? 0 : nameMatched / nameWeight;
    const kind = snapshot.formKind[form] as number;
    const order = matched === 0 ? 0 : inOrder / matched;
    let score = (covered / total) * (BASE + COVERAGE * coverage + ORDER * order) - (MISFIT * misfit) / total;
    if (kind >= FIRST_MADE_KIND && !(allMatched && coverage > WHOLE)) score *= PART_OF_MADE_FORM;
    if (!allMatched && thenPlace && coverage > WHOLE && matched > 1 && inOrder === matched) {
      score += (WHOLE_BY_CODE[kind] as number) * THEN_PLACE;
    }
    if (allMatched && ownMissing === 0 && (kind < FIRST_MADE_KIND || coverage > WHOLE)) {
      const whole = WHOLE_BY_CODE[kind] as number;
      const finished = goesOn ? UNFINISHED : 1;
      const withoutKind = kindMissing === 1 && lastMissing && matched > 1 ? WITHOUT_LAST_KIND : WITHOUT_KIND;
      score += whole * (coverage > WHOLE ? 1 : withoutKind) * (inOrder === matched ? 1 : SHUFFLED) * finished;
    }
    return score;
  };
}
