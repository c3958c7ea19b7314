/** Article 1. */
import {
  type Block,
  bars,
  bullets,
  h2,
  link,
  note,
  p,
  steps,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Notre catalogue compte plus de 2 000 universités et collèges qui décernent des baccalauréats, et vous présenterez sans doute une demande à huit d’entre eux environ. Ce guide vous mène du premier nombre au second, que vous cherchiez aux États-Unis, au Canada ou dans les deux pays.`,
  p`Donnez-vous trois ou quatre fins de semaine. Bien des gens déçus de leur choix n’ont jamais vraiment choisi : ils ont pris le nom connu, le campus le plus proche ou l’université où allait un ami.`,

  h2('yourself', 'Partez de vous, pas des classements'),
  p`Avant de regarder la moindre université, répondez par écrit à cinq questions. Une ligne par réponse suffit.`,
  steps(
    t`${strong('Qu’est-ce que je pourrais étudier?')} Un grand domaine fera l’affaire. « Quelque chose en santé » est une très bonne réponse.`,
    t`${strong('À quelle distance de chez moi puis-je vivre?')} Comptez en heures de trajet, et demandez-vous qui paierait les voyages.`,
    t`${strong('Combien ma famille peut-elle payer par année?')} Posez la question à la maison dès maintenant. La conversation est gênante, et elle le sera encore plus au printemps.`,
    t`${strong('Où est-ce que j’apprends le mieux?')} Il y a des gens qui s’épanouissent dans une classe de vingt, et d’autres qui aiment se fondre dans un amphithéâtre de trois cents places.`,
    t`${strong('De quoi ne puis-je pas me passer?')} Ce peut être un sport, une religion, une langue, une grande ville ou un bon soutien pour un handicap.`,
  ),
  p`Indiquez ensuite, pour chaque réponse, s’il s’agit d’une exigence ou d’un souhait, et tenez-vous-en à trois exigences. Chaque exigence de plus peut couper votre liste en deux.`,

  h2('words', 'Sachez ce que les mots veulent dire'),
  p`D’un côté à l’autre de la frontière, le même mot peut désigner deux choses. Aux États-Unis, on appelle ${strong('college')} à peu près tout établissement qui décerne un baccalauréat. Au Canada, c’est l’${strong('université')} qui décerne le baccalauréat; le ${strong('collège')} offre surtout des diplômes et des certificats, même si certains proposent maintenant des grades. Le Québec a une étape entre les deux : on y fait le plus souvent deux ans de ${strong('cégep')} avant un baccalauréat de trois ans.`,
  table(
    'Le cas habituel dans les deux pays; chaque ligne a ses exceptions.',
    ['', 'États-Unis', 'Canada'],
    [
      ['Durée du baccalauréat', 'Quatre ans', 'Quatre ans, ou trois au Québec après le cégep'],
      [
        'Qui dirige la plupart des universités',
        'Les États et de nombreux organismes privés',
        'Les provinces; la plupart sont publiques',
      ],
      [
        'Vous présentez une demande',
        'À l’université, souvent sans domaine précis',
        'Souvent à une faculté ou à un programme',
      ],
      [
        'Qui paie plus cher',
        'Les gens d’un autre État',
        'Les gens d’un autre pays; au Québec et en Ontario, ceux d’une autre province aussi',
      ],
      [
        'Examens',
        'SAT ou ACT, facultatifs à bien des endroits',
        'Les notes; SAT ou ACT à certains endroits pour les gens des États-Unis',
      ],
    ],
  ),
  p`La troisième ligne est la plus importante. Dans bien des universités canadiennes, on vous admet à un programme, le génie par exemple, et les exigences changent d’un programme à l’autre. Dans la plupart des universités américaines, on peut commencer sans domaine déclaré, ce qui vaut beaucoup quand on n’a encore aucune idée. Notre article sur le ${link('choix d’un programme', '/articles/11')} explique la différence.`,

  h2('figures', 'Six chiffres qui aident'),
  p`Un classement comprime une université en un seul nombre. Avec six, vous ferez mieux, et vous les trouverez tous ici, sur la page de chaque établissement.`,
  bullets(
    t`${strong('Taux de diplomation :')} la part des nouveaux inscrits qui terminent. Regardez-le en premier, car un prix bas pour un diplôme qu’on n’obtient jamais est un prix élevé.`,
    t`${strong('Taux de maintien aux études :')} la part de ceux qui reviennent en deuxième année. Il montre si l’on s’occupe bien des gens de première année.`,
    t`${strong('Prix net :')} ce que les familles paient vraiment une fois les bourses déduites. Les États-Unis le publient, le Canada non.`,
    t`${strong('Étudiants par professeur :')} un indice de la proximité des professeurs, qui ne dit toutefois rien de la taille d’un cours de première année.`,
    t`${strong('Taille.')} En dessous de 5 000 étudiants, une université ressemble à un village; au-delà de 30 000, à une ville.`,
    t`${strong('Diplômes décernés dans votre domaine.')} Une université qui en décerne cinq par année dans votre matière ne peut pas y offrir beaucoup de cours.`,
  ),
  p`Les chiffres américains viennent de données fédérales, que vous pouvez aussi consulter sur ${link('College Navigator', 'https://nces.ed.gov/collegenavigator/')} (en anglais). Au Canada, aucun organisme ne recueille tout cela pour chaque établissement, et plus de lignes restent vides. ${link('Universités Canada', 'https://univcan.ca/fr/')} énumère ses universités membres. Chacun de ces six chiffres cache aussi quelque chose; notre article sur la ${link('lecture des statistiques', '/articles/4')} vous dit quoi.`,

  h2('selective', 'Difficile d’accès ne veut pas dire bon'),
  bars(
    'Taux de diplomation médian des universités américaines, selon la part des candidatures qu’elles retiennent.',
    ['Elles admettent', 'Obtiennent leur diplôme'],
    'percent',
    [
      ['Moins de 20 sur 100', 92],
      ['De 20 à 40', 79],
      ['De 40 à 60', 58],
      ['De 60 à 80', 60],
      ['Plus de 80', 54],
    ],
    t`Notre calcul sur 1 555 établissements d’${link('IPEDS', 'https://nces.ed.gov/ipeds/')}, admissions de l’automne 2024.`,
  ),
  p`Les universités les plus sélectives diplôment en effet une plus grande part de leurs étudiants, entre autres parce qu’elles choisissent des gens qui finiraient presque n’importe où. Plus bas dans le tableau, la différence disparaît presque, et les universités d’un même groupe diffèrent bien plus que les groupes entre eux. Servez-vous donc du taux d’admission pour équilibrer votre liste, et du taux de diplomation pour juger l’université.`,

  h2('long-list', 'Dressez une longue liste de vingt'),
  p`Lancez maintenant une ${link('recherche', '/search')} avec vos exigences comme filtres, en commençant par le lieu, le prix et la taille, et voyez combien d’universités restent. S’il y en a plus de soixante, ajoutez un souhait. S’il y en a moins de dix, une de vos exigences n’était qu’un souhait.`,
  p`Lisez la page de chacune pendant deux minutes et gardez celles qui piquent votre curiosité. Mettez-en au moins deux dont personne n’a entendu parler autour de vous : les bonnes universités ne sont pas toutes célèbres.`,

  h2('balance', 'Ramenez-la à huit, bien équilibrées'),
  p`Comparez vos notes à celles des personnes admises, puis classez vos universités en trois groupes.`,
  table(
    'Une liste qui convient à la plupart des gens.',
    ['Groupe', 'Combien', 'Ce que cela veut dire'],
    [
      [
        'Visée haute',
        'Deux',
        'Vos notes sont sous la médiane des personnes admises, ou l’université admet moins d’une personne sur cinq',
      ],
      ['À votre portée', 'Trois ou quatre', 'Vos notes sont proches de la médiane des personnes admises'],
      ['Presque assurée', 'Deux', 'Vos notes sont bien au-dessus de la médiane, et vous pouvez payer'],
    ],
  ),
  p`Une université presque assurée doit remplir deux conditions à la fois : vous y entrerez à peu près certainement, et votre famille peut la payer sans coup de chance. Il faut aussi que vous y alliez avec plaisir, puisque vous pourriez bien y aboutir. Et toute université qui admet moins de 20 % des candidatures est une visée haute pour tout le monde : des notes parfaites n’y changent pas assez les chances.`,
  p`Bien des programmes canadiens publient la moyenne qu’ils recherchent, ce qui facilite le tri. Consultez la page du programme plutôt que celle de l’université, car un formulaire, un portfolio ou une entrevue peuvent compter aussi.`,

  h2('price', 'Vérifiez le prix avant le coup de cœur'),
  p`Faites-le pour les huit, avant de rédiger le moindre texte. Pour une université américaine, utilisez son ${link('calculateur de prix net', 'https://collegecost.ed.gov/net-price')} (en anglais) avec vos parents; la loi oblige presque toutes les universités à en avoir un. Pour une université canadienne, additionnez les droits de scolarité selon votre statut, les frais, le loyer et la nourriture, et ne retranchez que les bourses qui vous sont assurées. Notre guide pour ${link('comparer les coûts', '/articles/2')} montre chaque étape. Si le compte n’y est pas, remplacez l’université maintenant : cela fera moins mal qu’en avril.`,

  h2('look', 'Allez voir, si vous le pouvez'),
  p`Les deux ou trois universités que vous préférez valent bien une journée de visite. Si vous ne pouvez pas voyager, écrivez à quelqu’un qui y étudie, faites une visite virtuelle et lisez le journal étudiant : c’est la seule chose en ligne que le service des communications n’a pas écrite. Notre guide pour ${link('visiter un campus', '/articles/7')} propose une liste de questions.`,

  h2('check', 'Une dernière vérification'),
  p`Avant d’envoyer le premier formulaire, répondez à ces questions pour chaque université de la liste.`,
  bullets(
    'Est-ce que je peux dire en une phrase pourquoi elle est sur ma liste, sans parler de son nom ni de son rang?',
    'Enseigne-t-elle ce que je veux, et ce que je voudrais si je changeais d’idée?',
    'Est-ce que je connais le prix pour quelqu’un comme moi?',
    'Est-ce que je connais sa date limite et les formulaires qu’elle demande?',
    'Est-ce que j’irais si c’était la seule à dire oui?',
  ),
  note(
    'Huit fois cinq font quarante réponses',
    'Avec ces réponses sur papier, vous avez bien choisi, peu importe ce que diront les lettres au printemps.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Commencez une liste : ${link('universités publiques où au moins six personnes sur dix obtiennent leur diplôme', '/search?country=US&type=public&graduationRateMin=60&sortBy=netPrice&sortOrder=asc')} ou ${link('tout le Canada', '/search?country=CA')}, puis ajoutez vos propres filtres.`,
    t`Mettez-en jusqu’à quatre côte à côte dans ${link('Comparer', '/compare')}.`,
    t`Notez leurs ${link('dates limites', '/articles/8')} dans votre calendrier, et ajoutez chaque université à vos favoris pour la retrouver.`,
  ),
];
