/** The places where aid is really applied for, without amounts and deadlines, which change each year; the sites have them. */
import type { Country } from '#schema/domain/record/enums.ts';

export interface AidSite {
  name: string;
  /** The official site. */
  url: string;
  what: string;
  /** Who can use it. */
  who?: string;
}

export interface AidGroup {
  id: string;
  title: string;
  intro: string;
  sites: readonly AidSite[];
}

export const aidSiteWords = {
  for: (who: string) => `Pour qui : ${who}`,
  external: 'ouvre un site officiel',
} as const;

export const AID_SITES: readonly { key: Country; groups: readonly AidGroup[] }[] = [
  {
    key: 'US',
    groups: [
      {
        id: 'us-federal',
        title: 'Aide fédérale',
        intro:
          'Un seul formulaire donne accès aux bourses, aux prêts et au travail-études du gouvernement fédéral; la plupart des États et des établissements le demandent aussi. Ces sites sont en anglais.',
        sites: [
          {
            name: 'La FAFSA, sur Federal Student Aid',
            url: 'https://studentaid.gov/h/apply-for-aid/fafsa',
            what: 'La demande gratuite d’aide fédérale aux études (Free Application for Federal Student Aid) : bourses Pell, prêts fédéraux et travail-études, et le point de départ de la plupart des aides des États et des établissements.',
            who: 'les citoyens des États-Unis et les non-citoyens admissibles.',
          },
          {
            name: 'Aide aux études des vétérans',
            url: 'https://www.va.gov/education/',
            what: 'Le GI Bill et les autres prestations du ministère américain des Anciens Combattants (Veterans Affairs).',
            who: 'les vétérans, les militaires et leur famille.',
          },
        ],
      },
      {
        id: 'us-state',
        title: 'Aide des États',
        intro:
          'Chaque État a ses propres bourses, surtout pour les résidents qui y étudient. Voici les organismes de six grands États et une liste de tous les États. Ces sites sont en anglais.',
        sites: [
          {
            name: 'Tous les États',
            url: 'https://www.nasfaa.org/State_Financial_Aid_Programs',
            what: 'La liste des programmes de chaque État, publiée par la National Association of Student Financial Aid Administrators; ce n’est pas un site du gouvernement.',
          },
          {
            name: 'California Student Aid Commission',
            url: 'https://www.csac.ca.gov/',
            what: 'Les Cal Grants et la Middle Class Scholarship.',
            who: 'les résidents de la Californie, y compris les étudiants sans papiers qui remplissent les conditions.',
          },
          {
            name: 'Florida Student Scholarship and Grant Programs',
            url: 'https://www.floridastudentfinancialaidsg.org/',
            what: 'Bright Futures et les bourses de l’État.',
            who: 'les résidents de la Floride.',
          },
          {
            name: 'Illinois Student Assistance Commission',
            url: 'https://www.isac.org/',
            what: 'Le Monetary Award Program et les autres bourses de l’État.',
            who: 'les résidents de l’Illinois.',
          },
          {
            name: 'New York Higher Education Services Corporation',
            url: 'https://www.hesc.ny.gov/',
            what: 'Le Tuition Assistance Program et les bourses de l’État.',
            who: 'les résidents de l’État de New York.',
          },
          {
            name: 'Pennsylvania Higher Education Assistance Agency',
            url: 'https://www.pheaa.org/',
            what: 'La Pennsylvania State Grant.',
            who: 'les résidents de la Pennsylvanie.',
          },
          {
            name: 'College for All Texans',
            url: 'https://www.collegeforalltexans.com/',
            what: 'Les bourses et les exemptions de l’État, présentées par le Texas Higher Education Coordinating Board.',
            who: 'les résidents du Texas.',
          },
        ],
      },
      {
        id: 'us-school',
        title: 'L’aide des établissements et les bourses',
        intro:
          'Comment les universités privées calculent ce qu’une famille peut payer, et un outil de recherche sans publicité. Ces sites sont en anglais.',
        sites: [
          {
            name: 'CSS Profile',
            url: 'https://cssprofile.collegeboard.org/',
            what: 'Un deuxième formulaire, plus long, du College Board. Certaines universités, privées pour la plupart, s’en servent pour répartir leur propre argent. Il y a des frais, dont bien des familles sont dispensées.',
            who: 'les personnes qui présentent une demande aux universités qui l’exigent; dans certains cas, les étudiants étrangers aussi.',
          },
          {
            name: 'Scholarship Finder',
            url: 'https://www.careeronestop.org/Toolkit/Training/find-scholarships.aspx',
            what: 'Une recherche parmi des milliers de bourses, parrainée par le ministère américain du Travail.',
            who: 'tout le monde.',
          },
        ],
      },
      {
        id: 'us-international',
        title: 'Venir de l’étranger',
        intro:
          'La plupart des étudiants qui viennent de l’étranger, du Canada aussi, n’ont pas droit à l’aide fédérale, mais beaucoup peuvent en recevoir de l’établissement.',
        sites: [
          {
            name: 'EducationUSA',
            url: 'https://educationusa.state.gov/',
            what: 'Le réseau de centres-conseils du département d’État, avec une liste d’aides pour les étudiants étrangers (en anglais).',
            who: 'les étudiants étrangers.',
          },
        ],
      },
    ],
  },
  {
    key: 'CA',
    groups: [
      {
        id: 'ca-federal',
        title: 'Aide fédérale',
        intro:
          'Vous présentez une seule demande, à la province ou au territoire où vous vivez. On y étudie en même temps votre droit à son aide et aux bourses et prêts fédéraux. Le Québec, les Territoires du Nord-Ouest et le Nunavut ont plutôt leurs propres programmes.',
        sites: [
          {
            name: 'Programme canadien d’aide financière aux étudiants (PCAFE)',
            url: 'https://www.canada.ca/fr/services/prestations/education/aide-etudiants.html',
            what: 'Les bourses et les prêts d’études canadiens : ce qui existe, un outil d’estimation et où présenter une demande.',
            who: 'les citoyens canadiens, les résidents permanents et les personnes protégées.',
          },
          {
            name: 'Programme d’aide aux étudiants de niveau postsecondaire',
            url: 'https://www.sac-isc.gc.ca/fra/1100100033682/1531933580211',
            what: 'De l’aide pour les droits de scolarité, les livres, les déplacements et le coût de la vie, remise par les Premières Nations.',
            who: 'les étudiants des Premières Nations inscrits au registre.',
          },
        ],
      },
      {
        id: 'ca-provinces',
        title: 'Provinces et territoires',
        intro: 'Présentez votre demande là où vous vivez, même si vous étudiez ailleurs.',
        sites: [
          { name: 'Alberta', url: 'https://studentaid.alberta.ca/', what: 'Alberta Student Aid (en anglais)' },
          {
            name: 'Colombie-Britannique',
            url: 'https://studentaidbc.ca/',
            what: 'StudentAid BC (en anglais)',
          },
          {
            name: 'Manitoba',
            url: 'https://www.edu.gov.mb.ca/msa/',
            what: 'Aide aux étudiants du Manitoba (page en anglais)',
          },
          {
            name: 'Nouveau-Brunswick',
            url: 'https://studentaid.gnb.ca/',
            what: 'Services financiers pour étudiants',
          },
          {
            name: 'Terre-Neuve-et-Labrador',
            url: 'https://www.gov.nl.ca/education/studentaid/',
            what: 'Student Financial Services (en anglais)',
          },
          {
            name: 'Territoires du Nord-Ouest',
            url: 'https://www.ece.gov.nt.ca/en/services/student-financial-assistance',
            what: 'Aide financière aux étudiants (page en anglais)',
          },
          {
            name: 'Nouvelle-Écosse',
            url: 'https://novascotia.ca/studentassistance/',
            what: 'Nova Scotia Student Assistance (en anglais)',
          },
          {
            name: 'Nunavut',
            url: 'https://www.gov.nu.ca/',
            what: 'Aide financière aux étudiants du Nunavut (AFEN, en anglais FANS); à chercher sur le site du gouvernement',
          },
          {
            name: 'Ontario',
            url: 'https://www.ontario.ca/fr/page/rafeo-regime-daide-financiere-aux-etudiantes-et-etudiants-de-lontario',
            what: 'Régime d’aide financière aux étudiantes et étudiants de l’Ontario (RAFEO)',
          },
          {
            name: 'Île-du-Prince-Édouard',
            url: 'https://www.princeedwardisland.ca/fr',
            what: 'Services financiers aux étudiants; cherchez les prêts étudiants sur le site du gouvernement',
          },
          {
            name: 'Québec',
            url: 'https://www.quebec.ca/education/aide-financiere-aux-etudes',
            what: 'Aide financière aux études (AFE)',
          },
          {
            name: 'Saskatchewan',
            url: 'https://www.saskatchewan.ca/residents/education-and-learning/student-loans',
            what: 'Prêts étudiants (en anglais)',
          },
          { name: 'Yukon', url: 'https://yukon.ca/en/yukon-grant', what: 'Yukon Grant (en anglais)' },
        ],
      },
      {
        id: 'ca-international',
        title: 'Venir de l’étranger',
        intro:
          'Les étudiants qui viennent de l’étranger n’ont pas droit aux prêts des gouvernements, mais il y a des bourses.',
        sites: [
          {
            name: 'Bourses ÉduCanada',
            url: 'https://www.educanada.ca/scholarships-bourses/index.aspx?lang=fra',
            what: 'La liste de bourses du gouvernement du Canada, la plupart pour un échange ou de la recherche.',
            who: 'les étudiants étrangers, et les Canadiens qui partent à l’étranger.',
          },
        ],
      },
    ],
  },
];
