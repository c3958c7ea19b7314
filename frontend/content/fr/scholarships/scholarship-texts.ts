/**
 * What is said of each award, by its key: the French of data/dataset/scholarship-texts.json. Names and sponsors that have
 * a French form are here too; all others keep their own.
 */
import type { ScholarshipTexts } from '#schema/domain/site/scholarships.ts';

export const SCHOLARSHIP_TEXTS: Readonly<Record<string, ScholarshipTexts>> = {
  'air-force-rotc-high-school-scholarship': {
    amount:
      'Droits de scolarité, en tout ou jusqu’à un plafond, 900 $\u00a0US pour les livres, de 300 à 500 $\u00a0US par mois',
    who: 'Élèves de dernière année du secondaire qui ont une moyenne (GPA) de 3,3 et 1310 au SAT, 28 à l’ACT ou 93 au CLT, et qui acceptent de servir dans l’armée de l’air après leurs études',
    citizenship: 'citoyenneté américaine avant la fin de la première session',
  },
  'aises-scholarships': {
    amount: 'De 1 000 à 6 500 $\u00a0US par année',
    who: 'Étudiants autochtones en sciences, technologie, génie et mathématiques, membres de l’AISES (adhésion gratuite)',
  },
  'amazon-future-engineer-scholarship': {
    provider: 'Amazon; gestion par Scholarship America',
    amount: 'Jusqu’à 40 000 $\u00a0US sur quatre ans et un stage payé',
    who: 'Élèves de dernière année du secondaire dans le besoin, avec une moyenne (GPA) de 2,3, qui ont suivi un cours d’informatique et étudieront dans ce domaine',
    awards: '400 (2023)',
    note: 'Le 1er octobre 2026, les nouvelles dates n’étaient pas affichées.',
  },
  'american-indian-college-fund-full-circle-scholarship': {
    amount: 'Variable, en moyenne de 2 000 à 3 000 $ US environ',
    who: 'Étudiants autochtones des États-Unis, dans les collèges tribaux et ailleurs',
    citizenship: 'liens avec une nation autochtone des États-Unis',
    note: 'Il y a peut-être une date prioritaire plus tôt, en mai.',
  },
  'american-legion-legacy-scholarship': {
    amount:
      'Jusqu’à 20 000 $\u00a0US (enfants de militaires morts en service), jusqu’à 5 000 $\u00a0US (enfants de vétérans gravement handicapés)',
    who: 'Enfants de militaires morts ou gravement handicapés depuis 2001',
  },
  'american-legion-oratorical-contest': {
    amount: 'Jusqu’à 25 000 $\u00a0US; 2 000 $\u00a0US à chaque gagnant d’État qui participe à la finale nationale',
    who: 'Élèves du secondaire de moins de 20 ans qui prononcent un discours sur la Constitution américaine',
    citizenship: 'citoyenneté américaine ou résidence permanente',
  },
  'apia-scholars': {
    amount: 'De 2 500 à 20 000 $\u00a0US',
    who: 'Étudiants qui visent un grade d’associé ou un baccalauréat; ceux qui ont les plus grands besoins passent d’abord. Bourse créée pour les Américains d’origine asiatique ou des îles du Pacifique',
    note: 'En août 2026, tout le monde pouvait présenter une demande, quelle que soit son origine.',
  },
  'army-rotc-scholarship': {
    amount: 'Droits et frais, ou logement et repas, plus 1 200 $ US pour les livres et 420 $ US par mois',
    who: 'Étudiants en formation d’officier qui acceptent de servir pendant huit ans',
    citizenship: 'citoyenneté américaine',
    closesNote: 'dernier jour pour commencer; les documents sont attendus le 8 mars',
  },
  'barry-goldwater-scholarship': {
    provider: 'Goldwater Foundation (fédéral)',
    amount: 'Jusqu’à 7 500 $\u00a0US par année',
    who: 'Étudiants de deuxième et de troisième année d’université qui se destinent à la recherche, proposés par leur établissement',
    closesNote: 'mais chaque établissement fixe une date plus tôt',
  },
  'bbpa-national-scholarships': {
    amount: 'Selon le donateur',
    who: 'Étudiants noirs à temps plein au postsecondaire. Un seul formulaire et un texte pour toutes les bourses, selon les notes, les besoins et l’engagement',
    citizenship: 'citoyenneté canadienne ou résidence permanente (en 2017)',
    awards: '86 (2020)',
    note: 'Auparavant le Harry Jerome Scholarship Fund. En 2017, il fallait avoir 30 ans ou moins.',
  },
  'burger-king-scholars': {
    amount: 'De 1 000 à 60 000 $\u00a0US',
    who: 'Élèves de dernière année du secondaire qui ont une moyenne (GPA) de 2,0, et personnel de Burger King et sa famille; les notes, le travail, l’engagement et les besoins comptent',
    citizenship: 'domicile aux États-Unis, à Porto Rico, à Guam ou au Canada',
    awards: 'environ 4 500 (2025), dont trois de 60 000 $\u00a0US',
    note: 'Le concours se termine plus tôt s’il reçoit 30 000 demandes. Il était ouvert au Canada en 2023-2024 et en 2025-2026.',
  },
  'cameron-impact-scholarship': {
    amount: 'Droits de scolarité, frais et livres pendant quatre ans',
    who: 'Élèves de l’avant-dernière année du secondaire qui ont une moyenne (GPA) de 3,7, du leadership et de l’engagement',
    citizenship: 'citoyenneté américaine',
    awards: '15',
    note: 'Le concours se termine plus tôt s’il reçoit 3 000 demandes.',
  },
  'childrens-aid-foundation-of-canada-scholarships': {
    amount: '5 000 $\u00a0CA pour chaque année d’études, pendant sept ans au plus',
    who: 'Étudiants qui sont ou ont été pris en charge par la protection de la jeunesse et qui ont des besoins financiers',
    citizenship: 'prise en charge au Canada',
    awards: '300',
    note: 'Les demandes pour 2026-2027 devaient commencer en décembre 2025.',
  },
  'cmolik-foundation-scholarship': {
    amount: 'Jusqu’à 40 000 $\u00a0CA de droits de scolarité et de livres',
    who: 'Élèves de 12e année ou diplômés récents qui ont surmonté des difficultés et sont dans le besoin, proposés par la direction de leur école',
    citizenship: 'résidence en Colombie-Britannique, et sept ans passés au Canada',
    note: 'Réservée aux résidents de la Colombie-Britannique.',
  },
  'cobell-scholarship-undergraduate': {
    amount: 'Jusqu’à 5 000 $\u00a0US la première fois, 8 000 $\u00a0US ensuite',
    who: 'Membres inscrits de nations autochtones reconnues par le gouvernement américain, dans un programme menant à un grade',
    citizenship: 'membre inscrit d’une nation',
  },
  'coca-cola-scholars-program': {
    amount: '20 000 $\u00a0US',
    who: 'Élèves de dernière année du secondaire qui ont une moyenne (GPA) de 3,0, du leadership et de l’engagement',
    citizenship: 'citoyenneté ou nationalité américaine, résidence permanente, statut de réfugié ou asile',
    awards: '150',
  },
  'coolidge-scholarship': {
    amount: 'Tous les coûts pendant quatre ans',
    who: 'Élèves de l’avant-dernière année du secondaire qui entrent à l’université à l’automne 2028',
    citizenship: 'citoyenneté américaine ou résidence permanente',
  },
  'davidson-fellows-scholarship': {
    amount: '25 000, 50 000 ou 100 000 $\u00a0US',
    who: 'Jeunes de 18 ans ou moins qui ont achevé un travail important en sciences, en arts, en sciences humaines ou dans un autre domaine',
    citizenship: 'citoyenneté américaine ou résidence permanente',
    note: 'En octobre 2026, la date de 2027 n’était pas affichée.',
  },
  'dell-scholars-program': {
    amount: '20 000 $ US, un ordinateur portable et des crédits pour les livres',
    who: 'Élèves de dernière année du secondaire admissibles à la bourse Pell, avec une moyenne (GPA) de 2,4, dans un programme reconnu de préparation à l’université',
    citizenship: 'admissibilité à la bourse Pell',
    awards: '500',
    note: 'En octobre 2026, elle s’adressait seulement aux élèves des écoles secondaires du Texas qui vont dans un établissement public de cet État. La bourse était auparavant nationale : vérifiez avant de commencer.',
  },
  'dod-smart-scholarship-for-service': {
    provider: 'Ministère américain de la Défense',
    amount: 'Droits de scolarité et allocation de 30 000 à 46 000 $\u00a0US par année',
    who: 'Étudiants en sciences, technologie, génie et mathématiques qui acceptent de travailler pour le ministère américain de la Défense après leur diplôme',
    citizenship: 'citoyenneté américaine',
  },
  'elks-most-valuable-student': {
    amount: 'De 4 000 à 30 000 $\u00a0US sur quatre ans',
    who: 'Élèves de dernière année du secondaire, choisis selon leurs notes, leur leadership, leur engagement et leurs besoins. Nul besoin d’un lien avec les Elks',
    citizenship: 'citoyenneté américaine seulement',
    awards: '500 (20 de 30 000 $\u00a0US, 480 de 4 000 $\u00a0US)',
    note: 'Le nombre de bourses de chaque montant est celui du concours de 2025.',
  },
  'equitable-excellence-scholarship': {
    provider: 'Equitable Foundation (auparavant AXA Achievement)',
    amount: '20 000 $\u00a0US (5 000 $\u00a0US par année)',
    who: 'Élèves de dernière année du secondaire dans le besoin qui aident d’autres jeunes à aller à l’université',
    citizenship: 'domicile aux États-Unis ou à Porto Rico',
    awards: '100',
  },
  'folds-of-honor-scholarship': {
    amount: 'Jusqu’à 5 000 $\u00a0US par année',
    who: 'Conjoints et enfants de militaires et de premiers intervenants morts en service ou handicapés',
  },
  'foster-care-to-success-scholarship': {
    amount: 'De 1 500 à 8 000 $\u00a0US par année',
    who: 'Jeunes qui ont vécu en famille d’accueil',
  },
  'ge-reagan-foundation-scholarship': {
    provider: 'Ronald Reagan Presidential Foundation et GE',
    amount: '10 000 $\u00a0US par année, jusqu’à 40 000 $\u00a0US',
    who: 'Élèves de dernière année du secondaire qui ont une moyenne (GPA) de 3,0, du leadership et du civisme',
    citizenship: 'citoyenneté américaine',
    awards: 'environ 20 les années précédentes',
    note: 'Le 3 octobre 2026, le concours de 2027 n’était pas ouvert. Vous pouvez demander un avis par courriel.',
  },
  'gilman-scholarship': {
    provider: 'Département d’État américain',
    amount: 'Jusqu’à 5 000 $ US, ou 8 000 $ US pour l’étude d’une langue jugée prioritaire',
    who: 'Boursiers Pell qui étudient ou font un stage à l’étranger',
  },
  'hagan-scholarship': {
    amount: 'Jusqu’à 7 500 $ US par session pendant 8 sessions',
    who: 'Élèves de dernière année du secondaire qui ont une moyenne (GPA) de 3,5, un revenu familial sous le plafond et 240 heures de travail, et qui vont dans un établissement de quatre ans sans but lucratif',
    citizenship: 'toute citoyenneté (à vérifier auprès de l’organisme)',
    awards: 'jusqu’à 1 500',
    note: 'Le plafond de revenu est de 100 000 $ US ou de 125 000 $ US : vérifiez auprès de l’organisme. On peut aussi présenter une demande du 15 janvier au 15 mars 2027.',
  },
  'hispanic-heritage-youth-awards': {
    amount: 'Bourses d’or, d’argent et de bronze, 100 000 $\u00a0US en tout',
    who: 'Élèves de dernière année du secondaire qui ont une moyenne (GPA) de 3,0. Il y a des prix dans plusieurs domaines',
    awards: '31',
  },
  'horatio-alger-canadian-scholarships': {
    provider: 'Association Horatio Alger du Canada',
    amount: '5 000 $ CA (2021)',
    who: 'Élèves de 11e année (et du cégep) qui ont surmonté des difficultés, avec une moyenne de 70 % et un revenu familial de 65 000 $\u00a0CA ou moins (2024)',
    citizenship: 'citoyenneté canadienne',
    awards: '160 (2021)',
    note: 'D’autres sites indiquent le 25 octobre, la 12e année ou 10 000 $ CA : c’est dépassé.',
  },
  'horatio-alger-national-entrepreneurial-scholarships': {
    provider: 'Association Horatio Alger du Canada',
    amount: '10 000 $\u00a0CA',
    who: 'Élèves de 11e année (et du cégep) qui ont surmonté des difficultés et visent les affaires ou l’entrepreneuriat; le formulaire est celui des Horatio Alger Canadian Scholarships',
    citizenship: 'citoyenneté canadienne',
    awards: '10 (2021)',
  },
  'horatio-alger-national-scholarship': {
    amount: '25 000 $\u00a0US',
    who: 'Élèves de l’avant-dernière année du secondaire qui ont surmonté des difficultés, avec un revenu familial de 100 000 $\u00a0US ou moins et une moyenne (GPA) de 2,0, et qui visent un baccalauréat',
    citizenship: 'citoyenneté américaine',
    awards: '105',
    note: 'Un seul formulaire sert pour la bourse nationale et celles des États. Elle s’adresse maintenant aux élèves de l’avant-dernière année; les dates d’octobre affichées ailleurs sont dépassées.',
  },
  'horatio-alger-state-scholarships': {
    amount: '10 000 $\u00a0US',
    who: 'Élèves de l’avant-dernière année du secondaire qui ont surmonté des difficultés; le formulaire et les règles sont ceux de la Horatio Alger National Scholarship, et au moins une personne est choisie dans chaque État',
    citizenship: 'citoyenneté américaine',
  },
  'hsf-scholar-program': {
    amount: 'De 500 à 5 000 $\u00a0US',
    who: 'Étudiants d’origine hispanique, avec une moyenne (GPA) de 3,0 au secondaire ou de 2,5 à l’université, à temps plein dans un établissement de quatre ans, qui remplissent la FAFSA',
    citizenship: 'citoyenneté américaine, résidence permanente ou DACA',
    awards: '10 000; certaines personnes choisies ne reçoivent pas d’argent',
  },
  'indspire-building-brighter-futures': {
    amount: 'Montants variables',
    who: 'Membres des Premières Nations, Inuit et Métis aux études postsecondaires à temps plein',
    citizenship: 'peuples autochtones du Canada',
    awards: 'des milliers par année',
  },
  'jack-kent-cooke-college-scholarship': {
    amount: 'Jusqu’à 55 000 $\u00a0US par année',
    who: 'Élèves de dernière année du secondaire qui ont une moyenne (GPA non pondéré) de 3,75 et un revenu familial d’au plus 95 000 $\u00a0US, et qui vont dans un établissement de quatre ans',
    awards: '60 (2026)',
  },
  'jack-kent-cooke-undergraduate-transfer-scholarship': {
    amount: 'Jusqu’à 55 000 $\u00a0US par année',
    who: 'Étudiants de collège communautaire avec de très bonnes notes et des besoins, qui passent à un établissement de quatre ans',
    awards: 'environ 85',
  },
  'jackie-robinson-foundation-scholarship': {
    amount: 'Jusqu’à 35 000 $\u00a0US sur quatre ans',
    who: 'Élèves de dernière année du secondaire choisis selon leurs notes, leur leadership, leur engagement et leurs besoins, qui vont dans un établissement de quatre ans; résultat au SAT ou à l’ACT demandé',
    citizenship: 'citoyenneté américaine',
    awards: 'environ 60',
    note: 'Elle était auparavant réservée aux étudiants issus de minorités. En octobre 2026, les règles ne le disaient plus.',
  },
  'killam-fellowships': {
    amount: '5 000 $ US par session ou 10 000 $ US par année, ou peut-être 6 000 $ US et 12 000 $ US',
    who: 'Étudiants de premier cycle en échange entre le Canada et les États-Unis',
    citizenship: 'citoyenneté canadienne ou américaine',
    closesNote: 'pour le concours ouvert à tous',
    note: 'Pour un échange direct, votre université a sa propre date, plus tôt.',
  },
  'leonard-foundation-scholarship': {
    amount: 'Montants variables',
    who: 'Étudiants à temps plein dans le besoin qui n’ont pas encore de grade; priorité aux enfants de membres du clergé, d’enseignants, de militaires, d’ingénieurs et de mineurs',
    citizenship: 'citoyenneté canadienne ou résidence permanente',
  },
  'loran-award': {
    name: 'Bourse Loran',
    provider: 'Fondation Boursiers Loran',
    amount:
      '100 000 $\u00a0CA ou plus sur quatre ans (exemption des droits de scolarité, allocation, stages, mentorat)',
    who: 'Élèves qui ont une moyenne de 85 % ou une cote R de 29, choisis selon leur caractère, leur engagement et leur leadership. Universités partenaires seulement',
    citizenship: 'citoyenneté canadienne ou résidence permanente',
    awards: 'jusqu’à 36, plus des bourses de finaliste et des bourses provinciales',
    note: 'La date est peut-être le 14 octobre : vérifiez sur la page officielle.',
  },
  'lulac-national-scholarship-fund': {
    amount: 'De 250 à 2 000 $\u00a0US',
    who: 'Étudiants qui présentent une demande par l’entremise d’un conseil local',
  },
  'mcdonalds-hacer-national-scholarship': {
    amount: 'De 5 000 à 100 000 $\u00a0US',
    who: 'Élèves hispaniques de dernière année du secondaire, de moins de 21 ans, avec une moyenne (GPA) de 2,8, qui étudieront à temps plein',
    citizenship: 'résidence légale aux États-Unis, citoyenneté ou DACA',
    awards: 'jusqu’à 100',
  },
  'national-ffa-scholarships': {
    amount: 'Beaucoup de bourses, environ 2,5 millions de dollars américains en tout',
    who: 'Membres de la FFA qui vont à l’université ou en formation professionnelle',
  },
  'national-merit-scholarship-program': {
    amount: '2 500 $\u00a0US, et d’autres bourses d’entreprises et d’établissements',
    who: 'Élèves de l’avant-dernière année du secondaire qui passent le PSAT/NMSQT; les meilleurs présentent une demande l’année suivante',
    awards: 'environ 6 700',
  },
  'nfb-scholarship-program': {
    amount: '10 000 $\u00a0US',
    who: 'Étudiants aveugles au sens de la loi, à temps plein',
    citizenship: 'domicile aux États-Unis ou à Porto Rico',
  },
  'nhs-scholarship': {
    amount: 'De 3 200 à 25 000 $\u00a0US',
    who: 'Élèves de dernière année du secondaire, membres d’une section de la National Honor Society',
    awards: '600',
  },
  'noaa-hollings-undergraduate-scholarship': {
    provider: 'NOAA (fédéral)',
    amount: 'Jusqu’à 9 500 $\u00a0US par année pendant deux ans et un stage payé',
    who: 'Étudiants de deuxième année d’université en sciences de la mer, en météorologie et dans des domaines connexes',
  },
  'nrotc-four-year-national-scholarship': {
    provider: 'Marine et Corps des Marines des États-Unis',
    amount: 'Droits de scolarité, frais et livres, et de 250 à 400 $ US par mois',
    who: 'Élèves de dernière année du secondaire qui se forment comme officiers de la Marine ou des Marines et acceptent de servir ensuite',
    citizenship: 'citoyenneté américaine',
  },
  'nsbe-scholarships': {
    amount: 'De 1 000 à 10 000 $\u00a0US',
    who: 'Étudiants noirs en génie, en sciences, en technologie et en mathématiques, membres de la NSBE',
  },
  'point-foundation-flagship-scholarship': {
    amount: 'Jusqu’à 15 000 $\u00a0US',
    who: 'Étudiants LGBTQ et personnes alliées, avec une moyenne (GPA) de 3,3, à temps plein dans un établissement sans but lucratif',
    note: 'Nous ne savons pas si le montant vaut pour une année ou au total.',
  },
  'profile-in-courage-essay-contest': {
    amount: '10 000 $\u00a0US au premier prix, 3 000 $\u00a0US au deuxième, 1 000 $\u00a0US à trois autres',
    who: 'Élèves de la 9e à la 12e année qui écrivent un texte sur le courage politique',
    citizenship: 'élèves du secondaire aux États-Unis',
    awards: '5',
  },
  'questbridge-national-college-match': {
    amount: 'Bourse complète de quatre ans, que l’organisme évalue à plus de 360 000 $ US',
    who: 'Élèves de dernière année du secondaire avec de très bonnes notes, de familles à faible revenu, en général moins de 65 000 $ US pour quatre personnes. Si un établissement partenaire vous choisit, vous vous engagez à y aller',
    citizenship:
      'toute citoyenneté dans une école secondaire américaine; citoyenneté américaine ou résidence permanente à l’étranger',
    note: 'Pour les personnes sans citoyenneté américaine, les règles varient d’un établissement à l’autre.',
  },
  'rbc-next-step-scholarships': {
    provider: 'RBC avec Universités Canada',
    amount: 'De 5 000 à 10 000 $ CA selon le volet',
    who: 'Jeunes, étudiants et personnes de tout âge qui acquièrent des compétences; des volets pour différents groupes',
    citizenship: 'citoyenneté canadienne, résidence permanente ou personne protégée (à vérifier auprès de l’organisme)',
    awards: 'plus de 640, d’une valeur de 1,5 million de dollars canadiens par année',
    note: 'C’est un nouveau programme. Cherchez son nom sur le site de la banque.',
  },
  'regeneron-science-talent-search': {
    amount: 'De 2 000 à 250 000 $\u00a0US',
    who: 'Élèves de dernière année du secondaire avec leur propre projet de recherche, et non celui d’une équipe',
    citizenship: 'toute citoyenneté, pour les personnes qui vivent et étudient aux États-Unis',
    awards: '300 boursiers, 40 finalistes',
  },
  'ron-brown-scholar-program': {
    amount: '40 000 $\u00a0US (10 000 $\u00a0US par année)',
    who: 'Élèves noirs de dernière année du secondaire avec de très bonnes notes, du leadership, de l’engagement et des besoins',
    citizenship: 'citoyenneté américaine ou résidence permanente',
    awards: '20',
    note: 'Les documents à l’appui sont attendus pour le 15 décembre 2026.',
  },
  'scholarship-america-dream-award': {
    amount: 'Jusqu’à 10 000 $ US, renouvelable pour trois autres années',
    who: 'Étudiants dans le besoin qui entrent en deuxième année ou dans une année suivante',
  },
  'scholarships-for-military-children': {
    amount: '2 000 $\u00a0US',
    who: 'Enfants de moins de 23 ans de militaires actifs, réservistes, de la garde nationale ou à la retraite, avec une moyenne (GPA) de 3,0',
    citizenship: 'personne à la charge d’un militaire',
    awards: '500',
  },
  scholarshpe: {
    amount: 'Montants variables, plus de 1 million de dollars américains par année',
    who: 'Étudiants hispaniques en sciences, technologie, génie et mathématiques, avec une moyenne (GPA) de 2,5, membres de la SHPE',
    citizenship: 'non exigée pour les bourses que paie la SHPE',
  },
  'scholastic-art-and-writing-awards': {
    amount: 'Jusqu’à 12 500 $\u00a0US (portfolio de dernière année); autres prix de 500 à 2 500 $\u00a0US',
    who: 'Élèves de la 7e à la 12e année, de 13 ans et plus. Ceux de dernière année peuvent présenter un portfolio',
    citizenship: 'domicile aux États-Unis, dans un de leurs territoires ou au Canada (sauf au Québec)',
    closesNote: 'selon la région',
    awards: '16 portfolios d’or',
    note: 'La dernière date est peut-être le 6 janvier 2027 : vérifiez sur la page officielle. Il y a des frais d’inscription, dont on peut être dispensé.',
  },
  'schulich-leader-scholarships': {
    amount: '120 000 $\u00a0CA en génie, 100 000 $\u00a0CA dans les autres domaines scientifiques et technologiques',
    who: 'Une personne proposée par école secondaire (quatre par cégep), qui entre en sciences, technologie, génie ou mathématiques dans une des 20 universités partenaires; esprit d’entreprise, leadership et besoins',
    citizenship: 'citoyenneté canadienne; résidence permanente : à vérifier auprès de l’organisme',
    closesNote: 'pour la proposition de l’école',
    awards: 'jusqu’à 100',
    note: 'Parlez-en tôt à votre école, car c’est elle qui propose un ou une élève. Les personnes qui se destinent à la médecine ou à la théorie pure ne sont pas retenues.',
  },
  'society-of-women-engineers-scholarships': {
    amount: 'Montants variables, environ 1,6 million de dollars américains par année',
    who: 'Femmes en génie et dans des programmes connexes; un seul formulaire pour toutes les bourses',
    citizenship: 'toute citoyenneté',
    closesNote: 'le formulaire des personnes déjà à l’université est fermé pour 2026-2027',
    awards: 'plus de 330',
    note: 'Le formulaire de première année et celui des personnes déjà à l’université n’ouvrent pas en même temps.',
  },
  'stamps-scholars': {
    amount: 'D’environ 20 000 à 98 000 $\u00a0US par année selon l’établissement, plus un fonds d’enrichissement',
    who: 'Les meilleurs dossiers parmi les personnes admises dans les établissements partenaires. Il n’y a pas de formulaire national',
    citizenship: 'selon l’établissement',
  },
  'taco-bell-live-mas-scholarship': {
    amount: 'Jusqu’à 25 000 $\u00a0US',
    who: 'Jeunes de 16 à 26 ans dans un programme reconnu, ou sur le point d’y entrer. On envoie une courte vidéo ou un texte; aucune moyenne minimale',
    citizenship: 'résidence légale aux États-Unis',
    note: 'Les demandes pour 2027 devaient commencer à l’automne 2026.',
  },
  'td-scholarship-for-indigenous-peoples': {
    name: 'Bourse d’études TD pour les peuples autochtones',
    provider: 'Groupe Banque TD avec AFOA Canada',
    amount: '15 000 $ CA par année pendant quatre ans au plus, et des stages',
    who: 'Membres des Premières Nations, Inuit et Métis; pas de moyenne minimale',
    citizenship: 'peuples autochtones du Canada',
    awards: '25',
    note: 'Nous n’avons pas les dates de 2026. Le lien mène au programme de la banque, où vous pouvez chercher cette bourse.',
  },
  'td-scholarships-for-community-leadership': {
    name: 'Bourses d’études TD pour leadership communautaire',
    provider: 'Groupe Banque TD',
    amount:
      'Jusqu’à 70 000 $\u00a0CA (10 000 $\u00a0CA pour les droits de scolarité et 7 500 $\u00a0CA pour vivre, par année, et du travail d’été)',
    who: 'Élèves qui ont une moyenne de 75 % et qui ont aidé à régler un problème dans leur communauté',
    citizenship: 'citoyenneté canadienne ou résidence permanente',
    awards: '20',
    note: 'Nous n’avons pas les dates du prochain concours.',
  },
  'terry-fox-humanitarian-award': {
    amount: 'Jusqu’à 28 000 $\u00a0CA (7 000 $\u00a0CA par année)',
    who: 'Bénévoles en action humanitaire qui ont surmonté des difficultés et préparent un premier grade ou diplôme',
    citizenship: 'citoyenneté canadienne ou résidence permanente',
    awards: 'environ 20',
    note: 'Certains sites indiquent encore le 1er février, date utilisée jusqu’en 2021.',
  },
  'the-gates-scholarship': {
    amount: 'Tout ce qui reste à payer après les autres aides',
    who: 'Élèves de dernière année du secondaire admissibles à la bourse Pell, avec une moyenne (GPA pondéré) de 3,3, qui entrent à temps plein dans un établissement de quatre ans',
    citizenship: 'citoyenneté américaine ou résidence permanente',
    awards: 'environ 300',
    note: 'Elle était auparavant réservée aux étudiants issus de minorités. En 2026, les règles ne le disaient plus.',
  },
  'thedream-us-national-scholarship': {
    amount: 'Jusqu’à 33 000 $ US pour les droits et frais; jusqu’à 6 000 $ US de plus pour certains',
    who: 'Étudiants sans papiers, avec ou sans DACA ou TPS, arrivés avant 16 ans, avec une moyenne (GPA) de 2,5 et des besoins, dans un établissement partenaire au tarif des résidents de l’État',
    citizenship: 'sans papiers, DACA, protection temporaire (TPS)',
    note: 'Au dernier concours, il fallait être arrivé aux États-Unis avant le 1er novembre 2020.',
  },
  'thedream-us-opportunity-scholarship': {
    amount: 'Jusqu’à 100 000 $\u00a0US',
    who: 'Étudiants sans papiers d’États qui ne leur offrent pas le tarif des résidents, dans certains établissements partenaires',
    citizenship: 'sans papiers, DACA, protection temporaire (TPS)',
  },
  'thurgood-marshall-college-fund-scholarships': {
    amount: 'Montants variables',
    who: 'Étudiants des universités publiques historiquement noires et d’autres établissements admissibles',
  },
  'udall-undergraduate-scholarship': {
    provider: 'Udall Foundation (fédéral)',
    amount: '7 500 $\u00a0US',
    who: 'Étudiants de deuxième et de troisième année d’université, y compris dans les volets des politiques tribales et de la santé autochtone',
  },
  'uncf-general-scholarship': {
    amount: 'Jusqu’à 5 000 $\u00a0US',
    who: 'Étudiants à temps plein dans le besoin, dans un établissement membre de l’UNCF, qui remplissent la FAFSA. On peut demander beaucoup d’autres bourses de l’UNCF au même endroit',
  },
  'vfw-voice-of-democracy': {
    amount: 'Jusqu’à 35 000 $\u00a0US',
    who: 'Élèves de la 9e à la 12e année qui enregistrent un texte et le remettent à une section locale de la VFW',
    citizenship: 'citoyenneté américaine ou résidence permanente (ou demande en cours)',
  },
  'youngarts-award': {
    amount: 'De 250 à 10 000 $\u00a0US, parfois jusqu’à 50 000 $\u00a0US',
    who: 'Artistes et auteurs de 15 à 18 ans, de la 10e à la 12e année',
  },
};

/** What became of those that are no longer given, by their names. */
export const ENDED_SCHOLARSHIP_TEXTS: Readonly<Record<string, string>> = {
  'AXA Achievement Scholarship': 'L’Equitable Excellence Scholarship l’a remplacée.',
  'Canada Millennium Scholarship Foundation awards':
    'La Fondation canadienne des bourses d’études du millénaire et ses bourses ont pris fin en 2010.',
  'Gates Millennium Scholars Program':
    'Les dernières personnes ont été choisies en 2016. The Gates Scholarship l’a remplacée.',
  'Intel Science Talent Search': 'Le Regeneron Science Talent Search l’a remplacée en 2016.',
  'National Achievement Scholarship Program': 'C’était une bourse pour les étudiants noirs, qui a pris fin en 2015.',
  'Prudential Spirit of Community Awards': 'Prudential Emerging Visionaries l’a remplacée.',
};
