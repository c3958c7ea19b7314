/** Article 21. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Si vous avez vécu en famille ou en foyer d’accueil, on vous a sans doute dit ce que les gens comme vous ne font pas. Ce qu’on ajoute rarement : beaucoup d’argent vous est réservé, une bonne part n’est jamais réclamée, et de plus en plus de campus ont quelqu’un dont le métier est de vous aider. Cet article dit où trouver l’un et l’autre.`,

  h2('fafsa', 'Aux États-Unis : le statut indépendant'),
  p`Dans la FAFSA, certaines personnes comptent comme ${strong('indépendantes')}. Elles ne parlent pas de leurs parents et ne donnent que leur propre revenu. C’est votre cas si l’une de ces phrases est vraie :`,
  bullets(
    'À un moment quelconque depuis vos 13 ans, vous avez vécu en famille d’accueil, étiez orphelin ou orpheline, ou sous la tutelle d’un tribunal. Un seul jour suffit, même en cas d’adoption par la suite.',
    'Un tribunal a confié votre tutelle légale à quelqu’un qui n’est pas votre parent.',
    'Vous vivez sans parents et sans logement, ou risquez de perdre le vôtre et subvenez à vos besoins.',
  ),
  p`Dans ce formulaire, les parents d’accueil et les tuteurs ne sont pas des parents. Avec un petit revenu à vous, vous aurez donc très probablement la bourse Pell entière, soit 7 395 $ US pour 2026-2027. Gardez une lettre du tribunal ou de l’agence, car l’établissement peut la demander. Les règles sont sur le site de ${link('Federal Student Aid', 'https://studentaid.gov/apply-for-aid/fafsa/filling-out/dependency')} (en anglais).`,

  h2('etv', 'Bons d’études, exemptions et plus encore'),
  table(
    'Ce que vous pouvez demander aux États-Unis.',
    ['Quoi', 'Combien', 'À qui demander'],
    [
      [
        'Education and Training Voucher (Chafee)',
        'Jusqu’à 5 000 $ US par année, pendant cinq ans au plus, jusqu’à 26 ans',
        'Votre travailleuse sociale ou l’agence de protection de l’enfance de l’État',
      ],
      [
        'Exemption ou bourse de l’État',
        'Souvent tous les droits de scolarité au public; les règles varient d’un État à l’autre',
        'L’agence d’aide financière de l’État',
      ],
      [
        'Programme du campus',
        'Une personne, une chambre pendant les congés, de petites bourses',
        'Les services aux étudiants : demandez le programme pour les jeunes placés (foster youth)',
      ],
      [
        'Bourses',
        t`De quelques centaines à plusieurs milliers de dollars`,
        t`${link('Foster Care to Success', 'https://www.fc2success.org/')} et des fonds locaux`,
      ],
      ['Assurance maladie', 'Medicaid jusqu’à 26 ans, dans la plupart des cas', 'Le bureau Medicaid de l’État'],
    ],
  ),
  p`Le bon d’études est de l’argent fédéral que chaque État distribue. Il s’adresse aux personnes qui étaient placées à 14 ans ou plus tard; les détails changent d’un État à l’autre et l’argent peut manquer : demandez tôt. Le ${link('Children’s Bureau', 'https://www.acf.hhs.gov/cb/grant-funding/john-h-chafee-foster-care-independence-program')} décrit le programme (en anglais). Dans bien des États, on peut rester pris en charge jusqu’à 21 ans si l’on étudie, avec de l’aide pour le loyer.`,

  h2('canada', 'Au Canada'),
  p`La protection de la jeunesse relève des provinces, et l’aide qui la suit aussi.`,
  bullets(
    t`${strong('La Colombie-Britannique')} ne demande pas de droits de scolarité, dans tous ses établissements publics, aux personnes qui y ont été prises en charge; depuis août 2023, il n’y a plus de limite d’âge. Cherchez le ${link('Provincial Tuition Waiver Program', 'https://studentaidbc.ca/explore/grants-scholarships/provincial-tuition-waiver-program')}. Il peut ajouter jusqu’à 3 500 $ CA par année pour les livres et d’autres frais.`,
    t`${strong('D’autres provinces')} ont des exemptions, des bourses ou des ententes pour vous soutenir au début de la vingtaine et après. Demandez au ministère qui vous avait sous sa garde, et au bureau d’aide financière de l’université.`,
    t`${strong('Bourses :')} la ${link('Children’s Aid Foundation of Canada', 'https://cafdn.org/for-youth/educational-support/')} a donné 5 000 $ CA par année d’études. Son dernier concours connu a pris fin en février. Guettez le prochain.`,
    t`${strong('Aide aux études :')} dans la plupart des provinces, on ne tient pas compte des parents. Mentionnez votre placement sur le formulaire.`,
  ),

  h2('home', 'Où dormirez-vous à Noël?'),
  p`Posez cette question avant toute autre : bien des résidences ferment pendant les congés, et tout le monde suppose qu’il y a une maison où rentrer. Les bons établissements gardent un immeuble ouvert ou vous laissent rester gratuitement. Demandez par courriel, pour avoir les réponses par écrit.`,
  bullets(
    'Quelle résidence reste ouverte toute l’année, et que coûte un congé?',
    'Puis-je emménager plus tôt et entreposer mes affaires l’été?',
    'Qui peut cosigner un bail, ou signer quand un formulaire demande un parent?',
    'Y a-t-il un fonds d’urgence, et en combien de temps paie-t-il?',
    'Qui est la personne que je peux appeler quand rien ne va plus?',
  ),

  h2('papers', 'Les papiers à réunir avant vos 18 ans'),
  p`Après votre sortie du système, on les retrouve plus difficilement. Demandez dès maintenant à la personne qui vous suit votre acte de naissance, votre carte de sécurité sociale ou d’assurance sociale, votre dossier de santé, vos relevés de notes, vos papiers d’immigration s’il y en a, et une lettre qui donne les dates de votre placement. Numérisez le tout, et gardez les fichiers à un endroit qui n’est qu’à vous.`,
  note(
    'Vous ne devez votre histoire à personne',
    'Vous pouvez parler de votre placement dans un texte d’admission, et cela peut aider; vous pouvez aussi parler du jeu d’échecs. Les services de soutien ont besoin d’une lettre avec des dates. Ils n’ont pas besoin de savoir pourquoi.',
  ),

  h2('stay', 'Tenir jusqu’au bout'),
  p`Le manque d’argent et la solitude mettent fin à plus d’études que les cours difficiles. Choisissez donc un endroit où quelqu’un connaît votre nom, et joignez-vous à une activité qui se tient chaque semaine. Prenez moins de cours au premier trimestre si votre aide le permet. Elle exige le plus souvent un certain rythme : si un trimestre tourne mal, dites-le tout de suite au bureau d’aide financière, qui peut accepter une demande de révision.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Procurez-vous la lettre qui donne les dates de votre placement.`,
    t`Envoyez la FAFSA ce mois-ci, à titre de personne indépendante. Voyez ${link('l’aide aux États-Unis', '/articles/5')} ou ${link('l’aide au Canada', '/articles/6')}.`,
    t`Cherchez ${link('des universités publiques qui logent leurs étudiants à un prix net bas', '/search?country=US&type=public&offers=housing&income=0-30&netPriceMax=12000&sortBy=graduationRate&sortOrder=desc')} pour les plus petits revenus.`,
    t`Notez, sur notre ${link('page des bourses', '/scholarships')}, celles qui s’adressent aux jeunes qui ont été placés.`,
  ),
];
