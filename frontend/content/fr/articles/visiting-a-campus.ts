/** Article 7. */
import { type Block, bullets, h2, h3, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Vous passerez quatre ans à cet endroit : il vaut bien une journée de visite. Mais une visite guidée montre ce que l’établissement veut montrer : une belle pelouse, un gymnase neuf et un étudiant qui adore tout. Ce guide vous aide à voir le reste, aux États-Unis et au Canada, et une partie s’adresse aux gens qui ne peuvent pas se déplacer.`,

  h2('when', 'Quand y aller'),
  p`Allez-y pendant les cours, car un campus vide n’apprend pas grand-chose.`,
  table(
    'Quand les campus sont animés. Le calendrier de chaque établissement donne les jours exacts.',
    ['', 'Trimestre d’automne', 'Trimestre d’hiver ou de printemps', 'À éviter'],
    [
      [
        'États-Unis',
        'De la fin d’août au début de décembre',
        'De janvier au début de mai',
        'Les semaines d’examens; la semaine de Thanksgiving; une semaine en mars',
      ],
      [
        'Canada',
        'De septembre au début de décembre',
        'De janvier au début d’avril',
        'Les semaines d’examens; les semaines de relâche d’automne et de février',
      ],
    ],
  ),
  bullets(
    t`${strong('L’année qui précède vos demandes,')} voyez près de chez vous deux ou trois sortes d’endroits : un grand, un petit, un en ville. Ils n’ont pas à être sur votre liste. Il s’agit d’apprendre ce que vous aimez.`,
    t`${strong('À l’automne de la dernière année,')} visitez ceux de votre liste que l’on juge mal de loin.`,
    t`${strong('Après les offres,')} en mars, avril ou mai, retournez voir les deux derniers. Il y a alors des journées pour les personnes admises, et on répond autrement à quelqu’un qui viendra peut-être.`,
  ),
  p`Les grandes portes ouvertes conviennent à un premier coup d’œil. Les universités de l’Ontario se présentent ensemble sur ${link('OUInfo', 'https://www.ouinfo.ca/')} et dans des salons. Aux États-Unis, on peut en rencontrer beaucoup dans une même salle aux ${link('college fairs', 'https://www.nacacattend.org/')}.`,

  h2('before', 'Avant de partir'),
  steps(
    t`${strong('Réservez')} la visite et la séance d’information sur le site de l’établissement. Elles se remplissent des semaines d’avance.`,
    t`${strong('Demandez plus')} que la visite : un cours dans votre matière, un repas avec quelqu’un qui y étudie, une demi-heure avec quelqu’un qui l’enseigne. Les petits établissements disent souvent oui. Dans les grands, écrivez au département.`,
    t`${strong('Parlez du coût.')} Certains établissements paient la visite aux familles qui ont peu d’argent. Aux États-Unis, ces programmes s’appellent « fly-in », et leurs formulaires ferment l’été et au début de l’automne.`,
    t`${strong('Lisez ici la page')} de l’établissement, notez deux chiffres qui vous surprennent et posez des questions là-dessus.`,
    t`${strong('Dites s’il vous faut quelque chose :')} un parcours sans marches, un interprète, une salle calme.`,
  ),
  p`Une visite aide-t-elle à obtenir une place? Dans certains établissements privés des États-Unis, oui. Ils notent qui manifeste de l’intérêt, et le disent dans leur Common Data Set. Dans la plupart des universités publiques, et au Canada, elle ne change rien.`,

  h2('look', 'Quoi regarder'),
  h3('around', 'Sur le campus'),
  bullets(
    'Lisez les affiches aux murs. Que fait-on ici le soir, et de quoi se plaint-on?',
    'Asseyez-vous là où l’on mange, sans compagnie, une demi-heure. Les gens se parlent-ils, ou ont-ils l’air épuisés?',
    'Passez à la bibliothèque le soir et voyez s’il reste une place où s’asseoir.',
    'Trouvez la salle où se donne un cours de première année de votre matière, et comptez les sièges.',
    'Voyez une chambre de résidence ordinaire plutôt que la chambre modèle, puis la buanderie et la cuisine.',
    'Marchez de la résidence aux cours et au magasin le plus proche. Puis imaginez le trajet en février.',
  ),
  h3('town', 'En ville'),
  bullets(
    'Demandez dans un café ce que coûte une chambre, et à quelle distance on habite après la première année.',
    'Prenez l’autobus, et vérifiez s’il y en a un après dix heures du soir.',
    'Refaites en pensée le trajet vers chez vous : combien d’heures, combien de correspondances, à quel prix?',
  ),

  h2('ask', 'Quoi demander'),
  p`Interrogez les étudiants plus que le personnel, et surtout quelqu’un qui n’est pas payé pour vous parler. Ce sont les questions ouvertes qui rapportent le plus.`,
  h3('students', 'À quelqu’un qui étudie là'),
  bullets(
    'Avant de venir, que croyais-tu qui s’est révélé faux?',
    'Combien étiez-vous dans tes cours ce trimestre, et qui les donnait?',
    'Quand as-tu parlé à un professeur pour la dernière fois, et de quoi?',
    'As-tu pu t’inscrire aux cours qu’il te fallait?',
    'Où va-t-on la fin de semaine, et si on ne boit pas?',
    'Qui part, et pourquoi?',
  ),
  h3('department', 'À quelqu’un du département'),
  bullets(
    'Combien commencent ce programme, et combien le finissent?',
    'Peut-on y entrer ou en sortir après un an? Que faut-il pour cela?',
    'Qu’ont fait ensuite les diplômés de l’an dernier, et comment le savez-vous?',
    'Fait-on de la recherche au premier cycle? Les stages coop sont-ils garantis, ou faut-il se les disputer?',
  ),
  h3('office', 'Aux bureaux de l’aide financière et du logement'),
  bullets(
    'Que faut-il pour garder cette bourse quatre ans?',
    'De combien les prix ont-ils augmenté ces trois dernières années?',
    'La chambre est-elle garantie en première année? Et en deuxième?',
    'Combien de temps faut-il attendre pour du soutien psychologique?',
    'Quelle aide y a-t-il en cas de handicap, et comment s’y inscrire?',
  ),
  note(
    'La sécurité, en chiffres',
    t`Aux États-Unis, les établissements doivent déclarer les crimes commis sur le campus et autour; vous les trouverez dans les données ${link('Campus Safety and Security', 'https://ope.ed.gov/campussafety/')} (en anglais). Un établissement qui en déclare plus n’est pas toujours moins sûr : c’est peut-être un endroit où plus de gens osent porter plainte. Au Canada, il n’y a pas de liste nationale; demandez ce que l’établissement publie.`,
  ),

  h2('notes', 'Écrivez tout le jour même'),
  p`Après trois campus, tout se mélange. Dans l’autobus du retour, écrivez six lignes : ce que j’ai vu, ce que j’ai entendu, une chose que j’ai adorée, une chose qui m’a déplu, une question qui reste, et une note de un à dix. Prenez aussi en photo quelque chose de laid : cela rappelle l’endroit mieux que la pelouse.`,
  p`Méfiez-vous du temps qu’il faisait, car on aime les endroits vus au soleil. Méfiez-vous aussi du guide. C’est une personne qui vous a plu, et vous ne la reverrez peut-être jamais.`,

  h2('afar', 'Si vous ne pouvez pas y aller'),
  p`Beaucoup de gens ne le peuvent pas, et choisissent bien quand même.`,
  bullets(
    t`${strong('Visites virtuelles et séances en direct :')} choisissez-en une où l’on peut poser des questions, et demandez ce que le film ne montre pas.`,
    t`${strong('Le journal étudiant :')} lisez-en trois mois. C’est l’heure la mieux employée.`,
    t`${strong('Vues de rue et plans d’autobus :')} allez à l’écran de la résidence aux cours, et de nuit si quelqu’un a filmé le trajet.`,
    t`${strong('Quelqu’un de votre école ou de votre ville')} qui y étudie maintenant. L’orientation en connaît peut-être, et le service des admissions peut vous mettre en contact.`,
    t`${strong('Centres de conseil :')} depuis l’étranger, ${link('EducationUSA', 'https://educationusa.state.gov/')} conseille gratuitement sur les États-Unis. Pour le Canada, commencez par ${link('ÉduCanada', 'https://www.educanada.ca/index.aspx?lang=fra')}.`,
  ),

  h2('border', 'Quand vous passez la frontière pour voir'),
  p`Visiter un campus, c’est une visite comme une autre : pas besoin de permis d’études. Vérifiez ce qu’il vous faut pour entrer : un visa, une autorisation de voyage électronique ou simplement un passeport. Apportez la réservation de la visite, au cas où l’on vous demanderait pourquoi vous venez. À la frontière, dites que vous visitez des universités, et non que vous venez étudier.`,

  h2('after', 'Puis ne décidez rien pendant une semaine'),
  p`Une visite vous remue. Laissez passer quelques jours, puis mettez vos impressions à côté des chiffres. Si le cœur et les nombres sont d’accord, tant mieux. Sinon, cherchez lequel des deux sait une chose que l’autre ignore. Notre article pour ${link('lire les statistiques', '/articles/4')} aide pour une moitié.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Voyez quels établissements sont proches les uns des autres, par exemple ${link('à moins de 40 km de Boston', '/search?near=42.36,-71.06&nearPlace=Boston%2C%20MA&radiusMiles=25')}, et prévoyez un seul voyage pour trois.`,
    t`Regardez les loyers et la vie de tous les jours avec l’outil ${link('Explorer les lieux', '/resources?tab=tools&tool=location-explorer')}.`,
    t`Mettez vos deux finalistes côte à côte dans ${link('Comparer', '/compare')} avant d’y retourner.`,
  ),
];
