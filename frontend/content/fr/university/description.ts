/** Two to four sentences on a university, composed from its facts when they are read: the French of data/pipeline/describe. */

import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { isResearchUniversity } from '#schema/domain/peers/research-universities.ts';
import type { AwardLevel, DegreeLevel, Designation } from '#schema/domain/record/enums.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import type { DescribedCard, UniversityDocument } from '#schema/domain/record/university-document.ts';
import { isGone, type NoFiguresReason, type UniversityKind } from '#schema/domain/record/university-figures.ts';
import { CHURCHES, FAITHS as DENOMINATIONS } from '../denominations.ts';
import { at, the } from '../grammar.ts';

const LONGEST = 420;
const SHORTEST = 150;
const MOST_SENTENCES = 4;

/** What sentences are made of that the card of a list does not hold, as it is where nothing is known of it. */
const NOT_ON_CARDS = {
  designations: [],
  language: null,
  locale: null,
  carnegieClass: null,
  researchDesignation: null,
  highestAward: null,
  enteringAverage: null,
  employmentRate: null,
  percentPell: null,
  whyNoFigures: undefined,
  programs: [],
  aliases: [],
} satisfies Partial<UniversityDocument>;

type University = DescribedCard & Pick<UniversityDocument, keyof typeof NOT_ON_CARDS>;
type Sentence = (university: University) => string | null;

/** What a school is by its name, and whether that is « une » or « un ». The first that its name has. */
interface Noun {
  word: string;
  feminine: boolean;
}
const SCHOOL: Noun = { word: 'établissement', feminine: false };
const NOUNS: readonly (readonly [RegExp, Noun])[] = [
  [/(?:naval|military|air force|coast guard) academy/i, { word: 'école militaire', feminine: true }],
  [/universit.*\bcommunity college/i, { word: 'collège', feminine: false }],
  [/universit|universidad/i, { word: 'université', feminine: true }],
  [/c[ée]gep/i, { word: 'cégep', feminine: false }],
  [/coll[eè]ge/i, { word: 'collège', feminine: false }],
  [/institut/i, { word: 'institut', feminine: false }],
  [/yeshiva/i, { word: 'yéchiva', feminine: true }],
  [/seminar|séminaire/i, { word: 'séminaire', feminine: false }],
  [/conservator/i, { word: 'conservatoire', feminine: false }],
  [/academ|académie/i, { word: 'académie', feminine: true }],
  [/school|école/i, { word: 'école', feminine: true }],
];

const CEGEP: Noun = { word: 'cégep', feminine: false };

/** Quebec’s public colleges are cégeps, whatever their names say. */
function nounOf({ name, state, type, kind }: Pick<University, 'name' | 'state' | 'type' | 'kind'>): Noun {
  const found = NOUNS.map(([pattern, noun]) => ({ at: name.search(pattern), noun })).filter(({ at }) => at >= 0);
  const noun = found.toSorted((a, b) => a.at - b.at)[0]?.noun ?? SCHOOL;
  return noun.word === 'collège' && state === 'QC' && type === 'public' && kind === 'two-year' ? CEGEP : noun;
}

/** The form that agrees, of « fondé, fondée » and the like. */
type Agreeing = readonly [masculine: string, feminine: string];
const agreeing = ({ feminine }: Noun, [he, she]: Agreeing): string => (feminine ? she : he);
const ends = (noun: Noun, stem: string): string => agreeing(noun, [stem, `${stem}e`]);

const thisOne = ({ word, feminine }: Noun) => (feminine ? 'cette' : /^[aeéi]/.test(word) ? 'cet' : 'ce');
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
const listed = new Intl.ListFormat('fr-CA', { type: 'conjunction' });

/** A share that is not all and not nothing; null for those. */
function share(percent: number | null): string | null {
  const whole = percent === null ? 0 : Math.round(percent);
  return whole < 1 || whole > 99 ? null : formatPercent(whole);
}

const FAITHS: Record<string, Agreeing> = {
  'Roman Catholic': ['catholique', 'catholique'],
  'Roman Catholic (Jesuit)': ['jésuite', 'jésuite'],
  'Roman Catholic (Basilian)': ['catholique', 'catholique'],
  Jewish: ['juif', 'juive'],
  Baptist: ['baptiste', 'baptiste'],
  'Southern Baptist': ['baptiste du Sud', 'baptiste du Sud'],
  'American Baptist': ['baptiste américain', 'baptiste américaine'],
  'United Methodist': ['méthodiste uni', 'méthodiste unie'],
  Mennonite: ['mennonite', 'mennonite'],
  Lutheran: ['luthérien', 'luthérienne'],
  'Friends (Quaker)': ['quaker', 'quaker'],
  'Seventh Day Adventist': ['adventiste du septième jour', 'adventiste du septième jour'],
  'Seventh-day Adventist': ['adventiste du septième jour', 'adventiste du septième jour'],
  Buddhist: ['bouddhiste', 'bouddhiste'],
  'Evangelical Christian': ['chrétien évangélique', 'chrétienne évangélique'],
  'Evangelical Christian (interdenominational)': ['chrétien évangélique', 'chrétienne évangélique'],
  Undenominational: ['chrétien non confessionnel', 'chrétienne non confessionnelle'],
  'Non-denominational': ['chrétien non confessionnel', 'chrétienne non confessionnelle'],
  Interdenominational: ['chrétien interconfessionnel', 'chrétienne interconfessionnelle'],
};

const CHARACTERS: Partial<Record<Designation, Agreeing>> = {
  hbcu: ['historiquement noir', 'historiquement noire'],
  tribal: ['tribal', 'tribale'],
  womens: ['pour femmes', 'pour femmes'],
  mens: ['pour hommes', 'pour hommes'],
};

const faithOf = ({ religiousAffiliation, religiousDenomination }: University): Agreeing | undefined =>
  religiousAffiliation === 'none' || religiousDenomination === null ? undefined : FAITHS[religiousDenomination];

/** What follows the noun: « de recherche », « spécialisée en santé ». */
type Kind = (noun: Noun) => string;
const always =
  (words: string): Kind =>
  () =>
    words;
const specialized =
  (field: string): Kind =>
  (noun) =>
    `${ends(noun, 'spécialisé')} en ${field}`;
const focused =
  (on: string): Kind =>
  (noun) =>
    `${ends(noun, 'centré')} sur ${on}`;

const RESEARCH = always('de recherche');
const MASTERS = always('qui décerne surtout des baccalauréats et des maîtrises');
/** By the label of the 2025 institutional class. */
const CLASSES: readonly (readonly [label: RegExp, kind: Kind])[] = [
  [/Graduate-Doctorate/, always('qui offre des doctorats et des programmes professionnels')],
  [/Graduate-Master’s/, MASTERS],
  [/Associate\/Baccalaureate/, always('qui décerne des grades d’associé et des baccalauréats')],
  [/Baccalaureate/, focused('le premier cycle')],
  [/: Arts and Sciences/, always('d’arts libéraux')],
  [/: Theological/, (noun) => `${ends(noun, 'consacré')} aux études religieuses`],
  [/: Medical/, specialized('médecine et en santé')],
  [/: Nursing/, specialized('sciences infirmières')],
  [/: Other Health/, specialized('santé')],
  [/: Technology/, specialized('génie et en technologie')],
  [/: Business/, specialized('affaires')],
  [/: Arts, Music/, specialized('arts')],
  [/: Law/, specialized('droit')],
];

const LEVELS: Record<DegreeLevel, string> = {
  associate: 'qui décerne des grades d’associé',
  bachelor: 'qui décerne des baccalauréats',
  master: 'qui offre des programmes de baccalauréat et de maîtrise',
  doctorate: 'qui offre des programmes du baccalauréat au doctorat',
};

const KINDS: Partial<Record<UniversityKind, Record<University['country'], string>>> = {
  'two-year': { US: 'de deux ans', CA: 'qui décerne des diplômes et des certificats' },
  'mostly-associate': {
    US: 'qui décerne surtout des grades d’associé et quelques baccalauréats',
    CA: 'qui décerne surtout des diplômes et quelques baccalauréats',
  },
  'graduate-only': { US: 'de cycles supérieurs', CA: 'de cycles supérieurs' },
};

/** What follows the noun, by kind, else class, else awards; null where nothing is known. */
function kindOf(university: University, noun: Noun): string | null {
  const { kind, country, carnegieClass, highestAward, undergraduateEnrollment } = university;
  const ofKind = KINDS[undergraduateEnrollment === 0 ? 'graduate-only' : kind];
  if (kind === 'two-year' && university.state === 'QC')
    return 'qui décerne des diplômes et des attestations d’études collégiales (DEC, AEC)';
  if (ofKind) return ofKind[country];
  const ofClass = isResearchUniversity(university)
    ? RESEARCH
    : CLASSES.find(([label]) => label.test(carnegieClass ?? ''))?.[1];
  const words = ofClass?.(noun) ?? (highestAward === null ? null : LEVELS[highestAward]);
  // That it grants bachelor's degrees is said only where some were granted, or where nobody counts them.
  const granted = country === 'CA' || sharesOf(university, 'bachelor').length > 0;
  return !granted && words?.includes('décerne des baccalauréats') ? 'qui offre des programmes de baccalauréat' : words;
}

/** « université catholique de recherche », without an article. */
function wholeKind(university: University, noun: Noun): string {
  const said = (one: Agreeing | undefined) => (one === undefined ? [] : [agreeing(noun, one)]);
  // A yeshiva is Jewish by its name.
  const faith = noun.word === 'yéchiva' ? [] : said(faithOf(university));
  const characters = university.designations.flatMap((one) => said(CHARACTERS[one]));
  const kind = kindOf(university, noun);
  // « un collège catholique d’arts libéraux pour femmes », « un séminaire juif pour hommes consacré aux études religieuses ».
  const isShort = kind !== null && /^(?:de |d’)/.test(kind);
  const rest =
    kind === 'de deux ans'
      ? [
          ...faith,
          ...characters.filter((one) => !one.startsWith('pour ')),
          kind,
          ...characters.filter((one) => one.startsWith('pour ')),
        ]
      : isShort
        ? [...faith, kind, ...characters]
        : [...faith, ...characters, kind];
  return [noun.word, ...rest].filter((part) => part !== null).join(' ');
}

const PLACES: Record<string, string> = {
  'City: Large': 'dans une grande ville',
  'City: Midsize': 'dans une ville moyenne',
  'City: Small': 'dans une petite ville',
  'Suburb: Large': 'en banlieue d’une grande ville',
  'Suburb: Midsize': 'en banlieue d’une ville moyenne',
  'Suburb: Small': 'en banlieue d’une petite ville',
  'Town: Fringe': 'dans une localité proche d’une ville',
  'Town: Distant': 'dans une petite ville, à quelque distance d’une plus grande',
  'Town: Remote': 'dans une localité éloignée des villes',
  'Rural: Fringe': 'à la campagne, près d’une ville',
  'Rural: Distant': 'à la campagne',
  'Rural: Remote': 'à la campagne, loin des villes',
  Urban: 'en ville',
  Suburban: 'en banlieue',
  'Small City': 'dans une petite ville',
  Rural: 'à la campagne',
};

function placeOf({ designations, locale, campusSetting }: University): string | null {
  if (designations.includes('online-only')) return null;
  return PLACES[locale ?? ''] ?? PLACES[campusSetting ?? ''] ?? null;
}

const opening: Sentence = (university) => {
  const { id, yearFounded: year } = university;
  const noun = nounOf(university);
  const kind = wholeKind(university, noun);
  const place = placeOf(university);
  const founded = ends(noun, 'fondé');
  const [its, clause] = [`${thisOne(noun)} ${kind}`, /^(.*?) (qui .*)$/.exec(kind)];
  // « Cette université, qui offre des doctorats, se trouve en ville »: the clause does not say which one it is.
  const apart = clause ? `${thisOne(noun)} ${clause[1]}, ${clause[2]},` : its;
  if (year !== null && place !== null) {
    if (id % 2 === 0) return `${capitalized(founded)} en ${year}, ${apart} se trouve ${place}.`;
    return clause
      ? `${capitalized(apart)} a été ${founded} en ${year} et se trouve ${place}.`
      : `${capitalized(its)}, ${founded} en ${year}, se trouve ${place}.`;
  }
  if (year !== null) return `${capitalized(apart)} a été ${founded} en ${year}.`;
  if (place !== null) return `${capitalized(apart)} se trouve ${place}.`;
  return kind === noun.word ? null : `C’est ${agreeing(noun, ['un', 'une'])} ${kind}.`;
};

/** « le 15 avril 2025 », « en mai 2026 », after a space; nothing where it is not known. */
const when = (date: string | null): string =>
  date === null ? '' : ` ${date.length > 7 ? 'le' : 'en'} ${formatPartialDate(date)}`;

/** What became of it, or will. */
const fate: Sentence = ({ status: { state, date, announced, successorName } }) => {
  switch (state) {
    case 'closed':
      return announced
        ? `L’établissement a annoncé qu’il fermerait${when(date)}.`
        : `L’établissement a fermé ses portes${when(date)}.`;
    case 'merged': {
      const into = successorName ?? 'un autre établissement';
      return announced
        ? `L’établissement a annoncé son intégration ${at(into)}${date === null ? '' : `, prévue${when(date)}`}.`
        : `L’établissement a été intégré ${at(into)}${when(date)}.`;
    }
    case 'closing':
      return successorName === null
        ? `L’établissement doit fermer${when(date)}.`
        : `L’établissement doit fermer${when(date)}; ${the(successorName)} prendra le relais.`;
    default:
      return null;
  }
};

const NO_FIGURES: Record<NoFiguresReason, string> = {
  'no-federal-aid':
    'L’établissement n’accepte pas l’aide fédérale aux étudiants; les données fédérales d’où viennent nos chiffres n’en disent donc rien.',
  'first-class-2024':
    'L’établissement est nouveau, et sa première cohorte a commencé en 2024; les données fédérales d’où viennent nos chiffres n’en disent donc encore rien.',
  'no-public-table': 'L’établissement ne figure dans aucun des tableaux publics d’où viennent nos chiffres.',
};
/** Why the page says so little. */
const noFigures: Sentence = ({ whyNoFigures }) => (whyNoFigures ? NO_FIGURES[whyNoFigures] : null);

const DESIGNATIONS: Partial<Record<Designation, string>> = {
  'land-grant': 'C’est un établissement issu des concessions de terres fédérales (land-grant).',
  pbi: 'La loi américaine le reconnaît comme un établissement à majorité noire.',
  'hispanic-serving': 'La loi américaine le reconnaît pour l’accueil d’étudiants hispaniques.',
  aanapisi: 'La loi américaine le reconnaît pour l’accueil d’étudiants d’origine asiatique ou des îles du Pacifique.',
  annh: 'La loi américaine le reconnaît pour l’accueil d’étudiants autochtones de l’Alaska et d’Hawaï.',
  nasnti: 'La loi américaine le reconnaît pour l’accueil d’étudiants autochtones.',
};

/** Recognition by law, else a religious tie, that the opening has not told. */
const identity: Sentence = (university) => {
  const known = university.designations.map((one) => DESIGNATIONS[one]).find((words) => words !== undefined);
  if (known !== undefined) {
    return nounOf(university).feminine ? known.replace(' le reconnaît', ' la reconnaît') : known;
  }
  const { religiousAffiliation, religiousDenomination } = university;
  if (religiousAffiliation === 'none' || religiousDenomination === null || faithOf(university)) return null;
  const noun = nounOf(university);
  const [faith, church] = [DENOMINATIONS[religiousDenomination], CHURCHES[religiousDenomination]];
  if (faith !== undefined) return `Son appartenance religieuse est ${faith}.`;
  return church === undefined ? null : `${agreeing(noun, ['Il', 'Elle'])} est ${ends(noun, 'lié')} ${church}.`;
};

const teaching: Sentence = ({ language, designations }) => {
  if (designations.includes('online-only')) return 'Tout l’enseignement se donne en ligne.';
  if (language === 'French') return 'On y enseigne en français.';
  return language === 'Bilingual' ? 'On y enseigne en français et en anglais.' : null;
};

/** CIP 2020 two-digit families in a sentence; those that are remedial, leisure or military training have no name. */
const FIELDS: Record<string, string> = {
  '01': 'l’agriculture',
  '03': 'les ressources naturelles',
  '04': 'l’architecture',
  '05': 'les études régionales ou ethniques',
  '09': 'la communication',
  '10': 'les techniques de communication',
  '11': 'l’informatique',
  '12': 'les services personnels ou culinaires',
  '13': 'l’éducation',
  '14': 'le génie',
  '15': 'les technologies du génie',
  '16': 'les langues',
  '19': 'les sciences de la famille et de la consommation',
  '22': 'les études juridiques',
  '23': 'les études anglaises',
  '24': 'les arts libéraux',
  '25': 'la bibliothéconomie',
  '26': 'la biologie',
  '27': 'les mathématiques',
  '29': 'les études militaires ou le renseignement',
  '30': 'les études interdisciplinaires',
  '31': 'la kinésiologie',
  '38': 'la philosophie ou les sciences des religions',
  '39': 'la théologie',
  '40': 'les sciences physiques',
  '41': 'les techniques scientifiques',
  '42': 'la psychologie',
  '43': 'la justice pénale',
  '44': 'le travail social ou l’administration publique',
  '45': 'les sciences sociales',
  '46': 'les métiers de la construction',
  '47': 'la mécanique ou la réparation',
  '48': 'la production de précision',
  '49': 'le transport',
  '50': 'les arts visuels ou les arts de la scène',
  '51': 'la santé',
  '52': 'les affaires',
  '54': 'l’histoire',
};

/** Part of all graduates of a level that each named field holds, 0-1, the largest first. */
function sharesOf({ programs }: University, level: AwardLevel): { name: string; share: number }[] {
  const sums = programs.map(({ cip, programs: degrees }) => ({
    name: FIELDS[cip.slice(0, 2)],
    graduates: degrees.reduce((sum, [, , of, graduates]) => sum + (of === level ? (graduates ?? 0) : 0), 0),
  }));
  const total = sums.reduce((sum, { graduates }) => sum + graduates, 0);
  return sums
    .flatMap(({ name, graduates }) =>
      name === undefined || graduates === 0 ? [] : [{ name, share: graduates / total }],
    )
    .sort((a, b) => b.share - a.share);
}

/** A share of all that is worth a sentence of its own. */
const MUCH = 0.25;

/** The largest fields among those who finish. */
const fields: Sentence = (university) => {
  const twoYear = university.kind === 'two-year';
  const shares = sharesOf(university, twoYear ? 'associate' : 'bachelor');
  const [first] = shares;
  if (!first) return null;
  const degrees = twoYear ? 'grades d’associé' : 'baccalauréats';
  const names = listed.format(shares.slice(0, 3).map(({ name }) => name));
  const part = share(first.share * 100);
  if (part === null) return `Tous ses ${degrees} sont dans un seul domaine : ${first.name}.`;
  if (first.share >= 0.9) return `Presque tous ses ${degrees} (${part}) sont dans un seul domaine : ${first.name}.`;
  if (shares.length === 1) return `Ses ${degrees} sont surtout dans un domaine : ${first.name}.`;
  if (shares.length === 2) return `Ses ${degrees} sont dans deux domaines : ${names}.`;
  return university.id % 3 === 0 && first.share >= MUCH
    ? `Parmi ses ${degrees}, ${part} sont dans un même domaine : ${first.name}.`
    : `Parmi ses ${degrees}, les domaines les plus courants sont ${names}.`;
};

/** What most of the last graduates of a school that is gone had studied. */
const taught: Sentence = (university) => {
  const names = sharesOf(university, 'bachelor').slice(0, 3);
  if (names.length === 0) return null;
  return names.length === 1
    ? `Ses derniers baccalauréats étaient dans un seul domaine : ${names[0]?.name}.`
    : `Ses derniers baccalauréats étaient surtout dans ces domaines : ${listed.format(names.map(({ name }) => name))}.`;
};

const was: Sentence = (university) => {
  const { kind, yearFounded: year } = university;
  const noun = nounOf(university);
  const a = `${agreeing(noun, ['un', 'une'])} ${noun.word}${kind === 'two-year' ? ' de deux ans' : ''}`;
  const place = placeOf(university);
  const where = place === null ? '' : ` ${ends(noun, 'situé')} ${place}`;
  return year === null
    ? `C’était ${a}${where}.`
    : `${capitalized(ends(noun, 'fondé'))} en ${year}, c’était ${a}${where}.`;
};

const figuresOfThen: Sentence = () =>
  'Les chiffres de cette page sont les derniers publiés à son sujet; ils ne changeront plus.';

const research: Sentence = (university) => {
  const { researchDesignation } = university;
  const it = nounOf(university).feminine ? 'la' : 'le';
  if (researchDesignation === 'r1') {
    return `La classification Carnegie de 2025 ${it} range en R1, pour des dépenses de recherche très élevées et de nombreux doctorats de recherche.`;
  }
  return researchDesignation === 'r2'
    ? `La classification Carnegie de 2025 ${it} range en R2, pour des dépenses de recherche élevées et des doctorats de recherche.`
    : null;
};

/** Within the publisher's time. The Canadian figures are too old for a sentence that gives no year. */
const graduation: Sentence = ({ country, cohorts, aidNumber, graduationRate, kind, carnegieClass }) => {
  const rate = share(graduationRate);
  if (rate === null || country !== 'US' || !decides('graduationRate', { country, cohorts, aidNumber })) return null;
  const mostlyTwoYear = kind !== 'bachelors' || carnegieClass === null || /Associate/.test(carnegieClass);
  return mostlyTwoYear
    ? `Parmi les nouveaux étudiants à temps plein, ${rate} obtiennent leur diplôme.`
    : `Parmi les nouveaux étudiants à temps plein, ${rate} obtiennent leur diplôme en six ans ou moins.`;
};

const retention: Sentence = ({ country, cohorts, aidNumber, retentionRate }) => {
  const rate = share(retentionRate);
  return rate === null || country !== 'US' || !decides('retentionRate', { country, cohorts, aidNumber })
    ? null
    : `Après la première année, ${rate} des étudiants reviennent.`;
};

const ratio: Sentence = ({ country, studentFacultyRatio }) => {
  const students = Math.round(studentFacultyRatio ?? 0);
  return country === 'CA' || students < 2 ? null : `On y compte ${formatCount(students)} étudiants par professeur.`;
};

const graduateShare: Sentence = ({ graduateEnrollment, studentPopulation, undergraduateEnrollment }) => {
  if (!studentPopulation || graduateEnrollment === null || undergraduateEnrollment === null) return null;
  if (undergraduateEnrollment === 0) return 'Tout le monde y étudie aux cycles supérieurs.';
  // Figures of different years or bases do not make a share.
  if (undergraduateEnrollment + graduateEnrollment !== studentPopulation) return null;
  if (graduateEnrollment === 0) return 'Tout le monde y étudie au premier cycle.';
  const part = share((100 * graduateEnrollment) / studentPopulation);
  return part === null ? null : `Les cycles supérieurs accueillent ${part} de la population étudiante.`;
};

/** « En division I de la NCAA », « dans la NAIA ». */
const WHERE_TEAMS_PLAY: Readonly<Record<string, string>> = {
  'NCAA Division I': 'en division I de la NCAA',
  'NCAA Division II': 'en division II de la NCAA',
  'NCAA Division III': 'en division III de la NCAA',
  NCAA: 'dans la NCAA',
  NAIA: 'dans la NAIA',
  NJCAA: 'dans la NJCAA',
  'U SPORTS': 'dans U SPORTS',
  CCAA: 'dans l’ACSC, l’Association canadienne du sport collégial',
};

const athletics: Sentence = ({ athleticsDivision: division }) =>
  division === null ? null : `Ses équipes sportives évoluent ${WHERE_TEAMS_PLAY[division] ?? `dans ${division}`}.`;

/** The publisher counts those who had federal aid and work. */
const earnings: Sentence = ({ country, cohorts, aidNumber, medianEarnings }) =>
  medianEarnings === null || !decides('medianEarnings', { country, cohorts, aidNumber })
    ? null
    : `Dix ans après leur entrée, les anciens étudiants qui recevaient de l’aide fédérale gagnent environ ${formatMoney(Math.round(medianEarnings / 1000) * 1000, 'USD')} par année (médiane).`;

const canadianOutcomes: Sentence = ({ country, cohorts, aidNumber, enteringAverage, employmentRate }) => {
  if (country !== 'CA') return null;
  const average = share(enteringAverage);
  if (average !== null)
    return `Les étudiants qui y entrent ont en moyenne ${average} dans leur dernière année d’études avant l’université.`;
  const employed = share(employmentRate);
  return employed === null || !decides('employmentRate', { country, cohorts, aidNumber })
    ? null
    : `Deux ans après le diplôme, ${employed} des diplômés sont en emploi.`;
};

/** Its name before. Initials and fragments would read oddly in a sentence. */
const names: Sentence = (university) => {
  const { name, aliases } = university;
  const former = aliases.find(
    (alias) => alias.kind === 'former' && /\p{L}{4}.* /u.test(alias.name) && !alias.name.includes(name),
  );
  if (former === undefined) return null;
  return `${agreeing(nounOf(university), ['Il', 'Elle'])} s’appelait auparavant ${former.name}.`;
};

const admission: Sentence = ({ admissionPolicy }) =>
  admissionPolicy === 'open' ? 'L’admission au premier cycle est ouverte.' : null;

const pell: Sentence = ({ country, cohorts, aidNumber, percentPell }) => {
  const part = share(percentPell);
  return part === null || !decides('percentPell', { country, cohorts, aidNumber })
    ? null
    : `Au premier cycle, ${part} des étudiants reçoivent une bourse Pell du gouvernement fédéral.`;
};

const aid: Sentence = ({ country, cohorts, aidNumber, percentReceivingAid }) => {
  const part = share(percentReceivingAid);
  return part === null || !decides('percentReceivingAid', { country, cohorts, aidNumber })
    ? null
    : `Parmi les nouveaux étudiants à temps plein, ${part} reçoivent une bourse.`;
};

const CALENDARS: Record<string, string> = {
  semester: 'en deux sessions',
  quarter: 'en quatre sessions (quarters)',
  trimester: 'en trimestres',
  '4-1-4': 'selon un calendrier 4-1-4, avec une courte session entre deux longues',
};
const calendar: Sentence = ({ academicCalendar }) => {
  const words = CALENDARS[academicCalendar ?? ''];
  return words === undefined ? null : `L’année y est organisée ${words}.`;
};

const secular: Sentence = ({ religiousAffiliation }) =>
  religiousAffiliation === 'none' ? 'Aucune appartenance religieuse n’est déclarée.' : null;

const collegesOfCanada: Sentence = ({ country, kind, state }) => {
  if (country !== 'CA' || kind !== 'two-year') return null;
  return state === 'QC'
    ? 'Au Québec, les cégeps et les collèges se situent entre l’école secondaire et l’université.'
    : 'Aucun tableau public ne compte ses diplômés par domaine d’études.';
};

/** What sets a school apart, told in this order whenever it is known. */
const ALWAYS: readonly Sentence[] = [fate, noFigures, identity, teaching, fields];
/** Of a school that is gone, all that is told. */
const GONE: readonly Sentence[] = [was, fate, taught, figuresOfThen];
/** Of these, as many as there is room for; which comes first differs by school. */
const SOMETIMES: readonly Sentence[] = [
  graduation,
  research,
  ratio,
  earnings,
  retention,
  graduateShare,
  athletics,
  canadianOutcomes,
];
/** When there is too little of the rest. */
const OTHERWISE: readonly Sentence[] = [names, admission, pell, aid, calendar, secular, collegesOfCanada];

/** The description in a list, of what its card holds: shorter than that of the page, or other in its choice. */
export const cardDescriptionOf = (card: DescribedCard): string => composed({ ...card, ...NOT_ON_CARDS });

export const descriptionOf = (university: UniversityDocument): string => composed(university);

function composed(university: University): string {
  const sentences: string[] = [];
  const length = () => sentences.join(' ').length;
  const add = (sentence: string | null) => {
    if (sentence === null || sentences.length >= MOST_SENTENCES) return;
    if (sentences.length > 0 && length() + 1 + sentence.length > LONGEST) return;
    sentences.push(sentence);
  };
  if (isGone(university.status)) {
    for (const say of GONE) add(say(university));
    return sentences.join(' ');
  }
  add(opening(university));
  for (const say of ALWAYS) add(say(university));
  const first = university.id % SOMETIMES.length;
  for (const say of [...SOMETIMES.slice(first), ...SOMETIMES.slice(0, first)]) {
    if (sentences.length < 3 || length() < SHORTEST) add(say(university));
  }
  for (const say of OTHERWISE) {
    if (sentences.length < 2 || length() < SHORTEST) add(say(university));
  }
  return sentences.join(' ');
}
