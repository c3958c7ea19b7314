/** The French of the site keeps the typography of Canada, says « vous », and holds no calque, no word of France only, no English. */
import { describe, expect, it } from 'vitest';
import { ALLOWED_FRENCH, faultsIn, frenchTexts, frenchTextsOf } from './french-words.ts';

describe('the French words of the site', () => {
  it('hold nothing that an editor would strike out', () => {
    const texts = frenchTexts();
    // A reader that finds nothing would find no fault either.
    expect(texts.length).toBeGreaterThan(3_000);
    const faults = texts
      .filter(({ file, text }) => !ALLOWED_FRENCH.some((allowed) => allowed.file.test(file) && allowed.text.test(text)))
      .flatMap(({ file, line, text }) => faultsIn(text).map((why) => `${file}:${line}: ${why}: ${text.slice(0, 200)}`));
    expect(faults).toEqual([]);
  });

  it.each([
    ["avec l'aide", '’'],
    ['le prix "net"', '« »'],
    ['le « prix net »', 'inside « »'],
    ['Le prix : rien', 'before :'],
    ['Le prix: rien', 'before :'],
    ['Vraiment ?', 'no space before'],
    ['au plus 80% des gens', 'before % and $'],
    ['au plus $500 par mois', 'after the number'],
    ['environ 140\u00a0$ CA par mois', 'before CA'],
    ['Boston, Ontario...', 'one sign'],
    ['pour 2026–2027 seulement', 'hyphen'],
    ['12\u00a0000\u00a0$ par an', 'par année'],
    ['sans affiliation religieuse', 'appartenance'],
    ['le calendrier scolaire', 'universitaire'],
    ['une étude à égalité', 'traitement égal'],
    ['les bourses d’entrée', 'bourse d’admission'],
    ['on écrit de longs essais', 'texte personnel'],
    ['un plan de repas', 'forfait repas'],
    ['une école de commerce', 'école de gestion'],
    ['dans une autre devise', 'monnaie'],
    ['chez les Inuits', 'one form'],
    ['un prix net voisin', 'semblable'],
    ['Restez courtois et précis', 'masculine'],
    ['deux  espaces', 'two spaces'],
    ['environ 10,000 personnes', 'thousands'],
    ['environ 10 000 personnes', 'thousands'],
    ['le 5 Mars 2027', 'lower case'],
    ['Etudes à temps plein', 'accents'],
    ['les étudiant·e·s', 'neutral'],
    ['un prix basé sur le revenu', 'fondé sur'],
    ['adresser un problème', 'traiter'],
    ['cela fait du sens', 'avoir du sens'],
    ['c’est définitivement cher', 'sans aucun doute'],
    ['la personne en charge des prêts', 'responsable de'],
    ['complétez le formulaire', 'remplir'],
    ['compléter un baccalauréat', 'terminer'],
    ['la visite prend place en mars', 'avoir lieu'],
    ['appliquer à une université', 'présenter une demande'],
    ['au niveau des prix', 'jargon'],
    ['vous pourriez éventuellement', 'false friend'],
    ['une belle opportunité', 'occasion'],
    ['un cas spécifique', 'précis'],
    ['cela impacte le prix', 'toucher'],
    ['supporter les familles', 'soutenir'],
    ['les frais de scolarité', 'droits de scolarité'],
    ['votre email ici', 'courriel'],
    ['pendant le week-end', 'fin de semaine'],
    ['un parking gratuit', 'has a French one'],
    ['une licence en droit', 'baccalauréat'],
    ['les masters offerts', 'maîtrise'],
    ['la fin du lycée', 'école secondaire'],
    ['en classe de terminale', 'France'],
    ['leur site web', 'site Web'],
    ['Cliquez ici pour lire', 'where the link leads'],
    ['étudier en Texas', 'au Texas'],
    ['étudier au Ontario', 'en Ontario'],
    ['étudier dans les États-Unis', 'aux États-Unis'],
    ['le droit de étudier', 'elision'],
    ['choisis ton programme', 'vous'],
    ['le prix prix net', 'twice'],
    ['Explorer les villes', 'Explorer les lieux'],
    ['au tarif international', 'étudiants étrangers'],
    ['lisez-le dans le site', 'sur le site'],
    ['le département de l’Éducation publie', 'ministère'],
    ['en admission continue', 'admission en continu'],
    ['tout le trimestre d’automne', 'session'],
    ['les prêts canadiens pour étudiants', 'bourse d’études canadienne'],
    ['un programme plus difficile d’accès', 'admission facile'],
    ['ce que les gens gardent ensemble', 'enregistrer'],
    ['les 50\u00a0% du milieu', 'moitié centrale'],
    ['en 150\u00a0% de la durée normale', 'une fois et demie'],
    ['en janvier ou au prochain trimestre', 'session'],
    ['selon le régime standard', 'plan standard'],
    ['montrez le I-20 à la frontière', 'elision'],
    ['quand les bourses ferment', 'date limite'],
    ['ils considèrent toutes les demandes', 'examiner'],
    ['Aucune liste encore.', 'drop « encore »'],
    ['ailleurs dans notre site', 'sur le site'],
    ['tapez-le dans la barre de recherche', 'champ de recherche'],
    ['écrivez au bureau d’admission', 'bureau de l’admission'],
    ['le service des admissions répond', 'bureau de l’admission'],
    ['peu de gens paient le plein prix', 'prix affiché'],
    ['toute une région, non un quartier', 'et non'],
    ['12\u00a0000\u00a0$ par année, marqué comme une estimation', 'en indiquant'],
    ['combien de favoris puis-je garder?', 'avoir'],
    ['le département de la Justice', 'ministère'],
    ['12 étudiants par enseignant', 'corps enseignant'],
    ['les collèges privés d’arts libéraux', 'deprived'],
    ['à l’Université de Californie', 'keep their names'],
    ['un dépôt avant le 1er mai', 'au plus tard'],
    ['déclaré au ministère de l’Éducation', 'ministère américain'],
    ['les ligues des deux pays', 'association'],
    ['dans la recherche de programmes', 'Trouver un programme'],
    ['vous manquez le crédit pour la TPS', 'Allocation canadienne'],
    ['une carte tribale ou un passeport', 'carte de membre'],
    ['une famille de quatre et 60\u00a0000\u00a0$', 'qui gagne'],
    ['demandez un plan de paiement', 'par versements'],
    ['que vous iriez toujours', 'encore'],
    ['les cycles supérieurs d’ici le recherchent', 'les universités'],
    ['Trouver the school', 'English'],
  ])('would be caught: %s', (text, why) => expect(faultsIn(text).join('; ')).toContain(why));

  it.each([
    'Environ 10 000 $ CA par année, soit 80 % du prix : est-ce trop?',
    'Voyez le « prix net » (net price); il dépend de votre revenu.',
    'Vous vous demandez ce qu’il en est au Québec, en Ontario, au Texas et en Floride?',
  ])('may say: %s', (text) => expect(faultsIn(text)).toEqual([]));
});

describe('reading the French texts of a file', () => {
  it('takes what is said, with its spaces and what is put in, but no comment, no key and no English of a source', () => {
    const source = [
      "/** Un commentaire, « d'ici ». */",
      "const a = { 'Full-time students': 'Étudiants à temps plein', key: 'key-only' };",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
      "const b = p`Voir le ${link('glossaire des termes', '/glossary')} de ${plural(n, { one: `${n} seul mot`, other: 'x' })}.`;",
    ].join('\n');
    expect(frenchTextsOf('x.ts', source)).toEqual([
      { file: 'x.ts', line: 2, text: 'Étudiants à temps plein' },
      { file: 'x.ts', line: 3, text: 'Voir le glossaire des termes de X.' },
      { file: 'x.ts', line: 3, text: 'glossaire des termes' },
      { file: 'x.ts', line: 3, text: 'X seul mot' },
    ]);
  });
});
