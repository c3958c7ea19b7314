/** Article 9. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Environ un million de personnes venues de l’étranger étudient aux États-Unis. Le chemin est long, mais chaque étape est claire : une place, un formulaire, des frais, un visa, puis les règles à suivre. Cet article les prend dans l’ordre. Il parle du statut F-1, celui de la plupart des étudiants d’université.`,
  p`Les règles ont beaucoup bougé depuis 2025 : chacune porte donc ici sa date. Le guide du gouvernement américain pour les étudiants s’appelle ${link('Study in the States', 'https://studyinthestates.dhs.gov/')} (en anglais). ${link('EducationUSA', 'https://educationusa.state.gov/')}, qui a des centres partout dans le monde, conseille gratuitement.`,

  h2('place', 'D’abord, une place'),
  p`Seul un établissement certifié par le gouvernement peut vous donner ce statut; vérifiez-le dans la ${link('liste des établissements', 'https://studyinthestates.dhs.gov/school-search')}. La plupart de ceux de notre catalogue le sont, mais un programme en ligne ne donne pas de visa.`,
  p`Vous demandez une place comme tout le monde, avec trois choses en plus.`,
  bullets(
    t`${strong('L’anglais.')} La plupart des établissements veulent un résultat au TOEFL, à l’IELTS ou au test Duolingo. Si vous avez fait vos études en anglais, on vous en dispense souvent.`,
    t`${strong('Vos notes.')} Certains établissements lisent eux-mêmes les relevés étrangers. D’autres veulent le rapport d’une entreprise d’évaluation, que vous payez.`,
    t`${strong('L’argent.')} Après l’offre, vous devez montrer que vous pouvez payer la première année, droits de scolarité et coût de la vie compris.`,
  ),
  p`S’il vous faut de l’aide, informez-vous tôt, car l’aide fédérale vous est fermée. Quelques établissements très sélectifs couvrent tous les besoins des étudiants étrangers; certains tiennent toutefois compte de ces besoins au moment de choisir. Beaucoup d’autres récompensent les notes. Presque tous demandent le CSS Profile ou leur propre formulaire.`,

  h2('i20', 'Ensuite, le I-20'),
  p`Quand vous acceptez l’offre, le bureau international de l’établissement vous inscrit dans une base de données fédérale, SEVIS, et vous envoie le ${strong('formulaire I-20')} signé. Il indique votre programme, ses dates, son coût et qui paie. Vérifiez chaque ligne : toutes vos démarches auprès du gouvernement en dépendent. La personne qui le signe est le responsable désigné (designated school official). Ce sera votre meilleur allié.`,

  h2('fees', 'Les frais'),
  table(
    'Ce que vous payez au gouvernement américain. Vérifiez chaque montant avant de payer.',
    ['Frais', 'Montant', 'Quand'],
    [
      ['Frais SEVIS (I-901)', '350 $ US', 'Avant l’entrevue pour le visa'],
      ['Demande de visa (DS-160)', '185 $ US', 'Avant l’entrevue'],
      ['Délivrance du visa', 'Selon votre passeport', 'Quand le visa est accordé'],
      ['Frais d’intégrité du visa', 'Au moins 250 $ US, selon une loi de 2025', 'Dès qu’ils sont perçus; vérifiez'],
    ],
  ),
  p`Payez les frais SEVIS uniquement sur ${link('fmjfee.com', 'https://www.fmjfee.com/')}, et gardez le reçu.`,

  h2('visa', 'Le visa'),
  steps(
    t`Remplissez le formulaire ${strong('DS-160')} sur le site du département d’État.`,
    t`Prenez rendez-vous pour une ${strong('entrevue')} à l’ambassade ou au consulat. Depuis septembre 2025, presque tout le monde doit s’y présenter, en principe dans son pays de résidence ou de nationalité.`,
    t`Rendez publics vos comptes de ${strong('réseaux sociaux')}. Depuis juin 2025, on vous le demande, pour pouvoir les examiner.`,
    t`Apportez le passeport, le I-20, les reçus, vos papiers d’études et la preuve que vous avez l’argent.`,
    t`Préparez-vous à dire simplement pourquoi vous avez choisi cet établissement, qui paie et ce que vous comptez faire après.`,
  ),
  p`Le visa peut être délivré jusqu’à un an avant le début du programme, et vous pouvez entrer au plus 30 jours avant. Pour les citoyens de certains pays, des décrets présidentiels limitent maintenant l’entrée ou les visas. Cherchez le vôtre sur ${link('travel.state.gov', 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html')} (en anglais) avant de dépenser quoi que ce soit.`,
  p`${strong('Les citoyens canadiens')} n’ont pas besoin de visa. Il leur faut le I-20, le reçu des frais SEVIS et la preuve qu’ils ont l’argent, à présenter à la frontière.`,

  h2('status', 'Vivre selon les règles'),
  p`Le visa vous fait entrer; c’est le ${strong('statut')} qui vous permet de rester. Pour le garder :`,
  bullets(
    'Étudiez à temps plein. Au premier cycle, c’est le plus souvent 12 crédits par trimestre, dont un seul cours en ligne au plus.',
    'Consultez votre responsable avant d’abandonner un cours, de changer de programme ou d’établissement.',
    'Signalez une nouvelle adresse dans les dix jours.',
    'Ne travaillez pas sans autorisation.',
    'Faites signer le I-20 avant de voyager, et gardez un passeport valide.',
  ),
  note(
    'Combien de temps vous pouvez rester',
    t`Pendant des décennies, on était admis pour toute la durée de ses études. En août 2025, le gouvernement a proposé une date fixe, quatre ans plus tard au maximum; ensuite, il faudrait demander une prolongation. La règle définitive a passé son dernier examen le 17 juin 2026. Est-elle en vigueur au moment de votre départ? Demandez-le au bureau international, ou vérifiez sur ${link('Study in the States', 'https://studyinthestates.dhs.gov/')}.`,
  ),

  h2('work', 'Travailler'),
  p`Sur le campus, vous pouvez travailler jusqu’à 20 heures par semaine pendant les cours, et à temps plein pendant les congés. Hors du campus, rien la première année, sauf de rares exceptions. Ensuite, il y a deux voies principales :`,
  bullets(
    t`${strong('Le curricular practical training')} : un travail qui fait partie du programme, comme un stage crédité.`,
    t`${strong('L’optional practical training')} : jusqu’à 12 mois de travail dans votre domaine, le plus souvent après le diplôme. Dans bien des domaines des sciences et de la technologie, on peut y ajouter 24 mois.`,
  ),
  p`Les deux exigent une autorisation avant le premier jour. On parle de changer ces règles aussi : vérifiez les ${link('règles sur le travail', 'https://studyinthestates.dhs.gov/students/work')} (en anglais). Et ne bâtissez pas votre budget sur un emploi : vous avez dû prouver que vous pouviez payer sans lui.`,

  h2('life', 'Santé, impôt, banque'),
  bullets(
    t`${strong('L’assurance maladie')} n’est facultative qu’en théorie : une nuit à l’hôpital peut coûter plus cher qu’une année de droits de scolarité. La plupart des établissements vous inscrivent à un régime. Lisez ce qu’il ne couvre pas, comme les dents et les yeux.`,
    t`${strong('L’impôt :')} au statut F-1, tout le monde envoie un formulaire chaque printemps, le formulaire 8843, même sans revenu. Si vous avez gagné quelque chose, vous produisez aussi une déclaration. L’établissement offre souvent un logiciel gratuit.`,
    t`${strong('Banque et téléphone :')} le passeport et le I-20 suffisent pour ouvrir un compte. Le numéro de sécurité sociale n’est nécessaire que si vous travaillez.`,
  ),

  h2('cost', 'Le vrai coût'),
  p`Vous payez le prix des gens d’un autre État ou celui du privé, plus l’assurance maladie, les vols et les étés. Sur la page d’un établissement, regardez donc le prix affiché et non le prix net, qui concerne les Américains qui reçoivent de l’aide. Notre guide pour ${link('comparer les coûts', '/articles/2')} fait l’addition complète.`,

  h2('canada', 'Ou le Canada?'),
  p`Beaucoup regardent les deux pays. Au Canada, il faut un permis d’études et, pour la plupart des baccalauréats, une lettre de la province; le nombre de permis est plafonné. En revanche, vous pouvez travailler plus d’heures hors du campus pendant vos études et, après le diplôme, obtenir en général un permis de travail de trois ans au plus. Les droits de scolarité des étudiants étrangers étaient en moyenne de 41 746 $ CA en 2025-2026. C’est moins que dans l’université privée américaine médiane, mais il y a moins d’aide selon les besoins. Notre article sur ${link('les études de l’autre côté de la frontière', '/articles/3')} donne les étapes.`,

  h2('timeline', 'Le calendrier'),
  table(
    'Pour commencer à l’automne.',
    ['Quand', 'Quoi faire'],
    [
      ['18 mois avant', 'Choisir des établissements, passer le test d’anglais'],
      ['D’août à janvier', 'Envoyer les demandes'],
      ['Mars et avril', 'Offres, aide, décision au plus tard le 1er mai'],
      ['Mai', 'Prouver vos fonds, recevoir le I-20, payer les frais SEVIS, réserver l’entrevue'],
      ['Juin et juillet', 'Entrevue, visa, vaccins, billets d’avion'],
      ['Août', 'Arriver, et se présenter au bureau international dès les premiers jours'],
    ],
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Dressez la liste des ${link('grandes universités américaines qui enseignent sur un campus', '/search?country=US&studentPopulationMin=10000&onlineShareMax=30&sortBy=tuition&sortOrder=asc')}, des droits de scolarité les plus bas aux plus élevés pour qui vient d’un autre État.`,
    t`Additionnez toute une année dans le ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator&universityType=public-out-state')}, que ce lien ouvre au prix des gens d’un autre État.`,
    t`Mettez les ${link('dates limites', '/articles/8')} des deux pays dans un même calendrier.`,
  ),
];
