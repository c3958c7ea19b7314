/** Article 14. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Personne dans votre famille n’est passé par là. Personne ne vous a donc parlé du dépôt à verser, des heures de consultation, ni du fait qu’on peut demander plus d’argent. Rien de tout cela n’est difficile. Seulement, on ne le dit jamais tout haut. Ce guide le dit.`,
  p`Vous n’êtes pas une exception. Dans l’université américaine médiane, 34 personnes sur 100 viennent d’un foyer où aucun parent n’a terminé d’études supérieures. Nous l’avons compté dans 1 700 établissements du ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}, qui porte sur les personnes recevant de l’aide fédérale. Au Canada, ce compte n’existe pas par établissement, mais là non plus, vous ne serez pas la seule personne dans ce cas.`,

  h2('words', 'Les mots avec lesquels d’autres ont grandi'),
  table(
    'Ce qu’on veut dire quand on le dit.',
    ['On dit', 'Cela signifie'],
    [
      ['Service des finances (bursar)', 'Le bureau qui envoie la facture et reçoit l’argent'],
      ['Registraire (registrar)', 'Le bureau qui conserve vos cours, vos notes et votre relevé'],
      ['Heures de consultation (office hours)', 'Un moment où l’enseignant est là pour vous : vous n’avez qu’à entrer'],
      ['Plan de cours (syllabus)', 'Le contrat d’un cours : les dates, les livres, ce qui compte et pour combien'],
      ['Crédit, unité', 'Le poids d’un cours. Le diplôme en demande un nombre fixe'],
      ['Abandonner (withdraw)', 'Quitter un cours avant une certaine date, sans échec au dossier'],
      ['FAFSA, RAFEO, AFE', 'Le formulaire de l’aide publique, dans votre pays ou votre province'],
      ['Première génération (first-generation)', 'Vous. Des bourses et des programmes portent ce nom'],
    ],
  ),

  h2('apply', 'Présenter une demande quand personne ne l’a fait avant vous'),
  bullets(
    t`${strong('Commencez par le service d’orientation de votre école.')} Allez-y tôt, un an avant vos demandes, et retournez-y. S’il n’y a qu’une personne pour cinq cents élèves, apportez une liste de trois questions pour ne pas perdre une minute.`,
    t`${strong('Demandez une dispense des frais.')} Aux États-Unis, les élèves dont la famille a un faible revenu peuvent envoyer la plupart des demandes gratuitement : le formulaire pose quelques questions et l’orientation confirme. Au Canada, demandez à chaque établissement.`,
    t`${strong('Cherchez les programmes qui vous accompagnent.')} ${link('TRIO et Upward Bound', 'https://www.ed.gov/')} sont des programmes fédéraux américains pour celles et ceux qui sont les premiers de leur famille à étudier ou qui ont peu d’argent. Ils vous aident avant l’université et jusqu’au diplôme. Dans certaines régions du Canada, ${link('Passeport pour ma réussite', 'https://www.pathwaystoeducation.ca/')} joue ce rôle à l’école secondaire.`,
    t`${strong('Dites-le dans votre demande.')} Être la première personne de sa famille à étudier fait partie de votre histoire. Un emploi compte comme une activité, tout comme le petit frère que vous avez élevé.`,
    t`${strong('Visez aussi un établissement qui semble hors de portée.')} Ce sont souvent les plus sélectifs qui coûtent le moins cher aux familles à faible revenu. Faites le calcul avant de les écarter.`,
  ),

  h2('money', 'L’argent, en clair'),
  p`Le prix affiché est rarement celui que l’on paie. Les bourses sont des cadeaux; les prêts n’en sont pas, même quand la lettre les appelle de l’aide. Personne ne s’offusquera si vous demandez à un bureau d’expliquer une ligne, ou si vous dites que votre famille ne peut pas payer ce montant et demandez s’il y a autre chose.`,
  p`Pour le formulaire américain, vos parents n’ont qu’une chose à faire : ouvrir un compte et donner leur accord pour que leurs données fiscales soient lues. Ce faisant, ils ne s’engagent à rien payer. S’ils hésitent à révéler leur revenu, dites-leur que les établissements ne peuvent s’en servir que pour l’aide.`,
  p`Quitter la maison peut donner l’impression d’abandonner les siens, surtout si votre paie aide la famille ou si vous traduisez pour elle. Parlez-en tôt, chiffres en main : qu’est-ce qui changerait d’une semaine à l’autre, et qui pourrait prendre la relève?`,

  h2('first-year', 'La première année : ce que les autres savent déjà'),
  steps(
    t`${strong('Allez aux heures de consultation dès la deuxième semaine,')} même pour une petite question : qui se fait connaître obtient de l’aide, des lettres et des emplois.`,
    t`${strong('Asseyez-vous à l’avant')} et apprenez deux noms par cours : voilà un groupe d’étude.`,
    t`${strong('Lisez le plan de cours deux fois,')} et mettez toutes les dates dans votre téléphone le premier jour.`,
    t`${strong('Profitez de ce qui est gratuit :')} tutorat, aide à la rédaction, soutien psychologique, banque alimentaire, service d’emploi. Ce n’est pas réservé à ceux qui échouent; les meilleurs sont ceux qui s’en servent le plus.`,
    t`${strong('Abandonnez un cours à temps')} s’il tourne mal : un abandon avant la date vaut mieux qu’un échec. Demandez d’abord ce que cela change à votre aide.`,
    t`${strong('Lisez chaque jour vos courriels de l’université.')} Les factures, les dates limites et les offres arrivent là, et nulle part ailleurs.`,
  ),
  note(
    'Si vous avez l’impression de ne pas être à votre place',
    'Presque tout le monde croit que les autres en savent plus. En fait, les autres ont seulement déjà entendu ces mots. Les gens qui vous ont accordé une place lisent des milliers de dossiers, et ils ont choisi le vôtre. Trouvez quelqu’un de plus avancé qui a vécu la même chose; la plupart des établissements ont un groupe.',
  ),

  h2('family', 'Pour la famille'),
  p`Pas besoin de comprendre la physique pour aider. Demandez ce qu’il y a à remettre cette semaine, et n’exigez pas de visite chaque fin de semaine du premier mois. Gardez le courrier, car certaines lettres arrivent encore sur papier. Dites votre fierté, même si tout cela vous inquiète. Surtout, ne signez pas de prêt privé parce que quelqu’un vous presse au téléphone.`,

  h2('canada', 'Au Canada'),
  p`Le chemin est plus court : les droits de scolarité sont plus bas pour les résidents, et chaque province n’a qu’un formulaire d’aide. Bien des universités ont des bourses et des programmes pour les étudiants de première génération. Informez-vous aux services aux étudiants, et lisez ${link('l’aide financière au Canada', '/articles/6')}.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Estimez votre aide en cinq minutes, à partir d’${link('une famille de quatre qui gagne 45 000 $ US par année', '/calculator/aid-estimate#income=45000&familySize=4')}. Remplacez ces chiffres par les vôtres.`,
    t`Voyez ${link('les établissements où six boursiers Pell sur dix obtiennent leur diplôme', '/search?country=US&pellGraduationRateMin=60&sortBy=netPrice&sortOrder=asc')}, du moins cher au plus cher.`,
    t`Parcourez les ${link('bourses', '/scholarships')} et notez-en deux dont la date vous laisse le temps.`,
    t`Puis lisez ${link('quoi faire après l’offre', '/articles/17')} : c’est là que se font la plupart des erreurs évitables.`,
  ),
];
