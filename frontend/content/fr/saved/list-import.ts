/** The words of importing a list of schools. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { at } from '../grammar.ts';

export const listImportWords = {
  intro:
    'Collez des noms, un par ligne, ou choisissez un fichier CSV : une exportation de Naviance ou de Scoir, vos universités de Common App ou une colonne de noms. Rien n’est enregistré avant que vous ayez vérifié la liste.',
  text: 'Universités, une par ligne',
  file: 'Ou choisissez un fichier CSV',
  fileHint:
    'CSV ou texte, 2 Mo au plus. Le fichier reste dans votre navigateur; seuls les noms des universités sont cherchés.',
  find: 'Trouver ces universités',
  finding: (done: number, all: number) => `Recherche des universités : ${done} sur ${all}`,
  failed: 'Nous n’avons pas pu chercher les universités. Rien n’a été enregistré. Veuillez réessayer.',
  faults: {
    tooLarge: 'Ce fichier dépasse 2 Mo. Ne gardez que les lignes des universités, puis réessayez.',
    spreadsheet: 'C’est un classeur. Ouvrez-le, enregistrez-le au format CSV, puis choisissez ce fichier.',
    unreadable:
      'Nous n’avons pas pu lire ce fichier. Il manque peut-être un guillemet fermant, ou ce n’est pas un fichier texte.',
    empty: 'Nous n’avons trouvé aucun nom d’université ici.',
    tooMany: 'Cette liste contient plus de 200 universités différentes. Importez-la en plusieurs parties.',
  },
  check: 'Vérifiez chaque université',
  checkIntro: (count: number) =>
    `${plural(count, { one: `${formatCount(count)} université`, other: `${formatCount(count)} universités` })} dans votre liste.`,
  repeated: (count: number) =>
    plural(count, {
      one: 'Une ligne répétée a été retirée.',
      other: `${formatCount(count)} lignes répétées ont été retirées.`,
    }),
  lineOf: (line: number, name: string) => `Ligne ${line} : ${name}`,
  matchOf: (name: string) => `Université correspondant ${at(name)}`,
  leaveOut: 'Ne pas importer',
  byHand: 'Chercher une autre université',
  byHandFor: (name: string) => `Chercher une autre université pour ${name}`,
  byHandField: 'Université',
  byHandPlaceholder: 'Tapez un nom',
  byHandHint: 'Choisissez une université dans la liste. Elle remplace celle qui est proposée.',
  state: {
    same: 'Même nom',
    check: 'Veuillez vérifier ce choix',
    chosen: 'Vous avez choisi cette université',
    none: 'Nous n’avons aucune université de ce nom. Elle ne sera pas importée.',
    saved: 'Déjà dans vos favoris',
    duplicate: 'Même université qu’une ligne précédente',
  },
  save: (count: number) =>
    plural(count, {
      one: `Enregistrer ${formatCount(count)} université`,
      other: `Enregistrer ${formatCount(count)} universités`,
    }),
  back: 'Modifier la liste',
  saved: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} université enregistrée`,
      other: `${formatCount(count)} universités enregistrées`,
    }),
  planned: 'L’état des demandes, les dates limites et les notes de la liste sont dans votre plan.',
  planFull: 'Votre plan est plein : l’état de certaines demandes et certaines notes n’ont pas été ajoutés.',
} as const;

/** Les mots de l’exportation de sa liste vers un autre service. */
export const listExportWords = {
  intro: (count: number) =>
    plural(count, {
      one: 'L’université de vos favoris dans un fichier CSV, avec l’état de la demande, la date limite et la note de votre plan.',
      other: `Les ${formatCount(count)} universités de vos favoris dans un fichier CSV, avec l’état des demandes, les dates limites et les notes de votre plan.`,
    }),
  format: 'Colonnes',
  formats: {
    naviance: 'Naviance',
    scoir: 'Scoir',
    'common-app': 'Common App',
    names: 'Noms seulement',
  },
  hints: {
    naviance:
      'Les colonnes de l’importation des demandes de Naviance, puis l’état, la date limite et les notes. Votre école y ajoute votre numéro d’élève. Les titres sont en anglais.',
    scoir:
      'Nous ne savons pas quelles colonnes Scoir peut lire. Celles-ci emploient ses mots, en anglais, pour le type et l’état d’une demande.',
    'common-app': 'Common App n’importe pas de liste. Ce fichier, en anglais, vous aide à y vérifier vos universités.',
    names: 'Une seule colonne avec les noms des universités.',
  },
  download: 'Télécharger en CSV',
  cancel: 'Annuler',
} as const;
