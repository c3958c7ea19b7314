/** Article 18. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Chaque printemps, des familles passent à côté d’un remboursement parce que personne ne leur a dit que les études et l’impôt sont liés. Dans les deux pays, une partie de ce que vous payez vous revient par la déclaration de revenus, mais seulement si quelqu’un remplit un formulaire. Cet article dit qui, quel formulaire et combien il rapporte. Ce n’est pas un conseil fiscal; ce sont les organismes cités ici qui décident.`,

  h2('overview', 'Les deux pays en un coup d’œil'),
  table(
    'Les principaux crédits d’impôt du premier cycle.',
    ['', 'États-Unis', 'Canada'],
    [
      ['Nom', 'American Opportunity credit (AOTC)', 'Crédit d’impôt pour frais de scolarité'],
      ['Feuillet de l’établissement', 'Formulaire 1098-T', 'T2202'],
      ['Formulaire de la déclaration', 'Formulaire 8863', 'Annexe 11'],
      ['Au plus', '2 500 $ US par année et par étudiant', '14 % des frais de scolarité en 2026'],
      ['Versé si vous ne devez pas d’impôt?', 'Jusqu’à 1 000 $ US', 'Non, mais vous pouvez le garder pour plus tard'],
      ['Qui le demande', 'La personne qui a l’étudiant à sa charge', 'L’étudiant d’abord'],
      ['Combien de temps', 'Quatre années d’imposition', 'Sans limite'],
    ],
  ),

  h2('us', 'États-Unis : l’American Opportunity credit'),
  p`Il couvre les quatre premières années après l’école secondaire. Vous récupérez la totalité des premiers 2 000 $ US consacrés aux droits de scolarité, aux frais obligatoires et aux livres, plus le quart des 2 000 $ US suivants, soit 2 500 $ US au maximum. Si vous devez moins d’impôt que cela, jusqu’à 40 %, soit 1 000 $ US, vous est remboursé. Voyez la ${link('page de l’IRS sur ce crédit', 'https://www.irs.gov/credits-deductions/individuals/aotc')} (en anglais).`,
  bullets(
    t`${strong('L’étudiant')} doit préparer un diplôme et être inscrit au moins à mi-temps pendant un trimestre de l’année.`,
    t`${strong('Le revenu de la famille')} doit rester sous un seuil. Au-dessus d’un revenu brut rajusté modifié de 80 000 $ US, ou de 160 000 $ US pour un couple qui produit une déclaration commune, le crédit diminue; à 90 000 $ US et à 180 000 $ US, il n’y en a plus.`,
    t`${strong('Ce qui compte :')} les droits de scolarité, les frais obligatoires, les livres et le matériel des cours, où que vous les achetiez. Le loyer, la nourriture, les déplacements et l’assurance ne comptent pas.`,
    t`${strong('Ce qui ne compte pas :')} ce qu’une bourse non imposable a payé.`,
  ),
  p`Pour 2026, il faut aussi un numéro de sécurité sociale valide et le numéro fiscal de l’établissement, qui figure sur le feuillet.`,

  h2('form-1098-t', 'Lire le formulaire 1098-T'),
  p`L’établissement le dépose dans votre compte étudiant vers la fin de janvier. Deux cases importent. La ${strong('case 1')} indique ce qui a été payé en droits de scolarité et en frais. La ${strong('case 5')}, ce sont les bourses. Si la case 1 est la plus élevée, la différence, plus vos livres, est ce que vous pouvez utiliser. Si c’est la case 5, une partie de votre bourse est peut-être imposable, parce qu’elle a payé le loyer ou la nourriture.`,
  note(
    'Une petite astuce tout à fait légale',
    t`Si une bourse peut servir au coût de la vie, vous pouvez choisir de l’y compter. Elle devient alors un revenu de l’étudiant, qui n’aura peut-être que peu d’impôt à payer, ou pas du tout, et les droits de scolarité comptent de nouveau pour le crédit. La ${link('Publication 970', 'https://www.irs.gov/publications/p970')} l’explique avec des exemples (en anglais). Pour de l’aide gratuite avec la déclaration, il y a ${link('VITA', 'https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers')}.`,
  ),

  h2('llc', 'Après quatre ans, ou à temps partiel'),
  p`Le ${strong('Lifetime Learning credit')} prend le relais. Il vaut 20 % d’un maximum de 10 000 $ US, donc 2 000 $ US au plus par déclaration, avec les mêmes seuils de revenu. Il n’a pas de limite d’années et un seul cours suffit, mais rien n’est versé au-delà de l’impôt que vous devez. Pour une même personne, on ne peut pas avoir les deux crédits la même année.`,

  h2('example', 'Un exemple'),
  p`La famille de Maya gagne 70 000 $ US. Ses droits de scolarité sont de 9 000 $ US, dont une bourse Pell et une bourse de l’État paient 6 500 $ US, et ses livres coûtent 700 $ US.`,
  table(
    'Chiffres inventés, en dollars américains.',
    ['Étape', 'Montant'],
    [
      ['Droits de scolarité payés', '9 000 $'],
      ['Moins les bourses non imposables', '− 6 500 $'],
      ['Plus les livres', '700 $'],
      ['Compte pour le crédit', '3 200 $'],
      ['La totalité des premiers 2 000 $', '2 000 $'],
      ['Le quart des 1 200 $ restants', '300 $'],
      [t`${strong('Crédit')}`, t`${strong('2 300 $')}`],
    ],
  ),

  h2('canada', 'Canada : le crédit pour frais de scolarité'),
  p`Votre établissement publie un ${strong('T2202')} avant la fin de février, et vous le reportez à l’${strong('annexe 11')}. Le crédit fédéral est de 14 % des frais de scolarité admissibles pour 2026 : 7 000 $ CA de frais enlèvent donc 980 $ CA à votre impôt. Vous l’utilisez d’abord, peu importe qui a payé la facture. Ensuite, pour ce qui reste, vous avez le choix :`,
  bullets(
    t`${strong('Le transférer.')} Jusqu’à 5 000 $ CA des frais de cette année, moins ce que vous avez utilisé, peuvent aller à un parent, à un grand-parent ou à votre conjoint ou conjointe.`,
    t`${strong('Le garder.')} Il attend, année après année, que vous gagniez assez pour vous en servir, mais les anciens montants ne se transfèrent plus.`,
  ),
  p`Produisez une déclaration même si vous n’avez rien gagné. Sinon, le montant n’est pas inscrit, et vous risquez de manquer aussi le crédit pour la TPS. Voyez le ${link('guide de l’ARC « Les étudiants et l’impôt »', 'https://www.canada.ca/fr/agence-revenu/services/formulaires-publications/publications/p105.html')}, à la ligne 32300. Certaines provinces ajoutent leur propre crédit; d’autres y ont mis fin. Le ${link('Québec', 'https://www.revenuquebec.ca/fr/citoyens/credits-dimpot/credit-dimpot-pour-frais-de-scolarite-ou-dexamen/')} a le sien, avec son propre formulaire.`,
  p`À temps plein, les bourses d’études ne sont presque jamais imposables. Les intérêts des prêts étudiants du gouvernement donnent aussi droit à un crédit.`,

  h2('abroad', 'Si vous étudiez de l’autre côté de la frontière'),
  p`Les Canadiens inscrits dans une université américaine lui demandent le ${strong('formulaire TL11A')}, qui remplace le T2202. Les Américains inscrits dans une université canadienne peuvent demander les crédits américains si elle participe à l’aide fédérale des États-Unis. Comme elle n’envoie pas toujours de 1098-T, gardez les reçus. Aux États-Unis, les étudiants étrangers sont le plus souvent des non-résidents fiscaux et n’ont pas droit à ces crédits. Au Canada, beaucoup y ont droit, comme résidents fiscaux.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Mettez aujourd’hui les reçus de scolarité, le feuillet et les reçus de livres dans un même dossier.`,
    t`Soustrayez le crédit de votre vrai prix dans le ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator')}. Comptez-le pour quatre ans au plus.`,
    t`Demandez chez vous qui vous a à sa charge. C’est ce qui décide à qui va l’argent.`,
    t`Voyez le reste de l’aide : ${link('aux États-Unis', '/articles/5')} ou ${link('au Canada', '/articles/6')}.`,
  ),
];
