/** Article 13. */
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
  p`« Est-ce que je vais trouver un emploi avec ça? » La question est légitime et, pour une fois, il y a des chiffres : le gouvernement américain relie les dossiers fiscaux des diplômés au domaine qu’ils ont étudié. Ce guide montre ce que disent ces dossiers, ce qu’ils taisent, et comment vous en éclairer sans les laisser décider pour vous.`,

  h2('pay', 'Ce que gagnent les diplômés, domaine par domaine'),
  p`Voici ce que gagnaient les titulaires d’un baccalauréat quatre ans après la fin de leurs études. Nous avons pris le revenu médian de chaque programme dans les données fédérales, puis le programme du milieu dans chaque domaine : la moitié des programmes sont au-dessus de la barre, la moitié au-dessous.`,
  bars(
    'Revenu médian quatre ans après le baccalauréat, pour le programme médian de chaque domaine aux États-Unis.',
    ['Domaine', 'Par année'],
    'usd',
    [
      ['Génie informatique', 106_000],
      ['Informatique', 99_000],
      ['Génie mécanique', 91_000],
      ['Sciences infirmières', 86_000],
      ['Génie civil', 85_000],
      ['Économie', 79_000],
      ['Comptabilité', 73_000],
      ['Mathématiques', 71_000],
      ['Architecture', 67_000],
      ['Administration des affaires', 65_000],
      ['Science politique', 62_000],
      ['Biologie', 58_000],
      ['Justice pénale', 55_000],
      ['Communication', 54_000],
      ['Sociologie', 52_000],
      ['Travail social', 51_000],
      ['Histoire', 51_000],
      ['Psychologie', 50_000],
      ['Études anglaises', 49_000],
      ['Enseignement', 48_000],
      ['Musique', 43_000],
      ['Beaux-arts', 41_000],
    ],
    t`Notre propre calcul à partir du ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}, version de juin 2026, arrondi au millier de dollars.`,
  ),

  h2('school', 'L’établissement compte moins que le domaine'),
  p`Prenez un même domaine dans tous les établissements. En sciences infirmières, un programme au bas des 50 % du milieu mène à environ 79 000 $ US et un programme en haut, à environ 93 000 $ US; en études anglaises, c’est 44 000 $ US et 54 000 $ US. L’écart entre deux établissements qui enseignent la même matière est donc souvent d’une dizaine de milliers de dollars, tandis que l’écart entre deux matières peut atteindre cinquante mille.`,
  table(
    'Revenu quatre ans après le diplôme, en dollars américains : les 50 % du milieu parmi tous les programmes. Même source que ci-dessus.',
    ['Domaine', 'Un quart des programmes sont en dessous de', 'Un quart sont au-dessus de'],
    [
      ['Informatique', '87 000 $', '117 000 $'],
      ['Sciences infirmières', '79 000 $', '93 000 $'],
      ['Économie', '69 000 $', '93 000 $'],
      ['Administration des affaires', '57 000 $', '72 000 $'],
      ['Biologie', '51 000 $', '64 000 $'],
      ['Psychologie', '45 000 $', '55 000 $'],
      ['Études anglaises', '44 000 $', '54 000 $'],
    ],
  ),
  p`Bonne nouvelle si vous avez eu le coup de foudre pour un établissement modeste qui enseigne bien votre matière. Mise en garde si vous comptez emprunter une fortune pour un grand nom dans un domaine qui paie peu partout.`,

  h2('blind', 'Ce que les chiffres ne voient pas'),
  bullets(
    t`${strong('Seule une partie des diplômés est comptée :')} ceux qui ont eu des bourses ou des prêts fédéraux, et qui travaillaient. Les futurs médecins et avocats étudient encore à ce moment-là; voilà pourquoi la biologie semble mal payée ici.`,
    t`${strong('Quatre ans, c’est tôt.')} En génie, on commence haut. En lettres et en sciences humaines, on commence bas, puis on rattrape souvent une partie du retard en gestion, en droit ou dans la fonction publique.`,
    t`${strong('Le lieu s’y cache.')} Un même salaire achète moins à San Francisco qu’en Ohio; les établissements proches des villes riches paraissent donc meilleurs qu’ils ne sont.`,
    t`${strong('Le passé ne promet rien.')} Ces gens ont choisi leur programme il y a environ huit ans. Un domaine où tout le monde se précipite aujourd’hui sera peut-être encombré quand vous finirez.`,
  ),

  h2('canada', 'Au Canada'),
  p`Le Canada ne publie pas les revenus par établissement de cette façon. Statistique Canada indique ${link('ce que gagnent les diplômés par domaine et par province', 'https://www150.statcan.gc.ca/t1/tbl1/fr/tv.action?pid=3710011501')}. Le ${link('Guichet-Emplois', 'https://www.guichetemplois.gc.ca/analyse-tendances')} fédéral donne les salaires et les perspectives de chaque profession, région par région. Regardez-y avant de supposer qu’un chiffre américain vaut pour vous.`,
  p`Autre différence : au Canada, on choisit souvent le domaine dès la demande d’admission, et le prix peut en dépendre. Le génie, l’administration et l’informatique coûtent plus cher que les arts dans bien des établissements. Comparez donc ce qu’il faut payer de plus avec ce que l’on gagne de plus, dans votre propre province.`,

  h2('use', 'Comment se servir de tout cela'),
  p`L’argent n’est qu’une question sur trois. Les deux autres : pouvez-vous bien faire ce travail, et en auriez-vous encore envie un mardi gris de février? Un domaine où l’on est bon vaut mieux qu’un domaine qui paie bien sur papier, car les gens qui n’aiment pas le leur le quittent, et sa moyenne ne les concerne plus.`,
  steps(
    t`Choisissez trois domaines que vous pourriez envisager. L’un d’eux peut être audacieux.`,
    t`Cherchez le revenu de chacun dans des établissements à votre portée. Sur nos pages, la partie ${strong('Programmes')} l’indique là où le gouvernement le publie.`,
    t`Mettez-le en regard de la dette que vous auriez. Une règle courante : ne pas devoir en tout plus que ce que l’on pense gagner la première année de travail.`,
    t`Demandez à deux personnes de chaque métier ce qu’elles auraient aimé savoir.`,
    t`Biffez celui que vous ne feriez que pour l’argent : on n’y excelle pas longtemps.`,
  ),
  note(
    'Si vous aimez une chose qui paie peu',
    'Étudiez-la, et étudiez-la à bon prix. Un diplôme de musique qui vous coûte 8 000 $ US par année vous laisse libre; le même avec 60 000 $ US de dettes, non. Ajoutez-y une compétence qui se vend : l’enseignement, la statistique, une langue, un métier.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Parcourez ${link('tous les domaines et programmes', '/programs')}, avec les établissements qui les enseignent et ce à quoi ils mènent.`,
    t`Trouvez où l’on enseigne votre matière avec l’outil ${link('Trouver un programme', '/resources?tab=tools&tool=program-finder&field=computing&program=computer-science')}. Le lien l’ouvre à l’informatique, et vous pouvez changer.`,
    t`Voyez ce qu’un prêt enlève à un tel salaire : ${link('27 000 $ US de dettes et un revenu de 50 000 $ US', '/calculator/loans#debt=27000&income=50000')}.`,
    t`Vous ne savez pas trop ce qu’est un domaine? Lisez d’abord ${link('comment choisir un programme', '/articles/11')}.`,
  ),
];
