/**
 * What a part of a parsed search line says, as a code with its arguments. The parser makes them, and
 * frontend/content has the words of each language.
 */
import type { DeadlineRound } from '../plan/next-deadline.ts';
import type { Country } from '../record/enums.ts';
import type { Residence } from '../situation/situation.ts';
import type { NumberColumn } from './search-filters.ts';

/** What an amount is of: a figure of the catalogue, whose tuition it is in Canada, or what one has oneself. */
export type AmountOf = NumberColumn | 'domesticTuition' | 'internationalTuition' | 'satScore' | 'actScore' | 'income';

/** How an amount bounds its figure. `about` has the amount, the least and the most. */
export const AMOUNT_FORMS = ['under', 'atMost', 'over', 'atLeast', 'between', 'about', 'exactly'] as const;
export type AmountForm = (typeof AMOUNT_FORMS)[number];

/** What a school is compared with another in: "like UCLA but cheaper". */
export const COMPARED = [
  'cheaper',
  'smaller',
  'larger',
  'easier',
  'harder',
  'graduation',
  'earnings',
  'older',
  'newer',
  'sameSize',
  'safety',
] as const;
export type Compared = (typeof COMPARED)[number];

export interface AmountSays {
  code: 'amount';
  of: AmountOf;
  form: AmountForm;
  values: readonly number[];
}

export type Says =
  /** An entry of data/lexicons/wish-words.json. */
  | { code: 'word'; word: string }
  /** `title` is what a line calls the subject in English. */
  | { code: 'subject'; subjects: readonly string[]; title?: string }
  | { code: 'group'; group: string }
  | { code: 'country'; country: Country }
  | { code: 'state'; state: string }
  /** A region or a part of a state, by its name in schema/domain/places/regions.ts and worker/search/places. */
  | { code: 'region'; region: string }
  /** A metropolitan area or a county; `around` where the name is that of the city that it lies around. */
  | { code: 'area'; area: string; name: string; around: boolean }
  | { code: 'town'; city: string; state: string }
  | { code: 'within'; miles: number; of: Says }
  /** As it was typed: a school, a postal code. */
  | { code: 'typed'; text: string }
  | { code: 'like'; text: string }
  | AmountSays
  /** Deadlines from one day to another, YYYY-MM-DD; null where nothing is said of that end, and of both: any that is ahead. */
  | { code: 'deadline'; from: string | null; to: string | null }
  | { code: 'order'; by: string; order: 'asc' | 'desc' }
  | { code: 'compared'; as: Compared }
  /** Compared with a school that is not itself asked for, as it was typed: "cheaper than NYU". */
  | { code: 'than'; as: Compared; text: string }
  /** What the asker says of home and residence. */
  | {
      code: 'home';
      state: string;
      /** Not said: an income stands beside this one state. */
      assumed?: true;
    }
  | { code: 'residence'; residence: Residence };

/** Why a school answers a wish. */
export type Why =
  | { code: 'lead' }
  /** Graduates a year, null where they are not counted; `close` where only what is close to the subject is taught. */
  | { code: 'graduates'; subject: Says; graduates: number | null; close: boolean }
  | { code: 'online' | 'completes'; subject: Says }
  | { code: 'figure'; of: NumberColumn; value: number }
  /** Its first date of those that are asked for, YYYY-MM-DD, and of which round; whether it decides as applications come. */
  | { code: 'deadline'; day: string | null; round: DeadlineRound | null; rolling: boolean };
