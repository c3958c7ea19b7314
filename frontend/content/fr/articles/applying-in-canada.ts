/** Article 16. */
import {
  type Block,
  bars,
  bullets,
  h2,
  link,
  note,
  p,
  steps,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Le Canada n’a ni formulaire commun ni date commune. Chaque province a ses habitudes, et quelques-unes n’en ont aucune. Pour qui vient des États-Unis, cela peut sembler chaotique, mais c’est plutôt accueillant : on écrit rarement de longs textes, on peut garder plusieurs offres, et personne ne vous force à décider avant la fin de l’hiver. Ce guide va d’ouest en est.`,
  p`Les dates ci-dessous valent pour la rentrée de l’automne 2027 quand l’année est indiquée. La plupart ont été relevées à l’automne 2026, dans les pages des services et des universités ou dans des listes qui les citent. Nous disons « en général » quand la page ne nommait pas d’année, ou une année plus ancienne. La page de l’université a toujours le dernier mot.`,

  h2('map', 'Où présenter sa demande'),
  table(
    'Les services d’admission, et les provinces qui n’en ont pas.',
    ['Province', 'La date à retenir', 'La demande passe par', 'Frais, en dollars canadiens'],
    [
      [
        'Colombie-Britannique',
        'UBC : 15 janvier 2027; Simon Fraser : 31 janvier 2027',
        t`${link('EducationPlannerBC', 'https://www.educationplannerbc.ca/')}; UBC a son propre formulaire`,
        'Selon l’université',
      ],
      [
        'Alberta',
        'Alberta, la plupart des programmes : 1er mars 2027',
        t`${link('ApplyAlberta', 'https://www.applyalberta.ca/')} ou l’université`,
        'De 125 à 150 aux deux plus grandes',
      ],
      ['Saskatchewan', 'Saskatchewan : en général le 1er mars', 'L’université', 'Selon l’université'],
      ['Manitoba', 'Manitoba : 1er mars 2027', 'L’université', 'Selon l’université'],
      [
        'Ontario',
        '15 janvier 2027 pour les écoles secondaires de l’Ontario',
        t`L’${link('OUAC', 'https://www.ouac.on.ca/')}, pour toutes les universités publiques`,
        '159 pour trois choix, 51 pour chaque autre',
      ],
      [
        'Québec',
        'McGill : 15 janvier 2027 depuis l’étranger; bien d’autres, en général le 1er mars',
        'L’université; les cégeps, par un service régional',
        'Environ 100 à 140',
      ],
      [
        'Nouveau-Brunswick',
        'UNB : en général le 31 mars, plus tôt pour certains programmes',
        'L’université',
        'Selon l’université',
      ],
      [
        'Nouvelle-Écosse',
        'Souvent ouvert jusqu’à l’été; bourses vers la mi-février ou en mars',
        'L’université',
        'De 65 à 100 à Saint Mary’s',
      ],
      ['Île-du-Prince-Édouard', 'À demander à l’université', 'L’université', 'Selon l’université'],
      [
        'Terre-Neuve-et-Labrador',
        'Memorial : en général le 1er mars, puis tant qu’il reste des places',
        'L’université',
        'Selon l’université',
      ],
    ],
  ),

  h2('west', 'Colombie-Britannique et Alberta'),
  p`EducationPlannerBC transmet votre demande à la plupart des universités et des collèges publics de la province. Le site a ouvert le 1er octobre 2026, un établissement après l’autre. L’Université de la Colombie-Britannique (UBC) fait exception : son formulaire ouvre au début d’octobre, et le 15 janvier 2027 est le dernier jour. Elle demande de courtes réponses écrites à votre sujet. Commencez-les tôt.`,
  p`En Alberta, ApplyAlberta fait circuler vos relevés de notes entre les établissements publics. L’Université de l’Alberta et l’Université de Calgary acceptent aussi les demandes directes. Pour les bourses d’admission de l’Alberta, il faut présenter sa demande avant le 10 janvier 2027.`,

  h2('prairies', 'Saskatchewan et Manitoba'),
  p`On s’adresse à chaque université. En lettres et en sciences, il reste longtemps des places. Les soins infirmiers, le génie et l’éducation ferment tôt. Le Manitoba veut les demandes de bourses avant le 1er décembre 2026.`,

  h2('ontario', 'Ontario'),
  p`L’OUAC a deux formulaires. Le ${strong('groupe A')} (autrefois 101) est pour ceux qui fréquentent en ce moment une école secondaire de l’Ontario. Le ${strong('groupe B')} (autrefois 105) est pour tous les autres : autres provinces, autres pays, adultes, gens qui changent d’université. Les deux ont ouvert le 17 septembre 2026.`,
  bullets(
    t`${strong('Groupe A :')} le 15 janvier 2027 vous assure un traitement égal partout. Vous pouvez nommer jusqu’à trois programmes dans une même université. Les universités envoient leurs décisions au plus tard le 28 mai, et personne ne peut exiger de réponse avant le 1er juin.`,
    t`${strong('Groupe B :')} chaque université fixe sa propre date. Beaucoup tombent entre le 15 janvier et le 1er avril 2027.`,
    t`${strong('Certains programmes veulent plus')} que le formulaire : un profil, une vidéo, un portfolio. Waterloo, McMaster et Queen’s en ont plusieurs. Quelques programmes de génie ajoutent des frais de 45 à 60 $ CA.`,
  ),
  p`Les collèges publics de l’Ontario et leurs grades passent par un autre service, ${link('ontariocolleges.ca', 'https://www.ontariocolleges.ca/fr')}.`,

  h2('quebec', 'Québec'),
  p`La porte à prendre dépend de votre parcours. Ceux qui ont grandi au Québec terminent leur 11e année (la cinquième secondaire) et demandent l’admission au cégep par le ${link('SRAM', 'https://admission.sram.qc.ca/')}, dans la région de Montréal, ou par l’un de deux autres services. La date est en général le 1er mars. Après le cégep, ils s’adressent à chaque université, le plus souvent avant le 1er mars aussi.`,
  p`D’ailleurs, on s’adresse directement à l’université. Le formulaire de McGill coûte 140,16 $ CA, et la date pour les demandes de l’extérieur du Canada est le 15 janvier 2027. Celui de Concordia coûte 100, et la date est en général le 1er mars. En français, voyez l’${link('Université de Montréal', 'https://admission.umontreal.ca/')} et l’${link('Université Laval', 'https://www.ulaval.ca/admission')}.`,

  h2('atlantic', 'Les provinces de l’Atlantique'),
  p`Ces universités sont généreuses de leur temps. Bon nombre acceptent des demandes jusqu’à l’été, tant qu’il y a de la place. L’argent, lui, attend moins : les bourses d’admission ferment souvent en février ou en mars. Les soins infirmiers, l’éducation et le travail social ont aussi des dates hâtives. Voyez ${link('Dalhousie', 'https://www.dal.ca/admissions')}, ${link('UNB', 'https://www.unb.ca/admissions')} et ${link('Memorial', 'https://www.mun.ca/undergrad')} (en anglais). Les autres suivent le même modèle.`,

  h2('price', 'Ce que coûte la scolarité, et où'),
  bars(
    'Droits de scolarité moyens au premier cycle pour les étudiants canadiens, par province, 2024-2025. Les gens d’une autre province paient plus au Québec, et un peu plus en Ontario.',
    ['Province', 'Par année'],
    'cad',
    [
      ['Nouvelle-Écosse', 9_762],
      ['Saskatchewan', 9_609],
      ['Nouveau-Brunswick', 9_470],
      ['Ontario', 8_514],
      ['Alberta', 7_734],
      ['Île-du-Prince-Édouard', 7_728],
      ['Colombie-Britannique', 6_607],
      ['Manitoba', 5_534],
      ['Terre-Neuve-et-Labrador', 3_727],
      ['Québec', 3_594],
    ],
    t`Statistique Canada, ${link('tableau 37-10-0045-01', 'https://www150.statcan.gc.ca/t1/tbl1/fr/tv.action?pid=3710004501')}. Les étudiants étrangers payaient en moyenne 41 746 $ CA en 2025-2026.`,
  ),
  note(
    'Avant de payer des frais',
    'Vérifiez les cours exigés par le programme, pas par l’université. Un cours de calcul différentiel ou de chimie de 12e année qui manque, c’est la raison de refus la plus courante. Les universités ne remboursent pas les frais.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Dressez votre liste : ${link('Ontario', '/search?country=CA&state=ON')}, ${link('Colombie-Britannique', '/search?country=CA&state=BC')}, ${link('Québec', '/search?country=CA&state=QC')}, ${link('Nouvelle-Écosse', '/search?country=CA&state=NS')} ou ${link('programmes en français', '/search?country=CA&language=fr')}.`,
    t`Notez les dates de vos universités côte à côte. Notre ${link('guide des dates limites', '/articles/8')} propose un seul calendrier pour les deux pays.`,
    t`Faites le total de l’année avec le ${link('calculateur des coûts pour le Canada', '/resources?tab=tools&tool=tuition-calculator&universityType=canadian')}.`,
    t`Demandez l’${link('aide de votre province', '/articles/6')} quand son formulaire ouvre, au printemps.`,
  ),
];
