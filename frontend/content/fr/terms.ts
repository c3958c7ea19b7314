/** Words of the terms of service. */
import type { LegalDocument } from './legal.ts';

export const termsWords = {
  title: 'Conditions d’utilisation',
  description:
    'Ce que vous pouvez attendre de CampusAtlas, ce que le site vous demande et jusqu’où vous fier à ses chiffres.',
  lead: 'CampusAtlas est gratuit. En bref : vérifiez auprès de l’établissement avant de décider, ne gâchez pas le site pour les autres et nommez la source quand vous reprenez un chiffre.',
  sections: [
    {
      id: 'use',
      title: 'Utiliser le site',
      paragraphs: [
        'Tout le monde peut chercher, parcourir, comparer et télécharger des listes, sans compte et gratuitement. Le service ne s’adresse pas aux enfants de moins de 13 ans.',
      ],
    },
    {
      id: 'account',
      title: 'Votre compte',
      paragraphs: [
        'Un compte est gratuit et sert à une seule personne. Vous choisissez le nom d’utilisateur et le mot de passe, et vous gardez le code de récupération en lieu sûr. Si vous perdez à la fois le mot de passe et le code, nous ne pouvons pas rouvrir le compte pour vous.',
        'Vos favoris, vos listes, vos notes et vos recherches sont à vous, et ils sont privés, sauf si vous en partagez un lien. Vous pouvez les télécharger et supprimer le compte à tout moment. Nous pouvons fermer un compte qui sert à attaquer le site ou à atteindre les données d’autres personnes.',
      ],
      links: [{ label: 'Paramètres du compte', to: 'account' }],
    },
    {
      id: 'figures',
      title: 'Jusqu’où se fier à un chiffre',
      paragraphs: [
        'Les chiffres sont ceux que les établissements et les organismes publics ont publiés, pour l’année indiquée à côté de chacun. Les prix et les règles changent, et un chiffre publié peut être faux. Nous corrigeons les erreurs quand nous les apprenons, mais nous ne pouvons pas promettre qu’il n’y en a aucune.',
        'Ce qui est marqué comme une estimation est notre propre calcul; ce n’est l’offre d’aucun établissement. Informez-vous auprès de l’établissement avant de présenter une demande, de payer ou de refuser une place.',
      ],
      links: [{ label: 'D’où viennent les chiffres', to: 'about' }],
    },
    {
      id: 'advice',
      title: 'Ce ne sont pas des conseils',
      paragraphs: [
        'Rien ici n’est un conseil juridique, financier ou en immigration. Nous ne faisons partie d’aucune université ni d’aucun gouvernement, et aucun établissement ne paie sa place dans une liste.',
      ],
    },
    {
      id: 'fairness',
      title: 'Ce que nous vous demandons',
      paragraphs: [],
      points: [
        'N’essayez pas de nuire au fonctionnement du site, d’atteindre les données d’autres personnes ni de le ralentir pour elles. Un programme peut le lire, au rythme d’une personne.',
        'Ne nous envoyez pas d’adresses courriel qui ne sont pas à vous, ni de messages qui cherchent à vendre quelque chose.',
        'Quand vous publiez un chiffre, nommez sa source, qui est indiquée à côté.',
      ],
    },
    {
      id: 'rights',
      title: 'Ce qui appartient à qui',
      paragraphs: [
        'Les données sont régies par les licences de ceux qui les publient; la page « À propos » en donne la liste. Chaque photo indique son auteur et sa licence. Les noms des universités leur appartiennent.',
      ],
      links: [{ label: 'Sources et licences', to: 'about' }],
    },
    {
      id: 'links',
      title: 'Liens vers d’autres sites',
      paragraphs: [
        'Nous donnons des liens vers les sites d’établissements et d’organismes publics. Ce qu’ils disent, et ce qu’ils font de ce que vous y entrez, relève d’eux.',
      ],
    },
    {
      id: 'liability',
      title: 'Aucune garantie',
      paragraphs: [
        'Le site est offert tel quel. Il peut tomber en panne un moment ou perdre ce que votre navigateur ou votre compte a enregistré : téléchargez donc ce qui compte pour vous. Dans la mesure où la loi le permet, nous ne sommes pas responsables de ce qui découle de l’utilisation du site ou de l’impossibilité de l’utiliser.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications et questions',
      paragraphs: [
        'Ces conditions changent quand le site change. La politique de confidentialité dit ce que nous gardons à votre sujet. Pour toute autre question, écrivez-nous.',
      ],
      links: [
        { label: 'Politique de confidentialité', to: 'privacy' },
        { label: 'Nous joindre', to: 'contact' },
      ],
    },
  ],
} as const satisfies LegalDocument;
