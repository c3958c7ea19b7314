/** Tests the reasons for similarity in both languages: one example of each reason, and of each turn of its grammar. */
import { describe, expect, it } from 'vitest';
import { language } from '#names/locale.ts';
import {
  NCES_LOCALES,
  SCHOOL_CLASSES,
  type SimilarReason,
  type SimilarReasonKey,
  type SimilarReasonValues,
} from '#schema/domain/peers/similar-reasons.ts';
import { recommendedReason } from '#words/saved/recommended.ts';
import { similarReason } from '#words/university/similar-reasons.ts';

type Example<Key extends SimilarReasonKey> = [values: SimilarReasonValues[Key], english: string, french: string];

const EXAMPLES: { [Key in SimilarReasonKey]: Example<Key>[] } = {
  place: [[['hbcu'], 'Both are historically Black schools', 'Deux établissements historiquement noirs']],
  kind: [
    [
      ['Medium', 'public', 'masters'],
      'Both are midsize public colleges and universities with master’s programs',
      'Deux établissements publics de taille moyenne qui offrent des programmes de maîtrise',
    ],
    [
      ['Very Large', 'private', 'liberal-arts'],
      'Both are very large private liberal arts colleges',
      'Deux très grands collèges d’arts libéraux privés',
    ],
    [
      ['Small', 'for-profit', 'arts'],
      'Both are small for-profit schools of art, music and design',
      'Deux petites écoles d’art, de musique et de design à but lucratif',
    ],
  ],
  focus: [[['law'], 'Both are law schools', 'Deux écoles de droit']],
  denomination: [
    [
      ['Roman Catholic (Jesuit)'],
      'Both have a Roman Catholic affiliation',
      'Deux établissements d’appartenance catholique romaine',
    ],
    [
      ['Christian Church (Disciples of Christ)'],
      'Both have ties to the Disciples of Christ',
      'Deux établissements liés aux Disciples du Christ',
    ],
    [
      ['Undenominational'],
      'Both have a nondenominational Christian identity',
      'Deux établissements chrétiens, sans confession particulière',
    ],
    [
      ['African Methodist Episcopal'],
      'Both have an African Methodist Episcopal affiliation',
      'Deux établissements d’appartenance épiscopale méthodiste africaine',
    ],
    // One that nobody has said in French yet.
    [['Old Order'], 'Both have an Old Order affiliation', 'La même appartenance religieuse dans les deux'],
  ],
  state: [
    [['US', 'NY'], 'Both in New York', 'Les deux sont dans l’État de New York'],
    [['CA', 'QC'], 'Both in Quebec', 'Les deux sont au Québec'],
  ],
  division: [
    [['NJCAA'], 'Both compete in the NJCAA', 'Sports dans la même association\u00a0: NJCAA'],
    [['NCAA Division I'], 'Both compete in NCAA Division I', 'Sports dans la même association\u00a0: NCAA Division I'],
  ],
  open: [[[], 'Both have open admission', 'Deux établissements à admission ouverte']],
  language: [
    [['French'], 'Both teach in French', 'Enseignement en français dans les deux'],
    [['Bilingual'], 'Both teach in English and French', 'Enseignement en français et en anglais dans les deux'],
  ],
  level: [
    [['doctorate'], 'Both award doctorates', 'Les deux décernent le doctorat'],
    [
      ['master'],
      'Both award master’s degrees as their highest degree',
      'Dans les deux, la maîtrise est le grade le plus élevé',
    ],
  ],
  control: [
    [['private'], 'Both are private schools', 'Deux établissements privés sans but lucratif'],
    [['for-profit'], 'Both are for-profit schools', 'Deux établissements à but lucratif'],
  ],
  setting: [
    [['Suburb: Large'], 'Same setting: suburb of a large city', 'Même milieu\u00a0: banlieue d’une grande ville'],
    [['Rural: Remote'], 'Same setting: remote rural area', 'Même milieu\u00a0: campagne loin d’une ville'],
  ],
  region: [[['south'], 'Both in the South', 'Les deux sont dans le Sud des États-Unis']],
  calendar: [[['4-1-4'], 'Both use a 4-1-4 calendar', 'Calendrier 4-1-4 dans les deux']],
  admitted: [[[5], 'Both admit about 5% of applicants', 'Les deux acceptent environ 5\u00a0% des demandes']],
  test: [
    [[1480], 'Similar test scores: about 1480 on the SAT', 'Résultats d’examens semblables\u00a0: environ 1480 au SAT'],
  ],
  netPrice: [
    [[18_000], 'Similar net price: about $18,000', 'Prix net semblable\u00a0: environ 18\u00a0000\u00a0$\u00a0US'],
  ],
  tuition: [
    [
      [51_000, 'USD'],
      'Similar sticker price: about $51,000',
      'Prix affichés semblables\u00a0: environ 51\u00a0000\u00a0$\u00a0US',
    ],
    [
      [7_000, 'CAD'],
      'Similar international tuition: about CA$7,000',
      'Droits semblables pour les étudiants étrangers\u00a0: environ 7\u00a0000\u00a0$',
    ],
  ],
  tuitionAcross: [
    [
      [34_000],
      'Similar sticker price: about US$34,000',
      'Prix affichés semblables\u00a0: environ 34\u00a0000\u00a0$\u00a0US',
    ],
  ],
  noTuition: [[[], 'Neither charges tuition', 'Pas de droits de scolarité dans les deux']],
  graduationRate: [[[23], 'Both graduation rates are near 23%', 'Deux taux de diplomation proches de 23\u00a0%']],
  earnings: [
    [
      [60_000],
      'Similar earnings 10 years after starting: about $60,000',
      'Revenu semblable 10 ans après l’entrée\u00a0: environ 60\u00a0000\u00a0$\u00a0US',
    ],
  ],
  students: [[[6_000], 'Similar size: about 6,000 students', 'Taille semblable\u00a0: environ 6\u00a0000 étudiants']],
  mix: [
    [['52', '14'], 'Same mix of programs: business and engineering', 'Mêmes domaines\u00a0: affaires, génie'],
    [
      ['26', '38'],
      'Same mix of programs: biology, and philosophy and religion',
      'Mêmes domaines\u00a0: biologie, philosophie et sciences des religions',
    ],
    [['51.38'], 'Same mix of programs: nursing', 'Mêmes domaines\u00a0: sciences infirmières'],
  ],
  looseMix: [[['52'], 'Many graduates at both in business', 'Beaucoup de diplômés dans les deux\u00a0: affaires']],
  miles: [
    [[1], 'A mile or less apart', 'À moins de 2\u00a0km de distance'],
    [[12], 'About 12 miles apart', 'À environ 19\u00a0km de distance'],
    [[100], 'About 100 miles apart', 'À environ 160\u00a0km de distance'],
  ],
  nearGraduationRate: [
    [
      [71, 66],
      'Similar graduation rate: 71% vs. 66% here',
      'Taux de diplomation semblable\u00a0: 71\u00a0%, contre 66\u00a0% ici',
    ],
  ],
  nearAdmitted: [
    [
      [40, 45],
      'Similar acceptance rate: 40% vs. 45% here',
      'Taux d’admission semblable\u00a0: 40\u00a0%, contre 45\u00a0% ici',
    ],
  ],
  nearStudents: [
    [
      [1_234, 1_500],
      'Similar size: 1,234 students vs. 1,500 here',
      'Taille semblable\u00a0: 1\u00a0234 étudiants, contre 1\u00a0500 ici',
    ],
    [[1_234, 2_001], 'Both have more than 1,000 students', 'Les deux comptent plus de 1\u00a0000 étudiants'],
  ],
  nearFounded: [
    [
      [1890, 1901],
      'About the same age: founded in 1890 vs. 1901 here',
      'À peu près le même âge\u00a0: fondation en 1890, contre 1901 ici',
    ],
  ],
  nearFaculty: [
    [
      [12, 13.5],
      'Similar student-to-faculty ratio: 12 vs. 13.5 here',
      'Nombre semblable d’étudiants par professeur\u00a0: 12, contre 13,5 ici',
    ],
  ],
  town: [[['Houston', 'US', 'TX'], 'In Houston, Texas', 'À Houston (Texas)']],
  nearInFigures: [[[], 'Similar in the data both schools report', 'Des chiffres publiés semblables']],
  fewFigures: [[[], 'Both schools publish little data', 'Les deux publient peu de chiffres']],
};

const cases = Object.entries(EXAMPLES).flatMap(([key, examples]) =>
  examples.map(([values, english, french]) => [[key, ...values] as SimilarReason, english, french] as const),
);

describe('the reasons why a school is like another', () => {
  it.each(cases)('%j', (reason, english, french) => {
    expect(similarReason(reason)).toBe(language === 'fr' ? french : english);
  });

  it('are told apart for every kind of school and every place', () => {
    const all: SimilarReason[] = [
      ...SCHOOL_CLASSES.map((schools): SimilarReason => ['focus', schools]),
      ...NCES_LOCALES.map((locale): SimilarReason => ['setting', locale]),
    ];
    expect(new Set(all.map(similarReason)).size).toBe(all.length);
  });

  it('go on in the middle of a sentence, where one is recommended', () => {
    const near = (shared: SimilarReason) =>
      ({ kind: 'near', id: 130794, name: 'Yale', how: 'bookmarked', shared }) as const;
    const [open, town, rates] = {
      en: [
        'Like Yale, which you saved: both have open admission',
        'Like Yale, which you saved: In Houston, Texas',
        'Like Yale, which you saved: similar graduation rate (95% vs. 89% there)',
      ],
      fr: [
        'Comme Yale, dans vos favoris\u00a0: deux établissements à admission ouverte',
        'Comme Yale, dans vos favoris\u00a0: à Houston (Texas)',
        'Comme Yale, dans vos favoris\u00a0: taux de diplomation semblable (95\u00a0%, contre 89\u00a0% là-bas)',
      ],
    }[language];
    expect(recommendedReason(near(['open']))).toBe(open);
    expect(recommendedReason(near(['nearGraduationRate', 95, 89]))).toBe(rates);
    expect(recommendedReason(near(['town', 'Houston', 'US', 'TX']))).toBe(town);
  });
});
