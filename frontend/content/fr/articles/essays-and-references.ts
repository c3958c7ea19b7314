/** Article 23. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Un texte personnel sauve rarement un dossier faible, mais il peut vous faire choisir parmi des gens qui ont les mêmes notes que vous. C’est aussi la partie du formulaire qui reste entre vos mains à l’automne. Ce guide vous aide à trouver une histoire, à l’écrire avec votre propre voix et à obtenir de vos enseignants des lettres qui en disent plus que « travaille bien ».`,

  h2('who', 'Qui les lit, et ce qu’ils pèsent'),
  p`La plupart des universités publiques du Canada, et bien des grandes aux États-Unis, ne demandent aucun texte. Nous avons compté ce que les établissements américains ont déclaré au ministère de l’Éducation pour l’automne 2024. Parmi les quelque 1 550 qui décernent le baccalauréat et font un choix parmi les demandes, un sur trois exige un texte, quatre sur dix le lisent s’il est joint, et les autres n’en tiennent pas compte. Environ un sur quatre exige des lettres de recommandation. Sur nos pages, la partie ${strong('Présenter une demande')} indique ce que chaque établissement demande.`,
  table(
    'Les textes que l’on vous demande d’habitude.',
    ['Où', 'Quoi', 'Longueur'],
    [
      ['Common Application', 'Un texte personnel, sept sujets au choix', 'De 250 à 650 mots'],
      [
        'Chaque université américaine',
        'Des suppléments : « Pourquoi nous? », « Pourquoi ce programme? », votre milieu',
        'De 50 à 400 mots chacun',
      ],
      [
        'University of California',
        'Quatre courtes questions sur huit; pas de lettre de recommandation',
        'Jusqu’à 350 mots chacune',
      ],
      [
        'UBC et bien des programmes de l’Ontario',
        'Profil ou formulaire supplémentaire, parfois une vidéo chronométrée',
        'Quelques centaines de mots',
      ],
      ['Bourses, dans les deux pays', 'Texte sur le leadership, l’engagement ou les besoins', 'De 250 à 1 000 mots'],
    ],
  ),
  p`Les sujets et les limites changent chaque été. Consultez le site de la ${link('Common App', 'https://www.commonapp.org/')}, de l’${link('University of California', 'https://admission.universityofcalifornia.edu/how-to-apply/')} ou d’${link('UBC', 'https://you.ubc.ca/')} (tous en anglais).`,

  h2('find', 'Trouver l’histoire'),
  p`Nul besoin d’un drame ni d’un trophée : il suffit d’une petite chose vraie qui montre comment vous pensez. On se souvient mieux de l’élève qui réparait des vélos avec son grand-père que de celui qui a « développé son leadership ».`,
  steps(
    t`${strong('Notez vingt moments')} en vingt minutes : une odeur, une dispute, un emploi, une erreur, une chose que vous faites sans que personne vous y oblige.`,
    t`${strong('Cochez-en trois')} qui vous remuent encore.`,
    t`${strong('Racontez chacun à voix haute')} à quelqu’un. Lequel a suscité une question?`,
    t`${strong('Demandez-vous ce qu’il montre')} que vos notes ne montrent pas déjà.`,
    t`${strong('Choisissez celui que personne d’autre n’aurait pu raconter.')} Mettez un autre nom en haut : si le texte tient encore, prenez autre chose.`,
  ),

  h2('write', 'L’écrire, puis couper'),
  bullets(
    t`${strong('Commencez au milieu')} de la scène. Le premier paragraphe d’un brouillon n’est presque toujours qu’un échauffement : coupez-le et voyez ce que vous y perdez.`,
    t`${strong('Une scène, puis la réflexion.')} Consacrez le tiers du texte à ce qui s’est passé, et le reste à ce que vous en avez tiré.`,
    t`${strong('Des mots simples.')} Écrivez comme vous parleriez à une enseignante que vous aimez bien, et laissez « nonobstant » dans le dictionnaire.`,
    t`${strong('Finissez sur une ouverture,')} une chose que vous faites maintenant ou qui vous intrigue, plutôt que sur une morale.`,
    t`${strong('Lisez à voix haute.')} Là où vous butez, l’autre butera aussi : récrivez la phrase.`,
  ),
  p`Faites lire le texte à deux personnes, et demandez-leur seulement ce qu’elles ont appris sur vous et où elles se sont ennuyées. Si cinq personnes l’améliorent, il n’est plus le vôtre. Un outil qui écrit à votre place vous fait parler comme tout le monde, et bien des établissements y voient une tricherie. Laissez-le vous poser des questions si vous voulez, mais écrivez vous-même.`,

  h2('why', 'Le texte « Pourquoi nous? »'),
  p`Ici, les faits valent mieux que les sentiments. Nommez deux choses qui n’existent que là, comme un cours, un laboratoire, une clinique ou une tradition à laquelle vous prendriez part, et dites ce que vous en feriez. Laissez tomber les classements, la météo et le beau campus. Si le même texte convient à un autre établissement, il ne convient pas à celui-ci.`,

  h2('canada', 'Les courtes réponses au Canada'),
  p`Les formulaires canadiens demandent des preuves : ce que vous avez fait, pendant combien de temps, et ce que cela a changé. Suivez l’ordre situation, action, résultat, et mettez-y des chiffres : « Pendant un an, j’ai aidé deux élèves par semaine en mathématiques; les deux ont réussi. » Pour une vidéo chronométrée, exercez-vous avec un téléphone : trente secondes pour réfléchir, une minute pour parler. Personne ne s’attend à du théâtre.`,

  h2('letters', 'Les lettres de recommandation'),
  bullets(
    t`${strong('À qui :')} à deux enseignants de matières principales des deux dernières années. Celui ou celle dont le cours vous a donné du mal écrira peut-être la meilleure lettre.`,
    t`${strong('Quand :')} au printemps de l’année d’avant, ou six semaines à l’avance au plus tard, car les plus demandés n’en acceptent qu’un certain nombre.`,
    t`${strong('Comment :')} de vive voix. « Me connaissez-vous assez pour écrire une lettre convaincante? » permet de dire non avec délicatesse.`,
    t`${strong('Donnez une page :')} votre liste et vos dates, ce que vous voulez étudier, et trois choses de son cours qui vous sont restées.`,
    t`${strong('Renoncez à votre droit de lire la lettre.')} Les universités américaines s’y fient alors davantage.`,
    t`${strong('Dites merci,')} et annoncez au printemps où vous irez : on veut le savoir.`,
  ),
  note(
    'Si votre école est grande et que personne ne vous connaît',
    'Un patron, une entraîneuse ou un organisme où vous faites du bénévolat peut écrire une lettre de plus, si l’établissement l’accepte. Et la lettre du service d’orientation sera meilleure si vous remettez une page sur vous, qui dit aussi comment l’année s’est passée à la maison.',
  ),

  h2('check', 'Avant d’envoyer'),
  bullets(
    'Le texte répond-il à la question posée?',
    'Le nom de la bonne université y figure-t-il?',
    'Respecte-t-il la limite, en mots ou en caractères?',
    'L’avez-vous lu à voix haute, puis laissé reposer une semaine?',
    'Votre meilleure amie devinerait-elle qu’il est de vous?',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Réglez une minuterie et notez vos vingt moments aujourd’hui.`,
    t`Réunissez les dates de vos établissements en une seule liste, avec le ${link('guide des dates limites', '/articles/8')}.`,
    t`Les examens ne sont pas votre fort? Voici les ${link('universités qui ne regardent pas les résultats d’examens', '/search?country=US&testPolicy=not-considered&sortBy=graduationRate&sortOrder=desc')}. Là, c’est le reste du dossier qui doit parler.`,
    t`Vous demandez une place au Canada? Voyez ${link('quel formulaire va où', '/articles/16')}.`,
  ),
];
