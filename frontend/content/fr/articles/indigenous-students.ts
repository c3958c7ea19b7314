/** Article 19. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Que vous apparteniez à une Première Nation, au peuple inuit, à la Nation métisse ou à un peuple autochtone des États-Unis, de l’Alaska ou d’Hawaï, une partie de l’argent de vos études n’a rien d’une charité. Elle découle de traités et de lois. Et ce sont surtout les nations et les communautés elles-mêmes qui la distribuent : appelez donc d’abord votre propre bureau d’éducation. Cet article dit quoi y demander, et ce qu’il y a d’autre.`,

  h2('first', 'Le premier appel : votre nation'),
  p`La plupart des nations ont quelqu’un qui s’occupe des études. Posez quatre questions. Que financez-vous? Avant quelle date faut-il demander? Quels papiers voulez-vous? Que dois-je faire pour garder l’argent? Les dates tombent souvent au printemps, voire en hiver, avant que vous ayez une offre. Les budgets s’épuisent : mieux vaut tôt que parfait.`,

  h2('canada', 'Au Canada'),
  table(
    'Les programmes fédéraux. Chacun est géré par des communautés et leurs organismes.',
    ['Pour', 'Programme', 'Où faire la demande'],
    [
      [
        'Les membres inscrits des Premières Nations',
        t`${link('Programme d’aide aux étudiants de niveau postsecondaire', 'https://www.sac-isc.gc.ca/fra/1100100033682/1531933580211')}`,
        'Votre Première Nation, ou l’organisme qu’elle désigne',
      ],
      [
        'Les Inuits',
        t`${link('Stratégie d’éducation postsecondaire des Inuits', 'https://www.sac-isc.gc.ca/fra/1578850688146/1578850715764')}`,
        'L’organisation issue de votre accord de revendication territoriale',
      ],
      ['Les Métis', 'Stratégie d’éducation postsecondaire de la Nation métisse', 'Votre gouvernement métis'],
    ],
  ),
  p`Le programme des Premières Nations peut payer les droits de scolarité, les livres, les déplacements et le coût de la vie. Il ne paie pas toujours tout, ni pour tout le monde. Vous pouvez demander en même temps l’aide de votre province. ${link('Indspire', 'https://indspire.ca/programs/students/bursaries-scholarships/')} remet des bourses aux Premières Nations, aux Inuits et aux Métis, des milliers par année, au moyen d’un seul formulaire.`,
  p`${strong('Les universités :')} l’Université des Premières Nations du Canada, à Regina, est dirigée par des Premières Nations. Bien d’autres réservent des places aux Autochtones, surtout en médecine, en droit et en éducation, ou offrent une année préparatoire. Certaines provinces soutiennent des établissements dirigés par des nations autochtones. Avant de demander une place, informez-vous sur le centre autochtone. Les Aînés, le logement, la garde d’enfants et un lieu pour la purification par la fumée : ce sont de bonnes questions.`,

  h2('us', 'Aux États-Unis'),
  bullets(
    t`${strong('Bourse fédérale par l’entremise de votre nation :')} le ${link('Bureau of Indian Education', 'https://www.bie.edu/')} finance des bourses pour les membres des nations reconnues par le gouvernement fédéral qui préparent un premier diplôme et qui en ont besoin. La plupart des nations les gèrent elles-mêmes. Il vous faut une preuve d’appartenance, une offre et la lettre d’aide de l’établissement.`,
    t`${strong('La FAFSA d’abord.')} Presque toutes ces bourses s’ajoutent à l’aide fédérale : le formulaire est donc la première étape. Certains paiements aux membres d’une nation ne comptent pas comme revenu. Demandez au bureau d’aide financière.`,
    t`${strong('Des bourses privées à date fixe :')} l’${link('American Indian College Fund', 'https://collegefund.org/')}, la ${link('bourse Cobell', 'https://www.cobellscholar.org/scholarships/undergraduate')} et, en sciences, l’${link('AISES', 'https://aises.org/scholarships/')}. Le formulaire Cobell pour 2026-2027 était annoncé pour le 31 mars 2027.`,
  ),
  p`${strong('Les exemptions de droits')} vont plus loin que n’importe quelle bourse. ${link('Fort Lewis College', 'https://www.fortlewis.edu/')}, au Colorado, ne demande pas de droits de scolarité aux membres des nations reconnues, d’où qu’ils viennent. L’${link('University of Minnesota Morris', 'https://morris.umn.edu/')} a une exemption semblable. Toutes deux remontent aux pensionnats pour Autochtones qui se dressaient là. Le ${link('Michigan', 'https://www.michigan.gov/mdcr/')} exempte, dans ses établissements publics, les résidents de l’État qui appartiennent à une nation. Le Maine, le Montana et d’autres ont aussi des exemptions, et la University of California a un régime pour les membres des nations. Chacun a ses règles de résidence et d’appartenance : demandez à l’établissement.`,
  p`${strong('Les collèges tribaux')} ont été fondés par des nations. Ils sont petits, près de chez vous, enseignent la langue et coûtent peu. Certains décernent le baccalauréat. Leur taux de diplomation paraît bas, car beaucoup y travaillent, élèvent des enfants et étudient à temps partiel. Lisez-le en gardant cela en tête.`,

  h2('jay', 'De l’autre côté de la ligne que d’autres ont tracée'),
  p`En vertu du traité Jay, les membres des Premières Nations nés au Canada et d’ascendance autochtone pour au moins la moitié peuvent vivre, travailler et étudier aux États-Unis sans visa. Il leur faut des papiers qui le prouvent. Voyez la page de l’${link('ambassade des États-Unis au Canada', 'https://ca.usembassy.gov/visas/first-nations-and-native-americans/')} (en anglais). Ils comptent aussi parmi les non-citoyens admissibles à l’${link('aide fédérale aux études', 'https://studentaid.gov/understand-aid/eligibility/requirements/non-us-citizens')} et peuvent donc remplir la FAFSA. Aucune loi canadienne n’en est l’équivalent complet. Les Autochtones des États-Unis qui ne sont ni citoyens ni inscrits au Canada demandent un permis d’études comme les autres.`,

  h2('choose', 'Comment savoir si un campus est bon pour vous'),
  bullets(
    'Combien d’Autochtones étudient ici, et combien finissent? Demandez les deux nombres.',
    'Y a-t-il un centre avec son propre personnel, ou une affiche?',
    'Enseigne-t-on ma langue? Qui l’enseigne?',
    'Puis-je rentrer pour une cérémonie, la saison de la chasse ou des funérailles sans perdre un cours?',
    'Qui décide de l’argent, et qui appeler quand il tarde?',
  ),
  note(
    'Quand l’argent tarde',
    'L’argent de la bande ou de la nation arrive souvent après la facture. Dites en août au bureau des comptes étudiants que quelqu’un finance vos études, et demandez la suspension des frais de retard. On y connaît la situation. Sinon, le centre autochtone la connaît.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Appelez votre bureau d’éducation cette semaine et notez sa date.`,
    t`Voyez ${link('les collèges tribaux et les établissements qui accueillent beaucoup d’Autochtones', '/search?country=US&designation=tribal,nasnti,annh')}, ou ceux de la ${link('Saskatchewan', '/search?country=CA&state=SK')} et du ${link('Manitoba', '/search?country=CA&state=MB')}.`,
    t`Cherchez parmi les ${link('bourses', '/scholarships')} des deux pays celles qui vous nomment.`,
    t`Envoyez aussi le formulaire du gouvernement : ${link('l’aide au Canada', '/articles/6')} ou ${link('l’aide aux États-Unis', '/articles/5')}.`,
  ),
];
