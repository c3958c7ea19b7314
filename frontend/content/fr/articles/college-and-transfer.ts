/** Article 10. */
import { type Block, bullets, em, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Rien n’oblige à commencer là où l’on veut finir. Dans les deux pays, des centaines de milliers de personnes débutent dans un collège près de chez elles et terminent à l’université. Bien préparé, ce parcours fait économiser une fortune. Sans plan, il coûte une année. Cet article parle du plan.`,

  h2('what', 'Ce que sont ces collèges'),
  p`Aux États-Unis, un ${strong('collège communautaire')} (community college) est un établissement public pour les deux premières années. Il décerne un grade d’associé (associate degree) ou un certificat de métier. Presque toute personne qui a fini le secondaire y entre, et les droits de scolarité sont une fraction de ceux d’une université. Certains de ces collèges décernent maintenant aussi des baccalauréats.`,
  p`Au Canada, un ${strong('collège')} forme d’abord à un emploi, avec des diplômes de deux ou trois ans, des certificats et quelques grades. La façon dont il mène à l’université dépend de la province. En Colombie-Britannique et en Alberta, faire au collège les deux premières années d’un baccalauréat est un chemin ancien et bien tracé. En Ontario, la reconnaissance des crédits se négocie établissement par établissement. Au Québec, les deux années du programme préuniversitaire d’un ${strong('cégep')} sont la voie normale vers l’université, et elles ne coûtent presque rien à ceux qui y vivent.`,
  p`Nos listes montrent les établissements qui décernent des baccalauréats, à moins que vous n’en demandiez d’autres. Vous pouvez aussi voir les ${link('collèges de deux ans', '/search?country=US&kind=two-year')} seuls, ou ajouter votre État à cette liste.`,

  h2('why', 'Pourquoi on le fait'),
  bullets(
    t`${strong('Le prix.')} On paie deux ans à bas prix, en vivant chez ses parents, puis deux ans au plein tarif.`,
    t`${strong('Un nouveau départ.')} De faibles notes au secondaire comptent moins après une bonne année de collège.`,
    t`${strong('Le temps de choisir.')} On peut essayer trois matières sans payer le prix d’une université.`,
    t`${strong('La vie.')} Il y a des cours du soir, de petits groupes et des gens qui comprennent que vous avez un emploi ou un enfant.`,
  ),

  h2('numbers', 'Ce que disent les chiffres'),
  p`Voici la partie moins réjouissante. Quatre personnes sur cinq qui entrent dans un collège communautaire américain disent vouloir un baccalauréat. Environ une sur trois passe à une université, et environ une sur six a le diplôme six ans après ses débuts. Le ${link('National Student Clearinghouse', 'https://nscresearchcenter.org/tracking-transfer/')} (en anglais) les compte chaque année. Ce n’est pas une question de capacité, puisque la moitié environ de ceux qui passent terminent dans ce délai. La plupart se perdent avant le passage.`,
  p`L’autre fuite, ce sont les crédits. Une ${link('étude fédérale américaine de 2017', 'https://www.gao.gov/products/gao-17-574')} a montré que ceux qui changeaient d’établissement perdaient en moyenne quatre crédits sur dix, et moins là où deux établissements publics avaient une entente. Les crédits qui ne comptent pas sont des cours qu’on paie deux fois.`,
  p`Le taux de diplomation habituel cache tout cela, puisque les transferts n’y figurent pas. Notre article sur la ${link('lecture des statistiques', '/articles/4')} présente le chiffre qui les compte.`,

  h2('plan', 'Le plan'),
  steps(
    t`${strong('Choisissez d’abord l’arrivée.')} Retenez deux ou trois universités et un domaine avant votre premier cours. Vous pourrez changer plus tard, mais visez quelque chose.`,
    t`${strong('Trouvez l’entente.')} On l’appelle ${em('articulation agreement')}, guide de transfert ou passerelle. Elle dit, cours par cours, ce qui compte, et souvent la note qu’il faut.`,
    t`${strong('Voyez les deux conseillers,')} celui du collège et celui du bureau des transferts de l’université. Faites-le dès la première session, et obtenez les réponses par courriel.`,
    t`${strong('Prenez ce qui compte deux fois :')} des cours de formation générale qui servent aussi à votre domaine. Commencez par les suites de cours en mathématiques et en sciences, car ce sont les plus longues.`,
    t`${strong('Gardez le plan')} de chacun de vos cours. S’il y a un doute sur les crédits, c’est lui qui tranche.`,
    t`${strong('Terminez le grade d’associé')} si l’entente l’exige. Dans certains États, il garantit une place et tous les crédits.`,
    t`${strong('Présentez votre demande à temps.')} Les dates de transfert ne sont pas celles des nouveaux étudiants, et les bourses non plus.`,
  ),

  h2('where', 'Là où cela marche le mieux'),
  table(
    'Les réseaux publics qui ont une voie commune à tout l’État ou à toute la province.',
    ['Lieu', 'Ce qu’il y a', 'Où le trouver'],
    [
      [
        'Californie',
        'L’Associate Degree for Transfer, vers les universités d’État; des places garanties dans six campus de l’Université de Californie',
        t`${link('ASSIST', 'https://assist.org/')}`,
      ],
      [
        'Floride',
        'Une place garantie dans une université d’État avec l’associate in arts, mais pas dans tous les programmes',
        t`${link('FloridaShines', 'https://www.floridashines.org/')}`,
      ],
      [
        'Colombie-Britannique',
        'Des tables, cours par cours, pour tous les établissements publics',
        t`${link('BC Transfer Guide', 'https://www.bctransferguide.ca/')}`,
      ],
      [
        'Alberta',
        'Le transfert de cours et de programmes entre établissements',
        t`${link('Transfer Alberta', 'https://transferalberta.alberta.ca/')}`,
      ],
      ['Ontario', 'Des ententes entre collèges et universités', t`${link('ONTransfer', 'https://www.ontransfer.ca/')}`],
    ],
  ),
  p`Bien d’autres États ont un ensemble commun de cours de première année que tous leurs établissements publics acceptent. Cherchez le nom de votre État et « transfer ». Les universités privées peuvent se montrer généreuses aussi, et certaines offrent des bourses à ceux qui viennent d’un collège.`,

  h2('limits', 'Là où cela ne marche pas'),
  bullets(
    t`${strong('Certains programmes se remplissent en première année.')} Les soins infirmiers, le génie, l’architecture et le cinéma prennent parfois peu de gens plus tard, ou personne.`,
    t`${strong('Certaines universités célèbres en prennent très peu.')} Regardez le taux d’admission par transfert, qui peut être bien en dessous de celui des nouveaux étudiants.`,
    t`${strong('Un crédit n’est pas un progrès.')} Un cours peut compter comme « cours au choix » et vous laisser tout de même un an de retard dans votre domaine.`,
    t`${strong('Les deux dernières années coûtent plus cher.')} Vous aurez aussi moins d’années de bourses, puisque les grosses vont aux nouveaux étudiants.`,
    t`${strong('Les amis.')} Vous arrivez en troisième année; informez-vous du logement et d’une semaine d’accueil pour les transferts.`,
  ),

  h2('money', 'Comment payer'),
  p`Aux États-Unis, la bourse Pell vaut dans les collèges communautaires et y couvre souvent tous les droits de scolarité. Bien des États et des villes ont un programme ${em('promise')} qui paie le reste pour leurs résidents. Il faut quand même remplir la ${link('FAFSA', 'https://studentaid.gov/h/apply-for-aid/fafsa')} (en anglais). Surveillez le temps, car la bourse Pell dure environ six ans en tout, et empruntez peu pendant les années bon marché : vous aurez besoin de cette marge plus tard.`,
  p`Au Canada, l’aide du gouvernement vaut pour les collèges comme pour les universités, si le programme y est admissible. Nos guides donnent les détails pour ${link('les États-Unis', '/articles/5')} et pour le ${link('Canada', '/articles/6')}.`,

  h2('example', 'Un exemple, avec des chiffres inventés'),
  table(
    'Droits de scolarité seulement, en dollars américains, pour quatre ans.',
    ['', 'Université pendant quatre ans', 'Collège pendant deux ans, puis université'],
    [
      ['Années 1 et 2', '2 × 12 000 $', '2 × 4 000 $'],
      ['Années 3 et 4', '2 × 12 000 $', '2 × 12 000 $'],
      ['Une session de crédits perdue', '0 $', '6 000 $'],
      [t`${strong('En tout')}`, t`${strong('48 000 $')}`, t`${strong('38 000 $')}`],
    ],
  ),
  p`Même avec la session perdue, il reste 10 000 $ des 16 000 $ économisés. Perdez trois sessions et il n’en reste rien; voilà pourquoi le plan vient d’abord.`,
  note(
    'Déjà à l’université?',
    t`Passer d’une université à une autre suit les mêmes règles. Notre article ${link('Passer d’une université à une autre', '/articles/15')} explique ce qui diffère.`,
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Voyez quelles universités s’occupent bien des transferts : ${link('les universités publiques où terminent sept personnes transférées sur dix', '/search?country=US&type=public&transferOutcomeMin=70&sortBy=inStateTuition&sortOrder=asc')}.`,
    t`Trouvez des collèges de deux ans près de chez vous, par exemple ${link('en Californie', '/search?country=US&state=CA&kind=two-year')} ou ${link('au Texas', '/search?country=US&state=TX&kind=two-year')}.`,
    t`Calculez les deux parcours avec le ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator&housingOption=home')}, en vivant chez vos parents les deux premières années.`,
  ),
];
