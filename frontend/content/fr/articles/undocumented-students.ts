/** Article 20. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`On peut aller à l’université sans papiers. Aucune loi fédérale des États-Unis n’interdit à un établissement de vous accepter, et des milliers de personnes dans votre cas étudient et obtiennent un diplôme. Ce que votre statut change, c’est l’argent, et la prudence qu’il faut avec vos renseignements. Les règles varient d’un État à l’autre, et les tribunaux en débattent au moment où vous lisez ces lignes. Servez-vous donc de cet article pour savoir quoi demander, et posez vos questions à quelqu’un de confiance dans votre propre État.`,
  note(
    'Avant de remplir quoi que ce soit',
    t`Ne mentez pas sur votre citoyenneté dans un formulaire, et ne laissez pas vos papiers à des inconnus. Si un formulaire risque de vous exposer, vous ou vos parents, parlez d’abord à un avocat ou à une avocate. Trouvez-en, gratuitement ou à bas prix, dans la ${link('liste du département de la Justice', 'https://www.justice.gov/eoir/list-pro-bono-legal-service-providers')}.`,
  ),

  h2('who', 'Quelle est votre situation?'),
  table(
    'Ce sur quoi vous pouvez compter aux États-Unis.',
    ['Vous avez', 'Aide fédérale (FAFSA)', 'Aide de l’État et de l’établissement'],
    [
      ['La citoyenneté, mais vos parents sont sans papiers', 'Oui, au complet', 'Oui'],
      ['La résidence permanente, l’asile ou le statut de réfugié', 'Oui, au complet', 'Oui'],
      ['Le statut DACA', 'Non', 'Dans certains États, et dans bien des établissements'],
      ['Ni papiers ni DACA', 'Non', 'Dans certains États, et dans bien des établissements'],
      ['Un visa comme le F-1', 'Non', 'De l’établissement; rarement de l’État'],
    ],
  ),
  p`Pour l’aide fédérale, seul compte le statut de la personne qui étudie. La liste officielle est sur le site de ${link('Federal Student Aid', 'https://studentaid.gov/understand-aid/eligibility/requirements/non-us-citizens')} (en anglais).`,

  h2('mixed', 'Citoyenneté américaine, famille de statut mixte'),
  p`Vous avez droit à l’aide fédérale, quel que soit le statut de vos parents. Un parent sans numéro de sécurité sociale peut ouvrir un compte sur studentaid.gov, indiquer qu’il n’a pas de numéro et donner son accord. Il faudra peut-être saisir ses données fiscales à la main. Il ne doit inscrire ni un faux numéro, ni un ITIN comme si c’en était un.`,
  p`Est-ce sans danger? La loi dit que les données de la FAFSA ne peuvent servir qu’à l’aide aux études. Mais l’agence d’aide de l’État de New York dit franchement aux ${link('familles de statut mixte', 'https://www.hesc.ny.gov/guidance-mixed-status-families')} (en anglais) que personne ne peut savoir si ces données serviront à autre chose. Si vous avez déjà envoyé ce formulaire une année, le gouvernement les a. Le choix revient à votre famille. Si vous renoncez à la FAFSA, demandez si votre État et l’établissement ont leur propre formulaire.`,

  h2('state', 'C’est l’État qui décide du prix'),
  p`Certains États font payer le prix des résidents à qui y a fréquenté l’école secondaire, quel que soit son statut. Certains donnent aussi des bourses. D’autres interdisent les deux. Plusieurs États ont changé de cap en 2025 et 2026. Au Texas, en Floride, en Oklahoma et au Kentucky, le prix des résidents a pris fin ou prend fin, et ailleurs des poursuites sont en cours. Aucune liste ne reste donc vraie longtemps. Adressez-vous à l’agence d’aide de votre État. La ${link('page des dates limites de la FAFSA', 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines')} la nomme.`,
  bullets(
    t`${strong('Californie :')} la ${link('Dream Act Application', 'https://dream.csac.ca.gov/')} remplace la FAFSA pour l’aide de l’État.`,
    t`${strong('New York :')} la loi ${link('Senator José Peralta DREAM Act', 'https://www.hesc.ny.gov/')} donne accès aux bourses de l’État.`,
    t`${strong('New Jersey, Illinois, Washington et d’autres')} ont aussi un formulaire de remplacement. L’agence d’aide de votre État le nomme.`,
  ),
  p`Les universités privées fixent leurs propres règles. Certaines vous traitent comme une personne de leur pays et couvrent tous vos besoins. D’autres vous rangent parmi les demandes de l’étranger, où il y a bien moins d’argent. Écrivez au service des admissions en une ligne, sans votre nom : « How do you consider and fund undocumented applicants? » (Comment étudiez-vous et financez-vous les demandes des personnes sans papiers?)`,

  h2('scholarships', 'L’argent qui ne demande pas de papiers'),
  bullets(
    t`${link('TheDream.US', 'https://www.thedream.us/')} verse jusqu’à 33 000 $ US pour un diplôme dans un établissement partenaire, au prix des résidents, et jusqu’à 100 000 $ US aux personnes des États qui leur ferment la porte. Lors des derniers concours, ses formulaires fermaient en février.`,
    'L’université elle-même donne le plus. Ses bourses accordées selon les besoins vous sont peut-être ouvertes là où celles du gouvernement ne le sont pas.',
    t`Bien des fondations locales ne posent jamais la question. Lisez qui peut demander, et écrivez-leur si ce n’est pas clair.`,
  ),
  p`Deux ans au collège communautaire sont souvent le départ le moins cher, et certains États et certaines villes les rendent gratuits. Voyez ${link('commencer au collège', '/articles/10')}.`,

  h2('careers', 'Pensez aussi à la suite'),
  p`Un diplôme est à vous pour la vie. Un emploi demande une autorisation de travail, et certains permis d’exercice exigent un statut. Renseignez-vous sur les permis de votre État avant de choisir les soins infirmiers, l’enseignement ou le droit. Ne partez pas un trimestre à l’étranger sans l’avis d’un avocat ou d’une avocate : vous pourriez ne pas pouvoir revenir.`,

  h2('canada', 'Au Canada'),
  p`Pour étudier au Canada plus de six mois, il faut un permis d’études. Une personne sans statut ne peut généralement pas l’obtenir de l’intérieur du pays. Les enfants peuvent aller à l’école, mais les universités poseront la question. Deux groupes ont plus de droits. Les ${strong('demandeurs d’asile')} peuvent demander un permis d’études. Les ${strong('personnes protégées')} peuvent recevoir les prêts et bourses de leur province comme les citoyens, et payer le prix des résidents du Canada. Quelques universités ont des programmes pour les personnes sans statut. Les cliniques d’aide juridique et l’${link('Entraide universitaire mondiale du Canada', 'https://wusc.ca/')}, qui amène des personnes réfugiées sur les campus, sont les portes où frapper.`,
  p`Une personne sans papiers aux États-Unis qui vient étudier au Canada risque de ne plus pouvoir y retourner. Ne le faites pas sans avis juridique.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Trouvez la règle de votre État, et le nom de son formulaire.`,
    t`Dressez la liste, par prix, des établissements publics près de chez vous, par exemple dans l’État de ${link('New York', '/search?country=US&state=NY&type=public&sortBy=inStateTuition&sortOrder=asc')}, en ${link('Californie', '/search?country=US&state=CA&type=public&sortBy=inStateTuition&sortOrder=asc')} ou au ${link('New Jersey', '/search?country=US&state=NJ&type=public&sortBy=inStateTuition&sortOrder=asc')}. Si votre État vous exclut, regardez le prix des gens d’un autre État.`,
    t`Cherchez des ${link('bourses', '/scholarships')} sans condition de citoyenneté.`,
    t`Personne n’a fait d’études dans votre famille? Lisez aussi ${link('être la première personne de sa famille à étudier', '/articles/14')}.`,
  ),
];
