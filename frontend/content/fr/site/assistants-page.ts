/** Words of the page that says how to connect an assistant. */
import type { LegalDocument } from '#frontend/content/legal-document.ts';
import { uncapitalized } from '../grammar.ts';

/** A question with its answer; the numbers are those of the page of the major. */
export const assistantExampleWords = {
  title: 'Un exemple',
  asked: 'Vous demandez',
  question: (major: string) => `Combien gagne-t-on avec un diplôme en ${uncapitalized(major)}?`,
  answered: 'Votre assistant répond',
  answer: (major: string, pay: string, lower: string, upper: string) =>
    `Quatre ans après un baccalauréat en ${uncapitalized(major)}, le revenu médian est de ${pay} par année aux États-Unis. Dans la moitié centrale des établissements, il va de ${lower} à ${upper}.`,
  more: 'Vérifier sur la page du programme',
} as const;

export const assistantsPageWords: LegalDocument = {
  title: 'CampusAtlas dans votre assistant',
  description:
    'Branchez ChatGPT, Claude ou un autre assistant à CampusAtlas. Il pourra chercher des universités, les comparer et citer chaque chiffre avec son année et sa source.',
  lead: 'Beaucoup d’élèves posent leurs questions sur les études à un assistant. Branchez le vôtre à CampusAtlas : il répondra à partir des données publiques des deux pays, avec l’année et la source de chaque chiffre, et non de mémoire. C’est gratuit et sans compte.',
  address: {
    label: 'Le lien',
    path: '/mcp',
    copy: 'Copier le lien',
    copied: { title: 'Lien copié', description: 'Collez-le dans les paramètres de votre assistant.' },
    notCopied: {
      title: 'Nous n’avons pas pu copier le lien',
      description: 'Sélectionnez-le et copiez-le vous-même.',
    },
  },
  sections: [
    {
      id: 'connect',
      title: 'Comment le brancher',
      paragraphs: [
        'Il suffit d’un lien. Les assistants parlent de connecteur, de serveur MCP ou d’outil personnalisé.',
      ],
      steps: [
        'Copiez le lien.',
        'Dans une application comme ChatGPT ou Claude : ouvrez les paramètres, choisissez les connecteurs, ajoutez un connecteur personnalisé et collez le lien. Il n’y a pas de mot de passe. Dans un fichier de configuration : ajoutez un serveur de type « streamable HTTP » avec ce lien comme URL.',
        'Posez vos questions comme vous le feriez en orientation : « Quels programmes de sciences infirmières en Ontario coûtent moins de 9 000 $ par année? »',
      ],
    },
    {
      id: 'tools',
      title: 'Ce que votre assistant peut demander',
      paragraphs: ['Il y a sept outils. Ils lisent seulement les données; aucun ne peut rien changer.'],
      textsFirst: true,
      entries: [
        { name: 'search', text: 'Trouver des établissements par leur nom, en mots simples ou avec des filtres.' },
        { name: 'university', text: 'Un établissement : prix, admission, diplomation, revenus et dette.' },
        { name: 'compare', text: 'De deux à quatre établissements côte à côte.' },
        { name: 'price', text: 'Ce qu’une année coûterait à votre famille.' },
        { name: 'programs', text: 'Des programmes, par domaine, par lieu et par diplôme.' },
        { name: 'majors', text: 'Ce qu’est un programme d’études et ce qu’il rapporte.' },
        { name: 'explain_figure', text: 'Ce que veut dire un chiffre et d’où il vient.' },
      ],
    },
    {
      id: 'sent',
      title: 'Ce qui est envoyé, et ce qui ne l’est pas',
      paragraphs: [
        'Votre assistant nous envoie la question qu’il a tirée de vos mots, par exemple le nom d’un établissement. Nous ne voyons ni votre conversation, ni votre nom, ni votre compte chez lui. Ce que conserve l’entreprise de l’assistant est écrit dans sa propre politique de confidentialité.',
      ],
      points: [
        'Si vous demandez un prix, l’assistant peut nous envoyer votre province ou votre État et une tranche de revenu. Nous nous en servons pour cette seule réponse. Rien n’est conservé ni inscrit dans un journal.',
        'Vos favoris, votre plan et vos notes sur CampusAtlas ne sont jamais envoyés à un assistant.',
        'Nous comptons les demandes de chaque adresse réseau pendant une minute, pour que personne ne surcharge le site.',
      ],
    },
    {
      id: 'careful',
      title: 'Vérifiez ce qui compte',
      paragraphs: [
        'Les assistants se trompent, même avec de bonnes données. Chaque réponse donne le lien vers la page de l’établissement : ouvrez-la et vérifiez le chiffre avant de décider. Personne ne peut prédire si une université vous admettra.',
      ],
      links: [{ label: 'Politique de confidentialité', to: 'privacy' }],
    },
  ],
};
