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
import { de } from '../grammar.ts';
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
  price: 'Le prix pour nous',
  finish: 'Des gens comme moi y obtiennent leur diplôme',
  pay: 'Le revenu après les études',
  debt: 'Peu de dettes',
  subject: 'Mon domaine',
  admission: 'L’admission',
  distance: 'La distance de la maison',
  size: 'La taille',
  setting: 'Le milieu',
  classes: 'L’encadrement',
  safety: 'La sécurité',
  feel: 'L’impression que ça donne',
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
    'Jusqu’à dix universités, et ce que chacun en attend. Voyez où vous êtes d’accord, où vous différez et pourquoi. Sans compte : le tableau voyage dans un lien.',
  lead: 'Choisir une université, c’est une affaire de famille. Mettez jusqu’à dix établissements au tableau, dites chacun pour soi ce qui compte, et voyez où vous êtes d’accord, où vous différez et ce qui changerait tout. Aucun compte requis : le tableau voyage dans un lien.',
  how: {
    title: 'Comment fonctionne le tableau',
    steps: [
      'Ajoutez les établissements entre lesquels vous hésitez.',
      'Écrivez votre nom, indiquez ce qui compte pour vous et à quel point, puis ce qu’un établissement doit absolument avoir.',
      'Envoyez le lien. Chaque personne l’ouvre, ajoute son nom et ses réponses, et renvoie le nouveau lien. Collez-le ici pour réunir vos réponses.',
    ],
    scoresTitle: 'Comment nous comptons',
    scores: [
      'Tout ce qui compte donne à un établissement une note de 0 à 1. Ses points sont la moyenne de ses notes, pondérée comme vous l’avez choisi, sur 100. Votre propre note de 1 à 5 remplace un chiffre.',
      'La diplomation, le revenu, la dette, l’encadrement et la sécurité sont notés d’après la place de l’établissement dans son groupe de comparaison : devancer la moitié du groupe vaut une demi-note.',
      `Un prix nul vaut 1, et ${usd(PRICE_LINE_END)} ou plus par année vaut 0, en ligne droite entre les deux. Un établissement à ${roundDistance(DISTANCE_HALF)} de la maison obtient une demi-note. Il en va de même pour ${SUBJECT_HALF} diplômes par année dans votre domaine. La taille va de ${number(SIZE_LINE.from)} à ${number(SIZE_LINE.to)} étudiants, et chaque doublement compte autant. L’admission est la part des demandes acceptées.`,
      'Un chiffre qui manque est laissé hors de la moyenne. Il ne fait ni gagner ni perdre. La barre mince montre où les points pourraient se situer : si chaque chiffre manquant était au pire, et au mieux.',
      'Ensemble, chaque personne compte autant. L’exigence d’une seule écarte un établissement pour toutes; un chiffre qui manque n’écarte rien.',
    ],
    private:
      'Le tableau se trouve dans la dernière partie de l’adresse de cette page, que les navigateurs ne nous envoient pas. Quiconque a le lien peut le lire : les noms, les remarques, les notes, la ville que vous entrez et, si vous les ajoutez, vos prix.',
  },
  faults: {
    unreadable:
      'Nous ne pouvons pas lire ce lien : il en manque une partie, ou elle a été modifiée. Redemandez le lien ou commencez un nouveau tableau ci-dessous.',
    'other-version':
      'Ce lien a été créé par une autre version de cette page : nous ne pouvons pas le lire. Rechargez la page et réessayez, ou commencez un nouveau tableau ci-dessous.',
    'too-long': `Ce lien dépasse ${number(BOARD_LINK_MAX)} caractères : il ne vient donc pas d’ici. Redemandez le lien ou commencez un nouveau tableau ci-dessous.`,
  } satisfies Record<BoardFault, string>,
  loading: 'Chargement des établissements…',
  failed: 'Certains établissements n’ont pas pu être chargés pour le moment.',
  retry: 'Réessayer',
  schools: {
    title: 'Établissements',
    intro: `Jusqu’à ${inWords(BOARD_SCHOOLS_MAX)}.`,
    label: 'Ajouter un établissement',
    placeholder: 'Nom d’un établissement',
    hint: 'Tapez un nom et choisissez-le dans la liste.',
    full: `Le tableau est plein : ${inWords(BOARD_SCHOOLS_MAX)} établissements. Retirez-en un pour en ajouter un autre.`,
    onBoard: 'au tableau',
    remove: 'Retirer',
    removeNamed: (name: string) => `Retirer ${name}`,
    added: (name: string) => `Ajout au tableau : ${name}.`,
    removed: (name: string) => `Retrait du tableau : ${name}.`,
    unknown: (id: number) => `Établissement numéro ${id} : absent de notre liste`,
    empty: 'Aucun établissement pour le moment.',
    compare: 'Comparer leurs chiffres',
  },
  home: {
    title: 'Domicile',
    label: 'Ville, code postal ou code ZIP',
    hint: 'Pour les distances seulement. Nous cherchons le lieu comme le ferait une recherche et ne gardons rien.',
    find: 'Utiliser ce lieu',
    is: (name: string) => `Distances calculées à partir de : ${name}.`,
    remove: 'Oublier le lieu',
    removed: 'Les distances ne sont plus calculées.',
    unknown: (text: string) =>
      `Nous ne connaissons aucun lieu nommé « ${text} ». Ajoutez l’État ou la province : « Athens, OH », par exemple.`,
    failed: 'Nous n’avons pas pu chercher ce lieu pour le moment.',
  },
  prices: {
    own: 'Les prix sont ceux de votre propre situation, telle que vous l’avez décrite dans ce navigateur.',
    none: 'Les prix sont la moyenne de ce que paient les gens qui reçoivent de l’aide. Dites-nous où vous habitez, et ils deviendront les vôtres.',
    tell: 'Voir mon prix',
    share: 'Mettre nos prix dans le lien',
    shareHint:
      'Les autres verront alors les mêmes prix que vous, arrondis à 100 $. Votre situation elle-même reste dans ce navigateur.',
    linked: 'Les prix viennent avec le lien : ce sont ceux de la famille qui l’a créé.',
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
    added: (name: string) => `${name} est au tableau.`,
    removed: (name: string) => `${name} n’est plus au tableau.`,
    choose: 'Les réponses à afficher',
    answers: (name: string) => `Réponses ${de(name)}`,
    remove: (name: string) => `Retirer ${name}`,
    order: 'Voir le classement',
    invite:
      'Vous avez ouvert le tableau de quelqu’un. Ajoutez votre nom ci-dessous, répondez, puis renvoyez-lui votre lien.',
  },
  weights: {
    title: 'Ce qui compte',
    intro: 'Glissez vers la droite ce qui importe davantage.',
    words: WEIGHTS,
    more: 'Autres critères',
    criteria: CRITERIA,
    hints: {
      price: 'Ce qu’une année vous coûterait',
      finish: 'Part des gens qui obtiennent leur diplôme',
      pay: 'Revenu médian dix ans après le début des études',
      debt: 'Dette médiane à la sortie',
      subject: 'Diplômes par année',
      admission: 'Part des demandes acceptées',
      distance: 'En kilomètres, à vol d’oiseau',
      size: 'Nombre d’étudiants',
      setting: 'Ville, banlieue, petite ville ou campagne',
      classes: 'Nombre d’étudiants par professeur',
      safety: 'Infractions signalées par tranche de 1 000 étudiants',
      feel: 'Votre propre note seulement : après une visite, par exemple',
    } satisfies Record<BoardCriterion, string>,
  },
  wishes: {
    labels: {
      finish: 'Qui vous ressemble',
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
    size: { small: 'Petit', large: 'Grand' },
    setting: { Urban: 'Ville', Suburban: 'Banlieue', 'Small City': 'Petite ville', Rural: 'Campagne' } satisfies Record<
      CampusSetting,
      string
    >,
    choose: 'Choisir',
  },
  musts: {
    title: 'Exigences',
    intro:
      'Un établissement qui ne répond pas à l’une d’elles est écarté. Laissez vide ce dont vous pouvez vous passer.',
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
      finishMin: 'taux de diplomation trop bas',
      admitMin: 'taux d’admission trop bas',
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
      subject: 's’il enseigne le domaine',
    } satisfies Record<BoardMust, string>,
    count: (count: number) => (count === 0 ? 'Exigences' : `Exigences (${count})`),
  },
  marks: {
    title: 'Vos propres notes',
    intro:
      'Vous en savez plus que le chiffre, ou il n’y en a pas? Donnez une note de 1 (faible) à 5 (excellent). Elle le remplace.',
    school: 'Établissement',
    none: 'Selon le chiffre',
    noneFeel: 'Pas encore de note',
    labels: ['1 – faible', '2', '3 – correct', '4', '5 – excellent'],
    count: (count: number) => (count === 0 ? 'Vos propres notes' : `Vos propres notes (${count})`),
  },
  order: {
    title: 'Le classement',
    together: 'Ensemble',
    of: (name: string) => `Classement ${de(name)}`,
    show: 'Le classement à afficher',
    empty: 'Ajoutez au moins deux établissements, un nom et un critère qui compte. Le classement s’affichera ici.',
    needsWeights: (names: readonly string[]) => `N’ont pas encore dit ce qui compte : ${list.format(names)}.`,
    points: (count: number) => plural(count, { one: `${count} point sur 100`, other: `${count} points sur 100` }),
    span: (low: number, high: number) => `pourrait aller de ${low} à ${high}`,
    noPoints: 'rien de connu sur ce qui compte',
    rank: (rank: number) => ordinal(rank),
    by: (name: string, rank: number | null) => `${name} : ${rank === null ? 'écarté' : ordinal(rank)}`,
    blanks: (criteria: readonly BoardCriterion[]) =>
      `Sans données : ${list.format([...criteria].map((one) => IN_TEXT[one]))}`,
    ruledOut: 'Écarté',
    ruledOutBy: (name: string, reasons: readonly string[]) => `Pour ${name} : ${list.format(reasons)}`,
    unsure: (name: string, what: readonly string[]) =>
      `On ne sait pas si l’exigence ${de(name)} est remplie : ${list.format(what)}`,
    sure: (name: string) => `En tête : ${name}.`,
    level: (names: readonly string[]) => `À égalité en tête : ${list.format(names)}.`,
    surely: 'Aucun chiffre manquant ne pourrait y changer quoi que ce soit.',
    close: 'La deuxième place est tout près : un petit changement suffirait à tout renverser.',
    rivals: (names: readonly string[]) =>
      names.length > 3
        ? `Mais ce n’est pas sûr : si les chiffres manquants étaient connus, ${names.length} autres établissements pourraient passer en tête.`
        : `Mais ce n’est pas sûr : si les chiffres manquants étaient connus, un autre établissement pourrait passer en tête : ${alternatives.format(names)}.`,
    nobody: 'Chaque établissement est écarté par une exigence. Retirez-en une pour voir un classement.',
    said: (first: string) => `En tête maintenant : ${first}.`,
  },
  differ: {
    title: 'Où vous différez',
    none: 'Vous classez tous les établissements dans le même ordre.',
    alone: 'Quand au moins deux personnes auront répondu, vous verrez ici ce qui vous distingue.',
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
      return up
        ? `Pour ${person} : si ${subject} comptait davantage (« ${said} »), la première place irait à : ${first}.`
        : `Pour ${person} : si ${subject} comptait moins (« ${said} »), la première place irait à : ${first}.`;
    },
    none: (person: string) => `Pour ${person} : changer l’importance d’un seul critère n’y suffit pas.`,
  },
  figures: {
    title: 'Derrière le classement',
    intro: (person: string) =>
      `Ce qui compte pour ${person}, établissement par établissement. Chaque note est sur 100.`,
    caption: (person: string) => `Notes de chaque établissement pour ${person}`,
    school: 'Ce qui compte',
    blank: 'inconnu',
    own: 'note personnelle',
    score: (score: number) => `${score}`,
    miles: wholeDistance,
    graduates: (count: number) => `${formatCount(count)} par année`,
    open: 'ouverte à tous',
  },
  notes: {
    title: 'Pour et contre',
    intro: `Jusqu’à ${inWords(BOARD_NOTES_MAX)} courtes remarques voyagent dans le lien.`,
    introSaved: `Jusqu’à ${SAVED_BOARD_NOTES_MAX} remarques dans un tableau gardé dans votre compte. Le lien n’en transporte que ${inWords(BOARD_NOTES_MAX)} : les premières.`,
    school: 'Établissement',
    kind: 'Est-ce pour ou contre?',
    kinds: { pro: 'Pour', con: 'Contre' },
    text: 'Remarque',
    hint: `Jusqu’à ${BOARD_NOTE_MAX} caractères.`,
    add: 'Ajouter la remarque',
    needsText: 'Écrivez d’abord quelque chose.',
    added: 'La remarque est au tableau.',
    removed: 'La remarque est effacée.',
    removeNamed: (text: string) => `Retirer la remarque « ${text} »`,
    remove: 'Retirer',
    full: `Un lien peut transporter ${inWords(BOARD_NOTES_MAX)} remarques. Gardez le tableau dans un compte pour en écrire davantage.`,
    fullSaved: `Un tableau ne peut contenir que ${SAVED_BOARD_NOTES_MAX} remarques.`,
    empty: 'Aucune remarque pour le moment.',
  },
  share: {
    title: 'Faire circuler',
    intro: 'Tout est dans le lien. Quiconque l’ouvre voit ce tableau et peut y ajouter ses réponses.',
    copy: 'Copier le lien',
    copied: {
      title: 'Lien copié',
      description: 'Quiconque l’ouvre voit ce tableau, avec les noms et les remarques.',
    },
    notCopied: {
      title: 'Le lien n’a pas pu être copié',
      description: 'Copiez-le dans la barre d’adresse du navigateur.',
      destructive: true,
    },
    length: (used: number) =>
      plural(used, {
        one: `${formatCount(used)} caractère utilisé sur ${number(BOARD_LINK_MAX)}`,
        other: `${formatCount(used)} caractères utilisés sur ${number(BOARD_LINK_MAX)}`,
      }),
    full: `Le tableau dépasse les ${number(BOARD_LINK_MAX)} caractères qu’un lien peut contenir. Raccourcissez ou retirez des remarques : d’ici là, le lien est le dernier qui convenait.`,
    print: 'Imprimer',
    csv: 'Télécharger en CSV',
    fileName: 'tableau-de-decision.csv',
    clear: 'Recommencer',
    cleared: 'Le tableau est vide.',
    undo: 'Le rétablir',
  },
  join: {
    title: 'Réunir les réponses',
    label: 'Lien reçu en retour',
    hint: 'Collez le lien que quelqu’un vous a renvoyé.',
    button: 'Réunir',
    empty: 'Collez d’abord un lien.',
    noBoard: 'Ce lien ne mène pas à un tableau de décision.',
    added: (names: readonly string[]) => `Se joignent au tableau : ${list.format(names)}.`,
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
    title: 'Le garder dans votre compte',
    intro:
      'Un tableau gardé dans votre compte vous suit sur tous vos appareils et contient plus de remarques. Personne d’autre ne peut l’ouvrir. Vos prix n’y sont pas gardés.',
    signedOut: 'Sans compte, le tableau reste dans ce navigateur et dans son lien.',
    signIn: 'Se connecter pour le garder',
    name: 'Nom du tableau',
    save: 'Garder ce tableau',
    update: (name: string) => `Enregistrer les changements : « ${name} »`,
    changed: (name: string) =>
      `« ${name} » a été enregistré sur un autre appareil après que vous l’avez ouvert ici. Rien n’est perdu : choisissez la version à garder.`,
    openTheirs: 'Ouvrir la plus récente',
    saveCopy: 'Garder la mienne comme copie',
    saveMine: 'Remplacer par la mienne',
    copy: (name: string) => `Copie de ${name}`,
    saved: (name: string) => ({ title: `« ${name} » est enregistré` }),
    open: 'Ouvrir',
    openNamed: (name: string) => `Ouvrir le tableau « ${name} »`,
    remove: 'Supprimer',
    removeNamed: (name: string) => `Supprimer le tableau « ${name} »`,
    removed: (name: string) => ({ title: `« ${name} » est supprimé` }),
    failed: 'Cela n’a pas fonctionné pour le moment.',
    before: 'Revenir au tableau d’avant',
    bringBack: (name: string) => `Rétablir « ${name} »`,
    unreadable: 'Ce tableau gardé ne peut plus être lu.',
    list: 'Vos tableaux gardés',
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
    scores: 'Notes sur 100',
    notes: 'Remarques',
    page: 'Page',
    id: 'UNITID ou numéro CampusAtlas',
  },
} as const;
