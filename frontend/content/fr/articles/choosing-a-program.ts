/** Article 11. */
import {
  type Block,
  bars,
  bullets,
  em,
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
  p`« Tu vas étudier en quoi? » C’est la question de toutes les tantes, et bien des gens y répondent au hasard. Ce n’est pas grave, pourvu que vous choisissiez un endroit où l’on peut changer d’idée. Cet article explique comment fonctionnent les domaines d’études dans les deux pays, ce que le choix change dans une vie et comment tester une idée avant de payer pour elle.`,

  h2('words', 'Majeure, programme, domaine'),
  p`Aux États-Unis, on étudie dans une université et on choisit un domaine principal, le ${strong('major')}, souvent à la fin de la deuxième année. Il occupe environ du tiers à la moitié des cours. Le reste est de la formation générale et des cours au choix.`,
  p`Au Canada, on demande le plus souvent l’admission à une ${strong('faculté ou à un programme')}, et on y commence. On peut parfois choisir sa majeure après la première année, mais dans la même faculté, et les cours du domaine prennent une plus grande place. Un baccalauréat ${em('spécialisé')} (honours) va plus loin, et les cycles supérieurs d’ici le recherchent.`,
  p`Derrière les noms, il y a un code. Les deux pays classent les programmes selon la ${link('Classification of Instructional Programs', 'https://nces.ed.gov/ipeds/cipcode/')}, ou CIP, et notre outil ${link('Trouver un programme', '/resources?tab=tools&tool=program-finder')} s’en sert. Ainsi, « computing », « informatics » et « computer science » se retrouvent ensemble, peu importe comment l’université les appelle.`,

  h2('change', 'La plupart changent un peu de cap'),
  p`Dans une grande étude américaine, environ ${link('un tiers des gens inscrits au baccalauréat', 'https://nces.ed.gov/pubsearch/pubsinfo.asp?pubid=2018434')} avaient changé de domaine en moins de trois ans. Demandez donc à chaque université si c’est difficile. Il y a trois sortes de portes :`,
  bullets(
    t`${strong('Ouvertes :')} on remplit un formulaire. C’est le cas de la plupart des domaines en lettres et en sciences.`,
    t`${strong('Sous conditions :')} il faut certains cours et certaines notes, comme souvent en affaires et en économie.`,
    t`${strong('Fermées :')} on entre au début, ou à peu près jamais. C’est le cas du génie, des soins infirmiers, de l’informatique et des beaux-arts dans bien des grandes universités.`,
  ),
  p`Si vous pensez vouloir un jour ce qui se trouve derrière une porte fermée, demandez-le maintenant : il est plus facile d’en sortir que d’y entrer.`,

  h2('undecided', 'Si vous n’avez aucune idée'),
  p`Gardez alors de la latitude. Bien des universités américaines, surtout celles d’arts libéraux, veulent que vous essayiez d’abord. Au Canada, cherchez une première année générale en lettres ou en sciences, et évitez les endroits où il faut viser un programme étroit et y rester.`,
  p`Gardez les mathématiques, si vous le supportez. Une année sans elles ferme plus de portes qu’une année sans n’importe quelle autre matière.`,

  h2('test', 'Tester une idée sans rien payer'),
  steps(
    t`${strong('Lisez la liste des cours')} de troisième année, pas de première. Si les titres vous ennuient, ce n’est pas votre domaine.`,
    t`${strong('Assistez')} à un cours, ou regardez-en un en ligne, et faites une série d’exercices.`,
    t`${strong('Parlez à deux personnes')} du métier : l’une qui débute, l’autre qui en a assez.`,
    t`${strong('Regardez en quoi consiste le travail.')} L’${link('Occupational Outlook Handbook', 'https://www.bls.gov/ooh/')} (en anglais) pour les États-Unis et le ${link('Guichet-Emplois', 'https://www.guichetemplois.gc.ca/')} pour le Canada disent ce que les gens font de leurs journées, ce qu’ils gagnent et combien il en faut.`,
    t`${strong('Passez une semaine tout près,')} dans un emploi d’été, en visite ou comme bénévole.`,
  ),

  h2('money', 'Ce que rapportent les domaines'),
  p`Pour le revenu, le domaine compte plus que le nom de l’université, et c’est vrai dans les deux pays.`,
  bars(
    'Revenu médian quatre ans après le baccalauréat, pour le programme médian de quelques domaines aux États-Unis, en dollars américains.',
    ['Domaine', 'Par année'],
    'usd',
    [
      ['Informatique', 99_000],
      ['Soins infirmiers', 86_000],
      ['Comptabilité', 73_000],
      ['Biologie', 58_000],
      ['Psychologie', 50_000],
      ['Enseignement', 48_000],
    ],
    t`Notre calcul d’après le ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}, version de juin 2026.`,
  ),
  p`Mais dans un même domaine, les gens diffèrent aussi, et quelqu’un qui se passionne pour l’histoire peut mieux réussir que quelqu’un qui s’ennuie en génie. Les moyennes suivent aussi le marché : un domaine qui manquait de monde à vos débuts peut être plein quand vous finissez. Notre guide sur les ${link('domaines et les salaires', '/articles/13')} en présente vingt-deux et dit ce que ces chiffres laissent de côté.`,

  h2('licensed', 'Les professions réglementées'),
  p`Pour certains métiers, le programme doit être agréé, sans quoi on ne peut pas passer l’examen. Vérifiez cela avant toute autre chose.`,
  table(
    'Qui agrée les programmes. Les ordres des États et des provinces ont le dernier mot.',
    ['Domaine', 'États-Unis', 'Canada'],
    [
      [
        'Génie',
        t`${link('ABET', 'https://www.abet.org/')}`,
        t`${link('Ingénieurs Canada', 'https://engineerscanada.ca/fr')} (BCAPG)`,
      ],
      ['Soins infirmiers', 'L’ordre de l’État; ACEN ou CCNE', 'L’ordre de la province'],
      [
        'Enseignement',
        'L’État; un brevet par matière et par niveau',
        'La province; le plus souvent un diplôme distinct en éducation',
      ],
      ['Architecture', 'NAAB; souvent une maîtrise', 'CCCA; le plus souvent une maîtrise'],
      ['Droit', 'Un JD après le baccalauréat', 'Un JD après quelques années d’université; droit civil au Québec'],
      ['Médecine', 'Un MD ou un DO après le baccalauréat', 'Un MD, le plus souvent après le baccalauréat'],
    ],
  ),
  note(
    '« Pre-med » et « pre-law » ne sont pas des domaines',
    'Ce sont des projets. On peut entrer en médecine avec un diplôme en musique, si l’on a les cours de sciences et les notes. Les facultés de droit n’ont même pas de liste fixe. Choisissez un domaine où vous réussirez bien.',
  ),

  h2('school', 'Comment juger un programme'),
  p`Deux universités peuvent enseigner le même domaine de façons très différentes. Posez donc ces questions.`,
  bullets(
    t`${strong('Combien de gens y finissent chaque année?')} Nos pages montrent les diplômes par domaine. Cinq par année, c’est peu de cours et peu d’amis; cinq cents, de grands amphithéâtres et beaucoup de choix.`,
    t`${strong('À quoi ressemble la première année?')} Informez-vous des cours qui éliminent, et du nombre de gens encore là en troisième année.`,
    t`${strong('Qui donne les cours de base,')} et à combien de personnes à la fois?`,
    t`${strong('Que fait-on en dehors des cours?')} Ce peut être des laboratoires, des ateliers, des stages, un régime coop, de la recherche ou un mémoire.`,
    t`${strong('Qu’a fait ensuite la dernière promotion?')} Demandez des nombres, et comment on les a comptés.`,
    t`${strong('Combien cela coûte-t-il?')} Au Canada, et dans certaines universités américaines, les droits de scolarité dépendent du domaine.`,
  ),

  h2('combine', 'Deux domaines, ou un seul avec un à-côté'),
  p`Une double majeure fait bonne impression, et peut vous coûter une session. Une ${strong('mineure')} de cinq ou six cours donne souvent l’essentiel. Certaines paires ouvrent des portes : une langue et les affaires, la statistique et presque n’importe quoi, l’écriture et les sciences. Choisissez le second domaine parce qu’il vous plaît ou vous servira, et non pour la ligne qu’il ajoute à votre CV.`,

  h2('across', 'Si vous regardez les deux pays'),
  p`Si vous ne savez pas ce que vous voulez, penchez pour les États-Unis, ou pour une année générale au Canada. Si vous le savez, penchez pour le Canada, où l’on arrive plus vite au cœur de sa matière. Pensez aux cours exigés : un programme canadien de sciences peut demander le calcul différentiel et deux sciences de 12e année. Si votre école ne les offre pas, informez-vous dès maintenant de ce qu’on accepte à la place. Voyez aussi les ${link('études de l’autre côté de la frontière', '/articles/3')}.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Écrivez trois domaines. Vous n’avez pas à choisir une vie, seulement une première direction, avec les deux suivantes encore ouvertes.`,
    t`Ouvrez-les parmi ${link('tous les domaines et programmes', '/programs')}, avec ce à quoi chacun mène et qui l’enseigne.`,
    t`Trouvez des universités fortes dans les trois avec l’outil ${link('Trouver un programme', '/resources?tab=tools&tool=program-finder')}.`,
    t`Passez ensuite à ${link('comment choisir une université', '/articles/1')}.`,
  ),
];
