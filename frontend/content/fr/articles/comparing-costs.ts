/** Article 2. */
import {
  type Block,
  bars,
  bullets,
  em,
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
  p`Le prix qu’affiche une université dans son site Web est rarement celui que paie une famille. Aux États-Unis, il peut être deux fois plus élevé, et au Canada, tout dépend d’où vous venez. Ce guide montre comment passer du prix affiché au vôtre, et comment mettre côte à côte des universités des deux pays.`,

  h2('three-prices', 'Trois prix, trois noms'),
  bullets(
    t`Le ${strong('prix affiché')}, ce sont les droits de scolarité et les frais tels que publiés. Tout le monde le répète, et presque personne ne le paie.`,
    t`Le ${strong('coût d’une année d’études')} ajoute tout le reste : loyer, nourriture, livres, voyages et argent de tous les jours. Les universités américaines doivent le calculer, et c’est sur lui que se calcule l’aide.`,
    t`Le ${strong('prix net')}, c’est le coût d’une année d’études moins les bourses, c’est-à-dire des dons que vous ne remboursez jamais.`,
  ),
  p`Un prêt ne baisse pas un prix : il le remet à plus tard. Un emploi sur le campus ne le baisse pas non plus, puisque vous payez de votre temps. Dans tous vos calculs, séparez donc trois choses : les dons, les prêts et le travail.`,
  note(
    'La seule ligne à retenir',
    t`Prix net = droits de scolarité et frais + coût de la vie + livres et voyages − bourses.`,
  ),

  h2('us', 'Aux États-Unis : partez du prix net'),
  p`Les ${strong('universités publiques')} demandent moins aux résidents de leur État, et l’écart est souvent grand; assurez-vous de regarder le bon des deux montants. Les ${strong('universités privées')} demandent le même prix à tout le monde, puis accordent à beaucoup de gens de fortes réductions. Les ${strong('établissements privés à but lucratif')} ont aussi un prix unique, mais donnent peu de bourses.`,
  bars(
    'Une année à l’université américaine médiane, en dollars américains : le coût total, et le prix net des personnes qui reçoivent de l’aide fédérale.',
    ['Type d’université', 'Par année'],
    'usd',
    [
      ['Privée, coût total', 53_600],
      ['Privée, prix net', 23_100],
      ['Publique, résidents de l’État, coût total', 27_100],
      ['Publique, résidents de l’État, prix net', 14_300],
    ],
    t`Médianes de toutes les universités américaines de notre catalogue qui décernent des baccalauréats, d’après ${link('IPEDS', 'https://nces.ed.gov/ipeds/')}.`,
  ),
  p`Une université privée au prix affiché de 60 000 $ US peut donc coûter 18 000 $ US à une famille, et le plein prix à la suivante. Vous pouvez savoir quelle famille est la vôtre avant de présenter une demande :`,
  steps(
    t`Regardez le ${strong('prix net selon le revenu familial')} sur la page de l’université dans notre site. Il vient d’une enquête fédérale et montre ce que des familles comme la vôtre ont payé il y a deux ou trois ans.`,
    t`Servez-vous du ${strong('calculateur de prix net')} de l’université, que la loi fédérale exige de presque toutes celles qui accueillent des gens en première année. Le gouvernement en tient ${link('la liste', 'https://collegecost.ed.gov/net-price')} (en anglais).`,
    t`Conservez le résultat avec sa date, et vérifiez s’il compte des prêts ou un emploi sur le campus comme de l’« aide ». Si c’est le cas, retirez-les.`,
  ),
  table(
    'Prix net à l’université américaine médiane, selon le revenu familial, en dollars américains. Même source que ci-dessus.',
    ['Revenu familial', 'Publique, résidents de l’État', 'Privée'],
    [
      ['Jusqu’à 30 000 $', '10 100 $', '18 200 $'],
      ['De 30 001 $ à 48 000 $', '10 700 $', '18 300 $'],
      ['De 48 001 $ à 75 000 $', '13 300 $', '20 300 $'],
      ['De 75 001 $ à 110 000 $', '17 200 $', '24 000 $'],
      ['Plus de 110 000 $', '20 600 $', '29 400 $'],
    ],
  ),
  p`Sachez ce que le chiffre publié laisse de côté. C’est une moyenne des gens de première année à temps plein qui ont reçu de l’aide fédérale, et dans une université publique, elle ne porte que sur ceux qui paient le prix des résidents. Si vous venez d’un autre État, ajoutez l’écart entre les deux droits de scolarité. Si vous venez de l’étranger, ce chiffre ne parle pas du tout de vous.`,

  h2('canada', 'Au Canada : partez de votre statut'),
  p`Aucune enquête nationale ne dit ce que les familles canadiennes paient une fois les bourses déduites; aucune université n’a donc de prix net officiel. Le prix affiché est plus près de la vérité qu’aux États-Unis, mais il peut y en avoir trois :`,
  bullets(
    t`${strong('Les gens de la province')} paient le prix le plus bas, que la province limite.`,
    t`${strong('Les Canadiens d’une autre province')} paient la même chose dans la plupart des provinces. Au Québec, ils paient beaucoup plus : ceux qui ont commencé un programme en anglais à l’automne 2024 ou plus tard doivent environ 12 000 $ CA par année, tandis que bien des programmes en français gardent le tarif québécois. Les universités de l’Ontario leur demandent aussi un peu plus.`,
    t`${strong('Les étudiants étrangers')} paient plusieurs fois ce prix, et seuls quelques groupes en sont exemptés.`,
  ),
  bars(
    'Droits de scolarité moyens au premier cycle, au Canada.',
    ['Qui paie', 'Par année'],
    'cad',
    [
      ['Étudiants canadiens, 2025-2026', 7_734],
      ['Étudiants étrangers, 2025-2026', 41_746],
    ],
    t`Statistique Canada, ${link('tableau 37-10-0045-01', 'https://www150.statcan.gc.ca/t1/tbl1/fr/tv.action?pid=3710004501')}.`,
  ),
  p`Le programme compte aussi : dans une même université, le génie, l’informatique et les affaires peuvent coûter bien plus cher que les lettres. Cherchez le tarif de votre programme et de votre année d’entrée, puis ajoutez les ${em('frais accessoires')} : carte de transport, gym, association étudiante, assurance maladie et dentaire. Ils passent facilement inaperçus et dépassent souvent mille dollars par année. Pour déduire l’aide, utilisez l’${link('estimateur fédéral d’aide aux étudiants', 'https://www.canada.ca/fr/services/prestations/education/aide-etudiants.html')} et notre guide sur l’${link('aide financière au Canada', '/articles/6')}.`,

  h2('living', 'La vie courante, c’est la moitié du coût'),
  p`Le montant que l’université prévoit pour le loyer et la nourriture suppose une vie modeste près du campus; vérifiez-le. Informez-vous du prix d’une chambre dans cette ville pour douze mois, et non pour huit. Une scolarité bon marché dans une ville chère peut coûter plus, au bout du compte, qu’une scolarité chère dans une petite ville.`,
  p`Si vous comptez rester chez vos parents, refaites le calcul. Vous économisez le loyer, mais il faut toujours manger et se déplacer. Notre ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator&housingOption=home')} s’ouvre sur la vie à la maison et vous laisse changer.`,

  h2('example', 'Un exemple, avec des chiffres inventés'),
  p`Amira vit en Ohio, et sa famille gagne environ 70 000 $ US. Elle compare une université publique de son État, une privée et une autre au Canada. Tous les montants valent pour une année.`,
  table(
    'Chiffres inventés, en dollars américains, pour montrer le calcul. Les prix canadiens ont été convertis.',
    ['', 'Publique, résidents de l’État', 'Privée', 'Canada, tarif international'],
    [
      ['Droits de scolarité et frais', '12 000 $', '58 000 $', '31 000 $'],
      ['Chambre et nourriture', '13 500 $', '16 000 $', '12 000 $'],
      ['Livres, voyages, vie courante', '4 500 $', '4 500 $', '6 000 $'],
      ['Coût d’une année d’études', '30 000 $', '78 500 $', '49 000 $'],
      ['Bourses', '− 9 000 $', '− 55 000 $', '− 4 000 $'],
      [t`${strong('Prix net')}`, t`${strong('21 000 $')}`, t`${strong('23 500 $')}`, t`${strong('45 000 $')}`],
    ],
  ),
  p`L’université qui semblait la plus chère coûte finalement presque aussi peu que la moins chère, et celle du milieu coûte de loin le plus. Cela arrive souvent, et on ne le voit qu’une fois la cinquième ligne remplie.`,

  h2('four-years', 'Pensez en diplômes, pas en années'),
  p`Multipliez maintenant, mais avec soin, car trois choses changent le total.`,
  bullets(
    t`${strong('Les prix montent.')} Nos estimations ajoutent 5 % par année. Certaines universités gèlent le prix pour toute la durée de vos études; demandez-le.`,
    t`${strong('Les dons ne montent pas toujours.')} Une bourse de 10 000 $ peut rester la même pendant que les droits de scolarité augmentent, et certaines prennent fin après la première année. Demandez à quelles conditions chacune se garde.`,
    t`${strong('Le temps coûte de l’argent.')} Une cinquième année coûte autant que la première, plus le salaire que vous n’avez pas gagné; le taux de diplomation fait donc partie du prix. Un programme coop est plus long aussi, mais vos stages sont payés.`,
  ),

  h2('currency', 'Quand deux monnaies se rencontrent'),
  p`Nos pages donnent chaque prix dans la monnaie où il est facturé, et la ${link('comparaison', '/compare')} montre les deux, à un seul taux et avec sa date. Les taux peuvent bouger d’un dixième en un an. Si votre famille gagne dans une monnaie et paie dans l’autre, prévoyez une marge. La ${link('Banque du Canada', 'https://www.banqueducanada.ca/taux/taux-de-change/')} publie le taux de chaque jour ouvrable.`,
  p`Passer la frontière entraîne aussi ses propres coûts : le permis ou le visa, l’assurance maladie, deux ou trois voyages par année, les frais de la banque à chaque paiement. Notre article sur les ${link('études de l’autre côté de la frontière', '/articles/3')} en fait la liste.`,

  h2('sheet', 'Votre propre feuille de calcul'),
  p`Faites une ligne par université, avec ces colonnes : droits de scolarité selon mon statut, frais, loyer et nourriture, livres et voyages, dons certains, dons espérés, prix net, date de ma recherche. Remplissez en dernier la colonne de l’espoir, puis cachez-la de la main et voyez quelles universités tiennent encore. Ce sont celles sur lesquelles vous pouvez compter.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Voyez ce que paient des familles comme la vôtre : ${link('prix net de moins de 15 000 $ US pour un revenu de 48 000 à 75 000 $ US', '/search?country=US&income=48-75&netPriceMax=15000&sortBy=netPrice&sortOrder=asc')}.`,
    t`Estimez votre aide fédérale : ${link('une famille de quatre avec 70 000 $ US', '/calculator/aid-estimate#income=70000&familySize=4')}. Mettez-y vos propres chiffres.`,
    t`Faites le total d’une année canadienne avec le ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator&universityType=canadian')}.`,
    t`Quand les lettres arriveront, passez à la ${link('comparaison des offres', '/articles/12')}.`,
  ),
];
