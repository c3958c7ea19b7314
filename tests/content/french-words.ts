/**
 * French phrases that an editor strikes out: typography of Canada, calques, words of France that a reader in Quebec or
 * Ontario would not say, and English that was left. French texts are read as they are written, like the English ones
 * (content-texts.ts), but with their spaces, which are half of the typography.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPieces } from '../../scripts/long-texts/pieces.ts';
import { englishIn } from '../helpers/english-left.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['frontend/content/fr', 'schema/domain/names/fr'];
const NBSP = '\u00a0';

export interface FrenchText {
  file: string;
  /** From 1. */
  line: number;
  /** What is put in when it is said stands as "X". */
  text: string;
}

/** A text in backticks whose `${…}` hold texts and blocks of their own, so many levels deep. */
const put = (depth: number): string =>
  depth === 0
    ? String.raw`\$\{[^{}\x60]*\}`
    : String.raw`\$\{(?:[^{}\x60]|${written(depth - 1)}|\{(?:[^{}\x60]|${written(depth - 1)}|\{[^{}]*\})*\})*\}`;
const written = (depth: number): string => String.raw`\x60(?:[^\x60\\$]|\\[\s\S]|\$(?!\{)|${put(depth)})*\x60`;
/** Comments, then the three kinds of text. */
const TOKENS = new RegExp(
  String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|(${written(2)})`,
  'g',
);
const PUT_IN = new RegExp(put(2), 'g');
/** A name in running text is read with the sentence around it. */
const MARKED = /\$\{(?:link|strong|em)\(\s*'((?:[^'\\]|\\.)*)'[^}]*\}/g;

const spoken = (source: string) =>
  source
    .replace(MARKED, '$1')
    .replace(PUT_IN, 'X')
    .replaceAll('\\u00a0', NBSP)
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1');

/** A text for people, not a key, an address or a path of a module. */
const isSaid = (text: string) =>
  /\p{L}[\p{L}’.,:;!?)»%]*[ \u00a0][«(]?[ \u00a0]?\p{L}/u.test(text) && !/^[#./]\S+$/.test(text);

export function frenchTextsOf(file: string, source: string): FrenchText[] {
  return [...source.matchAll(TOKENS)].flatMap((token) => {
    const text = token[1] ?? token[2] ?? token[3]?.slice(1, -1);
    // What is followed by a colon is the English of a source, and the key of its French.
    if (text === undefined || source[token.index + token[0].length] === ':') return [];
    const inner = [...text.matchAll(PUT_IN)].flatMap(([expression]) => frenchTextsOf(file, expression.slice(2, -1)));
    const line = source.slice(0, token.index).split('\n').length;
    const said = spoken(text);
    return [...(isSaid(said) ? [{ file, line, text: said }] : []), ...inner.map((part) => ({ ...part, line }))];
  });
}

/** The texts of a module, or of a long text in Markdown. */
function frenchTextsIn(file: string, source: string): FrenchText[] {
  if (!file.endsWith('.md')) return frenchTextsOf(file, source);
  return readPieces(file, source)
    .filter(({ text }) => isSaid(text))
    .map((piece) => ({ file, ...piece }));
}

/** All of them, file by file. */
export function frenchTexts(): FrenchText[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|md)$/.test(file) && !file.endsWith('.test.ts'))
      .sort()
      .flatMap((file) => frenchTextsIn(`${folder}/${file}`, readFileSync(path.join(ROOT, folder, file), 'utf8'))),
  );
}

export interface Rule {
  phrase: RegExp;
  why: string;
}

export const TYPOGRAPHY: readonly Rule[] = [
  { phrase: /\p{L}'\p{L}/u, why: 'the apostrophe is ’' },
  { phrase: /"|“|”/, why: 'quotes are « »' },
  { phrase: /«(?!\u00a0)|(?<!\u00a0)»/, why: 'a no-break space inside « »' },
  { phrase: /[\p{L}\p{N})»] :(?!\S)/u, why: 'a no-break space before :' },
  { phrase: /\p{L}:(?=\s|$)/u, why: 'a no-break space before :' },
  { phrase: /[\s\u00a0][;!?](?:\s|$)(?!\S*=)/, why: 'no space before ; ! ?' },
  { phrase: /\d ?[%$](?<!\u00a0[%$])/, why: 'a no-break space before % and $' },
  { phrase: /\$\d{2}/, why: 'the $ comes after the number' },
  { phrase: /\$ (?:CA|US)\b/, why: 'a no-break space before CA and US' },
  { phrase: /\.\.\./, why: '… is one sign' },
  { phrase: /\b20\d\d–20\d\d\b/, why: 'years of study have a hyphen: 2026-2027' },
  { phrase: /\S {2,}\S/, why: 'two spaces' },
  { phrase: /\b\d{1,3},\d{3}\b/, why: 'thousands are parted by a no-break space' },
  { phrase: /\b\d+ \d{3}\b/, why: 'thousands are parted by a no-break space' },
  {
    phrase:
      /\b(?:le|du|au) \d{1,2}(?:er)? (?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre)\b/,
    why: 'months are in lower case',
  },
  {
    phrase:
      /(?<![\p{L}])(?:A|E)(?= (?:quel|combien|propos|partir|venir|côté|savoir)\b)|\b(?:Etat|Etats|Ecole|Etudes|Etudiant|Ecrivez|Eté|Evaluer)/u,
    why: 'capitals keep their accents',
  },
  { phrase: /\p{L}[·•]e?s?\b|\p{L}\(e\)s?/u, why: 'neutral words in place of forms with dots or brackets' },
];

export const BANNED_FRENCH: readonly Rule[] = [
  { phrase: /\bpar an\b/, why: '« par année »' },
  { phrase: /\baffiliations? religieuses?\b/i, why: 'one term: « appartenance religieuse »' },
  { phrase: /\bcalendrier scolaire\b/i, why: 'one term: « calendrier universitaire »' },
  { phrase: /\bétude à égalité\b/i, why: 'one term: « traitement égal »' },
  { phrase: /\bbourses? d’entrée\b/i, why: 'one term: « bourse d’admission »' },
  { phrase: /\b(?:essais? (?:d’admission|et (?:les )?lettres)|longs essais)\b/i, why: 'one term: « texte personnel »' },
  { phrase: /\b(?:plans?|forfaits?) de repas\b/i, why: 'one term: « forfait repas »' },
  { phrase: /\bécoles? de commerce\b/i, why: 'one term: « école de gestion »' },
  { phrase: /\b(?:chaque|la|une|autre|en) devise\b/i, why: 'one term: « monnaie »' },
  { phrase: /\bInuits\b/, why: 'Inuit has one form' },
  {
    phrase: /\b(?:prix net|taille|revenu|droits de scolarité|taux de diplomation) voisine?s?\b/i,
    why: '« semblable »',
  },
  {
    phrase:
      /\b(?:vous êtes|soyez|restez) (?:\p{L}+ )?(?:courtois|bref|précis|fiers?|prêts?|indépendant|certain|inscrit|accepté|aidé)(?!\p{L})/iu,
    why: 'no masculine adjective agrees with « vous »',
  },
  { phrase: /\bbasée?s? sur\b/i, why: 'calque: « fondé sur », « selon »' },
  {
    phrase: /\badress\p{L}+ (?:un|une|le|la|les|des|ce|ces) (?:problème|question|enjeu)/iu,
    why: 'calque: « traiter », « régler »',
  },
  { phrase: /\b(?:fait|fasse|faire|font) du sens\b/i, why: 'calque: « avoir du sens », « se tenir »' },
  { phrase: /\bdéfinitivement\b/i, why: 'false friend: « sans aucun doute »' },
  { phrase: /\ben charge d/i, why: 'calque: « responsable de », « chargé de »' },
  {
    phrase:
      /\bcompléte\p{L}* (?:un|le|la|les|ce|votre|vos|des) (?:\p{L}+ )?(?:formulaires?|demandes?|profils?|FAFSA)\b/iu,
    why: 'calque: « remplir »',
  },
  {
    phrase: /\bcomplét(?:er|ez) (?:un|le|ce|votre) (?:baccalauréat|diplôme|programme|grade)\b/i,
    why: 'calque: « terminer », « obtenir »',
  },
  { phrase: /\b(?:prendre|prenez|prend) (?:place|avantage)\b/i, why: 'calque: « avoir lieu », « profiter de »' },
  {
    phrase:
      /\b(?:appliquer|appliquez|applique|application) (?:à|pour) (?:un|une|l’|des|cette|votre) ?(?:université|collège|établissement|programme|admission|bourse)/i,
    why: 'calque: « présenter une demande »',
  },
  {
    phrase: /\bau niveau d[eu]s? |\bsur une base \p{L}+|\bà date\b(?! fixe)|\bà l’effet que\b/iu,
    why: 'calque or jargon',
  },
  { phrase: /\bn’(?:a|ont) pas pu être\b/, why: 'a failure: « Nous n’avons pas pu … »' },
  { phrase: /\bpour (?:le moment|l’instant)\b/, why: 'drop it: « Réessayez. »' },
  { phrase: /\btypiques?\b|\btypiquement\b/, why: '« médian », « courant »' },
  { phrase: /\bgens d’ailleurs\b/, why: 'say « d’un autre État ou de l’étranger »' },
  { phrase: /\bpar défaut de\b|\bprésentement\b|\béventuellement\b/i, why: 'false friend or clumsy' },
  { phrase: /\bopportunités?\b/i, why: 'anglicism: « occasion », « possibilité »' },
  { phrase: /\bspécifique(?:ment)?s?\b/i, why: 'anglicism: « précis », « propre à »' },
  { phrase: /\bimpact(?:er|e|ent)\b/i, why: 'anglicism: « toucher », « avoir un effet sur »' },
  { phrase: /\bsupporter\b/i, why: 'false friend: « soutenir », « aider »' },
  { phrase: /\bfrais de scolarité\b/i, why: 'in Canada: « droits de scolarité »' },
  { phrase: /\be-?mails?\b|\bmails?\b/i, why: '« courriel »' },
  { phrase: /\bweek-?ends?\b/i, why: '« fin de semaine »' },
  {
    phrase: /\bshopping\b|\bparking\b|\bfeedback\b|\bcampus tour\b|\bdeadlines?\b|\bchecklist\b/i,
    why: 'an English word that has a French one',
  },
  {
    phrase: /\blicence (?:de|en|universitaire)\b(?! (?:données|Creative))/i,
    why: 'a bachelor’s degree is « baccalauréat »',
  },
  { phrase: /\bmasters?\b/, why: '« maîtrise »' },
  { phrase: /\blycées?\b|\blycéen/i, why: '« école secondaire »' },
  { phrase: /\b(?:classe de )?terminale\b/i, why: 'a year of France' },
  { phrase: /\bbourses? et (?:de )?subventions?\b.{0,10}étudiant/i, why: '« bourse »' },
  { phrase: /\bsite web\b/, why: '« site Web »' },
  { phrase: /\bcliquez ici\b/i, why: 'say where the link leads' },
  { phrase: /\bl’ouest de Canada\b|\bdans (?:le )?Québec, Canada\b/i, why: 'wrong preposition' },
  {
    phrase:
      /\b(?:dans|en) (?:le )?(?:Québec|Manitoba|Nouveau-Brunswick|Yukon|Nunavut|Texas|Colorado|Maine|Vermont|Michigan|Wisconsin|Minnesota)\b(?! d)/,
    why: 'masculine: « au Québec », « au Texas »',
  },
  {
    phrase:
      /\b(?:au|à) (?:Californie|Floride|Ontario|Alberta|Saskatchewan|Colombie-Britannique|Nouvelle-Écosse|Pennsylvanie|Géorgie|Virginie)\b/,
    why: 'feminine or with a vowel: « en Ontario »',
  },
  { phrase: /\ben États-Unis\b|\bdans les États-Unis\b/, why: '« aux États-Unis »' },
  {
    phrase:
      /(?<![\p{L}-])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Ss]e|[Nn]e|[Jj]e) (?=[aeiouéèêàâîôûœ]\p{Ll}{2,})(?!onz|oui\b|un\b|une\b)/u,
    why: 'elision',
  },
  { phrase: /(?<![\p{L}’])(?:tu|toi|ton|tes)(?![\p{L}’])/iu, why: 'the reader is « vous »' },
  { phrase: /(?<!’)\b(\p{Ll}{2,}) \1\b(?<!\b(?:nous nous|vous vous))(?!-)/u, why: 'a word twice' },
  {
    phrase:
      /\bCalculateur des droits de scolarité\b|\bExplorer les (?:villes|emplacements)\b|\bExplorateur (?:de|des)\b/,
    why: 'the tools are called « Calculateur des coûts », « Explorer les lieux »',
  },
  { phrase: /\bétudiants internationaux\b|\btarif international\b/i, why: 'one term: « étudiants étrangers »' },
  { phrase: /\bdans (?:le|son|votre|leur) site\b/i, why: 'one preposition: « sur le site »' },
  {
    phrase: /\bdépartements? (?:américain|de l’Éducation|du Travail|des Anciens)/i,
    why: '« ministère américain de … »',
  },
  { phrase: /\badmission continue\b/i, why: 'one term: « admission en continu »' },
  { phrase: /\btrimestre d’automne\b|\bpendant le trimestre\b/i, why: 'one term: « session »' },
  {
    phrase: /\b(?:bourses?|prêts?) canadien(?:ne)?s? pour étudiants\b/i,
    why: 'official name: « bourse d’études canadienne »',
  },
  {
    phrase: /\b(?:plus|trop|bien|très) (?:facile|difficile) d’accès\b|\bd’accès (?:trop )?(?:facile|difficile)\b/i,
    why: 'say « admission facile », « difficile »',
  },
  {
    phrase:
      /\bétablissements (?:que vous gardez|gardés)\b|\bgens gardent\b|\bdéjà gardé\b|\bconsulté(?:,| et| ni) gardé\b/,
    why: 'calque of keep: « enregistrer », « favoris »',
  },
  { phrase: /\b(?:50\u00a0%|établissement|programme) du milieu\b/, why: '« moitié centrale », « médian »' },
  { phrase: /\b150\u00a0%[ \u00a0]de la durée\b/, why: 'say « une fois et demie la durée normale »' },
  { phrase: /\btaux de rétention\b(?!$)/i, why: 'one term: « maintien aux études »' },
  {
    phrase: /\ben ligne seulement\b|\b(?:exclusivement|uniquement) en ligne\b/i,
    why: 'one term: « entièrement en ligne »',
  },
  { phrase: /\bvérification des revenus\b/i, why: 'one term: « vérification du revenu »' },
  { phrase: /\bde seconde main\b/i, why: 'say « rapporté ailleurs »' },
  { phrase: /\b[Ii]ntérêts en tout\b/, why: 'say « total des intérêts »' },
  {
    phrase: /\bselon une (?:liste(?! fondée)|source)\b|\bà la lecture d[eu’]/i,
    why: 'a note of a curator: say who published it and when',
  },
  {
    phrase: /\ben date d(?:e|u|’)/i,
    why: 'calque of as of: « connu le », « consulté le », « à jour au », « en octobre 2026 »',
  },
  {
    phrase: /\b(?:un|du|le|ce|chaque|votre|au|premier|prochain|par) trimestre\b(?! (?:de la|de grossesse))/i,
    why: 'one term: « session »',
  },
  { phrase: /\brégime standard\b/i, why: 'a plan of loans is « plan standard »' },
  { phrase: /(?<!\p{L})(?:[Ll]e|[Dd]u|[Aa]u|[Dd]e|[Qq]ue) I-20\b/u, why: 'elision before I-20' },
  {
    phrase: /\b(?:bourses?|concours|demandes|programmes|formulaires) (?:qui )?(?:ne )?ferment?\b/i,
    why: 'a scholarship or a program has a date limite',
  },
  {
    phrase:
      /\b(?:nous|vous|les?|leur|qui|ils) considère(?:nt)?(?= (?:votre|vos|une?|les?|la|des|toutes?|tous|chaque)\b)/i,
    why: 'calque: « examiner », « tenir compte de »',
  },
  { phrase: /\b[Aa]ucune?\b [^.!?;]{0,40}\bencore(?=[.!?]|$)/, why: 'drop « encore »: « Aucune liste. »' },
  {
    phrase: /\bdans (?:notre|ce|tout le) site\b|\bdans la page\b(?! couverture)/i,
    why: 'one preposition: « sur le site », « à la page »',
  },
  { phrase: /\bdépartements? (?:américain )?de la (?:Justice|Défense|Sécurité)/i, why: '« ministère américain de … »' },
  { phrase: /\d[ \u00a0](?:étudiants|personnes) par enseignant\b/i, why: '« par membre du corps enseignant »' },
  {
    phrase: /\bprivée?s? d(?:e |’)(?:arts|formation|sciences|recherche|deux ans|quatre ans)/i,
    why: '« privé » would read as deprived of: it stands last',
  },
  { phrase: /\bbarre de recherche\b/i, why: 'one term: « champ de recherche »' },
  { phrase: /\b(?:bureau d’|service des )admissions?\b/i, why: 'one term: « bureau de l’admission »' },
  { phrase: /\bplein prix\b/i, why: 'calque of full price: « prix affiché »' },
  { phrase: /, non (?:une?|les?|la|si|selon|dans|par|pour)\b/, why: 'say « et non »' },
  { phrase: /, marquée?s? comme une estimation\b/i, why: 'say « en indiquant que c’est une estimation »' },
  { phrase: /\bfavoris (?:puis-je|pouvez-vous) garder\b/i, why: 'calque of keep: « avoir », « enregistrer »' },
  { phrase: /\bUniversité de (?:la )?(?:Californie|Floride|Caroline)\b/i, why: 'schools of the US keep their names' },
  { phrase: /\b(?:guide|guides) des bourses\b/i, why: 'second term: « page des bourses »' },
  { phrase: /\binsignes?\b/i, why: 'calque: « étiquette » of selectivity' },
  { phrase: /\bdroits des résidents\b/i, why: 'ambiguous: « droits de scolarité des résidents »' },
  { phrase: /\bprogrammes?\b[^.]{0,40}\bmieux payés? qu/i, why: 'nobody pays a program: « plus payant »' },
  {
    phrase: /\bterminé en un an\b|\bterminent chaque programme en un an\b/i,
    why: 'ambiguous, how long it took: « par année »',
  },
  {
    phrase: /\b(?:tout|n’importe quel) génie\b|\bgénies\b/i,
    why: 'a génie is a genius: « branche du génie »',
  },
  {
    phrase: /\blongues heures de travail\b|\bles heures (?:peuvent être|sont) longues\b/i,
    why: 'calque: « longues journées »',
  },
  {
    phrase:
      /\b(?:l’informatique|l’économie|les neurosciences|la science politique|la géographie|les politiques publiques) demande(?:nt)? (?:qui|ce qu|comment|pourquoi)\b/i,
    why: 'calque: « se demander »',
  },
  { phrase: /\bavant le 1er mai\b/i, why: 'the day itself is in time: « au plus tard le 1er mai »' },
  { phrase: /\bministère (?:de l’Éducation|du Travail|de la Justice)\b/i, why: 'say whose: « ministère américain »' },
  {
    phrase: /\bligues?\b(?! d’adultes| conférence)/i,
    why: 'the NCAA is an association, in which there are conférences',
  },
  { phrase: /\brecherche de programmes\b/i, why: 'the tool is called « Trouver un programme »' },
  {
    phrase: /(?<!s’appelait )\bcrédit pour la TPS\b/i,
    why: 'since July 2026, Allocation canadienne pour l’épicerie et les besoins essentiels',
  },
  { phrase: /\bcarte tribale\b/i, why: 'calque: « carte de membre d’une nation »' },
  { phrase: /\bfamille de quatre (?:et|avec)\b/i, why: 'a family earns: « qui gagne »' },
  { phrase: /\bplans? de paiement\b/i, why: 'calque: « paiement par versements »' },
  { phrase: /\biriez toujours\b/i, why: 'always, or still? « que vous la choisiriez encore »' },
  {
    phrase: /\bcycles supérieurs (?:d’ici )?(?:l[ae] |les )?(?:recherchent|connaissent|veulent|exigent)\b/i,
    why: 'levels of study, which know nothing: « les universités »',
  },
];

/** What is said in these words on purpose, and where. */
export const ALLOWED_FRENCH: readonly { file: RegExp; text: RegExp }[] = [
  // Keywords of SQL, and codes of a data release.
  { file: /\/site\/data-ask\.ts$/, text: /\b(?:WHERE|FROM|THEN)\b/ },
  { file: /\/figures\/data-tables\.ts$/, text: /\b(?:another-year|terms-not-read|unconfirmed)\b/ },
  // Questions to a student of the university, and what an aunt asks.
  { file: /visiting-a-campus/, text: /imaginais-tu|tes cours|as-tu|As-tu/ },
  { file: /choosing-a-program/, text: /Tu vas étudier en quoi/ },
  // The way to the other language, in that language.
  {
    file: /fr\/(?:layout\/shell|places\/around-page)\.ts$/,
    text: /^(?:Read this page|Stay in French)/,
  },
  // What the dataset holds in English, which is read here and said in French.
  { file: /card-words/, text: /^(?:Canadian students|Ontario residents|Quebec residents|Nova Scotia residents)$/ },
  // The name of a page that is in English, which says so.
  { file: /aid-sites/, text: /\(en anglais\)$/ },
  // The tax credit has the name that the Canada Revenue Agency gives it; another name of tuition may be looked for.
  { file: /tax-credits|glossary-terms/, text: /frais de scolarité/ },
  // The English term beside the French one, and classes as the Carnegie Foundation writes them.
  { file: /glossary-terms/, text: /^[a-z -]+$/ },
  { file: /description/, text: /^Doctoral Universities: / },
  // A legal citation, in which parts of a replacement are put together.
  { file: /scholarship-words/, text: /\$1\$2/ },
  // Words that a search leaves out.
  { file: /fr\/site\/help\.ts$/, text: /^a ai ainsi / },
];

/** Names and quoted English that the detector of English takes for sentences. */
export const ENGLISH_NAMES: readonly (string | RegExp)[] = [];

/** `\b` knows no accents: it would see an edge before the é of « noté ». */
const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const RULES = [...TYPOGRAPHY, ...BANNED_FRENCH].map(({ phrase, why }) => ({
  phrase: new RegExp(
    phrase.source.replaceAll('\\b', EDGE),
    phrase.flags.includes('u') ? phrase.flags : `${phrase.flags}u`,
  ),
  why,
}));

export const faultsIn = (text: string): string[] => [
  ...RULES.filter(({ phrase }) => phrase.test(text)).map(({ why }) => why),
  ...(englishIn([text], ENGLISH_NAMES).length > 0 ? ['English is left'] : []),
];
