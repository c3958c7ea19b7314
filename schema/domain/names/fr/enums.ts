/** The codes of schema/domain/record/enums.ts in French (our own, but for the names of countries). */

export const COUNTRY_LABELS = { US: 'États-Unis', CA: 'Canada' };

export const TYPE_LABELS = {
  public: 'Public',
  private: 'Privé',
  'for-profit': 'À but lucratif',
};

export const RELIGION_LABELS = {
  none: 'Aucune',
  catholic: 'Catholique',
  protestant: 'Protestante',
  jewish: 'Juive',
  islamic: 'Musulmane',
  other: 'Autre',
};

export const CALENDAR_LABELS = {
  semester: 'Deux sessions',
  quarter: 'Quatre sessions (quarters)',
  trimester: 'Trimestres',
  '4-1-4': '4-1-4',
  other: 'Autre',
};

export const DESIGNATION_LABELS = {
  hbcu: 'Établissement historiquement noir (HBCU)',
  pbi: 'Établissement à majorité noire (PBI)',
  'hispanic-serving': 'Établissement au service des populations hispaniques (HSI)',
  tribal: 'Établissement tribal',
  aanapisi:
    'Établissement au service des populations américaines d’origine asiatique et des îles du Pacifique (AANAPISI)',
  annh: 'Établissement au service des Autochtones de l’Alaska et d’Hawaï (ANNH)',
  nasnti: 'Établissement non tribal au service des Autochtones (NASNTI)',
  womens: 'Collège pour femmes',
  mens: 'Collège pour hommes',
  'online-only': 'Entièrement en ligne',
  'land-grant': 'Établissement issu d’une concession de terres (land-grant)',
};

export const RESEARCH_LABELS = {
  r1: 'R1 : dépenses de recherche très élevées et nombreux doctorats de recherche',
  r2: 'R2 : dépenses de recherche élevées et doctorats de recherche',
  'research-college': 'Collège ou université de recherche (RCU)',
};

export const ACCESS_EARNINGS_LABELS = {
  opportunity: '« Opportunity College or University » : accès plus large, revenus plus élevés',
  'lower-access-higher-earnings': 'Accès moins large, revenus plus élevés',
  'higher-access-medium-earnings': 'Accès plus large, revenus moyens',
  'lower-access-medium-earnings': 'Accès moins large, revenus moyens',
  'higher-access-lower-earnings': 'Accès plus large, revenus moins élevés',
  'lower-access-lower-earnings': 'Accès moins large, revenus moins élevés',
};

export const AWARD_LEVEL_LABELS = {
  certificate: 'Certificat',
  associate: 'Grade d’associé',
  bachelor: 'Baccalauréat',
  postbaccalaureate: 'Certificat après le baccalauréat ou la maîtrise',
  master: 'Maîtrise',
  doctorate: 'Doctorat',
};

export const SETTING_NAMES = { Urban: 'Ville', Suburban: 'Banlieue', 'Small City': 'Petite ville', Rural: 'Campagne' };

export const SIZE_NAMES = { Small: 'Petite', Medium: 'Moyenne', Large: 'Grande', 'Very Large': 'Très grande' };

export const AFFORDABILITY_NAMES = { 'Budget-Friendly': 'Abordable', Moderate: 'Moyen', Premium: 'Élevé' };

/** Catégories de schema/domain/record/categories.ts. */
export const SELECTIVITY_NAMES = {
  'Most Selective': 'Extrêmement sélectif',
  'Very Selective': 'Très sélectif',
  Selective: 'Sélectif',
  'Moderately Selective': 'Assez sélectif',
  Inclusive: 'Peu sélectif',
};

export const DISTINCTION_NAMES = { 'Top Rated': 'Parmi les plus cotés', 'Highly Rated': 'Très coté' };

/** The name of a locale by the NCES (« City: Large »). */
export const LOCALE_NOUNS = { City: 'ville', Suburb: 'banlieue', Town: 'petite ville', Rural: 'campagne' };

const LOCALE_SIZES: Record<string, string> = {
  Large: 'd’une grande ville',
  Midsize: 'd’une ville moyenne',
  Small: 'd’une petite ville',
  Fringe: 'près d’une ville',
  Distant: 'à quelque distance d’une ville',
  Remote: 'loin d’une ville',
};
const CITY_SIZES: Record<string, string> = { Large: 'grande', Midsize: 'de taille moyenne', Small: 'petite' };

/** A setting and what the NCES says of it: « Ville (grande) », « Banlieue (d’une grande ville) ». */
export const settingWithLocale = (setting: string, kind: keyof typeof LOCALE_NOUNS, size: string): string => {
  const said = kind === 'City' ? CITY_SIZES[size] : LOCALE_SIZES[size];
  return said === undefined ? setting : `${setting} (${said})`;
};
