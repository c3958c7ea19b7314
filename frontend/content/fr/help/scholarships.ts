/** Help: scholarships and aid. Amounts and deadlines change each year: none are given here, the official sites have them. */

import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';
import type { HelpArticleKey } from '#schema/domain/help-articles.ts';

export const texts: Record<HelpArticleKey<'scholarships'>, readonly Block[]> = {
  search: [
    p`L’argent des bourses ne vient pas surtout des concours nationaux. Il vient des gouvernements et des établissements eux-mêmes. Commencez donc par là.`,
    p`Notre ${link('page des bourses', '/scholarships')} présente des bourses nationales et mène aux sites officiels où demander de l’aide. La plupart des bourses sont plus petites et plus près de chez vous : ne vous arrêtez pas là.`,
    h2('order', 'Où chercher, dans cet ordre'),
    steps(
      t`${strong('L’aide publique.')} Une seule demande gratuite y donne accès. Le ${link('guide des bourses', '/scholarships')} mène aux sites officiels des deux pays.`,
      t`${strong('L’établissement.')} Beaucoup donnent leur propre argent. Sur sa page, « Trouver le site officiel » vous y mène; cherchez « aide financière », « bourses » ou « financial aid ».`,
      t`${strong('Votre État ou votre province.')} La plupart ont des bourses pour leurs résidents.`,
      t`${strong('Votre entourage.')} Votre école, votre ville, votre employeur, votre syndicat, votre Église ou votre Première Nation donnent peut-être des bourses. Peu de gens les demandent : vos chances sont donc meilleures.`,
      t`${strong('Les moteurs de recherche de bourses.')} Prenez-en un gratuit, comme le Scholarship Finder du ministère américain du Travail (en anglais).`,
    ),
    h2('read', 'Ce que dit la page d’un établissement'),
    p`Pour les établissements américains, voyez deux chiffres dans « Coûts et aide financière » : combien d’étudiants reçoivent une bourse, et son montant moyen. Si les deux sont élevés, peu de gens paient le plein prix.`,
    h2('careful', 'Attention aux arnaques'),
    bullets(
      'Ne payez jamais pour demander une bourse, ni pour une liste de bourses.',
      'Personne ne peut promettre que vous gagnerez.',
      'Ne donnez pas de numéro de compte ou de carte pour « réserver » une bourse.',
      'Partez du site d’un gouvernement. Les sites fédéraux américains finissent par .gov. Ceux du Canada varient : canada.ca, ontario.ca, studentaidbc.ca. Notre guide mène à chacun : pas besoin de deviner.',
    ),
    note(
      'Commencez tôt',
      'Certaines des meilleures bourses ferment des mois avant la date limite d’admission de l’établissement.',
    ),
  ],
  filters: [
    p`Il y a plus d’aide qu’une seule personne ne peut en demander. Quelques questions suffisent à repérer ce qui mérite votre temps.`,
    h2('country', 'Selon le pays'),
    p`Ouvrez le ${link('guide des bourses', '/scholarships')}. Une partie porte sur ${link('les États-Unis', '/scholarships#us')}, l’autre sur le ${link('Canada', '/scholarships#ca')}. Dans chacune, l’aide publique vient d’abord, puis les États ou les provinces, puis les établissements, puis l’aide aux gens de l’étranger. Chaque entrée dit à qui elle s’adresse.`,
    h2('kind', 'Selon la forme'),
    table(
      'Les formes d’aide',
      ['', 'À rembourser?', 'Accordée selon'],
      [
        ['Bourse selon les besoins (grant, bursary)', 'Non', 'En général, ce que votre famille peut payer'],
        ['Bourse d’études (scholarship)', 'Non', 'Les notes, le talent, le sport ou votre profil'],
        ['Travail-études', 'Non, vous gagnez l’argent', 'Les besoins, et un emploi à trouver'],
        ['Prêt', 'Oui, souvent avec intérêts', 'Les besoins, ou ouvert à tous'],
      ],
    ),
    h2('you', 'Selon qui vous êtes'),
    steps(
      'Notez vos résultats scolaires, vos résultats d’examens et vos prix.',
      'Ajoutez ce que vous faites : sport, musique, travail, soin de vos proches.',
      'Ajoutez ce qui est vrai de vous : première génération à l’université, arrivée récente au pays, identité autochtone, parent ancien combattant, handicap.',
      'Ne gardez que les bourses dont vous remplissez toutes les conditions.',
      'Rangez-les par date limite.',
    ),
    h2('schools', 'Selon l’établissement'),
    p`La recherche n’a pas de filtre pour les bourses, car aucune source publique ne les réunit toutes. Mais elle sait trouver les prix bas : ${link('triez par droits de scolarité', '/search?sortBy=tuition&sortOrder=asc')}, ou fixez un maximum. Dans la ${link('comparaison', '/compare')}, l’onglet « Finances » met côte à côte le prix net, la bourse moyenne et la part des étudiants qui en ont une.`,
    h2('keep', 'Garder le fil'),
    p`Ajoutez les établissements à vos favoris, et écrivez la date limite de chaque bourse dans la note. Une liste comme « Demande en cours » les réunit.`,
  ],
  eligibility: [
    p`Le droit à l’aide dépend de votre citoyenneté ou de votre statut, de l’endroit où vous habitez et du revenu de votre famille. Voici les règles de base. Elles changent : vérifiez-les sur les sites officiels.`,
    h2('us', 'Aux États-Unis'),
    bullets(
      'L’aide fédérale s’adresse aux citoyens et à certains non-citoyens, comme les résidents permanents et les réfugiés.',
      'Il faut un diplôme d’études secondaires ou l’équivalent, comme un GED.',
      'Il faut préparer un diplôme ou un certificat dans un établissement participant, et avancer à un bon rythme.',
      'Les bourses Pell vont, au premier cycle, aux familles à faible revenu. Depuis juillet 2026, il y a aussi une bourse Workforce Pell pour certaines formations professionnelles de 8 à moins de 15 semaines; demandez à l’établissement si son programme est approuvé.',
      'Les États ont leurs propres règles. Certains aident aussi les personnes sans papiers.',
    ),
    h2('ca', 'Au Canada'),
    bullets(
      'L’aide publique s’adresse aux citoyens canadiens, aux résidents permanents et aux personnes protégées.',
      'Vous faites la demande là où vous habitez, même pour étudier dans une autre province.',
      'Vos études doivent mener à un grade, à un diplôme ou à un certificat, dans un établissement que la province a reconnu.',
      'Les bourses et les prêts dépendent du revenu, de la taille de la famille et des coûts.',
      'Les membres inscrits des Premières Nations peuvent aussi demander du financement à leur communauté.',
    ),
    h2('abroad', 'De l’étranger'),
    p`En venant de l’étranger, on n’a généralement pas droit à l’aide publique, dans aucun des deux pays. Les établissements ont souvent la leur. Aux États-Unis, certains établissements privés couvrent tout ce que la famille ne peut pas payer, mais seuls quelques-uns ne tiennent pas compte de vos besoins au moment d’accorder les places. Au Canada, bien des universités offrent des bourses d’admission aux étudiants étrangers.`,
    p`Un emploi peut aider un peu. Au Canada, la plupart des étudiants étrangers peuvent travailler hors du campus un certain nombre d’heures par semaine pendant le trimestre. Aux États-Unis, presque seuls les emplois sur le campus sont permis. Consultez d’abord le bureau international de l’établissement, car enfreindre les règles peut vous coûter votre permis ou votre visa.`,
    h2('check', 'Vérifier votre propre cas'),
    steps(
      t`Ouvrez le ${link('guide des bourses', '/scholarships')} et allez au site officiel.`,
      t`Servez-vous de son estimateur gratuit. Il vous faut une idée du revenu de votre famille. Pour les États-Unis, notre ${link('estimation de l’aide', '/calculator/aid-estimate')} calcule un Student Aid Index et une bourse Pell.`,
      'Écrivez au bureau d’aide financière d’un établissement qui vous plaît. On y reçoit ces questions tous les jours, et c’est gratuit.',
    ),
    note(
      'Demandez même en cas de doute',
      'Bien des familles qui croient gagner trop auraient droit à quelque chose. Le seul moyen de le savoir, c’est de faire la demande.',
    ),
  ],
  applications: [
    p`Demander de l’aide se fait en plusieurs étapes, à partir de l’automne qui précède votre entrée. Les dates varient selon l’établissement et l’endroit, et en manquer une peut vous coûter des milliers de dollars.`,
    h2('steps', 'Étape par étape'),
    steps(
      t`Faites la liste de vos établissements. ${link('Ajoutez-les à vos favoris', '/help/getting-started/bookmarks')} pour les avoir tous au même endroit.`,
      'Pour chacun, cherchez quels formulaires d’aide il veut, et pour quand. Écrivez-le dans la note.',
      t`Remplissez le formulaire du gouvernement : la FAFSA aux États-Unis, celui de votre province ou territoire au Canada. Le ${link('guide des bourses', '/scholarships')} donne les adresses.`,
      'Remplissez le CSS Profile ou le formulaire de l’établissement, s’il en demande un.',
      'Demandez les bourses qui exigent un texte ou une lettre. Prévenez vos enseignants au moins trois semaines à l’avance.',
      'Répondez tout de suite à chaque question des établissements.',
      'Comparez les offres, décidez, et acceptez à temps.',
    ),
    h2('have', 'Ce qu’il vous faut'),
    bullets(
      'Votre numéro de sécurité sociale (SSN) ou d’assurance sociale (NAS), si vous en avez un.',
      'Vos déclarations de revenus et celles de vos parents. Pour l’aide de 2027-2028, la FAFSA porte sur 2025.',
      'Ce que vous avez en banque et en épargne.',
      'Une adresse courriel que vous lisez tous les jours.',
    ),
    h2('offer', 'Lire une offre'),
    p`Séparez chaque offre en trois : l’argent que vous gardez (bourses), l’argent que vous gagnez (travail-études) et l’argent que vous devrez (prêts). Puis faites le calcul : le coût d’une année d’études moins l’argent que vous gardez. Ce qui reste est votre prix. C’est cela qu’il faut comparer, et non le montant de l’aide.`,
    p`${link('Comparer des offres d’aide', '/calculator/offers')} le fait pour quatre lettres à la fois, au plus. Le ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator')} le fait pour un établissement.`,
    bullets(
      'La bourse vaut-elle pour les quatre ans, ou seulement pour le premier?',
      'Quelles notes faut-il garder?',
      'Que se passe-t-il si le revenu de votre famille change?',
    ),
    h2('appeal', 'Si cela ne suffit pas'),
    p`Vous pouvez demander plus. Écrivez au bureau d’aide financière, dites ce qui a changé et joignez des preuves. Si un autre établissement a fait une meilleure offre, mentionnez-le. Écrivez peu, et avec courtoisie.`,
    note(
      'Une demande chaque année',
      'Il faut remplir de nouveau les formulaires du gouvernement pour chaque année d’études.',
    ),
  ],
};
