/** Article 22. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Un handicap peut se voir, ou ne pas se voir du tout : TDAH, dyslexie, diabète, dépression, surdité, douleur chronique. À l’école, des adultes s’occupaient de tout; à l’université, c’est à vous de le faire. La loi est de votre côté dans les deux pays, mais elle n’agit que si vous demandez. Cet article porte donc sur l’art de bien demander.`,

  h2('changes', 'Ce qui change après l’école secondaire'),
  table(
    'Aux États-Unis. Au Canada, les règles varient d’une province à l’autre, mais le changement est le même.',
    ['', 'École secondaire', 'Université'],
    [
      ['La loi', 'IDEA et article 504', 'Article 504 et Americans with Disabilities Act'],
      ['Qui commence', 'L’école vous repère et vous évalue', 'Vous vous inscrivez au bureau des services adaptés'],
      ['Le plan', 'Un IEP (plan d’intervention) ou un plan 504', 'Une lettre d’accommodement à chaque trimestre'],
      [
        'Ce qu’on change',
        'Parfois ce que vous devez apprendre',
        'La façon d’apprendre et d’être évalué, pas le contenu',
      ],
      [
        'Qui est au courant',
        'Les parents et les enseignants',
        'Vous, et les enseignants à qui vous remettez la lettre',
      ],
      ['Qui paie les évaluations', 'L’école', 'Le plus souvent vous, ou votre assurance'],
    ],
  ),
  p`Votre IEP prend fin avec votre diplôme. Il ne vous suit pas, mais il sert de preuve. Le ministère américain de l’Éducation l’explique sur les pages de son ${link('Office for Civil Rights', 'https://www.ed.gov/laws-and-policy/civil-rights-laws/disability-discrimination')} (en anglais). Au Canada, les lois sur les droits de la personne de chaque province obligent les établissements à vous accommoder, jusqu’à la contrainte excessive.`,

  h2('apply', 'Devez-vous le leur dire?'),
  p`Non. Un établissement ne peut ni vous demander si vous avez un handicap au moment de la demande, ni vous refuser pour cette raison. Vous pouvez en parler si cela explique votre dossier, par exemple une mauvaise année ou une langue qui manque. Dites ce qui s’est passé, ce qui a changé et ce qu’il vous faut. Deux phrases suffisent.`,
  p`S’il vous faut plus de temps pour le SAT ou l’ACT, faites-en la demande par votre école, des mois à l’avance. Ce que vous y obtenez ne vaut pas pour l’université, et inversement.`,

  h2('register', 'Comment vous inscrire'),
  steps(
    t`${strong('Écrivez au bureau')} dès que vous dites oui à un établissement. Il s’appelle services adaptés, soutien aux étudiants en situation de handicap ou, en anglais, accessibility. N’attendez pas la première mauvaise note : les accommodements ne sont pas rétroactifs.`,
    t`${strong('Envoyez les papiers.')} Souvent, le rapport d’un médecin ou d’une psychologue qui date d’au plus trois à cinq ans. Demandez ce qu’on accepte avant de payer une nouvelle évaluation. Un IEP suffit parfois pour commencer.`,
    t`${strong('Parlez de ce qui marche.')} Non pas « J’ai un TDAH », mais « Dans les longs examens, je perds le fil; une salle calme et plus de temps m’aident ».`,
    t`${strong('Remettez la lettre')} à chaque enseignant la première semaine, et parlez-lui deux minutes.`,
    t`${strong('Revenez chaque trimestre.')} Changez ce qui ne marche pas.`,
  ),
  p`Les accommodements habituels : plus de temps, une salle calme, des notes ou des enregistrements, des textes sous une autre forme, le sous-titrage ou un interprète, un horaire allégé qui compte quand même comme temps plein, une chambre au rez-de-chaussée ou individuelle, et la priorité à l’inscription aux cours. Les soins personnels et les appareils dont vous vous servez chez vous restent le plus souvent à votre charge.`,

  h2('compare', 'Comment comparer les établissements'),
  p`La loi fixe un plancher. Certains établissements font beaucoup mieux. Les données fédérales n’aident guère ici : les établissements américains déclarent la part de la population étudiante inscrite au bureau, et la plupart écrivent seulement « 3 % ou moins ». Alors, demandez.`,
  bullets(
    'Combien d’employés, pour combien d’étudiants?',
    'Combien de temps entre mon premier courriel et une lettre?',
    'Quelle part des étudiants s’en sert, et finissent-ils?',
    'Y a-t-il de la place pour les examens adaptés, ou une file d’attente?',
    'Peut-on circuler sans marches l’hiver? Qui enlève la neige avant huit heures?',
    'Y a-t-il un accompagnement ou un programme pour l’autisme, le TDAH ou les troubles d’apprentissage, et coûte-t-il plus cher?',
  ),
  p`Quelques établissements sont bâtis autour de cela. Gallaudet University enseigne en langue des signes américaine. Le National Technical Institute for the Deaf fait partie du Rochester Institute of Technology. Landmark College et Beacon College s’adressent aux gens qui apprennent autrement. Ils peuvent coûter cher : regardez le prix net.`,

  h2('money', 'L’argent'),
  bullets(
    t`${strong('Canada, bourses :')} la Bourse canadienne pour étudiants handicapés donne jusqu’à 2 800 $ CA par année. Une deuxième donne jusqu’à 20 000 $ CA par année pour des services et de l’équipement. La ${link('page du Yukon', 'https://yukon.ca/en/student-disability-grants')} (en anglais) cite ces sommes. Votre propre province a le formulaire, et les sommes de votre année.`,
    t`${strong('Canada, prêts :')} avec un handicap, l’aide au remboursement peut mettre fin à la dette après 10 ans plutôt que 15. Et 40 % de la charge de cours suffit pour compter comme temps plein.`,
    t`${strong('États-Unis :')} l’${link('agence de réadaptation professionnelle', 'https://rsa.ed.gov/about/states')} de votre État (vocational rehabilitation) peut payer des droits de scolarité, des appareils ou des déplacements si le diplôme mène à un emploi. Faites la demande pendant la dernière année du secondaire.`,
    t`${strong('Les frais comptent comme des besoins.')} Un établissement américain peut ajouter les frais liés au handicap à votre coût d’une année d’études, ce qui peut donner droit à plus d’aide. Parlez-en au bureau d’aide financière.`,
    t`${strong('Prestations :')} si vous recevez la SSI, une prestation provinciale d’invalidité ou autre chose du genre, demandez ce qu’une bourse, un compte ABLE ou un REEI y changerait avant d’accepter.`,
  ),
  note(
    'Quand un enseignant dit non',
    'Ne menez pas ce combat sans appui. Retournez au bureau qui a écrit la lettre : c’est à lui de la faire respecter. Si cela ne suffit pas, chaque établissement a une personne qui traite les plaintes. Ensuite, il y a aux États-Unis l’Office for Civil Rights, et au Canada l’organisme des droits de la personne de la province.',
  ),

  h2('border', 'De l’autre côté de la frontière'),
  p`Faites faire vos rapports en anglais ou en français, et demandez au nouvel établissement ce qu’il accepte. Les bourses fédérales canadiennes pour étudiants handicapés peuvent servir dans les établissements reconnus à l’étranger. L’agence américaine de réadaptation paie rarement hors du pays. Informez-vous sur l’assurance maladie et sur vos médicaments : certains, courants dans un pays, sont contrôlés dans l’autre.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Demandez dès maintenant à votre école une copie de votre IEP, de votre plan 504 et de vos dernières évaluations.`,
    t`Trouvez des lieux qui ne sont pas trop grands : ${link('des établissements américains de 3 000 à 9 000 étudiants où sept sur dix finissent', '/search?country=US&studentPopulationMin=3000&studentPopulationMax=9000&graduationRateMin=70')}.`,
    t`Allez voir, avec votre propre liste. Notre ${link('guide de la visite', '/articles/7')} contient d’autres questions.`,
    t`Une fois la place obtenue, suivez ${link('quoi faire après l’offre', '/articles/17')}, et mettez « m’inscrire aux services adaptés » tout en haut.`,
  ),
];
