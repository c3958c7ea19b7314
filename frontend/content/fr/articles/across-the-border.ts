/** Article 3. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Des milliers d’Américains étudient au Canada, et plus encore de Canadiens étudient aux États-Unis. Les deux systèmes se ressemblent et diffèrent par cent petits détails. Cet article parle des différences qui coûtent du temps ou de l’argent. Il s’adresse surtout aux gens qui viennent au Canada, des États-Unis ou de plus loin; les dernières parties sont pour les Canadiens qui vont au sud.`,
  p`Les règles sur les permis changent souvent. Chaque règle ci-dessous porte la date de son entrée en vigueur, pour que vous sachiez si la vôtre est plus récente. Suivez les liens avant d’agir.`,

  h2('why', 'Ce qui est différent au Canada'),
  bullets(
    t`${strong('On demande l’admission à un programme.')} Dans une même université, le génie et les lettres n’ont pas les mêmes exigences, ni parfois le même formulaire.`,
    t`${strong('Les notes comptent le plus.')} Bien des programmes ne regardent guère que vos deux dernières années d’école; d’autres veulent un texte personnel, un portfolio ou une courte vidéo.`,
    t`${strong('La plupart des universités sont publiques.')} Il y en a peu de privées, et presque aucune à but lucratif.`,
    t`${strong('Le prix dépend de votre passeport')} plus que de votre province. Les gens de l’étranger paient plusieurs fois ce que paient les Canadiens.`,
    t`${strong('Le Québec a son propre parcours.')} On y termine le secondaire après la 5e secondaire (11e année), on va deux ans au cégep, puis on fait le baccalauréat en trois ans. Si vous venez d’ailleurs avec une 12e année, la plupart des programmes en prennent quatre.`,
  ),

  h2('apply', 'La demande, et ce qu’elle coûte'),
  p`Il n’y a pas de formulaire pour tout le pays. En Ontario, un seul service, l’${link('OUAC', 'https://www.ouac.on.ca/')}, reçoit les demandes pour toutes les universités publiques. La Colombie-Britannique et l’Alberta ont aussi un site commun. Dans la plupart des autres provinces, on s’adresse à chaque université. Notre guide pour ${link('présenter une demande au Canada', '/articles/16')} les passe en revue une à une.`,
  p`Prévoyez des frais de demande de ${strong('100 à 250 $ CA')} par formulaire dans les grandes universités. L’OUAC demande 159 $ CA pour trois choix dans son formulaire de l’automne 2027, l’Université de l’Alberta 150, McGill environ 140. Certaines demandent moins : à Dalhousie, c’était environ 70. Les mêmes frais peuvent couvrir plus d’un programme, et quelques universités en ajoutent pour lire un relevé de notes étranger. Les frais ne se remboursent pas et peu d’universités en dispensent; six demandes sont donc une vraie dépense.`,
  p`Si vous avez fait vos études en anglais, on vous demandera rarement un test de langue pour un programme en anglais; sinon, voyez les résultats qu’exige votre programme. Dans les universités de langue française du Québec et d’ailleurs, les études se font en français.`,

  h2('permit', 'Le permis d’études, étape par étape'),
  p`Il faut un permis d’études pour tout programme de plus de six mois. C’est vrai aussi pour les citoyens des États-Unis : ils n’ont pas besoin de visa pour entrer, mais il leur faut le permis pour étudier.`,
  steps(
    t`Obtenez la ${strong('lettre d’acceptation')}. L’établissement doit être un ${link('établissement d’enseignement désigné', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada/permis-etudes/preparer/liste-etablissements-enseignement-designes.html')}, ce que vous pouvez vérifier.`,
    t`Obtenez la ${strong('lettre d’attestation')} de la province ou du territoire. Depuis janvier 2024, la plupart des gens qui veulent commencer un baccalauréat en ont besoin, et l’université vous dit comment l’avoir. Le Québec exige son propre ${strong('certificat d’acceptation')} (CAQ).`,
    t`Présentez une ${strong('preuve de fonds')} : les droits de scolarité de la première année, le voyage et un montant fixé pour vivre. Pour une personne hors du Québec, ce montant était de 22 895 $ CA pour les demandes faites à partir du 1er septembre 2025. Il monte presque chaque année, et le Québec fixe le sien.`,
    t`${strong('Présentez la demande en ligne')} et payez les frais. On peut aussi vous demander vos empreintes et une photo; comptez quelques mois. Les citoyens des États-Unis peuvent faire leur demande en arrivant à la frontière, mais il est plus sûr de la faire avant de déménager.`,
    t`${strong('Ayez vos papiers sur vous')} pendant le voyage : passeport, lettre d’approbation, lettre d’acceptation et preuve de fonds.`,
  ),
  p`Le gouvernement limite le nombre de permis. Pour 2026, la limite était de 408 000, dont 155 000 pour de nouveaux étudiants, selon le ${link('ministère de l’Immigration', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada.html')} en novembre 2025. De plus, un permis est lié à un seul établissement : depuis novembre 2024, il en faut un nouveau avant de passer à un autre.`,

  h2('work', 'Travailler pendant les études'),
  p`Vous lirez à bien des endroits qu’on peut travailler jusqu’à ${strong('20 heures par semaine pendant les études')}. Ce fut pendant des années la limite du Canada hors campus, et elle n’est plus à jour. Depuis le 8 novembre 2024, c’est ${strong('24 heures par semaine')} hors campus pendant les cours, sans limite pendant un congé prévu comme l’été. Sur le campus, il n’y a de limite à aucun moment. Il faut étudier à temps plein, avoir un permis qui autorise le travail et un numéro d’assurance sociale. Les détails sont sur la ${link('page officielle', 'https://www.canada.ca/fr/immigration-refugies-citoyennete/services/etudier-canada/travail/travailler-hors-campus.html')}.`,
  p`Aux États-Unis, la règle reste de 20 heures, et elle est plus sévère. Avec le statut F-1, on peut travailler jusqu’à 20 heures par semaine ${strong('sur le campus')} pendant les sessions, et plus pendant les congés. Hors du campus, il faut une autorisation, que personne n’obtient en général la première année.`,
  table(
    'Le travail pendant les études, et après.',
    ['', 'Canada, permis d’études', 'États-Unis, F-1'],
    [
      ['Sur le campus', 'Pas de limite fixée', 'Jusqu’à 20 heures par semaine'],
      ['Hors du campus', 'Jusqu’à 24 heures par semaine', 'Sur autorisation seulement, pas la première année'],
      ['Pendant les longs congés', 'Temps plein', 'Temps plein sur le campus'],
      [
        'Après le diplôme',
        'Permis de travail d’au plus trois ans',
        '12 mois de formation pratique, 24 de plus dans certains domaines',
      ],
    ],
  ),
  note(
    'Comptez sur 20',
    'Vingt heures par semaine, c’est permis dans les deux pays, et c’est aussi beaucoup à côté d’études à temps plein. Aucun emploi ouvert aux étudiants ne paie la scolarité d’une personne de l’étranger; il faut donc pouvoir la payer sans cela.',
  ),

  h2('money', 'L’argent qui passe la frontière'),
  bullets(
    t`${strong('Des États-Unis :')} bien des universités canadiennes participent au programme fédéral de prêts; vous pouvez remplir la FAFSA et obtenir des prêts Direct Loans. La bourse Pell et le travail-études restent au pays. Renseignez-vous au bureau d’aide financière de l’université, car certains programmes sont exclus, et voyez la ${link('liste fédérale des établissements étrangers', 'https://studentaid.gov/understand-aid/types/international')} (en anglais).`,
    t`${strong('Les plans 529')} peuvent servir dans les établissements étrangers qui participent à ce programme.`,
    t`${strong('Du Canada :')} l’aide fédérale et provinciale peut servir dans bien des universités américaines, avec des montants et des règles qui varient selon la province. Un ${link('régime enregistré d’épargne-études (REEE)', 'https://www.canada.ca/fr/services/prestations/education/epargne-etudes.html')} peut y servir aussi dans la plupart des cas.`,
    t`${strong('Les bourses :')} quelques universités canadiennes offrent de grosses bourses aux gens de l’étranger, et la plupart vous y considèrent sans autre formulaire. Le gouvernement canadien tient ${link('une liste', 'https://www.educanada.ca/scholarships-bourses/index.aspx?lang=fra')}.`,
  ),
  p`Ajoutez ensuite l’assurance maladie. Dans certaines provinces, les gens de l’étranger adhèrent au régime public. Dans d’autres, dont l’Ontario, l’université vous inscrit à un régime privé et le met sur la facture. Les universités américaines exigent le plus souvent leur propre régime, qui peut coûter quelques milliers de dollars par année.`,

  h2('south', 'Du Canada vers les États-Unis'),
  p`L’université vous envoie un ${strong('formulaire I-20')}. Avec lui, vous payez les ${link('frais SEVIS I-901', 'https://www.fmjfee.com/')} (en anglais), soit 350 $ US pour le statut F-1. Une personne de citoyenneté canadienne n’a pas besoin de visa d’études : à la frontière, elle présente son passeport, l’I-20, le reçu des frais et une preuve de fonds, et elle entre avec le statut F-1. Si vous avez la résidence permanente du Canada sans en avoir la citoyenneté, il vous faut le visa dans la plupart des cas. Notre article ${link('Venir de l’étranger étudier aux États-Unis', '/articles/9')} explique la marche à suivre.`,
  p`Les universités américaines connaissent bien les notes canadiennes. Si vous êtes au Québec, demandez comment on y compte les années de cégep : elles peuvent vous valoir des crédits. Vérifiez si l’université veut le SAT ou l’ACT, car elles sont plus nombreuses à exiger de nouveau un examen. Et si vous avez besoin d’aide, informez-vous si elle tient compte de vos besoins au moment de décider de l’admission des Canadiens; c’est le cas de la plupart.`,

  h2('after', 'Le diplôme vaudra-t-il chez vous?'),
  p`En général, oui. Des deux côtés, les employeurs et les cycles supérieurs connaissent les diplômes du voisin. Attention toutefois aux professions réglementées, comme celles des soins infirmiers, de l’enseignement, du génie, du droit, de la médecine ou de la comptabilité : chaque État et chaque province a son ordre. Consultez celui de l’endroit où vous voulez travailler avant de choisir le programme. Pour le Canada, le ${link('Centre d’information canadien sur les diplômes internationaux', 'https://www.cicic.ca/')} vous dit à qui vous adresser.`,

  h2('checklist', 'Le calendrier'),
  bullets(
    t`${strong('À l’automne, un an d’avance :')} choisissez les programmes, vérifiez les cours exigés et calculez les coûts.`,
    t`${strong('De novembre à février :')} envoyez les demandes. Bien des bourses ferment en décembre.`,
    t`${strong('De mars à mai :')} les offres arrivent. Acceptez-en une, payez le dépôt et demandez la lettre d’attestation.`,
    t`${strong('Tout de suite après :')} demandez le permis et réservez un logement.`,
    t`${strong('En août :')} voyagez avec tous vos papiers, ouvrez un compte en banque et obtenez votre numéro pour travailler.`,
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Parcourez les ${link('universités canadiennes', '/search?country=CA')}, ou ${link('celles de l’Ontario et de la Colombie-Britannique', '/search?country=CA&state=ON,BC')}.`,
    t`Calculez l’année avec le ${link('calculateur des coûts pour le Canada', '/resources?tab=tools&tool=tuition-calculator&universityType=canadian')}, au tarif international si c’est le vôtre.`,
    t`Notez les ${link('dates limites des deux pays', '/articles/8')}.`,
  ),
];
