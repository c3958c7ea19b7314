/** Words of the groups further down a university's page: applying, students, outcomes over time, living there, safety. */

import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type {
  AdmissionFactor,
  FactorWeight,
  OutcomeGroup,
  SafetyOffence,
  StudentBody,
  TestPolicyKind,
  TrendBreakReason,
} from '#schema/domain/record/university-figures.ts';
import { TREND_LABELS } from '../figures/derived/followed.ts';
import { counted, de, uncapitalized } from '../grammar.ts';

/** Of a hundred who started, after how many of them it is said. */
const HUNDRED: Record<'award' | 'enrolledElsewhere' | 'stillEnrolled' | 'unknown', (count: number) => string> = {
  award: (count: number) => plural(count, { one: 'a obtenu son diplôme ici', other: 'ont obtenu leur diplôme ici' }),
  enrolledElsewhere: (count: number) =>
    plural(count, { one: 'est passée à un autre établissement', other: 'sont passées à un autre établissement' }),
  stillEnrolled: (count: number) => plural(count, { one: 'étudie encore ici', other: 'étudient encore ici' }),
  unknown: (count: number) =>
    plural(count, { one: 'est partie sans qu’on sache où', other: 'sont parties sans qu’on sache où' }),
};

export const detailWords = {
  older: (figures: readonly { label: string; year: string }[]) =>
    `${figures.map(({ label, year }) => `${label} : ${year}.`).join(' ')} Nous n’avons rien trouvé de plus récent.`,
  cohort: {
    small: (whole: string, of: string, year: string) =>
      `${counted(whole, of)}, ${year}. Dans un si petit groupe, une seule personne change beaucoup le résultat.`,
    near: (whole: string, of: string, year: string) =>
      `Nous n’avons pas le nombre d’étudiants de cette année-là. Pour une autre année : ${counted(whole, of)}, ${year}.`,
    people: (whole: string, of: string, year: string) => `${counted(whole, of)}, ${year}`,
  },
  /** Under a figure that the government publishes for a whole system. */
  allCampuses: (campuses: string, name: string) =>
    `Ce chiffre vaut pour les ${campuses} campus ${de(name)} pris ensemble. Aucun n’est publié pour ce seul campus.`,
  applying: {
    heading: 'Présenter une demande',
    testPolicy: 'SAT et ACT',
    policies: {
      required: 'Obligatoires',
      flexible: 'Obligatoires ou remplacés par un autre examen',
      sometimes: 'Obligatoires dans certains cas',
      optional: 'Facultatifs',
      'not-considered': 'Non pris en compte',
    } satisfies Record<TestPolicyKind, string>,
    policyMeanings: {
      required: 'Pour entrer en première année, il faut envoyer un résultat.',
      flexible: 'Vous pouvez envoyer le résultat d’un autre examen, ou un autre dossier, à la place.',
      sometimes:
        'Certaines personnes doivent envoyer un résultat, selon le programme, leurs notes ou l’école d’où elles viennent.',
      optional: 'Vous choisissez d’envoyer un résultat ou non.',
      'not-considered': 'L’établissement ne regarde pas les résultats, même si vous les envoyez.',
    } satisfies Record<TestPolicyKind, string>,
    testBlind:
      'Cet établissement ne tient aucun compte de ces examens (test-blind) : il n’y a donc pas de fourchette à laquelle comparer vos résultats.',
    policyFor: (cycle: string) => (/^\d/.test(cycle) ? `Pour ${cycle}.` : `Pour l’${cycle}.`),
    policyPage: 'Ce qu’en dit l’établissement',
    fee: 'Frais de demande d’admission',
    noFee: 'Gratuit',
    feeNote:
      'Pour une demande en première année. Beaucoup d’établissements en dispensent les familles à faible revenu.',
    deadlines: 'Dates limites',
    /** Before the address of a school whose dates and form are not known. */
    onOwnSite: 'Dates limites et demande d’admission :',
    next: (date: string, round: string, left: string) => `Prochaine date limite : ${date}, ${left} · ${round}`,
    /** In Canada: whom a date is for, where it is not for everybody, and the service through which one applies. */
    applyBy: (whom: string | null, service: string | null, date: string, left: string) =>
      `${whom === null ? (service ?? 'Demande d’admission') : service === null ? whom : `${whom} (${service})`} : ${
        whom === null && service === null ? '' : 'demande '
      }au plus tard le ${date} (${left})`,
    fromAbroad: 'De l’étranger',
    /** Where no date is known. */
    through: (service: string) => `Demander l’admission par ${service.startsWith('SRA') ? 'le ' : ''}${service}`,
    /** Behind it, on a phone: the published prices, the size of the place, the school's own pages. */
    moreNumbers: 'Prix, taille et pages de l’établissement',
    deadlinesFor: (cycle: string) => `Dates limites pour la première année, ${cycle}`,
    lastKnown: (cycle: string) =>
      `Ce sont les dates de ${cycle}, les dernières que nous ayons. Celles de cette année peuvent être différentes.`,
    readOn: (asOf: string) =>
      `Dates connues le ${formatPartialDate(asOf)}. Elles changent : vérifiez auprès de l’établissement avant de vous organiser.`,
    readIn: (asOf: string) =>
      `Dates connues en ${formatPartialDate(asOf)}. Elles changent : vérifiez auprès de l’établissement avant de vous organiser.`,
    round: 'Type de demande',
    date: 'Date limite',
    plan: 'Votre plan',
    notPublished: 'Nous n’avons pas les dates limites de cet établissement.',
    admissionsPage: 'La page d’admission de l’établissement',
    partsHeading: 'Ce que demande l’établissement',
    parts: {
      essay: 'Texte personnel (essay)',
      teachers: 'Lettres de recommandation du personnel enseignant',
      counselor: 'Rapport du service d’orientation (counselor)',
      midyear: 'Relevé de mi-année',
    },
    /** In one line, where the list has nothing that is required. */
    nothingAsked: (parts: readonly string[]) => `Non demandé\u00a0: ${parts.map(uncapitalized).join(', ')}`,
    isAsked: 'Obligatoire',
    isNotAsked: 'Non demandé',
    letters: (count: number) => (count === 0 ? 'Aucune' : String(count)),
    partsOf: (cycle: string, asOf: string) =>
      `Selon la liste de la Common Application pour ${cycle}, dans sa version du ${formatPartialDate(asOf)}. L’établissement peut en demander davantage.`,
    canada: 'Comment et quand postuler',
    routes: 'Façons de faire une demande',
    binding: ', avec engagement',
    passed: 'passé',
    rolling:
      'En continu : les demandes sont étudiées au fur et à mesure, jusqu’à ce que toutes les places soient prises.',
    factors: 'Ce qui compte à l’admission',
    factorNames: {
      gpa: 'Moyenne du secondaire (GPA)',
      rank: 'Rang dans la classe',
      record: 'Dossier scolaire',
      preparation: 'Cours préparatoires à l’université',
      recommendations: 'Lettres de recommandation',
      competencies: 'Portfolio ou preuve de compétences',
      tests: 'Résultats au SAT ou à l’ACT',
      english: 'Preuve de connaissance de l’anglais',
      'other-test': 'Autre examen',
      work: 'Expérience de travail',
      essay: 'Texte personnel (essay)',
      legacy: 'Liens familiaux avec l’établissement (legacy)',
    } satisfies Record<AdmissionFactor, string>,
    weights: {
      required: 'Obligatoire',
      considered: 'Pris en compte si vous l’envoyez',
      'not-considered': 'Non pris en compte',
    } satisfies Record<FactorWeight, string>,
    earlyDecision: 'Décision anticipée (early decision)',
    earlyDecisionRate: (admitted: string, applied: string, year: string) =>
      `Personnes admises en décision anticipée : ${admitted} sur ${applied} (${year}). Ce sont souvent des athlètes recrutés ou des personnes qui ont d’autres liens avec l’établissement.`,
    waitlist: 'Liste d’attente',
    waitlistText: (admitted: string, accepted: string, year: string) =>
      `Personnes admises parmi celles qui ont accepté une place sur la liste : ${admitted} sur ${accepted} (${year}).`,
    waitlistOffered: (offered: string, year: string) => `Places offertes sur la liste : ${offered} (${year}).`,
    links: 'Sur le site de l’établissement',
    entering: 'Moyennes au secondaire des étudiants de première année',
    enteringIntro: 'Répartition des étudiants de première année selon leur moyenne au secondaire.',
    enteringField: 'Domaine',
    enteringBands: ['Moins de 70', '70–74', '75–79', '80–84', '85–89', '90–94', '95 et plus'],
    ontario: (count: number) => `Programmes où présenter une demande (${count})`,
    ontarioIntro:
      'Selon la liste du Centre de demande d’admission aux universités de l’Ontario (OUAC). Les fourchettes de notes sont celles que le programme attendait pour l’entrée en 2024; demandez à l’université celles de cette année.',
    ontarioNeeds: 'Cours exigés',
    quoted: (text: string) => `« ${text} »`,
    ontarioAverage: 'Notes pour l’entrée en 2025, selon la page de l’université',
    coop: 'Stages coop ou autre expérience',
    places: 'Places',
    showPrograms: (count: number) => `Les afficher tous (${count})`,
  },
  students: {
    heading: 'Qui étudie ici',
    headingIntro: 'Part de la population étudiante de premier cycle.',
    groups: {
      women: 'Femmes',
      international: 'D’autres pays',
      partTime: 'À temps partiel',
      adults: '25 ans ou plus',
      firstGeneration: 'Première génération à l’université',
      hispanic: 'Hispaniques ou Latino-Américains',
      white: 'Blancs',
      black: 'Noirs ou Afro-Américains',
      asian: 'Asiatiques',
      twoOrMoreRaces: 'Deux origines ou plus',
      nativeAmerican: 'Autochtones des États-Unis, Alaska compris',
      pacificIslander: 'Autochtones d’Hawaï ou des îles du Pacifique',
      unknownRace: 'Origine inconnue',
    } satisfies Record<keyof StudentBody, string>,
    /** In a fold's summary, where there are no others. */
    onlyWomen: 'Femmes seulement',
    onlyMen: 'Hommes seulement',
    racesHeading: 'Origine raciale et ethnique',
    racesNote:
      'Telle que les étudiants l’ont déclarée, selon les catégories du recensement américain. Ceux qui viennent d’autres pays sont comptés à part.',
    group: 'Groupe',
    share: 'Part',
    chartOf: (parts: string) => `Part de la population étudiante de premier cycle. ${parts}`,
    enrolment: 'Étudiants à temps plein au fil des ans',
    enrolmentIntro: 'Chaque automne; Statistique Canada arrondit au multiple de trois le plus proche.',
    year: 'Automne',
    total: 'Ensemble',
    canadian: 'Canadiens',
    internationalColumn: 'Étrangers',
    services: 'Services',
    rotc: 'ROTC',
    rotcNone: 'Non offert',
    studyAbroad: 'Études à l’étranger',
    yes: 'Oui',
    no: 'Non',
    veterans: 'Pour les vétérans',
    disability: 'Étudiants inscrits aux services adaptés',
    /** The only share that is published as a bound. */
    disabilityFew: '3 % ou moins',
    disabilityShare: (share: string) => `${share} de la population étudiante de premier cycle`,
    distance: 'Programmes entièrement en ligne',
    safety: 'Sécurité sur le campus',
    safetyFigure: (rate: string) => `${rate} par année`,
    safetyLabel: 'Infractions signalées pour 1 000 étudiants sur le campus',
    safetyYears: (first: string, last: string) => `${first} à ${last}`,
    safetyNote: (years: string) =>
      `Moyenne des infractions signalées sur le campus principal de ${years}. Un chiffre plus élevé peut vouloir dire que l’on signale davantage, ou que beaucoup de gens y vivent ou y passent sans y étudier, dans un hôpital par exemple. Les étudiants inscrits entièrement en ligne ne sont pas comptés. Un signalement compte pour l’année où il a été fait.`,
    lateReports:
      'Une de ces années compte bien plus de signalements que les autres, et certains d’entre eux portent sur des faits anciens. Nous ne comparons pas cette moyenne à celle d’autres établissements.',
    safetyTable: (years: string) => `Signalements par type d’infraction, total de ${years}`,
    offence: 'Type',
    reports: 'Signalements',
    offences: {
      murder: 'Meurtres et homicides volontaires',
      'sexual-offences': 'Infractions sexuelles',
      robbery: 'Vols qualifiés',
      'aggravated-assault': 'Voies de fait graves',
      burglary: 'Introductions par effraction',
      'motor-vehicle-theft': 'Vols de véhicules',
      arson: 'Incendies criminels',
    } satisfies Record<SafetyOffence, string>,
  },
  outcomes: {
    pellNote:
      'Étudiants de familles à faible revenu qui reçoivent une bourse Pell du gouvernement fédéral. Comparez leur taux à celui de l’ensemble pour voir s’ils terminent aussi souvent.',
    years: 'Diplôme obtenu en',
    yearsIntro:
      'Étudiants à temps plein qui ont commencé ici et visaient un baccalauréat. Les taux qui comptent aussi les transferts ou le temps partiel peuvent différer.',
    few: 'Dans un si petit groupe, une seule personne change beaucoup le résultat.',
    fourYears: 'Quatre ans',
    sixYears: 'Six ans',
    eightYears: 'Huit ans',
    hundredHeading: 'Sur 100 personnes, huit ans plus tard',
    hundred: HUNDRED,
    eightHeading: 'Huit ans plus tard',
    eightIntro: 'Toutes les personnes qui ont commencé la même année, y compris à temps partiel ou après un transfert.',
    group: 'À l’entrée',
    groups: {
      all: 'Ensemble des étudiants',
      pell: 'Boursiers Pell',
      'first-time': 'Premières études postsecondaires',
      transfer: 'Venus d’un autre établissement',
      'full-time': 'À temps plein',
      'part-time': 'À temps partiel',
      'first-time-full-time': 'Premières études, temps plein',
      'transfer-full-time': 'D’un autre établissement, temps plein',
    } satisfies Record<OutcomeGroup, string>,
    award: 'Diplôme obtenu ici',
    stillEnrolled: 'Encore ici',
    enrolledElsewhere: 'Études ailleurs',
    unknown: 'Non déclaré',
    cohort: 'Étudiants',
    employmentHeading: 'En emploi après deux ans, par domaine',
    employmentField: 'Domaine',
    employmentRate: 'En emploi',
    trendsHeading: 'Au fil des ans',
    trendsIntro:
      'Ce que l’établissement a déclaré chaque année. Une case vide veut dire que nous n’avons pas le chiffre de cette année-là.',
    trendColumns: {
      ...TREND_LABELS,
      tuitionOutOfState: 'Droits de scolarité, autres États',
      tuitionInDistrict: 'Droits de scolarité, résidents du district',
    },
    trendBreaks: {
      'four-year': (year: string) =>
        `La courbe de la diplomation repart à neuf en ${year}. À partir de là, l’établissement est classé parmi ceux de quatre ans, et son taux compte les baccalauréats obtenus en six ans ou moins. Avant, il était classé parmi ceux de deux ans, et son taux comptait les diplômes obtenus en trois ans ou moins.`,
      'two-year': (year: string) =>
        `La courbe de la diplomation repart à neuf en ${year}. À partir de là, l’établissement est classé parmi ceux de deux ans, et son taux compte les diplômes obtenus en trois ans ou moins. Avant, il était classé parmi ceux de quatre ans, et son taux comptait les baccalauréats obtenus en six ans ou moins.`,
    } satisfies Record<TrendBreakReason, (year: string) => string>,
    trendYear: 'Année',
    trendOf: (label: string, first: string, firstYear: string, last: string, lastYear: string) =>
      `${label} : ${first} en ${firstYear}, ${last} en ${lastYear}`,
  },
  living: {
    heading: 'Coût de la vie sur place',
    rent: 'Loyer d’un logement d’une chambre',
    brief: 'Logement d’une chambre',
    perMonth: (rent: string) => `${rent} par mois`,
    rentNote: (area: string, period: string) => `Prix par mois, ${area}, ${period}.`,
    withUtilities: 'Chauffage, eau et électricité compris; c’est le loyer d’un logement modeste.',
    withoutUtilities:
      'C’est le loyer moyen dans les immeubles locatifs. Le chauffage et l’électricité ne sont pas toujours compris.',
    studio: 'Studio',
    twoBedroom: 'Deux chambres',
    parity: 'Prix dans la région',
    parityAbove: (percent: string) => `${percent} de plus que la moyenne américaine`,
    parityBelow: (percent: string) => `${percent} de moins que la moyenne américaine`,
    paritySame: 'À peu près la moyenne américaine',
    parityNote: (area: string) => `Tous les biens et services, ${area}.`,
    guide: 'Résidence ou appartement : comment choisir',
  },
  programs: {
    earningsLabel: 'Revenu et dette par programme',
    earnings: (amount: string) => `${amount} après quatre ans`,
    earningsOneYear: (amount: string) => `${amount} après un an`,
    debt: (amount: string) => `${amount} de dette`,
    withheld: 'revenu après quatre ans non publié',
    elsewhere: (amount: string, schools: string) => `médiane de ${schools} autres établissements : ${amount}`,
    earningsNote:
      'Le revenu est la médiane des diplômés en emploi qui ont reçu de l’aide fédérale, quatre ans et un an après chaque diplôme. La dette est la médiane de ceux qui ont emprunté ici. Les chiffres des groupes trop petits ne sont pas publiés.',
    accredited: 'Programmes agréés',
    accreditedIntro:
      'Programmes reconnus par l’organisme qui délivre les permis d’exercice ou agrée la formation, selon cet organisme ou l’université.',
  },
} as const;
