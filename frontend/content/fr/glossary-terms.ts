/**
 * Every term of the field that the product uses: what it means, which variable of which source it is read from, and what
 * it does not say. Keys are fragments of addresses (/glossary#net-price) and never change.
 */
import type { GlossaryGroup } from '../en/glossary-terms.ts';

export const GLOSSARY: readonly GlossaryGroup[] = [
  {
    id: 'prices',
    title: 'Prix',
    terms: [
      {
        key: 'sticker-tuition',
        name: 'Droits de scolarité (prix affiché)',
        also: ['prix publié', 'frais de scolarité', 'sticker price', 'tuition'],
        definition:
          'Le prix publié d’une année d’études à temps plein, frais obligatoires compris et avant toute aide. Peu de familles le paient en entier.',
        source:
          'États-Unis : TUITIONFEE_OUT du College Scorecard, sinon CHG3AY3 d’IPEDS. Canada : la page de l’université ou un tableau commun de sa province.',
        limits:
          'Le logement, les repas et les livres n’y sont pas. Les chiffres canadiens valent pour les programmes d’arts ou de sciences; le génie, la gestion et la santé coûtent plus cher.',
      },
      {
        key: 'in-state',
        name: 'Droits pour résidents (in-state)',
        also: ['résident', 'résidents de l’État', 'tarif canadien', 'tarif québécois', 'in-state tuition'],
        definition:
          'Ce qu’un établissement public demande à ceux qui habitent son État. Pour le Canada, nous montrons ici le prix pour les étudiants canadiens. Au Québec et en Ontario, c’est celui des résidents de la province.',
        source:
          'États-Unis : TUITIONFEE_IN du College Scorecard, sinon CHG2AY3 d’IPEDS. Canada : tableaux provinciaux et page de l’université.',
        limits:
          'Chaque État a ses règles pour dire qui est résident; il faut souvent y avoir vécu un an. Les établissements privés demandent le même prix à tout le monde.',
      },
      {
        key: 'out-of-state',
        name: 'Droits pour non-résidents (out-of-state)',
        also: ['non-résident', 'étudiants étrangers', 'out-of-state tuition'],
        definition:
          'Ce qu’un établissement public demande à ceux qui viennent d’un autre État ou de l’étranger. Pour le Canada, nous montrons ici le prix pour les étudiants étrangers.',
        source:
          'États-Unis : TUITIONFEE_OUT du College Scorecard, sinon CHG3AY3 d’IPEDS. Canada : la page de l’université.',
        limits:
          'Certains États demandent moins à leurs voisins. Au Québec, les Canadiens d’autres provinces paient plus que les résidents, et c’est le cas de beaucoup en Ontario. Rien de cela n’est dans ce chiffre.',
      },
      {
        key: 'room-and-board',
        name: 'Logement et repas',
        also: ['résidence', 'forfait de repas', 'room and board'],
        definition: 'Le logement et les repas sur le campus pendant un an.',
        source:
          'États-Unis : CHG5AY3 ou RMBRDAMT d’IPEDS. Canada : Common University Data Ontario et page de l’université.',
        limits:
          'C’est le prix d’une chambre et d’un forfait de repas ordinaires. Si l’établissement n’a pas de résidence, nous prenons le montant qu’il prévoit pour vivre hors campus. Si rien n’est connu, nous comptons 12 000 $ par année, marqué comme une estimation.',
      },
      {
        key: 'books-and-supplies',
        name: 'Livres et fournitures',
        also: ['manuels', 'matériel de cours'],
        definition: 'Les livres, le matériel de cours et les fournitures pour un an.',
        source: 'États-Unis : CHG4AY3 d’IPEDS, sinon BOOKSUPPLY du College Scorecard. Non recueilli au Canada.',
        limits:
          'C’est ce que l’établissement pense qu’on dépense. Si le chiffre manque, nous comptons 1 200 $ par année, marqué comme une estimation.',
      },
      {
        key: 'other-expenses',
        name: 'Autres dépenses',
        also: ['dépenses personnelles', 'transport'],
        definition: 'Le transport et les dépenses personnelles pour un an.',
        source: 'États-Unis : CHG6AY3 ou CHG8AY3 d’IPEDS. Non recueilli au Canada.',
        limits:
          'Un montant que prévoit l’établissement. S’il manque, nous comptons 2 500 $ par année, marqué comme une estimation.',
      },
      {
        key: 'cost-of-attendance',
        name: 'Coût d’une année d’études (coût total)',
        also: ['coût total', 'cost of attendance', 'COA'],
        definition:
          'Tout ce que coûte une année : droits de scolarité et frais, logement, repas, livres, transport et dépenses personnelles. L’aide se mesure à ce coût.',
        source: 'Additionné par nous à partir des quatre éléments ci-dessus; chacun nomme sa source.',
        limits:
          'Le chiffre de l’établissement peut différer, car il compte parfois autre chose. Si une partie du total est une estimation, le total l’est aussi.',
      },
      {
        key: 'four-year-cost',
        name: 'Coût de quatre ans',
        definition: 'Ce que coûtent quatre années sans aide, si chaque année coûte 5 % de plus que la précédente.',
        source: 'Calculé par nous à partir du coût d’une année.',
        limits: 'Personne ne connaît les prix à venir, et bien des gens ont besoin de plus de quatre ans.',
      },
      {
        key: 'affordability',
        name: 'Abordable, moyen, élevé (catégorie de prix)',
        also: ['catégorie de prix', 'Budget-Friendly', 'Moderate', 'Premium'],
        definition:
          'Le tiers de tous les établissements où se situe le prix affiché, selon le prix pour non-résidents ou étudiants étrangers, en dollars américains.',
        source: 'Calculé par nous pour les deux pays.',
        limits:
          'Cela ne dit rien de l’aide. Un établissement cher qui donne de grosses bourses peut coûter moins à une famille qu’un établissement moyen.',
      },
      {
        key: 'exchange-rate',
        name: 'Taux de change',
        also: ['USD', 'CAD', 'dollar canadien'],
        definition:
          'Les prix sont dans la monnaie de l’établissement. Pour filtrer, trier et comparer d’un pays à l’autre, nous convertissons les dollars canadiens en dollars américains à un seul taux daté.',
        source:
          'Banque du Canada, moyenne d’une année; la page À propos et la comparaison montrent le taux et sa date.',
        limits: 'Le taux du jour où vous paierez sera différent.',
      },
    ],
  },
  {
    id: 'aid',
    title: 'Aide et dette',
    terms: [
      {
        key: 'net-price',
        name: 'Prix net',
        also: ['prix réel', 'prix net moyen', 'net price'],
        definition:
          'Ce qu’une année coûte en moyenne une fois les bourses déduites, droits de scolarité, logement, repas et livres compris. Les prêts et les salaires ne sont pas déduits.',
        source: 'NPT4 du College Scorecard (NPT4_PUB, NPT4_PRIV pour les années antérieures). Non recueilli au Canada.',
        limits:
          'Une moyenne pour les étudiants de première année à temps plein qui ont une aide fédérale. Dans le public, elle ne vaut que pour les résidents de l’État. Votre propre prix dépend du revenu de votre famille.',
      },
      {
        key: 'net-price-by-income',
        name: 'Prix net selon le revenu',
        also: ['tranches de revenu'],
        definition: 'Le prix net pour cinq tranches de revenu familial.',
        source: 'NPT41 à NPT45 du College Scorecard. Non recueilli au Canada.',
        limits:
          'Seulement les étudiants qui ont une aide fédérale. Dans une tranche peu nombreuse, il peut varier beaucoup d’une année à l’autre.',
      },
      {
        key: 'grant',
        name: 'Bourse',
        also: ['bourse d’études', 'bourse selon les besoins', 'bourse au mérite', 'grant', 'scholarship', 'bursary'],
        definition:
          'De l’argent pour étudier que vous ne remboursez pas. En anglais, grant désigne surtout une bourse accordée selon les besoins, et scholarship une bourse au mérite. Au Canada anglais, la première s’appelle souvent bursary.',
        source:
          'États-Unis : AGRNT_P et AGRNT_A d’IPEDS, part des étudiants et montant moyen. Non recueilli au Canada.',
        limits:
          'Porte sur la première année à temps plein. Un établissement peut être moins généreux les années suivantes.',
      },
      {
        key: 'pell-grant',
        name: 'Bourse Pell',
        also: ['Pell Grant', 'part de boursiers Pell'],
        definition:
          'Une bourse du gouvernement américain pour le premier cycle, destinée aux familles à faible revenu. La part de ceux qui la reçoivent montre combien viennent de telles familles.',
        source: 'PCTPELL du College Scorecard, sinon UPGRNTP d’IPEDS.',
        limits:
          'Pour 2026-2027, le maximum est de 7 395 $ et le minimum de 740 $, en dollars américains (lettre GEN-26-01 du 30 janvier 2026). Les étudiants étrangers et ceux qui n’ont pas rempli la FAFSA ne comptent jamais dans notre part.',
      },
      {
        key: 'fafsa',
        name: 'FAFSA',
        also: ['Free Application for Federal Student Aid', 'Student Aid Index'],
        definition:
          'Le formulaire gratuit qui donne accès aux bourses, aux prêts et au travail-études du gouvernement fédéral américain. La plupart des États et des établissements le demandent aussi.',
        source: null,
        limits: 'Pour les citoyens américains et certains non-citoyens admissibles. On le remplit chaque année.',
      },
      {
        key: 'css-profile',
        name: 'CSS Profile',
        definition:
          'Un deuxième formulaire, plus long, du College Board, dont certains établissements se servent pour donner leur propre argent.',
        source: null,
        limits:
          'Il est payant, sauf pour les familles à faible revenu. La plupart des établissements ne le demandent pas.',
      },
      {
        key: 'work-study',
        name: 'Travail-études',
        also: ['work-study'],
        definition:
          'Un emploi payé à temps partiel, le plus souvent sur le campus, qui fait partie d’une offre d’aide.',
        source: 'Notre repère compte 10 % de l’aide en travail-études; c’est une estimation.',
        limits: 'Vous recevez l’argent en salaire. Il n’est pas déduit de la facture.',
      },
      {
        key: 'subsidized-loan',
        name: 'Prêts subventionnés et non subventionnés',
        also: ['subsidized loan', 'unsubsidized loan'],
        definition:
          'Deux sortes de prêts fédéraux américains. Pendant vos études, le gouvernement paie l’intérêt d’un prêt subventionné. Sur l’autre, l’intérêt court dès le premier jour.',
        source: null,
        limits: 'Les deux se remboursent, même si vous ne terminez pas.',
      },
      {
        key: 'loan-rate',
        name: 'Taux d’intérêt des prêts',
        also: ['intérêt', 'taux des prêts fédéraux'],
        definition:
          'Ce qu’il en coûte d’emprunter, en pourcentage par année. Prêts fédéraux américains versés pour la première fois entre juillet 2026 et juin 2027 : 6,52 % au premier cycle, 8,07 % aux cycles supérieurs, 9,07 % pour les prêts PLUS. Au Canada, les prêts étudiants fédéraux sont sans intérêt.',
        source:
          'Annonce GENERAL-26-33 de Federal Student Aid, 4 juin 2026, telle que rapportée par d’autres. Canada : depuis le 1er avril 2023.',
        limits:
          'Aux États-Unis, le taux change chaque juillet, puis reste fixe pour ce prêt. Les provinces fixent le leur. Vérifiez à studentaid.gov (en anglais).',
      },
      {
        key: 'rap',
        name: 'Repayment Assistance Plan (RAP)',
        also: ['remboursement selon le revenu', 'Tiered Standard Plan', 'PAR', 'Programme d’aide au remboursement'],
        definition:
          'Un plan américain qui prend de 1 % à 10 % de votre revenu, moins 50 $ par mois pour chaque personne à charge et au moins 10 $ par mois. Après 30 ans de paiements, le reste est effacé. Le plan du Canada porte le même nom en anglais, mais a d’autres règles.',
        source: '34 CFR 685.209, selon 91 FR 23768 du 1er mai 2026.',
        limits:
          'Les prêts Parent PLUS n’y ont pas droit. Les prêts accordés depuis le 1er juillet 2026 n’ont que le RAP et le Tiered Standard Plan.',
      },
      {
        key: 'workforce-pell',
        name: 'Workforce Pell',
        also: ['bourse Pell pour formation courte'],
        definition:
          'Une bourse Pell pour de courtes formations professionnelles aux États-Unis : des programmes de 8 à moins de 15 semaines, approuvés par l’État, puis par le secrétaire à l’Éducation.',
        source: '91 FR 29254 du 19 mai 2026; en vigueur depuis le 20 juillet 2026.',
        limits:
          'Nous n’avons trouvé aucune liste des programmes approuvés. Demandez à l’établissement avant d’y compter.',
      },
      {
        key: 'tax-slips',
        name: '1098-T et T2202',
        also: ['crédit d’impôt', 'AOTC', 'American Opportunity Tax Credit', 'crédit pour frais de scolarité'],
        definition:
          'Des feuillets qui montrent ce que vous avez payé pour étudier pendant une année. Aux États-Unis, le 1098-T aide à demander un crédit comme l’American Opportunity Tax Credit, jusqu’à 2 500 $. Au Canada, le T2202 sert au crédit d’impôt pour frais de scolarité.',
        source: 'Internal Revenue Service et Agence du revenu du Canada (ARC).',
        limits:
          'Un crédit d’impôt vient après que vous avez payé. Il y a des plafonds de revenu et d’autres règles : voyez irs.gov (en anglais) ou canada.ca.',
      },
      {
        key: 'median-debt',
        name: 'Dette médiane',
        also: ['dette à la fin des études'],
        definition:
          'La moitié des diplômés qui ont des prêts fédéraux doivent plus que ce montant à la fin, et l’autre moitié doit moins.',
        source: 'GRAD_DEBT_MDN du College Scorecard. Non recueilli au Canada.',
        limits:
          'Seulement les prêts fédéraux, et seulement les diplômés qui ont emprunté. Les prêts privés et ceux des parents ne comptent pas.',
      },
    ],
  },
  {
    id: 'admission',
    title: 'Admission',
    terms: [
      {
        key: 'acceptance-rate',
        name: 'Taux d’admission',
        also: ['taux d’acceptation', 'sélectivité', 'Top Rated', 'Highly Rated'],
        definition: 'Sur cent personnes qui ont fait une demande pour la première année, combien ont obtenu une offre.',
        source: 'ADMSSN et APPLCN d’IPEDS, sinon ADM_RATE du College Scorecard. Non recueilli au Canada.',
        limits:
          'Il dit s’il y a foule à la porte, non si l’établissement est bon. Un programme précis peut être bien plus difficile d’accès. Nos étiquettes : « Parmi les plus cotés » sous 10 %, « Très coté » de 10 % à moins de 30 %.',
      },
      {
        key: 'selectivity-groups',
        name: 'Groupes de sélectivité',
        also: ['Most Selective', 'Very Selective', 'Selective', 'Moderately Selective', 'Inclusive'],
        definition:
          'Cinq groupes selon le taux d’admission, du plus sélectif au plus ouvert : moins de 20 %, de 20 % à 40 %, de 40 % à 60 %, de 60 % à 80 %, plus de 80 %.',
        source: 'Établi par nous selon le taux d’admission.',
        limits: 'États-Unis seulement : le Canada n’a pas de taux d’admission comparable.',
      },
      {
        key: 'open-admission',
        name: 'Admission ouverte',
        also: ['open admission'],
        definition:
          'L’établissement admet tous ceux qui remplissent ses conditions de base; il n’a donc pas de taux d’admission.',
        source: 'OPENADMP d’IPEDS.',
        limits: 'Certains programmes, comme les soins infirmiers, y choisissent quand même qui ils admettent.',
      },
      {
        key: 'yield',
        name: 'Taux d’inscription (yield)',
        also: ['yield', 'rendement'],
        definition: 'Sur cent personnes qui ont obtenu une offre, combien sont venues.',
        source: null,
        limits:
          'Nous ne le montrons pas. Les établissements en parlent parce qu’il laisse deviner s’ils sont souvent le premier choix.',
      },
      {
        key: 'sat-act-middle-half',
        name: 'SAT et ACT, moitié centrale',
        also: ['du 25e au 75e centile', 'résultats d’examens'],
        definition:
          'La moitié centrale des étudiants de première année a eu un résultat dans cet intervalle : un quart en dessous, un quart au-dessus.',
        source:
          'SATVR25, SATVR75, SATMT25, SATMT75, ACTCM25 et ACTCM75 du College Scorecard, sinon d’IPEDS. Non recueilli au Canada.',
        limits:
          'Là où les examens sont facultatifs, ce sont surtout les bons résultats qu’on envoie : l’intervalle paraît donc plus haut qu’il ne l’est. Le total du SAT additionne les intervalles des deux parties.',
      },
      {
        key: 'early-decision',
        name: 'Décision anticipée et action anticipée',
        also: [
          'early decision',
          'early action',
          'ED',
          'EA',
          'REA',
          'décision ordinaire (regular decision)',
          'admission en continu',
          'rolling admission',
        ],
        definition:
          'Des façons de faire sa demande à l’automne et d’avoir une réponse tôt. La décision anticipée (early decision) est une promesse de venir si l’on est admis. L’action anticipée (early action) ne promet rien. En admission en continu, l’établissement lit les demandes à mesure qu’elles arrivent.',
        source: 'La Common Application et les pages des établissements, chacune avec le jour où elle a été lue.',
        limits:
          'Les établissements changent leurs dates. Avec la décision anticipée, on ne peut pas comparer les offres d’aide.',
      },
      {
        key: 'waiting-list',
        name: 'Liste d’attente',
        also: ['waitlist'],
        definition: 'Les personnes qu’un établissement peut admettre si d’autres refusent leur place.',
        source: 'C2 du Common Data Set que publie un établissement.',
        limits: 'Le nombre de ceux qui finissent par entrer change beaucoup d’une année à l’autre.',
      },
      {
        key: 'test-optional',
        name: 'Examens facultatifs',
        also: ['test-optional'],
        definition:
          'L’établissement n’exige pas de résultats du SAT ou de l’ACT, mais les regarde si vous les envoyez.',
        source: null,
        limits:
          'Certains établissements qui avaient laissé tomber les examens les exigent de nouveau, et certaines bourses demandent des résultats. Vérifiez chaque année auprès de l’établissement.',
      },
      {
        key: 'entering-average',
        name: 'Moyenne à l’entrée',
        also: ['moyenne du secondaire'],
        definition: 'La moyenne au secondaire, en pourcentage, de ceux qui sont entrés en première année.',
        source: 'Common University Data Ontario, sinon Maclean’s. Canada seulement.',
        limits:
          'Les notes ne se comparent pas d’une province à l’autre, et la moyenne d’un programme précis peut être bien plus haute.',
      },
      {
        key: 'cegep',
        name: 'Cégep',
        also: ['collège', 'collège d’enseignement général et professionnel'],
        definition:
          'Un collège du Québec, entre l’école secondaire et l’université : deux ans avant l’université, ou trois ans pour une formation technique.',
        source: null,
        limits:
          'Hors du Québec, on passe du secondaire à l’université sans cégep. Demandez à chaque université combien de cours elle vous reconnaîtra.',
      },
      {
        key: 'dec',
        name: 'DEC',
        also: ['diplôme d’études collégiales', 'DEC préuniversitaire', 'DEC technique'],
        definition:
          'Le diplôme d’études collégiales, que décerne le Québec à la fin du cégep. Il ouvre la porte des universités québécoises.',
        source: null,
        limits: 'Certains programmes exigent des cours précis en plus du diplôme.',
      },
      {
        key: 'cote-r',
        name: 'Cote R',
        also: ['cote de rendement au collégial', 'CRC', 'R score'],
        definition:
          'Un nombre qui compare vos notes du cégep à celles de votre groupe et tient compte de la force de ce groupe. Les universités du Québec s’en servent pour choisir qui elles admettent.',
        source: null,
        limits: 'Ce n’est ni une moyenne ni un pourcentage. Hors du Québec, on regarde plutôt le relevé de notes.',
      },
    ],
  },
  {
    id: 'students-outcomes',
    title: 'Population étudiante et résultats',
    terms: [
      {
        key: 'student-population',
        name: 'Population étudiante',
        also: ['inscriptions', 'effectif', 'taille'],
        definition:
          'Tous les étudiants du trimestre d’automne, à temps plein et à temps partiel. Petite : moins de 5 000; moyenne : de 5 000 à 15 000; grande : de 15 000 à 30 000; très grande : plus de 30 000.',
        source:
          'États-Unis : ENRTOT d’IPEDS, sinon EFYTOTLT. Canada : Statistique Canada, tableaux publics d’inscriptions, universités.',
        limits:
          'Certaines sources canadiennes ne comptent que le temps plein, et d’autres comptent sur toute une année; la source du chiffre le dit.',
      },
      {
        key: 'undergraduate',
        name: 'Premier cycle',
        also: ['undergraduate', 'baccalauréat'],
        definition: 'Les étudiants qui préparent un baccalauréat ou un diplôme de niveau inférieur.',
        source: 'États-Unis : EFUG d’IPEDS.',
        limits: 'Au Canada, les sources ne divisent pas toutes le total.',
      },
      {
        key: 'graduate-student',
        name: 'Cycles supérieurs',
        also: ['graduate', 'deuxième et troisième cycles'],
        definition: 'Les étudiants qui préparent une maîtrise, un doctorat ou un certificat de cycle supérieur.',
        source: 'États-Unis : EFGRAD d’IPEDS.',
        limits: 'Les établissements sans programme de cycle supérieur n’en ont pas, et la page le dit.',
      },
      {
        key: 'student-to-faculty-ratio',
        name: 'Nombre d’étudiants par professeur',
        also: ['ratio étudiants-professeurs', 'taille des classes'],
        definition:
          'Combien il y a d’étudiants pour chaque membre du corps enseignant. Un chiffre plus bas annonce en général de plus petites classes.',
        source: 'États-Unis : STUFACR d’IPEDS. Canada : Maclean’s.',
        limits:
          'Ce n’est pas la taille d’une classe. Les ratios canadiens comptent les étudiants en équivalents temps plein et les seuls professeurs à temps plein : on ne peut pas comparer les deux pays.',
      },
      {
        key: 'retention-rate',
        name: 'Taux de maintien aux études',
        also: ['taux de rétention', 'retention rate'],
        definition: 'Sur cent étudiants de première année à temps plein, combien sont revenus en deuxième année.',
        source: 'États-Unis : RET_FT4 du College Scorecard, sinon RET_PCF d’IPEDS. Canada : Maclean’s.',
        limits: 'Quelqu’un qui change d’établissement compte comme parti.',
      },
      {
        key: 'graduation-rate',
        name: 'Taux de diplomation (150 %)',
        also: ['taux de réussite', '150 % de la durée normale', 'graduation rate'],
        definition:
          'Sur cent personnes qui ont commencé ici à temps plein, combien ont terminé ici en une fois et demie la durée normale : six ans pour un diplôme de quatre ans, trois pour un diplôme de deux ans.',
        source:
          'États-Unis : C150_4 du College Scorecard (C150_L4 pour les établissements de moins de quatre ans), sinon GRRTTOT ou BAGR150 d’IPEDS. Canada : Maclean’s, en sept ans.',
        limits:
          'Ceux qui partent et terminent ailleurs comptent comme n’ayant pas terminé. Ceux qui arrivent d’ailleurs ne comptent pas. On ne peut pas comparer les deux pays.',
      },
      {
        key: 'eight-year-outcomes',
        name: 'Parcours après huit ans',
        also: ['Outcome Measures'],
        definition:
          'Où en sont, huit ans plus tard, tous ceux qui ont commencé une même année : diplôme obtenu ici, encore ici, dans un autre établissement, ou inconnu.',
        source: 'Outcome Measures (OM) d’IPEDS, par le College Scorecard.',
        limits: 'Ceux qui sont partis ont peut-être terminé ailleurs; le chiffre ne le dit pas.',
      },
      {
        key: 'median-earnings',
        name: 'Revenu médian',
        also: ['salaire', 'gains', 'revenu après dix ans'],
        definition:
          'Dix ans après leur entrée, la moitié des anciens étudiants qui travaillent gagnent plus que ce montant, et l’autre moitié gagne moins.',
        source: 'MD_EARN_WNE_P10 du College Scorecard. Non recueilli au Canada.',
        limits:
          'Seulement ceux qui avaient une aide fédérale, qu’ils aient terminé ou non. Ce que vous étudiez compte plus que l’endroit.',
      },
      {
        key: 'employment-rate',
        name: 'En emploi après deux ans',
        also: ['taux d’emploi'],
        definition: 'La part des diplômés qui ont un emploi deux ans après la fin de leurs études.',
        source: 'Common University Data Ontario. Ontario seulement.',
        limits: 'Elle ne dit pas si l’emploi exige le diplôme.',
      },
      {
        key: 'median',
        name: 'Médiane',
        definition:
          'La valeur du milieu : la moitié est au-dessus, la moitié en dessous. Quelques valeurs très élevées ne la déplacent pas.',
        source: null,
        limits: 'Elle ne dit pas à quel point les valeurs s’écartent.',
      },
      {
        key: 'cohort',
        name: 'Cohorte',
        definition: 'Un groupe de personnes qui ont commencé la même année et qu’on suit à partir de là.',
        source: null,
        limits: 'Le taux de diplomation d’aujourd’hui parle de gens qui ont commencé il y a six ans ou plus.',
      },
    ],
  },
  {
    id: 'schools',
    title: 'Types d’établissements',
    terms: [
      {
        key: 'public-private-for-profit',
        name: 'Public, privé, à but lucratif',
        also: ['type d’établissement'],
        definition:
          'Qui dirige l’établissement : l’État ou la province (public), un organisme sans but lucratif (privé) ou des propriétaires qui en tirent un profit (à but lucratif).',
        source: 'États-Unis : CONTROL d’IPEDS. Canada : les sources de chaque établissement.',
        limits: 'Une fois l’aide comptée, un établissement privé peut coûter moins qu’un public.',
      },
      {
        key: 'reported-offenses',
        name: 'Infractions signalées',
        also: ['Clery Act', 'sécurité sur le campus', 'crimes'],
        definition:
          'Les crimes signalés par année sur le campus principal pour 1 000 étudiants qui y viennent, en moyenne sur trois ans.',
        source: 'Données Campus Safety and Security, selon le Clery Act.',
        limits:
          'Plus de signalements peut vouloir dire que les gens font assez confiance à l’établissement pour signaler un crime. Ce qui se passe hors campus n’y est pas.',
      },
      {
        key: 'fair-market-rent',
        name: 'Loyer du marché',
        also: ['fair market rent', 'FMR', 'loyer moyen'],
        definition: 'Le loyer d’un logement modeste dans un comté ou une ville, chauffage, eau et électricité compris.',
        source:
          'États-Unis : HUD, exercice 2026. Canada : loyer moyen de la SCHL, octobre 2025, où les services peuvent s’ajouter.',
        limits: 'Une chambre près du campus peut coûter plus, et la colocation coûte moins.',
      },
      {
        key: 'price-parity',
        name: 'Prix dans la région',
        also: ['parité régionale des prix', 'RPP', 'coût de la vie'],
        definition: 'Comment les prix de tous les biens et services d’une région se comparent à ceux de tout le pays.',
        source: 'Regional Price Parities du Bureau of Economic Analysis, 2024. Rien de publié pour le Canada.',
        limits: 'Le chiffre couvre toute une région métropolitaine, non un quartier.',
      },
      {
        key: 'campus-setting',
        name: 'Milieu du campus',
        also: ['ville', 'banlieue', 'petite ville', 'campagne', 'locale'],
        definition: 'Le genre d’endroit où se trouve le campus : ville, banlieue, petite ville ou campagne.',
        source: 'États-Unis : LOCALE d’IPEDS, douze codes en quatre groupes. Canada : selon la même règle.',
        limits: 'Il s’agit du campus principal. Un établissement à la campagne peut être proche d’une grande ville.',
      },
      {
        key: 'academic-calendar',
        name: 'Calendrier universitaire',
        also: ['semestre', 'session', 'trimestre', 'quarter', '4-1-4'],
        definition:
          'Comment l’année est divisée. Semester : deux sessions. Quarter : trois sessions et un été. Trimester : trois sessions de même longueur. 4-1-4 : deux sessions avec, entre elles, un mois pour un seul cours.',
        source: 'États-Unis : CALSYS d’IPEDS. Canada : la page de l’université.',
        limits: 'Certains programmes n’ont pas le calendrier du reste de l’établissement.',
      },
      {
        key: '4-1-4',
        name: '4-1-4',
        also: ['session de janvier', 'January term', 'J-term'],
        definition:
          'Un calendrier de quatre mois de cours, un mois pour un seul cours ou un voyage, puis quatre mois encore.',
        source: 'CALSYS d’IPEDS, code 4.',
        limits: 'Le mois peut être facultatif.',
      },
      {
        key: 'religious-affiliation',
        name: 'Appartenance religieuse',
        also: ['catholique', 'protestante', 'juive', 'islamique'],
        definition:
          'Si l’établissement appartient à une confession, et laquelle. Nos groupes : catholique, protestante, juive, musulmane, autre ou aucune.',
        source: 'États-Unis : RELAFFIL d’IPEDS. Canada : les sources de chaque établissement.',
        limits:
          'Elle ne dit pas à quel point la foi façonne la vie de tous les jours. L’Église précise est nommée sur la page de l’établissement.',
      },
      {
        key: 'hbcu',
        name: 'HBCU',
        also: ['université historiquement noire', 'Historically Black college or university'],
        definition:
          'Université historiquement noire (Historically Black college or university) : un établissement américain fondé avant 1964 dont la première mission était, et reste, d’instruire les Noirs américains. Tout le monde peut y faire une demande.',
        source: 'HBCU d’IPEDS et du College Scorecard.',
        limits: 'C’est un statut légal, non un compte d’étudiants.',
      },
      {
        key: 'minority-serving-institution',
        name: 'Établissement au service de minorités',
        also: ['Hispanic-serving', 'collège tribal', 'PBI', 'AANAPISI', 'désignations'],
        definition:
          'Un établissement reconnu par la loi américaine pour les étudiants qu’il sert : hispaniques, des nations autochtones (tribal), en majorité noirs, asio-américains et autochtones du Pacifique, et d’autres.',
        source: 'HSI, TRIBAL, PBI, AANAPII, ANNHI et NANTI du College Scorecard.',
        limits: 'Les listes changent chaque année. Le Canada n’a pas de telles listes.',
      },
      {
        key: 'land-grant',
        name: 'Établissement land-grant',
        also: ['land-grant university'],
        definition:
          'Un établissement américain qui a reçu des terres ou de l’argent du gouvernement fédéral pour enseigner à tous l’agriculture, les sciences et le génie.',
        source: 'LANDGRNT d’IPEDS.',
        limits: 'Aujourd’hui, cela en dit plus sur son histoire que sur ses programmes.',
      },
      {
        key: 'carnegie-classification',
        name: 'Classification Carnegie',
        also: ['R1', 'université de recherche', 'liberal arts college'],
        definition:
          'Des groupes d’établissements américains selon les diplômes qu’ils décernent et la recherche qu’ils font.',
        source: 'IPEDS, caractéristiques des établissements.',
        limits: 'Ce n’est pas un palmarès. Le Canada n’a pas de telle classification.',
      },
      {
        key: 'athletics-division',
        name: 'Division sportive',
        also: ['NCAA', 'NAIA', 'U SPORTS'],
        definition:
          'L’association et le niveau où jouent les équipes de l’établissement, par exemple la division I de la NCAA.',
        source: 'États-Unis : ASSOC1 à ASSOC3 d’IPEDS. Canada : U SPORTS et les autres associations.',
        limits: 'On change souvent de ligue. Vérifiez sur la page de l’établissement.',
      },
      {
        key: 'age-groups',
        name: 'Époque de fondation',
        also: ['année de fondation', 'Historic', 'Established', 'Modern', 'Contemporary'],
        definition:
          'Quatre groupes selon l’année de fondation : avant 1800, de 1800 à 1899, de 1900 à 1949, depuis 1950.',
        source: 'Établi par nous selon l’année de fondation, qui vient du Research Organization Registry.',
        limits: 'Certains établissements comptent à partir d’un plus ancien dont ils sont issus.',
      },
      {
        key: 'region',
        name: 'Régions',
        also: ['Nord-Est', 'Midwest', 'Sud', 'Ouest', 'Atlantique', 'Prairies', 'Côte Ouest'],
        definition:
          'Les parties des deux pays. États-Unis : Nord-Est, Midwest, Sud, Ouest. Canada : Atlantique, Centre, Prairies, Côte Ouest, Territoires du Nord.',
        source: 'Établi par nous selon l’État ou la province.',
        limits:
          'La barre de recherche connaît des régions comme la Nouvelle-Angleterre. Les filtres vont par État, province et agglomération.',
      },
    ],
  },
  {
    id: 'programs-data',
    title: 'Programmes et données',
    terms: [
      {
        key: 'degree-levels',
        name: 'Niveaux de diplôme',
        also: ['grade d’associé', 'baccalauréat', 'maîtrise', 'doctorat', 'certificat'],
        definition:
          'Grade d’associé (associate degree) : environ deux ans. Baccalauréat : trois ou quatre. Maîtrise : un ou deux de plus. Doctorat : le plus haut diplôme, par la recherche ou pour une profession.',
        source: 'AWLEVEL d’IPEDS.',
        limits: 'Au Canada, des diplômes collégiaux tiennent souvent lieu de grade d’associé.',
      },
      {
        key: 'major',
        name: 'Domaine d’études (major)',
        also: ['majeure', 'programme', 'concentration', 'spécialisation'],
        definition:
          'Votre matière principale. Bien des établissements américains vous laissent la choisir en deuxième année.',
        source: null,
        limits: 'Nos comptes de diplômés ne portent que sur le premier domaine.',
      },
      {
        key: 'cip',
        name: 'Code CIP',
        also: ['Classification of Instructional Programs', 'programme', 'CPE'],
        definition:
          'Un numéro de domaine d’études, le même dans tous les établissements américains : 11.07, c’est l’informatique. Nos programmes sont des groupes à quatre chiffres.',
        source: 'CIPCODE des diplômes décernés (IPEDS); titres de CIP 2020.',
        limits:
          'L’établissement choisit le code, et deux peuvent classer le même programme sous des codes différents. Les programmes canadiens viennent de listes, et nous les avons rangés nous-mêmes dans ces groupes.',
      },
      {
        key: 'graduates-a-year',
        name: 'Diplômés par année',
        also: ['diplômes décernés'],
        definition: 'Combien de diplômes ou de certificats un établissement a décernés dans un domaine en un an.',
        source: 'CTOTALT des diplômes décernés (IPEDS).',
        limits: 'Un nouveau programme en a peu ou pas encore. Non compté au Canada.',
      },
      {
        key: 'unitid',
        name: 'UNITID',
        also: ['numéro d’établissement'],
        definition:
          'Le numéro dont le gouvernement américain se sert pour les données d’un établissement. C’est aussi le numéro à la fin de l’adresse de nos pages.',
        source: 'UNITID d’IPEDS. Les établissements canadiens ont nos propres numéros, à partir de 900001.',
        limits: 'Un établissement à plusieurs campus peut avoir plusieurs numéros.',
      },
      {
        key: 'ipeds',
        name: 'IPEDS',
        also: ['NCES'],
        definition:
          'L’Integrated Postsecondary Education Data System : les enquêtes auxquelles doit répondre chaque année tout établissement américain dont les étudiants reçoivent une aide fédérale.',
        source: null,
        limits: 'Les établissements donnent leurs propres chiffres, et leur publication prend un an ou deux.',
      },
      {
        key: 'college-scorecard',
        name: 'College Scorecard',
        definition:
          'Les données du département de l’Éducation des États-Unis. Elles joignent IPEDS aux dossiers d’aide fédérale et d’impôt pour montrer les revenus et la dette.',
        source: null,
        limits: 'Les chiffres tirés des dossiers d’aide ne couvrent que ceux qui ont une aide fédérale.',
      },
      {
        key: 'cudo',
        name: 'Common University Data Ontario',
        also: ['CUDO'],
        definition: 'Des tableaux où les universités de l’Ontario publient toutes les mêmes chiffres de la même façon.',
        source: null,
        limits: 'Ontario seulement.',
      },
      {
        key: 'estimate',
        name: 'Estimation',
        definition:
          'Un montant courant à la place d’un chiffre que nos sources n’ont pas, ou un simple repère. C’est toujours indiqué.',
        source: 'Nos propres constantes; la page dit lesquelles.',
        limits: 'Assez bon pour un premier plan, pas pour une décision.',
      },
      {
        key: 'not-available',
        name: 'N/D (non disponible)',
        also: ['N/A', 'manquant', 'case vide', 'supprimé'],
        definition:
          'Il n’y a pas de chiffre. L’établissement ne l’a pas donné, on l’a retenu parce que le groupe est trop petit, le Canada ne le recueille pas, ou il ne s’applique pas ici.',
        source: null,
        limits:
          'Cela ne veut jamais dire zéro. Les listes triées mettent ces établissements à la fin, et les limites les écartent.',
      },
      {
        key: 'similar-schools',
        name: 'Universités semblables',
        definition:
          'Les trois établissements les plus proches de celui-ci par le niveau, la taille, le type, la difficulté d’y entrer, le prix, le milieu et les programmes.',
        source: 'Calculé par nous à partir des chiffres des deux établissements, pareil pour tout le monde.',
        limits: 'Des chiffres proches ne font pas le même esprit.',
      },
    ],
  },
];
