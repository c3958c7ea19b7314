/**
 * Maps titles of Canadian programs to groups of CIP 2020: our own rules, as nobody in Canada publishes the groups of
 * each program. The subject that is named first decides ("Computer Science and Mathematics" is computing); of rules
 * that begin at the same word the one further up. A title that names no subject ("Undeclared") has no group.
 */
import { foldText } from '#schema/search/fold-text.ts';

/** Words of a folded title, and the four-digit group they stand for. */
const RULES: readonly (readonly [words: RegExp, cip: string])[] = [
  [/\b(?:physical and health education|physical health education|physical education)\b/, '13.13'],
  [/\b(?:early childhood|primary education|secondary education|elementary education|education primary)\b/, '13.12'],
  [/\b(?:second language|language teaching|tesl|tesol)\b/, '13.14'],

  [/\b(?:aerospace|aeronautical) engineering\b/, '14.02'],
  [/\barchitectural (?:conservation and sustainability )?engineering\b/, '14.04'],
  [/\b(?:biomedical|bioengineering|biosystems biomedical)(?: mechanical| electrical)? engineering\b/, '14.05'],
  [/\bchemical engineering\b/, '14.07'],
  [/\b(?:civil|structural|transportation) engineering\b/, '14.08'],
  [/\b(?:software|computer|computer systems|computing) engineering\b/, '14.09'],
  [
    /\belectrical(?: and computer)? engineering\b|\bgenie electrique\b|\belectrical and (?:computer|electronics)\b/,
    '14.10',
  ],
  [/\b(?:engineering physics|physics engineering)\b/, '14.12'],
  [/\b(?:environmental|water resources) engineering\b/, '14.14'],
  [/\b(?:materials|metallurgical) (?:science and )?engineering\b/, '14.18'],
  [/\b(?:mechanical|automotive|manufacturing) engineering\b|\bgenie mecanique\b/, '14.19'],
  [/\b(?:mining|mineral) engineering\b/, '14.21'],
  [/\b(?:nuclear|energy systems) engineering\b/, '14.23'],
  [/\bsystems design engineering\b/, '14.27'],
  [/\bindustrial engineering\b/, '14.35'],
  [/\bgeological engineering\b/, '14.39'],
  [
    /\b(?:mechatronics?|robotics|mechatronic systems|mechatronics systems|mechatronics and robotics) engineering\b/,
    '14.42',
  ],
  [/\bnanotechnology engineering\b/, '14.99'],
  [/\bbiological engineering\b/, '14.45'],
  [/\bgeomatics engineering\b/, '14.38'],
  [/\bengineering technology\b/, '15.00'],
  [/\bengineering management\b/, '14.27'],
  [/\b(?:engineering|genie)\b/, '14.01'],

  [/\b(?:computer security|cybersecurity|information technology security)\b/, '11.10'],
  [/\b(?:game design|game development|games? technology|computer graphics|interactive (?:media|arts))\b/, '11.08'],
  [/\b(?:data science|data analytics)\b/, '30.70'],
  [/\bhuman computer interaction\b|\buser experience\b/, '30.31'],
  [/\bartificial intelligence\b/, '11.01'],
  [/\b(?:information technology|network technology|networking)\b/, '11.09'],
  [/\b(?:information science|information systems|information studies)\b/, '11.04'],
  [
    /\b(?:computer science|computing science|applied computing|informatique|software development|computational science)\b/,
    '11.07',
  ],
  [/\b(?:computing|computer|informatics)\b/, '11.01'],

  [/\bactuarial\b/, '52.13'],
  [/\b(?:accounting|accountancy|acounting|comptabilite|cpa)\b/, '52.03'],
  [/\b(?:financial mathematics|mathematical finance|financial analysis and risk)\b/, '27.03'],
  [/\b(?:finance|financial|banking)\b/, '52.08'],
  [/\bhuman resources?\b|\borganizational behaviour\b|\bindustrial relations\b|\bemployment relations\b/, '52.10'],
  [
    /\b(?:business technology|technology management|business analytics|management science|healthcare analytics)\b/,
    '52.13',
  ],
  [/\b(?:international business|international management)\b/, '52.11'],
  [/\bentrepreneurship\b/, '52.07'],
  [/\b(?:hospitality|hotel|tourism)\b/, '52.09'],
  [/\bmarketing\b/, '52.14'],
  [/\b(?:retail|fashion) management\b/, '52.18'],
  [/\breal estate\b/, '52.15'],
  [/\bsupply chain\b/, '52.02'],
  [/\bbusiness communication\b/, '52.05'],
  [/\b(?:business economics|managerial economics|management economics)\b/, '52.06'],
  [/\bsports? (?:and event |and recreation )?(?:management|administration|business)\b/, '31.05'],
  [/\b(?:public administration|public policy|public affairs)\b/, '44.04'],
  [/\barts? (?:leadership|management|administration)\b|\bmusic (?:administrative|industry)\b/, '50.10'],
  [/\b(?:commerce|business|bba|bcomm?|b comm|administration|management)\b/, '52.02'],

  [/\b(?:nursing|soins infirmiers|sciences infirmieres)\b/, '51.38'],
  [/\bmidwifery\b/, '51.39'],
  [/\b(?:paramedic|paramedicine|medical radiation|radiation sciences|respiratory|ophthalmic)\b/, '51.09'],
  [/\bmedical laboratory\b/, '51.10'],
  [/\b(?:pharmacy|pharmaceutical|biopharmaceutical|pharmacology)\b/, '51.20'],
  [/\b(?:public health|occupational health|community health|global health)\b/, '51.22'],
  [/\bhealth (?:administration|management|services|information|informatics)\b/, '51.07'],
  [/\b(?:nutrition|dietetics)\b/, '51.31'],
  [/\b(?:speech and language|communication sciences and disorders|speech language)\b/, '51.02'],
  [/\b(?:occupational therapy|therapeutic recreation|physiotherapy|rehabilitation)\b/, '51.23'],
  [
    /\b(?:health sciences?|medical sciences?|health studies|sciences de la sante|biomedical sciences?|bio medical science|medical professional|one health|healthy aging)\b/,
    '51.00',
  ],
  [/\b(?:kinesiology|human kinetics|kinesiologie|exercise science)\b/, '31.05'],
  [/\b(?:recreation|leisure|outdoor adventure)\b/, '31.01'],
  [/\bsport\b/, '31.05'],

  [
    /\b(?:neuroscience|behavioural neuroscience|psychological and brain sciences|psychological brain sciences)\b/,
    '26.15',
  ],
  [/\b(?:biochemistry|biophysics|molecular biology|chemical biology)\b/, '26.02'],
  [/\b(?:microbiology|immunology)\b/, '26.05'],
  [/\b(?:biotechnology)\b/, '26.12'],
  [/\b(?:bioinformatics|biostatistics)\b/, '26.11'],
  [/\b(?:zoology|animal biology|wildlife biology)\b/, '26.07'],
  [/\b(?:plant biology|botany|plant science)\b/, '26.03'],
  [/\b(?:marine biology|ecology|evolution)\b/, '26.13'],
  [/\b(?:genetics)\b/, '26.08'],
  [/\b(?:physiology|pathology|human biology)\b/, '26.09'],
  [/\b(?:biology|biological sciences?|biomedical|life sciences?|biosciences?)\b/, '26.01'],
  [/\b(?:astrophysics|astronomy)\b/, '40.02'],
  [/\bchemi(?:stry|cal)\b/, '40.05'],
  [/\b(?:physics|nanophysics|physique)\b/, '40.08'],
  [/\b(?:geology|geoscience|earth|geological)\b/, '40.06'],
  [/\b(?:physical (?:and mathematical |environmental |and environmental )?sciences?|materials science)\b/, '40.01'],
  [
    /\b(?:environmental (?:and sustainability )?(?:science|sciences)|agro environmental|environmental biology)\b/,
    '03.01',
  ],
  [/\b(?:water sciences?|water resource|fish|wildlife)\b/, '03.06'],
  [/\b(?:forestry|forest)\b/, '03.05'],
  [/\b(?:sustainability|sustainable development)\b/, '30.33'],
  [/\b(?:climate|environment|environmental|environnement|conservation|sustainable environmental)\b/, '03.01'],
  [/\b(?:statistics|statistical|statistique)\b/, '27.05'],
  [/\b(?:applied mathematics)\b/, '27.03'],
  [/\b(?:mathematics|mathematical|math|mathematiques)\b/, '27.01'],
  [
    /\b(?:agriculture|agricultural|agronomy|turfgrass|horticulture|food systems|animal science|oenology|grape and wine|viticulture)\b/,
    '01.00',
  ],
  [/\bfood\b/, '01.10'],

  [/\b(?:psychology|psychologie|psychological)\b/, '42.01'],
  [/\bcognitive science\b|\bbehaviour cognition\b/, '30.25'],
  [/\b(?:criminal justice|police|policing|victimology)\b/, '43.01'],
  [/\b(?:criminology|crime)\b/, '45.04'],
  [/\bforensics?\b/, '43.04'],
  [/\b(?:economics|economie|econometrics)\b/, '45.06'],
  [/\b(?:anthropology|bioanthropology)\b/, '45.02'],
  [/\barchaeology\b/, '45.03'],
  [/\b(?:geography|geomatics|geographie)\b/, '45.07'],
  [/\b(?:international development|global development|development studies)\b/, '45.09'],
  [/\b(?:international relations|global studies|international studies|world politics|global affairs)\b/, '45.09'],
  [/\b(?:peace|conflict|dispute resolution)\b/, '30.05'],
  [/\b(?:political (?:science|studies)|politics|science politique|political|government|governance)\b/, '45.10'],
  [/\b(?:sociology|sociologie)\b/, '45.11'],
  [/\b(?:urban|cities|planning|city studies)\b/, '04.03'],
  [/\b(?:social work|travail social|service social|social welfare)\b/, '44.07'],
  [/\b(?:law|legal studies|juris doctor|paralegal)\b/, '22.00'],
  [/\b(?:child|children|childhood|youth|family|gerontology|aging)\b/, '19.07'],
  [/\b(?:women|gender|sexuality|feminist)s?\b/, '05.02'],
  [
    /\b(?:indigenous|anishinaabe|native studies|aboriginal|first nations|black (?:canadian )?studies|disability studies|equity studies)\b/,
    '05.02',
  ],
  [
    /\b(?:canadian studies|african studies|asian studies|latin american studies|european studies|jewish studies|islamic studies|celtic|middle east|quebec|caribbean|american studies|east asian)\b/,
    '05.01',
  ],
  [
    /\b(?:social sciences?|sciences sociales|social development|community development|social justice|social innovation|labour studies|work and labour)\b/,
    '45.01',
  ],

  [/\bjournalism\b/, '09.04'],
  [/\b(?:public relations|advertising|strategic communications?)\b/, '09.09'],
  [/\b(?:media production|radio|television)\b/, '09.07'],
  [/\b(?:communications?|media|communication studies)\b/, '09.01'],
  [/\b(?:architecture|architectural)\b/, '04.02'],
  [/\blandscape architecture\b/, '04.06'],
  [/\b(?:interior design|graphic design|industrial design|fashion|design|illustration)\b/, '50.04'],
  [/\b(?:film|cinema|photography|screenwriting)\b/, '50.06'],
  [/\b(?:music|musique|jazz)\b/, '50.09'],
  [/\b(?:dance)\b/, '50.03'],
  [/\b(?:theatre|drama|acting|performance)\b/, '50.05'],
  [
    /\b(?:art history|history of art|curatorial|visual arts?|studio art|fine arts?|drawing|painting|sculpture|printmaking|visual studies|creative arts|art)\b/,
    '50.07',
  ],
  [/\b(?:english|creative writing|writing|literature)\b/, '23.01'],
  [/\b(?:history|historical|medieval|renaissance)\b/, '54.01'],
  [/\b(?:classics?|classical|greek|roman|latin)\b/, '16.12'],
  [/\b(?:linguistics|langues|languages?)\b/, '16.01'],
  [/\b(?:french|francais|francophone|spanish|hispanic|italian|portuguese)\b/, '16.09'],
  [/\b(?:german|germanic)\b/, '16.05'],
  [/\b(?:russian|slavic)\b/, '16.04'],
  [/\b(?:translation|traduction)\b/, '16.01'],
  [/\b(?:philosophy|philosophie|ethics)\b/, '38.01'],
  [/\b(?:religion|religious|christianity|religions)\b/, '38.02'],
  [/\b(?:theology|christian studies|ministry|divinity|theologie)\b/, '39.06'],
  [/\b(?:aviation|aeronautics|flight)\b/, '49.01'],
  [
    /\b(?:arts and sciences?|liberal (?:arts|studies)|humanities|general arts|arts general|great books|liberal)\b/,
    '24.01',
  ],
  [/\b(?:natural sciences?|general science|science honours|sciences?)\b/, '30.18'],
  [/\barts\b/, '24.01'],
  [/\beducation\b/, '13.01'],
];

/** A first degree taken together with one in education is the latter, whichever of the two its title names first. */
const WITH_EDUCATION =
  /\b(?:(?:concurrent|concurrente) .*\b(?:education|b ?ed)|concurrent education|education concurrente|teacher education|bachelor of education)\b|^b ?ed\b/;
const TEACHING = '13.12';

/** Titles that are no degree of their own, or whose subject is yet to be chosen. */
const NO_SUBJECT = /\b(?:undeclared|undecided|certificate|diploma|esl|direct entry general|artist diploma)\b/;

/** What a title says of the award and the way of study, and nothing of the subject. */
const FRAMES =
  /\b(?:bachelor of|ba in|bachelor|honours|major|co op|coop|with|degree|joint program|specialization|program|stream|faculty of|school of)\b/g;

/** A degree that the subject comes after: "Bachelor of Arts | Psychology". */
const DEGREE_BEFORE = /^\s*Bachelor of (?:Science|Arts)\s*(?:\||:|in\b|with a major in\b)/i;

/** The four-digit group of a title; null when no rule names one. With `family`, only groups of that family are looked at. */
export function groupOfTitle(title: string, family?: string): string | null {
  const folded = foldText(title.replace(/\([^)]*\)/g, ' ').replace(DEGREE_BEFORE, ''));
  if (NO_SUBJECT.test(folded)) return null;
  const isWanted = (cip: string): boolean => family === undefined || cip.startsWith(`${family}.`);
  if (isWanted(TEACHING) && WITH_EDUCATION.test(folded)) return TEACHING;
  const words = folded.replace(FRAMES, ' ').replace(/\s+/g, ' ').trim();
  let first: { at: number; cip: string } | null = null;
  for (const [rule, cip] of RULES) {
    const at = isWanted(cip) ? words.search(rule) : -1;
    if (at !== -1 && (first === null || at < first.at)) first = { at, cip };
  }
  return first?.cip ?? null;
}

/** Every group a rule can give. */
export const GROUPS_OF_TITLES: readonly string[] = [...new Set([TEACHING, ...RULES.map(([, cip]) => cip)])].sort();
