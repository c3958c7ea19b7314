/** Article 5. */
import { type Block, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Aux États-Unis, presque toute l’aide commence par un seul formulaire gratuit. Il ouvre la porte aux bourses, aux prêts et aux emplois sur le campus, et bien des États et des universités s’en servent aussi. Ce guide explique ce qui existe, qui y a droit et ce qu’il faut faire, mois par mois, pour commencer à l’automne 2027. Chaque montant porte l’année à laquelle il s’applique; tous sont en dollars américains.`,

  h2('four-kinds', 'Quatre sortes d’aide'),
  table(
    'Seules les deux premières rendent un diplôme moins cher.',
    ['Sorte', 'À rembourser?', 'Accordée selon', 'D’où elle vient'],
    [
      ['Bourse selon les besoins (grant)', 'Non', 'Les besoins', 'Le gouvernement fédéral, l’État, l’université'],
      [
        'Bourse d’études (scholarship)',
        'Non',
        'Les notes, le talent, le parcours',
        'L’université, des entreprises, des clubs, des fondations',
      ],
      ['Travail-études', 'Non, vous le gagnez', 'Les besoins', 'Le gouvernement fédéral, par l’université'],
      ['Prêt', 'Oui', 'Les besoins, ou rien', 'Le gouvernement fédéral, parfois l’État ou une banque'],
    ],
  ),

  h2('fafsa', 'La FAFSA'),
  p`La ${link('Free Application for Federal Student Aid', 'https://studentaid.gov/h/apply-for-aid/fafsa')} (en anglais) est la demande gratuite d’aide fédérale. Elle s’adresse aux citoyens des États-Unis et à certains non-citoyens admissibles, comme les résidents permanents. Elle ne coûte rien; quiconque demande de l’argent pour la remplir à votre place n’est pas le gouvernement.`,
  steps(
    t`${strong('Créez un compte')} sur ${link('studentaid.gov', 'https://studentaid.gov/')}. Il vous en faut un, et un aussi à chaque parent qui doit participer. Le formulaire les appelle « contributors ».`,
    t`${strong('Choisissez la bonne année.')} Pour l’automne 2027, c’est le formulaire 2027-2028. La loi veut qu’il ouvre au plus tard le 1er octobre, et celui-ci était ouvert à la fin de septembre 2026. La demande se refait pour chaque année d’études.`,
    t`${strong('Donnez votre accord')} pour que le fisc transmette vos données. Tous les participants doivent le faire, même ceux qui n’ont pas produit de déclaration, sans quoi il n’y a pas d’aide fédérale. Le formulaire 2027-2028 se fonde sur les impôts de 2025.`,
    t`${strong('Inscrivez vos universités,')} jusqu’à vingt. Chacune reçoit le résultat.`,
    t`${strong('Signez et envoyez,')} puis lisez le résumé et corrigez les erreurs.`,
  ),
  p`La date limite fédérale pour 2027-2028 est le 30 juin 2028, mais ne visez pas ce jour-là. Bien des États et des universités distribuent l’argent jusqu’à épuisement, et leurs dates tombent des mois plus tôt. Envoyez la demande en octobre ou en novembre.`,
  p`Le résultat est un nombre, le ${strong('Student Aid Index')} (indice d’aide), qui peut descendre jusqu’à −1 500. Ce n’est pas ce que vous paierez. Les universités s’en servent pour calculer vos besoins : le coût d’une année d’études, moins l’indice, moins l’autre aide. Vous pouvez ${link('estimer le vôtre', '/calculator/aid-estimate#income=60000&familySize=4')} en voyant chaque étape.`,
  note(
    'Si votre vie a changé depuis 2025',
    'Après une perte d’emploi, un divorce, un décès ou une grosse facture médicale, prévenez le bureau d’aide financière de chaque université, preuves à l’appui. Il peut exercer son jugement et modifier les données. Le formulaire lui-même n’a pas de case pour un revenu disparu.',
  ),

  h2('grants', 'Les bourses selon les besoins'),
  p`La ${link('bourse Pell', 'https://studentaid.gov/understand-aid/types/grants/pell')} est la principale bourse fédérale accordée selon les besoins. La plus élevée est de 7 395 $ pour 2026-2027, et la plus petite, de 740 $. On peut la recevoir pendant environ six ans d’études à temps plein. Depuis juillet 2026, on n’y a pas droit si l’indice est de 14 790 ou plus, ou si d’autres bourses couvrent déjà tout le coût. Autre nouveauté de juillet 2026, la ${strong('Workforce Pell')} vise de courts programmes de formation professionnelle, de 8 à 15 semaines, approuvés par un État.`,
  p`Les universités qui reçoivent de l’argent du programme FSEOG peuvent ajouter une bourse fédérale plus modeste. Les ${strong('États')} ont leurs propres bourses, surtout pour leurs résidents qui étudient sur place. La ${link('page des dates de la FAFSA', 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines')} (en anglais) donne celle de chaque État. Pour bien des familles, la plus grosse bourse vient de ${strong('l’université elle-même')}.`,

  h2('css', 'Le CSS Profile'),
  p`Certaines universités, privées pour la plupart, veulent en savoir plus avant de donner leur propre argent. Elles utilisent le ${link('CSS Profile', 'https://cssprofile.collegeboard.org/')} du College Board, qui demande la valeur nette de la maison, les petites entreprises et, parfois, le revenu du parent chez qui vous ne vivez pas. Il coûte 25 $ pour la première université et 16 $ pour chaque autre. Il est gratuit pour les familles dont le revenu brut rajusté va jusqu’à 100 000 $, pour ceux qui ont eu une dispense de frais pour le SAT, et pour les orphelins et les jeunes sous la tutelle d’un tribunal. Beaucoup de ces universités le demandent aussi aux gens de l’étranger.`,

  h2('work', 'Le travail-études'),
  p`Le travail-études fédéral (Federal Work-Study) est un emploi à temps partiel, le plus souvent sur le campus, payé à l’heure. Le montant de votre offre est donc une limite, pas un don. C’est à vous de trouver l’emploi, et tout le monde n’y arrive pas; ne comptez pas dessus pour la facture d’août.`,

  h2('loans', 'Les prêts, dans le bon ordre'),
  p`Empruntez en dernier, et d’abord au gouvernement. Les prêts fédéraux aux étudiants ne demandent pas d’enquête de crédit, et leur taux reste le même jusqu’à la fin du prêt. Pour les prêts versés entre juillet 2026 et juin 2027, il est de 6,52 % au premier cycle et de 9,07 % pour les parents.`,
  table(
    'Le maximum qu’une personne à la charge de ses parents peut emprunter en Direct Loans.',
    ['Année d’études', 'Par année', 'Dont subventionné'],
    [
      ['Première', '5 500 $', '3 500 $'],
      ['Deuxième', '6 500 $', '4 500 $'],
      ['Troisième et suivantes', '7 500 $', '5 500 $'],
      ['Toutes les années', '31 000 $', '23 000 $'],
    ],
  ),
  p`Pour un prêt ${strong('subventionné')} (subsidized), le gouvernement paie les intérêts pendant vos études. Pour un prêt ${strong('non subventionné')} (unsubsidized), ils courent dès le premier jour. Une personne indépendante de ses parents peut emprunter plus. La page officielle donne ${link('les limites et les taux', 'https://studentaid.gov/understand-aid/types/loans/subsidized-unsubsidized')} (en anglais).`,
  p`Les règles ont changé le 1er juillet 2026. Les nouveaux prêts ${strong('Parent PLUS')} sont plafonnés à 20 000 $ par année et à 65 000 $ en tout par étudiant, et les gens qui n’étudient pas à temps plein peuvent emprunter moins.`,

  h2('repay', 'Rembourser les prêts'),
  p`Deux régimes s’offrent aux nouveaux prêts étudiants. Le ${strong('régime standard')} prévoit des paiements égaux sur 10 à 25 ans, plus longtemps pour les grosses dettes. Le ${strong('Repayment Assistance Plan')} (RAP) prend une part de votre revenu, efface les intérêts impayés quand vous payez à temps et se termine après 30 ans. Les nouveaux prêts Parent PLUS n’ont droit qu’au régime standard.`,
  table(
    'Un mois du régime standard, au taux de 6,52 % de 2026-2027.',
    ['Vous devez', 'Années', 'Par mois', 'Intérêts en tout'],
    [
      ['10 000 $', '10', '114 $', '3 638 $'],
      ['20 000 $', '10', '227 $', '7 276 $'],
      ['27 000 $', '15', '236 $', '15 390 $'],
      ['31 000 $', '15', '270 $', '17 668 $'],
    ],
  ),
  table(
    'Un mois du RAP sans enfants, peu importe ce que vous devez.',
    ['Vous gagnez', 'Par mois'],
    [
      ['20 000 $', '17 $'],
      ['30 000 $', '50 $'],
      ['45 000 $', '150 $'],
      ['60 000 $', '250 $'],
      ['80 000 $', '467 $'],
    ],
  ),
  p`S’il faut dépasser les limites fédérales pour boucler votre budget, c’est le moment de chercher une université moins chère. Un prêt privé vous laisse moins d’issues si les choses tournent mal.`,

  h2('calculators', 'Les calculateurs de prix net'),
  p`Presque toutes les universités en ont un dans leur site. Vous entrez les chiffres de votre famille et obtenez en dix minutes environ une estimation de votre prix net. Faites-le pour chaque université de votre liste avant de présenter une demande. Notre guide pour ${link('comparer les coûts', '/articles/2')} explique comment lire le résultat.`,

  h2('scholarships', 'Les bourses d’études'),
  p`Les grosses viennent des universités. Certaines y considèrent tout le monde; d’autres ont leur propre formulaire, à remettre tôt. Viennent ensuite les bourses locales : l’employeur d’un parent, un club, une fondation de votre ville. Peu de gens les demandent, et vos chances sont donc bonnes. Le ${link('moteur de recherche de bourses', 'https://www.careeronestop.org/Toolkit/Training/find-scholarships.aspx')} (en anglais) du ministère du Travail est gratuit. Ne payez jamais pour demander une bourse, et informez-vous auprès de chaque université de ce qu’elle fait quand vous en apportez une, car certaines réduisent la leur.`,

  h2('canada', 'Si le Canada est sur votre liste'),
  p`Une personne des États-Unis qui étudie dans une université canadienne participante peut obtenir des Direct Loans, mais ni bourse Pell ni travail-études. Les Canadiens dans une université américaine ne peuvent pas demander l’aide fédérale des États-Unis, sauf s’ils ont aussi la citoyenneté américaine ou font partie des non-citoyens admissibles. Ils peuvent s’adresser à l’université, et l’${link('aide du Canada', '/articles/6')} peut souvent les suivre. Notre article sur les ${link('études de l’autre côté de la frontière', '/articles/3')} en dit plus.`,

  h2('next', 'Et maintenant'),
  steps(
    t`${strong('Tout de suite :')} estimez votre indice et votre bourse Pell pour ${link('une famille de quatre avec 60 000 $', '/calculator/aid-estimate#income=60000&familySize=4')}, et remplacez ces chiffres par les vôtres.`,
    t`${strong('Octobre et novembre :')} envoyez la FAFSA, et le CSS Profile là où on le demande.`,
    t`${strong('De novembre à février :')} envoyez les formulaires de l’État et les demandes de bourses, en commençant par ${link('notre liste', '/scholarships')}.`,
    t`${strong('Mars et avril :')} lisez les offres avec notre guide pour ${link('comparer les offres', '/articles/12')}, et voyez ce que coûte un prêt : ${link('27 000 $ avec un salaire de 45 000 $', '/calculator/loans#debt=27000&income=45000')}.`,
    t`${strong('Avant le 1er mai :')} décidez, et acceptez d’abord les bourses, puis le travail, puis les prêts subventionnés.`,
  ),
];
