/** How one applies in Canada, which a record holds in English; what is not known stays as it is. */
import { translate } from '#frontend/content/known-texts.ts';

const ROUTES: Readonly<Record<string, string>> = {
  all: 'tout le monde',
  'students in an Ontario secondary school': 'élèves d’une école secondaire de l’Ontario',
  'everybody else: out of province, international, mature, transfer':
    'toutes les autres personnes (étudiants de l’extérieur de l’Ontario, adultes et transferts)',
  'college (DEC), not universities': 'les demandes d’admission au cégep (DEC), pas à l’université',
  'college (DEC)': 'les demandes d’admission au cégep (DEC)',
  '2027-01-15; decisions out by 2027-05-28; no answer may be required before 2027-06-01':
    '2027-01-15; décisions au plus tard le 2027-05-28; aucune réponse exigée avant le 2027-06-01',
  'no common date: each university sets its own (many 2027-01-15 to 2027-04-01)':
    'chaque université fixe sa date, souvent entre le 2027-01-15 et le 2027-04-01',
  'March 1, 23:59 (round 1); rounds 2 and 3 in April and May':
    '1er mars, 23 h 59 (1er tour); 2e et 3e tours en avril et en mai',
  'set by each institution (many March 1; May for late programs)':
    'fixée par chaque établissement (souvent le 1er mars; mai pour les programmes tardifs)',
  'March 1 (round 1)': '1er mars (1er tour)',
  'set by each institution': 'fixée par chaque établissement',
  '2027-01-15 Ontario high schools; 2027-03-01 architecture, design, music, nursing, social work; 2027-04-01 international (2027-06-01 from Canadian or US schools)':
    '2027-01-15 pour les écoles secondaires de l’Ontario; 2027-03-01 en architecture, design, musique, sciences infirmières et travail social; 2027-04-01 de l’étranger (2027-06-01 depuis une école canadienne ou américaine)',
  'March 1 (US and international advised February 1)':
    '1er mars (1er février conseillé depuis les États-Unis et l’étranger)',
  'most programs open until classes begin; Feb. 15 medical sciences, health sciences, social work and scholarships; March 1 design; March 15 nursing':
    'la plupart des programmes acceptent des demandes jusqu’au début des cours; 15 février en sciences médicales, en sciences de la santé, en travail social et pour les bourses; 1er mars en design; 15 mars en sciences infirmières',
  '2027-01-15 applicants from outside Canada and US-style schooling (documents 2027-03-01)':
    '2027-01-15 pour les candidats de l’étranger ou du système scolaire américain (documents : 2027-03-01)',
  '2027-01-15 (supplementary forms 2027-01-28 to mid-February)':
    '2027-01-15 (formulaires supplémentaires du 2027-01-28 à la mi-février)',
  'March 1, then as places last': '1er mars, puis tant qu’il reste des places',
  '2027-02-01 commerce, health sciences, nursing; 2027-03-01 others':
    '2027-02-01 en commerce, sciences de la santé et sciences infirmières; 2027-03-01 pour les autres programmes',
  'August 1 domestic, June 15 international': '1er août pour les Canadiens, 15 juin pour les étudiants étrangers',
  '2027-01-31 (documents 2027-02-28)': '2027-01-31 (documents : 2027-02-28)',
  'August 31 (scholarships March 1; education January 15; social work April 30; international June 1)':
    '31 août (bourses : 1er mars; éducation : 15 janvier; travail social : 30 avril; étranger : 1er juin)',
  '2027-02-01 equal consideration (language scores 2027-04-01)':
    '2027-02-01 pour un traitement égal (résultats de langue : 2027-04-01)',
  '2027-03-01 most programs (entrance awards 2027-01-10)':
    '2027-03-01 pour la plupart des programmes (bourses d’admission : 2027-01-10)',
  'March 1 (documents March 15; final 2027-08-01)': '1er mars (documents : 15 mars; dernier délai : 2027-08-01)',
  '2027-03-01 (University 1 and direct entry)': '2027-03-01 (University 1 et entrée directe)',
  'March 31 most undergraduate programs (Dec. 15 education, Feb. 15 nursing and health sciences)':
    '31 mars pour la plupart des programmes de premier cycle (15 décembre en éducation, 15 février en sciences infirmières et en sciences de la santé)',
  '2027-01-15 advised (documents 2027-02-15)': '2027-01-15 conseillé (documents : 2027-02-15)',
  'March 1': '1er mars',
  '2027-01-15 (advised 2026-11-07); documents 2027-02-01, engineering and music 2027-01-15':
    '2027-01-15 (2026-11-07 conseillé); documents : 2027-02-01, génie et musique : 2027-01-15',
  'January 31': '31 janvier',
  'engineering 2027-01-15, others 2027-02-01 (documents 2027-02-01 and 02-15)':
    'génie : 2027-01-15; autres : 2027-02-01 (documents : 2027-02-01 et 02-15)',
  '2027-01-15 equal consideration (Ivey AEO same day)': '2027-01-15 pour un traitement égal (Ivey AEO le même jour)',
  'rolling; international 2027-03-24; Schulich BBA 2027-01-15 (optional early round 2026-11-06)':
    'en continu; étranger : 2027-03-24; Schulich BBA : 2027-01-15 (premier tour facultatif : 2026-11-06)',
  '159 for 3 choices, 51 each further; some programs add 45 to 60':
    '159 $ pour 3 choix au plus, 51 $ pour chaque choix de plus; certains programmes ajoutent de 45 à 60 $',
  '159 for 3 choices, 51 each further (no separate international fee)':
    '159 $ pour 3 choix au plus, 51 $ pour chaque choix de plus; même tarif pour les étudiants étrangers',
  '30 (85 international)': '30 $ (85 $ pour les étudiants étrangers)',
  'none of the system; institutions charge their own': 'le service est gratuit; chaque établissement a ses frais',
  varies: 'demandez à l’établissement',
  'set by each institution; none of the system itself': 'le service est gratuit; chaque établissement fixe ses frais',
  'OUAC fee': 'ceux de l’OUAC',
  'OUAC fee plus 50 engineering': 'ceux de l’OUAC, plus 50 $ en génie',
  'OUAC fee plus 45 engineering': 'ceux de l’OUAC, plus 45 $ en génie',
  'OUAC fee plus 60 engineering': 'ceux de l’OUAC, plus 60 $ en génie',
  'OUAC fee; Ivey AEO 200': 'ceux de l’OUAC; Ivey AEO : 200 $',
  '65 domestic, 100 international': '65 $ pour les Canadiens, 100 $ pour les étudiants étrangers',
  '150 first application, 100 current or former student':
    '150 $ pour une première demande, 100 $ pour les personnes qui y étudient ou y ont étudié',
  '125 (Canadian schooling), 145 (international)': '125 $ (études au Canada), 145 $ (études à l’étranger)',
  'at most 3 programs at one university; additional-information (late places) service from 2027-06-03':
    'Vous pouvez choisir jusqu’à 3 programmes d’une même université. À partir du 2027-06-03, un service présente les programmes qui ont encore des places.',
  'Alberta transcripts are shared inside the system': 'Le service transmet les relevés de notes de l’Alberta.',
  'at most 3 choices': 'Vous pouvez choisir jusqu’à 3 programmes.',
  'many programs stay open later': 'Beaucoup de programmes acceptent des demandes plus tard.',
  'documents of schools outside Canada 2027-03-15; offers to be accepted by 2027-05-01 or 06-01':
    'Les documents des écoles hors du Canada sont attendus le 2027-03-15. On accepte une offre au plus tard le 2027-05-01 ou le 2027-06-01.',
  'scholarship 2026-12-01': 'Les demandes de bourse sont attendues le 2026-12-01.',
  '2026-10-01 at most universities': '2026-10-01 dans la plupart des universités',
  'autumn 2026': 'automne 2026',
  '2026-10-01 (institution by institution)': '2026-10-01 (selon l’établissement)',
  'end of August 2026': 'fin août 2026',
  'early October 2026': 'début octobre 2026',
  '2026-10-01 (international from August 15)': '2026-10-01 (de l’étranger, dès le 15 août)',
};
const known = translate(ROUTES);
/** A fee that is a number alone, in Canadian dollars. */
const FEE = /^\d{1,3}(?:\.\d\d)?$/;

/** A fact of how one applies in Canada. */
export const routeText = (text: string): string => (FEE.test(text) ? `${text.replace('.', ',')}\u00a0$` : known(text));
