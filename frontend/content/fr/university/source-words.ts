/** Words around the source of a figure: who published it, for which year, why it is missing. */
import { translate } from '#frontend/content/known-texts.ts';

/** Sources that CampusAtlas itself has named, in English in the data. */
export const ownSourceText = translate({
  'Accrediting bodies and universities, their pages and copies of their lists':
    'Organismes d’agrément et universités : leurs pages et des copies de leurs listes',
  'Directories of institutions and pages of the press': 'Répertoires d’établissements et pages de presse',
  'Entered by CampusAtlas': 'Saisi par CampusAtlas',
  'Inferred for this catalogue': 'Notre catalogue',
  'Ontario Universities’ Application Centre (OUInfo)':
    'Centre de demande d’admission aux universités de l’Ontario (OUInfo)',
  'Ontario Universities’ Application Centre, accrediting bodies, universities and public lists of programs':
    'Centre de demande d’admission aux universités de l’Ontario, organismes d’agrément, universités et listes publiques de programmes',
  'Wikipedia (copy)': 'Wikipédia (copie)',
});

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Année',
  computed: 'Mode de calcul',
  estimate: 'Estimation',
  estimateNote: 'Nous l’utilisons parce que nous n’avons pas le chiffre de l’établissement.',
  missing: 'Pourquoi il manque',
  missingOwn: 'Pourquoi il manque le chiffre de l’établissement',
  unknown: 'Nous n’avons pas de source pour ce chiffre.',
} as const;
