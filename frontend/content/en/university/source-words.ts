/** Words around the source of a figure: who published it, for which year, why it is missing. */
import { translate } from '#frontend/content/known-texts.ts';

/** Sources that CampusAtlas itself has described, where the data spells or says it in another way than readers do. */
export const ownSourceText = translate({
  'Campus Safety and Security: offences and disciplinary referrals reported on the main campus':
    'Campus Safety and Security: offenses and disciplinary referrals reported on the main campus',
  'Common Data Set 2024-25 and 2025-26, C2: waiting lists': 'Common Data Set 2024–25 and 2025–26, C2: waitlists',
  'IPEDS IC2023, educational offerings and organisation (revised)':
    'IPEDS IC2023, educational offerings and organization (revised)',
  'On-campus offences of the main campus': 'On-campus offenses of the main campus',
});

/** How a number was computed, in words for readers. */
export const computedText = translate({
  'By four-digit program and level; of two awards at one of our levels the one with more graduates':
    'By four-digit program code and level. Where two awards are at the same level, we use the one with more graduates.',
  'Division by the conference of the main sport': 'The division is that of the main sport’s conference.',
  'Reports of three years by three, for each 1,000 students who do not study only at a distance':
    'Reports of three years, divided by three, per 1,000 students who don’t study fully online.',
  'First-generation: PAR_ED_PCT_1STGEN of the College Scorecard of June 2026, students who applied for federal aid':
    'Students who are first in their family to go to college: PAR_ED_PCT_1STGEN of the College Scorecard of June 2026, which counts students who applied for federal aid.',
  'Net price by the year it is of, one before the file it stands in; that of 2023-24 from the release of June 2026. Graduation in years and at schools that C150_4 leaves out is that of IPEDS (all students, whole percents)':
    'Each net price is shown for its own year, one year before that of its file. The one for 2023–24 is from the release of June 2026. Where C150_4 has no graduation rate, we use that of IPEDS, for all students and in whole percentages.',
});

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Year',
  people: 'People counted',
  computed: 'How it was computed',
  estimate: 'Estimate',
  estimateNote: 'We use it because we don’t have the school’s own number.',
  missing: 'Why it is missing',
  missingOwn: 'Why we don’t have the school’s own number',
  unknown: 'We don’t have a source for this number.',
} as const;
