/** Article 4. */
import {
  type Block,
  bars,
  bullets,
  h2,
  h3,
  link,
  note,
  p,
  steps,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Chaque chiffre de la page d’un établissement répond à une question précise, et souvent ce n’est pas celle que vous aviez en tête. Pour chacun, cet article dit qui est compté, qui est laissé de côté et comment le lire. Une fois que vous le savez, vous pouvez vous servir des chiffres la tête froide.`,

  h2('three-questions', 'Trois questions à poser à tout chiffre'),
  bullets(
    t`${strong('Qui est compté?')} Tout le monde, ou seulement la première année, ou seulement les personnes qui reçoivent de l’aide.`,
    t`${strong('De quand date-t-il?')} La plupart des chiffres ont deux ou trois ans à leur parution, et ceux qui portent sur six ans d’études sont plus vieux encore.`,
    t`${strong('Qui le dit?')} Un établissement, un gouvernement et une entreprise qui vend des palmarès n’ont pas les mêmes raisons de compter. Ici, chaque chiffre est accompagné de son année et de sa source.`,
  ),

  h2('acceptance', 'Le taux d’admission'),
  p`Parmi toutes les personnes qui ont demandé une place, combien l’ont obtenue? C’est tout ce qu’il dit. Un taux bas signifie que beaucoup de monde voulait peu de places, et non que l’enseignement est bon. Un nom célèbre, un formulaire gratuit ou un texte court attirent plus de demandes et font baisser le taux.`,
  p`C’est aussi un seul chiffre pour bien des portes. Les sciences infirmières peuvent prendre une personne sur douze alors que l’établissement en prend une sur deux, et les résidents de l’État, les athlètes et les demandes hâtives ont parfois de tout autres chances. Au Canada, le taux en dit encore moins : on demande une place dans un programme, et peu d’établissements publient un taux. Cherchez plutôt la moyenne exigée l’an dernier par le programme.`,
  p`Nos étiquettes, de « Extrêmement sélectif » (moins de 20 %) à « Peu sélectif » (plus de 80 %), viennent de ce seul taux. Certains établissements acceptent toutes les personnes qui remplissent les conditions. Ils n’ont pas de taux, et nous le disons.`,

  h2('graduation', 'Le taux de diplomation'),
  p`Aux États-Unis, c’est le ${strong('taux à 150 %')}. Il suit les personnes qui ont commencé à l’automne, à temps plein, dans leur premier établissement, et compte celles qui ont obtenu un diplôme ${strong('du même établissement')} en 150 % au plus de la durée normale. Pour un diplôme de quatre ans, cela fait six ans. Le ${link('National Center for Education Statistics', 'https://nces.ed.gov/ipeds/')} le recueille auprès de tous les établissements qui ont droit à l’aide fédérale.`,
  p`Regardez qui manque. Les personnes venues d’un autre établissement n’y sont pas, ni celles qui ont commencé à temps partiel. Celles qui sont parties ailleurs comptent comme des échecs, même si elles ont un diplôme aujourd’hui. Le taux est donc juste pour une université où presque tout le monde arrive à dix-huit ans et reste, et injuste pour une autre où beaucoup sont adultes ou changent de lieu. Un compte plus large, les « outcome measures », corrige une partie du problème :`,
  bars(
    'Part des personnes qui ont un diplôme de l’établissement huit ans après leur arrivée, dans l’établissement américain médian.',
    ['Qui est arrivé', 'Ont fini'],
    'percent',
    [
      ['À temps plein, venu d’un autre établissement', 66],
      ['Tout le monde', 60],
      ['À temps plein, pour la première fois', 58],
      ['Avec une bourse Pell', 54],
      ['À temps partiel', 46],
    ],
    t`Notre propre calcul à partir des « outcome measures » d’${link('IPEDS', 'https://nces.ed.gov/ipeds/')}, pour des groupes d’au moins 100 personnes arrivées en 2015-2016.`,
  ),
  p`Un taux de diplomation en dit autant sur la population étudiante que sur l’établissement. Qui ne prend que les meilleurs élèves de familles aisées obtient un taux élevé presque sans effort. La question utile est de savoir qui réussit bien ${strong('parmi ses semblables')} : comparez donc un établissement avec d’autres de même taille, de même prix et de même sélectivité. Les universités semblables de chaque page vous y aident.`,
  p`Le Canada n’a pas de taux national de ce genre. Les universités de l’Ontario publient le leur dans les ${link('Données communes sur les universités de l’Ontario', 'https://cudo.ouac.on.ca/')}, qui comptent un peu autrement. Quand un chiffre canadien figure sur nos pages, sa source est nommée; ne le comparez pas au point près avec un chiffre américain.`,

  h2('retention', 'Le taux de maintien aux études'),
  p`Quelle part des nouveaux revient en deuxième année? C’est le signe le plus récent de la façon dont un établissement traite les gens qui arrivent : il regarde un an en arrière, alors que le taux de diplomation en regarde six. Sous 70 % environ, demandez pourquoi. Ce peut être l’argent, l’enseignement ou la solitude, ou simplement que beaucoup pensaient déjà partir ailleurs.`,

  h2('ratio', 'Le nombre d’étudiants par professeur, et la taille'),
  p`Un rapport de 12 pour 1 ne veut pas dire des classes de douze. On divise la population étudiante par le corps enseignant, où une personne à temps partiel compte pour une fraction. La sommité qui donne un seul séminaire y figure; le cours de première année à quatre cents places n’y paraît pas. Si la taille des classes compte pour vous, demandez la part des classes de moins de vingt personnes, et l’horaire d’une semaine en première année.`,
  p`La taille compte des têtes. Elle peut inclure les cycles supérieurs et les personnes qui étudient en ligne. Un établissement de 30 000 personnes peut sembler petit si la moitié ne vient jamais sur le campus.`,

  h2('price', 'Le prix net'),
  p`Le prix net est ce qui reste à payer une fois les bourses déduites. C’est la ${strong('moyenne d’une partie des gens')} : les nouveaux à temps plein qui ont reçu de l’aide fédérale et, dans les établissements publics, seulement ceux qui payaient le prix des résidents de l’État. Beaucoup ont payé bien plus que la moyenne, et beaucoup, bien moins. Le prix par tranche de revenu vous ressemble davantage. Notre guide pour ${link('comparer les coûts', '/articles/2')} explique comment vous en servir.`,

  h2('earnings', 'Le revenu'),
  p`Sur nos pages américaines, le revenu des diplômés vient du ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}. C’est le revenu médian d’anciens étudiants, selon leurs dossiers fiscaux, dix ans après qu’ils ont ${strong('commencé')}. Quatre choses à savoir :`,
  bullets(
    'Seules les personnes qui ont eu des bourses ou des prêts fédéraux y sont, et dans certains établissements riches, elles sont une minorité.',
    'Celles qui sont parties sans diplôme y sont aussi.',
    'Celles qui ne travaillaient pas cette année-là, ou qui étudiaient encore aux cycles supérieurs, n’y sont pas : les futurs médecins manquent pendant un temps.',
    'Le chiffre suit la matière plus que l’établissement. En génie, on gagne plus qu’au théâtre, où que l’on ait étudié.',
  ),
  p`Ne comparez donc pas le revenu médian d’un institut de technologie avec celui d’un collège d’arts. Regardez celui de votre propre domaine, comme l’explique notre guide sur ${link('les domaines et les salaires', '/articles/13')}, et songez à l’endroit où vivent ces gens, car un salaire achète moins dans une ville chère. Le Canada n’a pas de tel chiffre par établissement, mais Statistique Canada publie ${link('ce que gagnent les diplômés', 'https://www150.statcan.gc.ca/t1/tbl1/fr/tv.action?pid=3710011501')} par province, par niveau et par domaine.`,

  h2('debt', 'La dette'),
  p`La dette médiane porte sur les prêts fédéraux des personnes qui ont ${strong('fini')} et qui ont emprunté. Les prêts privés n’y sont pas, ni ceux que les parents ont contractés. Un établissement où presque personne n’emprunte peut afficher un chiffre élevé pour ces quelques-uns : lisez-le toujours à côté de la part des gens qui empruntent.`,

  h2('reading', 'Comment les chiffres trompent'),
  h3('small', 'Les petits nombres'),
  p`Dans un collège de quarante nouveaux, deux personnes font cinq pour cent. Un bond de dix points d’une année à l’autre peut ne rien vouloir dire du tout.`,
  h3('average', 'Les moyennes cachent des gens'),
  p`La moyenne entre riches et pauvres n’est le prix de personne. La médiane est la valeur du milieu : la moitié est au-dessus, la moitié au-dessous. Demandez l’écart entre le bas et le haut.`,
  h3('blank', 'Les blancs'),
  p`Un blanc n’est pas un zéro. Il peut vouloir dire que l’établissement est trop petit, que les règles de confidentialité cachent le chiffre ou que nos sources ne l’ont pas. Nous disons lequel, quand nous le savons.`,
  h3('precision', 'Trop de décimales'),
  p`71,3 % et 72,1 %, c’est la même chose. Arrondissez avant de comparer.`,

  h2('table', 'En une page'),
  table(
    'Ce que compte chaque chiffre, et ce qu’il ne voit pas.',
    ['Chiffre', 'Il compte', 'Il ne voit pas'],
    [
      ['Taux d’admission', 'Toutes les demandes', 'Votre programme, ni sa qualité'],
      [
        'Taux de diplomation',
        'Les nouveaux à temps plein, même établissement, six ans',
        'Les changements d’établissement et le temps partiel',
      ],
      ['Maintien aux études', 'Les nouveaux qui sont revenus', 'Pourquoi les autres sont partis'],
      ['Étudiants par enseignant', 'Tous ceux qui étudient et enseignent', 'La taille de votre classe'],
      ['Prix net', 'Les nouveaux avec de l’aide fédérale', 'Les gens qui n’en ont pas eu'],
      ['Revenu', 'Les gens avec de l’aide fédérale, dix ans plus tard', 'Votre domaine'],
      ['Dette', 'Les diplômés qui ont emprunté', 'Les prêts privés et ceux des parents'],
    ],
  ),
  note(
    'Servez-vous des chiffres pour demander, non pour trancher',
    'Un chiffre qui vous surprend est le début d’une bonne question. Écrivez au service des admissions et posez-la. La réponse vous en dira plus que le nombre.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Mettez jusqu’à quatre établissements côte à côte dans ${link('Comparer', '/compare')}, et ouvrez la source de chaque chiffre.`,
    t`Voyez qui réussit là où d’autres échouent : ${link('les établissements où au moins 60 % des boursiers Pell obtiennent leur diplôme', '/search?country=US&pellGraduationRateMin=60&sortBy=pellGraduationRate&sortOrder=desc')}.`,
    t`Revenez au guide pour ${link('choisir une université', '/articles/1')} avec de meilleures questions.`,
  ),
];
