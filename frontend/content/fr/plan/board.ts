/** The words of the decision board. */

import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { KILOMETRES_PER_MILE } from '#schema/domain/places/distance.ts';
import {
  BOARD_LINK_MAX,
  BOARD_NOTE_MAX,
  BOARD_NOTES_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_SCHOOLS_MAX,
  type BoardCriterion,
  type BoardMust,
  type BoardWishes,
  SAVED_BOARD_NOTES_MAX,
} from '#schema/domain/plan/board.ts';
import type { BoardFault } from '#schema/domain/plan/board-link.ts';
import { DISTANCE_HALF, PRICE_LINE_END, SIZE_LINE, SUBJECT_HALF } from '#schema/domain/plan/board-scores.ts';
import type { CampusSetting } from '#schema/domain/record/enums.ts';
import { de, the } from '../grammar.ts';
import { wholeDistance } from '../search/distance.ts';

const WORDS_OF_NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number) => WORDS_OF_NUMBERS[count] ?? String(count);
const list = new Intl.ListFormat('fr-CA', { type: 'conjunction' });
const alternatives = new Intl.ListFormat('fr-CA', { type: 'disjunction' });
/** 1er, 2e, 3e. */
const ordinal = (rank: number) => (rank === 1 ? '1er' : `${rank}e`);
const usd = (amount: number) => formatMoney(amount, 'USD');
/** « 160 km » for a hundred miles: the figure they stand for is a round one. */
const roundDistance = (miles: number) => `${formatCount(Math.round((miles * KILOMETRES_PER_MILE) / 10) * 10)} km`;
const number = (count: number) => formatCount(count);
const schoolCount = (count: number) =>
  plural(count, { one: `${count} établissement`, other: `${count} établissements` });

const CRITERIA: Record<BoardCriterion, string> = {
  price: 'Prix',
  finish: 'Taux de diplomation',
  pay: 'Revenu',
  debt: 'Peu de dettes',
  subject: 'Domaine',
  admission: 'Facilité d’admission',
  distance: 'Distance de la maison',
  size: 'Taille',
  setting: 'Milieu',
  classes: 'Étudiants par professeur',
  safety: 'Sécurité',
  feel: 'Mon impression',
};
/** In the middle of a sentence, without an article. */
const IN_TEXT: Record<BoardCriterion, string> = {
  price: 'prix',
  finish: 'diplomation',
  pay: 'revenu',
  debt: 'dette',
  subject: 'domaine',
  admission: 'admission',
  distance: 'distance',
  size: 'taille',
  setting: 'milieu',
  classes: 'encadrement',
  safety: 'sécurité',
  feel: 'impression',
};
/** The subject of a sentence, in the singular. */
const AS_SUBJECT: Record<BoardCriterion, string> = {
  price: 'le prix',
  finish: 'la diplomation',
  pay: 'le revenu',
  debt: 'la dette',
  subject: 'le domaine',
  admission: 'l’admission',
  distance: 'la distance',
  size: 'la taille',
  setting: 'le milieu',
  classes: 'l’encadrement',
  safety: 'la sécurité',
  feel: 'l’impression',
};
const WEIGHTS = ['ne compte pas', 'un peu', 'assez', 'beaucoup', 'énormément', 'plus que tout'] as const;

export const boardWords = {
  labelled: (label: string, text: string) => `${label} : ${text}`,
  title: 'Tableau de décision',
  pageTitle: 'Choisir une université ensemble',
  description:
    'Comparez jusqu’à dix universités selon ce qui compte pour chacun. Voyez sur quoi vous êtes d’accord et où vos avis diffèrent. Aucun compte requis.',
  lead: 'Ajoutez jusqu’à dix établissements. Chaque personne dit ce qui compte pour elle. Voyez sur quoi vous êtes d’accord et quel établissement arrive en tête. Aucun compte requis.',
  how: {
    scoresTitle: 'Comment les points sont calculés',
    scores: [
      'Pour chaque critère, un établissement reçoit jusqu’à 100 points : plus le prix est bas, par exemple, plus il y a de points. Son total est la moyenne, pondérée comme vous l’avez choisi. Votre propre note de 1 à 5 remplace un chiffre.',
      'La diplomation, le revenu, la dette, l’encadrement et la sécurité dépendent de la place de l’établissement parmi des établissements semblables : devancer la moitié d’entre eux vaut 50 points.',
      `Un prix nul vaut 100 points, et ${usd(PRICE_LINE_END)} ou plus par année n’en vaut aucun. Un établissement à ${roundDistance(DISTANCE_HALF)} de la maison en reçoit 50. Il en va de même pour ${SUBJECT_HALF} diplômes par année dans votre domaine. La taille va de ${number(SIZE_LINE.from)} à ${number(SIZE_LINE.to)} étudiants, et chaque doublement compte autant. L’admission est la part des demandes acceptées.`,
      'Un chiffre qui manque est laissé hors de la moyenne : il n’aide pas et ne nuit pas. Un établissement dont nous connaissons moins de la moitié de ce qui compte pour vous n’a pas de rang. La barre mince montre le total le plus bas et le plus élevé possibles.',
      'Quand vous classez ensemble, chaque personne compte autant. L’exigence d’une seule écarte un établissement pour toutes. Un chiffre qui manque n’écarte jamais un établissement.',
    ],
    private:
      'Tout le tableau est dans le lien, et nous ne le recevons pas. Quiconque a le lien peut le lire : les noms, les remarques, les notes, la ville que vous entrez et, si vous les ajoutez, vos prix.',
  },
  /** Before anything is on the board. */
  begin: {
    saved: (count: number) =>
      plural(count, {
        one: 'Ajouter mon établissement enregistré',
        other: `Ajouter mes ${count} établissements enregistrés`,
      }),
    pairs: 'Ou essayez avec deux établissements :',
    pair: (one: string, other: string) => `${one} ou ${other}`,
    added: (count: number) =>
      plural(count, {
        one: 'Un établissement est sur le tableau.',
        other: `${count} établissements sont sur le tableau.`,
      }),
    sample: {
      title: 'Ce que vous obtiendrez',
      intro: 'Un exemple inventé : Maya met le revenu en premier, et papa met le coût en premier.',
      schools: [
        { name: 'Établissement A', places: 'Maya 1er · Papa 2e', points: 78 },
        { name: 'Établissement B', places: 'Maya 3e · Papa 1er', points: 71 },
        { name: 'Établissement C', places: 'Maya 2e · Papa 3e', points: 64 },
      ],
    },
  },
  faults: {
    unreadable:
      'Nous ne pouvons pas lire ce lien : il en manque une partie, ou elle a été modifiée. Redemandez le lien ou commencez un nouveau tableau ci-dessous.',
    'other-version':
      'Ce lien a été créé par une autre version de cette page : nous ne pouvons pas le lire. Rechargez la page et réessayez, ou commencez un nouveau tableau ci-dessous.',
    'too-long': `Ce lien dépasse ${number(BOARD_LINK_MAX)} caractères : il ne vient donc pas d’ici. Redemandez le lien ou commencez un nouveau tableau ci-dessous.`,
  } satisfies Record<BoardFault, string>,
  loading: 'Chargement des établissements…',
  failed: 'Nous n’avons pas pu charger certains établissements.',
  retry: 'Réessayer',
  schools: {
    title: 'Établissements',
    intro: `Jusqu’à ${inWords(BOARD_SCHOOLS_MAX)}.`,
    label: 'Ajouter un établissement',
    placeholder: 'Nom d’un établissement',
    full: `Le tableau est plein : ${inWords(BOARD_SCHOOLS_MAX)} établissements. Retirez-en un pour en ajouter un autre.`,
    onBoard: 'au tableau',
    remove: 'Retirer',
    removeNamed: (name: string) => `Retirer ${the(name)}`,
    added: (name: string) => `Ajout au tableau : ${name}.`,
    removed: (name: string) => `Retrait du tableau : ${name}.`,
    unknown: (id: number) => `Établissement numéro ${id} : absent de notre liste`,
    empty: 'Aucun établissement.',
    compare: 'Comparer ces établissements',
  },
  basis: 'Prix et domicile',
  home: {
    title: 'Domicile',
    label: 'Ville, code postal ou code ZIP',
    hint: 'Ce lieu sert seulement à mesurer les distances. Il fait partie du tableau et de son lien.',
    find: 'Utiliser ce lieu',
    is: (name: string) => `Distances calculées à partir de : ${name}.`,
    remove: 'Oublier le lieu',
    removed: 'Les distances ne sont plus calculées.',
    unknown: (text: string) =>
      `Nous ne connaissons aucun lieu nommé « ${text} ». Ajoutez l’État ou la province : « Athens, OH », par exemple.`,
    failed: 'Nous n’avons pas pu chercher ce lieu. Réessayez.',
  },
  prices: {
    own: 'Ce sont vos prix estimés, d’après vos réponses.',
    none: 'Ces prix sont la moyenne de ce qu’ont payé les étudiants qui reçoivent de l’aide. Ajoutez votre État ou votre province pour voir les vôtres.',
    tell: 'Voir mon prix',
    share: 'Mettre nos prix dans le lien',
    shareHint: 'Les autres verront les mêmes prix que vous, arrondis à 100 $. Vos réponses restent dans ce navigateur.',
    linked: 'Ce sont les prix de la famille qui a créé ce lien.',
  },
  people: {
    title: 'Personnes',
    intro: `Jusqu’à ${inWords(BOARD_PEOPLE_MAX)}. Chacune indique ce qui compte pour elle.`,
    label: 'Votre nom',
    placeholder: 'Maya, papa, grand-maman…',
    add: 'Ajouter',
    needsName: 'Écrivez d’abord un nom.',
    taken: (name: string) => `${name} est déjà au tableau.`,
    full: `Le tableau est plein : ${inWords(BOARD_PEOPLE_MAX)} personnes.`,
    added: (name: string) => `Nom ajouté au tableau : ${name}.`,
    removed: (name: string) => `${name} n’est plus au tableau.`,
    choose: 'Les réponses à afficher',
    answers: (name: string) => `Réponses ${de(name)}`,
    remove: (name: string) => `Retirer ${name}`,
    order: 'Voir le classement',
    invite: 'Quelqu’un vous a envoyé ce tableau. Ajoutez votre nom et vos réponses, puis renvoyez-lui votre lien.',
  },
  weights: {
    title: (name: string) => `Ce qui compte pour ${name}`,
    most: 'Qu’est-ce qui compte le plus?',
    introMost:
      'Choisissez un ou plusieurs critères, ou déplacez les curseurs vers la droite selon l’importance de chacun.',
    intro: 'Déplacez chaque curseur vers la droite selon l’importance du critère.',
    words: WEIGHTS,
    more: 'Autres critères',
    criteria: CRITERIA,
    hints: {
      price: 'Ce qu’une année vous coûterait',
      finish: 'Part des gens qui obtiennent leur diplôme',
      pay: 'Revenu médian dix ans après le début des études',
      debt: 'Dette médiane à la fin des études',
      subject: 'Diplômes par année',
      admission: 'Part des demandes acceptées',
      distance: 'En kilomètres, à vol d’oiseau',
      size: 'Nombre d’étudiants',
      setting: 'Ville, banlieue, petite ville ou campagne',
      classes: 'Nombre d’étudiants par professeur',
      safety: 'Infractions signalées par tranche de 1 000 étudiants',
      feel: 'Votre propre note, après une visite par exemple',
    } satisfies Record<BoardCriterion, string>,
  },
  wishes: {
    labels: {
      finish: 'Étudiants comme vous',
      admission: 'Ce que vous préférez',
      distance: 'Ce que vous préférez',
      size: 'Ce que vous préférez',
      setting: 'Quel milieu',
      subject: 'Quel domaine',
    } satisfies Record<keyof BoardWishes, string>,
    finish: {
      all: 'Première inscription, à temps plein',
      pell: 'Avec une bourse Pell',
      transfer: 'Après un transfert',
      'part-time': 'À temps partiel',
    } satisfies Record<BoardWishes['finish'], string>,
    admission: { easier: 'Admission plus facile', selective: 'Admission plus difficile' },
    distance: { near: 'Près de la maison', far: 'Loin de la maison' },
    size: { small: 'Petite université', large: 'Grande université' },
    setting: { Urban: 'Ville', Suburban: 'Banlieue', 'Small City': 'Petite ville', Rural: 'Campagne' } satisfies Record<
      CampusSetting,
      string
    >,
    choose: 'Choisir',
  },
  musts: {
    title: 'Exigences',
    intro:
      'Nous écartons les établissements qui ne remplissent pas une exigence. Laissez vide ce dont vous pouvez vous passer.',
    labels: {
      priceMax: 'Prix maximal par année, en dollars américains',
      milesMax: 'Distance maximale de la maison, en kilomètres',
      finishMin: 'Taux de diplomation minimal, en pourcentage',
      admitMin: 'Taux d’admission minimal, en pourcentage',
      country: 'Pays',
      type: 'Type d’établissement',
      setting: 'Milieu',
      subject: 'Domaine enseigné',
    } satisfies Record<BoardMust, string>,
    any: 'Peu importe',
    broken: {
      priceMax: 'coûte trop cher',
      milesMax: 'se trouve trop loin',
      finishMin: 'a un taux de diplomation trop bas',
      admitMin: 'a un taux d’admission trop bas',
      country: 'se trouve dans l’autre pays',
      type: 'est d’un autre type',
      setting: 'se trouve dans un autre milieu',
      subject: 'n’enseigne pas le domaine',
    } satisfies Record<BoardMust, string>,
    unknown: {
      priceMax: 'son prix',
      milesMax: 'sa distance',
      finishMin: 'son taux de diplomation',
      admitMin: 'son taux d’admission',
      country: 'son pays',
      type: 'son type',
      setting: 'son milieu',
      subject: 'l’enseignement du domaine',
    } satisfies Record<BoardMust, string>,
    count: (count: number) => (count === 0 ? 'Exigences' : `Exigences (${count})`),
  },
  marks: {
    title: 'Vos notes',
    intro:
      'Un chiffre vous semble faux, ou il manque? Donnez une note de 1 (faible) à 5 (excellent). Nous la prendrons à sa place.',
    school: 'Établissement',
    none: 'Selon le chiffre',
    noneFeel: 'Aucune note',
    labels: ['1 – faible', '2', '3 – correct', '4', '5 – excellent'],
    count: (count: number) => (count === 0 ? 'Vos notes' : `Vos notes (${count})`),
  },
  order: {
    title: 'Le classement',
    together: 'Ensemble',
    of: (name: string) => `Classement ${de(name)}`,
    show: 'Le classement à afficher',
    empty: 'Ajoutez au moins deux établissements pour voir un premier classement.',
    start:
      'Un premier classement : le coût, le taux de diplomation, les gains et la dette comptent autant. Ajoutez votre nom et dites ce qui compte pour vous, et il changera.',
    needsWeights: (names: readonly string[]) => `Aucune réponse sur ce qui compte : ${list.format(names)}.`,
    /** What follows the number, which stands in larger figures. */
    pointsOfAll: (count: number) => plural(count, { one: 'point sur 100', other: 'points sur 100' }),
    /** The same where there is little room. */
    pointsShort: (count: number) => plural(count, { one: 'point', other: 'points' }),
    span: (low: number, high: number) => `pourrait aller de ${low} à ${high}`,
    tooLittle: 'sans rang : nous connaissons moins de la moitié de ce qui compte pour vous',
    noPoints: 'pas assez de données',
    rank: (rank: number) => ordinal(rank),
    by: (name: string, rank: number | null, isOut: boolean) =>
      `${name} : ${rank !== null ? ordinal(rank) : isOut ? 'écarté' : 'sans rang'}`,
    blanks: (criteria: readonly BoardCriterion[]) =>
      `Sans données : ${list.format([...criteria].map((one) => IN_TEXT[one]))}`,
    ruledOut: 'Écarté',
    ruledOutBy: (name: string, reasons: readonly string[]) => `Pour ${name} : ${list.format(reasons)}`,
    unsure: (name: string, what: readonly string[]) =>
      `Données manquantes pour l’exigence ${de(name)} : ${list.format(what)}`,
    sure: (name: string) => `En tête : ${name}.`,
    level: (names: readonly string[]) => `À égalité en tête : ${list.format(names)}.`,
    surely: 'Aucun chiffre manquant ne pourrait changer cela.',
    close: 'Le deuxième suit de tout près : un petit changement suffirait à inverser l’ordre.',
    rivals: (names: readonly string[]) =>
      names.length > 3
        ? `Mais il manque des chiffres. Avec eux, ${names.length} autres établissements pourraient passer en tête.`
        : `Mais il manque des chiffres. Avec eux, un autre établissement pourrait passer en tête : ${alternatives.format(names)}.`,
    nobody: 'Chaque établissement est écarté par une exigence. Retirez-en une pour voir un classement.',
    nobodyKnown: 'Nous en savons trop peu sur ces établissements pour les classer selon ce qui compte pour vous.',
    said: (first: string) => `En première place : ${first}.`,
  },
  differ: {
    title: 'Où vos avis diffèrent',
    none: 'Vous classez tous les établissements dans le même ordre.',
    line: (high: string, highRank: number, low: string, lowRank: number, criterion: BoardCriterion | null) => {
      const said = `${ordinal(highRank)} pour ${high}, ${ordinal(lowRank)} pour ${low}`;
      return criterion === null ? said : `${said}; principale raison : ${AS_SUBJECT[criterion]}`;
    },
    out: (high: string, highRank: number, low: string) =>
      `${ordinal(highRank)} pour ${high}, écarté pour ${low} en raison d’une exigence`,
  },
  turn: {
    title: 'Ce qui changerait la première place',
    intro: 'Le plus petit changement de pondération qui mettrait un autre établissement en tête.',
    line: (person: string, criterion: BoardCriterion, to: number, schools: readonly string[], up: boolean) => {
      const subject = AS_SUBJECT[criterion];
      const first = list.format(schools);
      const said = WEIGHTS[to];
      if (to === 0) return `Pour ${person} : si ${subject} ne comptait pas, la première place irait à : ${first}.`;
      return up
        ? `Pour ${person} : si ${subject} comptait davantage (« ${said} »), la première place irait à : ${first}.`
        : `Pour ${person} : si ${subject} comptait moins (« ${said} »), la première place irait à : ${first}.`;
    },
    none: (person: string) => `Pour ${person} : changer l’importance d’un seul critère n’y suffit pas.`,
  },
  figures: {
    title: (person: string) => `Les points de chaque établissement pour ${person}`,
    intro: (person: string) =>
      `Ce qui compte pour ${person}, établissement par établissement. Les points sont sur 100.`,
    caption: (person: string) => `Points de chaque établissement pour ${person}`,
    school: 'Ce qui compte',
    blank: 'pas de données',
    own: 'note personnelle',
    score: (score: number) => `${score}`,
    miles: wholeDistance,
    graduates: (count: number) => `${formatCount(count)} par année`,
    open: 'admission ouverte',
  },
  notes: {
    title: 'Pour et contre',
    intro: `Le lien contient jusqu’à ${inWords(BOARD_NOTES_MAX)} courtes remarques.`,
    introSaved: `Un tableau enregistré dans votre compte contient jusqu’à ${SAVED_BOARD_NOTES_MAX} remarques. Le lien contient les ${inWords(BOARD_NOTES_MAX)} premières.`,
    school: 'Établissement',
    kind: 'Est-ce pour ou contre?',
    kinds: { pro: 'Pour', con: 'Contre' },
    text: 'Remarque',
    hint: `Jusqu’à ${BOARD_NOTE_MAX} caractères.`,
    add: 'Ajouter la remarque',
    needsText: 'Écrivez d’abord quelque chose.',
    added: 'La remarque a été ajoutée au tableau.',
    removed: 'La remarque est effacée.',
    removeNamed: (text: string) => `Retirer la remarque « ${text} »`,
    remove: 'Retirer',
    full: `Un lien contient au plus ${inWords(BOARD_NOTES_MAX)} remarques. Enregistrez le tableau dans un compte pour en écrire davantage.`,
    fullSaved: `Un tableau ne peut contenir que ${SAVED_BOARD_NOTES_MAX} remarques.`,
    empty: 'Aucune remarque.',
  },
  share: {
    title: 'Partager',
    intro: 'Quiconque ouvre le lien voit ce tableau et peut y ajouter ses réponses.',
    copy: 'Copier le lien',
    copied: {
      title: 'Lien copié',
      description: 'Quiconque l’ouvre voit ce tableau, avec les noms et les remarques.',
    },
    notCopied: {
      title: 'Nous n’avons pas pu copier le lien',
      description: 'Copiez-le depuis la barre d’adresse du navigateur.',
      destructive: true,
    },
    length: (used: number) =>
      plural(used, {
        one: `${formatCount(used)} caractère utilisé sur ${number(BOARD_LINK_MAX)}`,
        other: `${formatCount(used)} caractères utilisés sur ${number(BOARD_LINK_MAX)}`,
      }),
    full: `Le tableau dépasse les ${number(BOARD_LINK_MAX)} caractères qu’un lien peut contenir. Raccourcissez ou retirez des remarques : d’ici là, le lien reste celui d’avant.`,
    print: 'Imprimer',
    csv: 'Télécharger en CSV',
    fileName: 'tableau-de-decision.csv',
    clear: 'Recommencer',
    cleared: 'Le tableau est vide.',
    undo: 'Annuler',
  },
  join: {
    title: 'Réunir les réponses',
    have: 'Quelqu’un vous a envoyé un lien?',
    label: 'Lien reçu en retour',
    hint: 'Collez-le ici.',
    button: 'Réunir',
    empty: 'Collez d’abord un lien.',
    noBoard: 'Ce lien ne mène pas à un tableau de décision.',
    added: (names: readonly string[]) => `Ajout au tableau : ${list.format(names)}.`,
    updated: (names: readonly string[]) => `Nouvelles réponses : ${list.format(names)}.`,
    same: 'Rien de nouveau dans ce lien.',
    more: 'Des établissements ou des remarques de ce lien sont maintenant au tableau.',
    left: ({ people, schools, notes }: { people: readonly string[]; schools: number; notes: number }) =>
      `Il n’y avait pas de place pour : ${list.format([
        ...people,
        ...(schools > 0 ? [schoolCount(schools)] : []),
        ...(notes > 0 ? [plural(notes, { one: `${notes} remarque`, other: `${notes} remarques` })] : []),
      ])}.`,
    other: (schools: number) =>
      plural(schools, {
        one: `Ce navigateur a un autre tableau, avec ${schools} établissement. Réunir les deux?`,
        other: `Ce navigateur a un autre tableau, avec ${schools} établissements. Réunir les deux?`,
      }),
    together: 'Les réunir',
    apart: 'Ne garder que celui-ci',
  },
  keep: {
    title: 'Enregistrer dans votre compte',
    intro:
      'Ouvrez-le sur tous vos appareils et ajoutez plus de remarques. Personne d’autre ne le voit. Vos prix n’y sont pas enregistrés.',
    signedOut: 'Sans compte, le tableau est enregistré seulement dans ce navigateur et dans son lien.',
    signIn: 'Se connecter pour l’enregistrer',
    name: 'Nom du tableau',
    save: 'Enregistrer ce tableau',
    update: (name: string) => `Enregistrer les changements : « ${name} »`,
    changed: (name: string) =>
      `« ${name} » a été enregistré sur un autre appareil après que vous l’avez ouvert ici. Rien n’est perdu : choisissez la version à garder.`,
    openTheirs: 'Ouvrir la plus récente',
    saveCopy: 'Enregistrer la mienne comme copie',
    saveMine: 'Remplacer par la mienne',
    copy: (name: string) => `Copie ${de(name)}`,
    saved: (name: string) => ({ title: `« ${name} » est enregistré` }),
    open: 'Ouvrir',
    openNamed: (name: string) => `Ouvrir le tableau « ${name} »`,
    remove: 'Supprimer',
    removeNamed: (name: string) => `Supprimer le tableau « ${name} »`,
    removed: (name: string) => ({ title: `« ${name} » est supprimé` }),
    failed: 'L’opération n’a pas réussi. Réessayez.',
    before: 'Revenir au tableau précédent',
    bringBack: (name: string) => `Rétablir « ${name} »`,
    unreadable: 'Nous ne pouvons pas lire ce tableau enregistré.',
    list: 'Vos tableaux enregistrés',
    firstName: 'Notre tableau',
  },
  csv: {
    part: 'Partie',
    item: 'Élément',
    person: 'Personne',
    order: 'Classement',
    rank: 'Rang',
    points: 'Points sur 100',
    low: 'Points, au plus bas',
    high: 'Points, au plus haut',
    ruledOut: 'Écarté par',
    weight: 'Importance (0 à 5)',
    figures: 'Chiffres',
    scores: 'Points par critère',
    notes: 'Remarques',
    page: 'Page',
    id: 'UNITID ou numéro CampusAtlas',
  },
} as const;
