/** Article 8. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Une demande d’admission en retard peut vous coûter une place, et une demande d’aide en retard, des milliers de dollars. Les deux pays ont aussi des dates hâtives dont peu de gens entendent parler. Ce guide les réunit en un seul calendrier pour la rentrée de l’automne 2027. Les dates bougent d’un jour ou deux chaque année, et la page de l’université a donc le dernier mot. Nos pages d’universités montrent les dates que nous avons pu lire, et de quelle année elles sont.`,

  h2('us-rounds', 'États-Unis : cinq façons d’être tôt ou tard'),
  p`La plupart des universités américaines qui choisissent leurs étudiants offrent plus d’un tour.`,
  table(
    'Dates habituelles. Chaque université fixe les siennes.',
    ['Tour', 'Date de la demande', 'Réponse', 'Vous engage-t-elle?'],
    [
      ['Décision anticipée (early decision)', '1er ou 15 novembre', 'Mi-décembre', 'Oui'],
      ['Décision anticipée II (early decision II)', 'Début de janvier', 'Mi-février', 'Oui'],
      ['Action anticipée (early action)', '1er ou 15 novembre', 'De décembre à février', 'Non'],
      ['Décision ordinaire (regular decision)', 'Du 1er janvier au 1er février', 'Début d’avril au plus tard', 'Non'],
      ['Admission en continu (rolling)', 'Jusqu’à ce que ce soit complet', 'Quelques semaines après', 'Non'],
    ],
  ),
  p`La ${strong('décision anticipée')} est une promesse : si l’université vous prend, vous y allez, et vous retirez toutes vos autres demandes. Vous ne pouvez en envoyer qu’une. Vous pouvez vous désister si l’aide ne suffit pas, mais pas attendre pour comparer les offres. Ne le faites que si cette université est clairement votre premier choix et que son calculateur de prix net montre une somme que votre famille peut payer.`,
  p`L’${strong('action anticipée')} ne vous engage à rien, mais quelques universités limitent les autres demandes hâtives que vous pouvez faire; lisez la règle. L’${strong('admission en continu')} veut dire que l’université décide à mesure que les demandes arrivent. Faites la vôtre tôt, car les places, les chambres et l’argent s’épuisent.`,
  p`Bien des universités acceptent la ${link('Common Application', 'https://www.commonapp.org/')} (en anglais), qui ouvre en août. Les grands réseaux publics ont leurs propres formulaires. L’${link('Université de Californie', 'https://admission.universityofcalifornia.edu/how-to-apply/')} les reçoit du 1er octobre au 30 novembre et n’a pas de tour anticipé. Il y a quelques années, les examens étaient facultatifs presque partout. Le vent a tourné : pour l’automne 2027, le MIT, Harvard, Yale, Brown, Dartmouth, Cornell, Penn, Caltech, Stanford, Georgetown, Johns Hopkins et les universités publiques de la Floride, entre autres, exigent de nouveau le SAT ou l’ACT. Réservez donc un examen à temps.`,

  h2('us-aid', 'États-Unis : les dates pour l’argent'),
  bullets(
    t`${strong('Le 1er octobre au plus tard :')} la ${link('FAFSA', 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines')} ouvre. Celle de 2027-2028 était ouverte à la fin de septembre 2026. Envoyez-la dans les semaines qui suivent.`,
    t`${strong('Avec votre demande anticipée :')} bien des universités privées veulent le CSS Profile en novembre pour les tours anticipés, et en janvier ou en février pour les autres.`,
    t`${strong('Les dates des États :')} elles vont de l’automne à l’été suivant. Celle de la Californie est le 2 mars 2027; celle de Tennessee Promise, le 1er avril. Plusieurs États, dont l’Illinois, l’Oregon et l’État de Washington, ont dit par le passé « dès que possible », parce que l’argent s’épuise. La page de la FAFSA en donne la liste.`,
    t`${strong('Les bourses au mérite :')} les grosses ferment souvent le 1er novembre ou le 1er décembre, avant la date ordinaire d’admission.`,
  ),

  h2('us-reply', 'États-Unis : le 1er mai'),
  p`Selon une longue tradition, vous avez jusqu’au ${strong('1er mai')} pour choisir et verser un dépôt. Toutes les universités ne s’y tiennent plus, et le logement peut demander de l’argent plus tôt; lisez la lettre. Versez un seul dépôt, à une seule université. Même si vous êtes sur une liste d’attente ailleurs, il en faut un.`,

  h2('ca-how', 'Canada : pas de date unique'),
  p`Les universités canadiennes n’ont pas de décision anticipée. Leurs dates varient selon la province, le programme et l’endroit où vous avez fait vos études, et beaucoup décident à mesure que les demandes arrivent. Les programmes contingentés, comme le génie, les soins infirmiers ou le design, ferment les premiers.`,
  table(
    'Pour la rentrée de l’automne 2027 là où une année est indiquée, sinon la date habituelle. Certains programmes ferment plus tôt.',
    ['Province', 'Où présenter sa demande', 'Date'],
    [
      [
        'Ontario',
        t`À l’${link('OUAC', 'https://www.ouac.on.ca/')}, pour toutes les universités publiques`,
        '15 janvier 2027 pour les écoles secondaires de l’Ontario; selon l’université pour les autres',
      ],
      [
        'Colombie-Britannique',
        t`${link('EducationPlannerBC', 'https://www.educationplannerbc.ca/')}, ou l’université`,
        'UBC : 15 janvier 2027; Simon Fraser : 31 janvier 2027',
      ],
      [
        'Québec',
        'À chaque université',
        'McGill : 15 janvier 2027 depuis l’étranger; bien d’autres, en général le 1er mars',
      ],
      [
        'Alberta',
        t`${link('ApplyAlberta', 'https://www.applyalberta.ca/')}, ou l’université`,
        'Alberta : 1er mars 2027; ses bourses d’admission : 10 janvier 2027',
      ],
      ['Manitoba', 'À chaque université', 'Manitoba : 1er mars 2027; bourses : 1er décembre 2026'],
      ['Saskatchewan', 'À chaque université', 'En général le 1er mars'],
      ['Provinces de l’Atlantique', 'À chaque université', 'Souvent en continu; bourses en février ou en mars'],
    ],
  ),
  p`La date de l’Ontario garantit un ${strong('traitement égal')} (equal consideration). Les demandes qui arrivent après sont lues s’il reste de la place, et certains programmes veulent peu après un second formulaire ou une vidéo. Notre guide pour ${link('présenter une demande au Canada', '/articles/16')} décrit chaque province en détail, frais compris.`,

  h2('ca-money', 'Canada : les dates pour l’argent'),
  bullets(
    t`${strong('Grandes bourses d’admission :')} le plus souvent de novembre à février. Pour certaines, c’est votre école qui doit vous proposer, et elle fixe une date en octobre.`,
    t`${strong('Bourses d’admission selon la moyenne :')} il n’y a souvent aucun formulaire, mais il faut parfois demander l’admission avant un certain jour.`,
    t`${strong('Aide du gouvernement :')} les formulaires ouvrent au printemps. Faites votre demande avant la fin de juin. Voyez l’${link('aide financière au Canada', '/articles/6')}.`,
    t`${strong('Résidence :')} une chambre n’est souvent garantie qu’à ceux qui la demandent et paient avant une date du printemps, parfois même avant d’avoir une offre.`,
  ),

  h2('ca-reply', 'Canada : quand il faut répondre'),
  p`Les offres arrivent de décembre à mai, et la plupart dépendent de vos notes finales. Les universités de l’Ontario ne peuvent exiger de réponse des élèves d’une école secondaire de l’Ontario avant le ${strong('1er juin 2027')}. Si vous venez d’ailleurs ou visez une autre province, la lettre indique un jour, souvent en mai. Vous pouvez garder plusieurs offres jusque-là, mais n’en acceptez qu’une.`,

  h2('international', 'Si vous venez de l’étranger'),
  p`Prenez la date la plus hâtive que vous trouvez et avancez-la d’un mois, car il vous faut du temps pour ce qui suit l’offre.`,
  bullets(
    'Tests d’anglais ou de français : réservez deux mois d’avance, et gardez du temps pour un second essai.',
    'Documents de votre école : demandez-les six semaines d’avance. Les traductions certifiées prennent du temps aussi.',
    'Permis d’études pour le Canada : demandez-le dès que vous avez l’offre et la lettre d’attestation.',
    'Visa d’études pour les États-Unis : demandez-le dès que vous avez l’I-20. L’attente pour une entrevue peut être longue en été.',
  ),
  p`Nos articles sur les ${link('études de l’autre côté de la frontière', '/articles/3')} et sur les ${link('études aux États-Unis quand on vient de l’étranger', '/articles/9')} vous guident dans les deux cas.`,

  h2('calendar', 'Un seul calendrier pour les deux'),
  table(
    'Pour la rentrée de l’automne 2027.',
    ['Mois', 'États-Unis', 'Canada'],
    [
      ['Août 2026', 'La Common Application ouvre', 'Lire les pages des programmes, vérifier les cours exigés'],
      [
        'Octobre',
        'FAFSA et CSS Profile; demander les recommandations',
        'Formulaires ouverts; les écoles proposent des noms pour les bourses',
      ],
      ['Novembre', 'Tours anticipés; Université de Californie', 'Les grandes bourses commencent à fermer'],
      [
        'Décembre',
        'Réponses anticipées; finir les demandes ordinaires',
        'Dates hâtives de certaines universités et bourses',
      ],
      ['Janvier 2027', 'Décision ordinaire; second tour anticipé', 'Ontario, UBC et bien des programmes contingentés'],
      ['Février', 'Documents pour l’aide; formulaires des États', 'Seconds formulaires, portfolios, entrevues'],
      ['Mars', 'Réponses; dates d’aide des États', 'Québec, Alberta; bourses de l’Atlantique'],
      ['Avril', 'Comparer les offres, visiter', 'Offres; formulaires de résidence'],
      ['Mai', 'Décider avant le 1er mai', 'Offres; bien des réponses à donner; aide du gouvernement'],
      ['Juin', 'Listes d’attente; relevé de notes final', 'Réponses en Ontario; aide avant la fin du mois'],
      ['Juillet et août', 'Visa, logement, cours', 'Permis, logement, cours'],
    ],
  ),
  note(
    'Fixez votre propre date dix jours plus tôt',
    'Les sites Web tombent en panne le dernier soir, et les répondants oublient. Envoyez chaque demande dix jours d’avance, gardez le reçu et vérifiez une semaine plus tard si tous les papiers sont arrivés.',
  ),

  h2('missed', 'Si vous en avez manqué une'),
  p`Écrivez au bureau d’admission et demandez. Bien des universités acceptent des demandes jusqu’à ce que le programme soit complet. Aux États-Unis, certaines annoncent les places libres après le 1er mai, et en Ontario, le service des places restantes ouvre le 3 juin 2027. Dans les deux pays, on peut parfois commencer en janvier, ou débuter dans un ${link('collège et poursuivre à l’université', '/articles/10')}. Une année de pause avec un projet n’a rien de honteux non plus. Demandez si vous pouvez reporter votre rentrée, et ce que devient votre bourse.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Ajoutez vos universités à vos favoris, ouvrez chaque page et copiez ses dates dans votre calendrier.`,
    t`Besoin de plus de temps? Voyez les ${link('universités qui admettent toute l’année', '/search?country=US&offers=rolling-admission&sortBy=graduationRate&sortOrder=desc')}.`,
    t`Envie d’une réponse avant Noël? Voyez les ${link('universités qui offrent l’action anticipée', '/search?country=US&offers=early-action&sortBy=graduationRate&sortOrder=desc')}, qui ne vous engage pas.`,
    t`Commencez dès maintenant par ce qui est long : ${link('les textes personnels et les lettres de recommandation', '/articles/23')}.`,
  ),
];
