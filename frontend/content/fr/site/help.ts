/** Words of the help center; its articles are in help/. */
import { plural } from '#schema/domain/formats/plural.ts';

export const helpWords = {
  title: 'Centre d’aide',
  description:
    'Chercher, comparer et enregistrer des universités sur CampusAtlas : la marche à suivre, en mots simples, et à qui poser vos questions.',
  lead: 'De courts articles qui vous guident pas à pas. Cherchez un mot ou choisissez un sujet.',
  search: 'Chercher dans les articles d’aide',
  placeholder: 'Tapez un mot, par exemple favoris',
  found: (count: number) => plural(count, { one: `${count} article`, other: `${count} articles` }),
  foundSome: (count: number) =>
    plural(count, {
      one: `Aucun article ne contient tous ces mots. ${count} article en contient quelques-uns.`,
      other: `Aucun article ne contient tous ces mots. ${count} articles en contiennent quelques-uns.`,
    }),
  nothing: 'Aucun article ne contient ces mots. Essayez un autre mot, ou écrivez-nous : nos coordonnées sont plus bas.',
  /** What people type for what our texts call otherwise; in lower case. */
  alsoTyped: {} as Readonly<Record<string, string>>,
  /** Words that say nothing of what is asked for: the search leaves them out. No accents. */
  fillers:
    'a ai ainsi apres as au aussi aux avant avec avez avoir avons c ca ce cela celle celles ces cet cette ceux chez ci comme comment d dans de depuis des doit dois du elle elles en entre est et etes etre eu eux faire fait faut il ils j je l la le les leur leurs lui ma mais me mes moi mon n ne nos notre nous on ont ou par pas peut peux plus pour pourquoi puis puis-je qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur suis t ta te tes toi ton tu un une va vais veut veux vos votre vous y',
  results: 'Articles trouvés',
  guides: 'Dans nos guides et articles',
  subjects: 'Sujets',
  breadcrumb: 'Fil d’Ariane',
  inCategory: (title: string) => `Autres articles : ${title}`,
  vote: {
    question: 'Cet article vous a-t-il été utile?',
    yes: 'Oui',
    no: 'Non',
    pending: 'Envoi…',
    thanksYes: 'Merci. Nous sommes heureux que l’article ait été utile.',
    thanksNo: 'Merci. Nous comptons chaque réponse et améliorons les articles qui reçoivent le plus de « Non ».',
    answered: 'Vous avez déjà répondu sur cet appareil. Merci.',
    tell: 'Dites-nous ce qui manque',
    subject: (title: string) => `Article d’aide : ${title}`,
    failed: 'Nous n’avons pas pu enregistrer votre réponse. Veuillez réessayer.',
    tooOften: 'Trop d’envois en peu de temps. Réessayez dans une minute.',
  },
  contact: {
    title: 'Parler à quelqu’un',
    intro: 'Une vraie personne lit chaque message.',
    email: 'Courriel',
    phone: 'Téléphone',
    hours: 'Heures de bureau',
    write: 'Écrire un message',
    form: 'Formulaire de contact',
    formText: 'Votre message nous parvient directement.',
  },
  more: {
    title: 'À consulter aussi',
    faq: 'Foire aux questions',
    glossary: 'Glossaire',
  },
} as const;
