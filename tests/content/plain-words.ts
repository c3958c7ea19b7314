/**
 * Phrases that an editor would strike out, with what is wrong with them: most read as if they were translated, some claim
 * what nobody knows. docs/words.md says how the words of the site are written.
 */
export interface Banned {
  phrase: RegExp;
  why: string;
}

export const BANNED: readonly Banned[] = [
  { phrase: /\b(?:too|how|more|so|very|are|is) dear\b|\bdearest\b/i, why: 'of a price, say "expensive"' },
  {
    phrase: /\bstands? (?:in the|on the|under|above|behind|beside (?:the|it|each|every))\b|\bstands? there\b/i,
    why: 'texts and figures do not stand: "is", "is shown", or name what one sees',
  },
  { phrase: /\bstands? in for\b|\bamounts? stands? in\b/i, why: 'say "in place of", or "we use"' },
  { phrase: /\bnot even we\b/i, why: 'people say "not even us"' },
  { phrase: /\b(?:is|are) no (?:bill|ranking|film|offers?|permission|class size)\b/i, why: 'say "is not a"' },
  { phrase: /\bof (?:no )?use to (?:you|people)\b/i, why: 'say what it does for them' },
  { phrase: /\banew\b/i, why: 'say "again"' },
  { phrase: /\bfamily of \w+ with \$/i, why: 'with is not earns: "a family of four that earns $60,000"' },
  {
    phrase:
      /\bfill(?:s|ed|ing)? in (?:the (?:FAFSA|CSS|government|school|[a-z ]*form)|(?:an?|each|every|one|that|this|two|your) forms?)\b|\byou fill it in\b/i,
    why: 'Americans fill out a form, and fill in a field',
  },
  {
    phrase:
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4} (?:and|are|can|for|from|gives|had|has|have|is|may|was|were)\b/,
    why: 'in a sentence the year is set off by a second comma',
  },
  { phrase: /\bwhoever\b/i, why: 'say "anyone who", or "you"' },
  {
    phrase: /(?:^|\b(?:that|what|how|where|when|while|if) )one (?:can|studies|applies|tries|has to|wants)\b/i,
    why: 'speak to the reader: "you"',
  },
  { phrase: /\bmend(?:s|ed)?\b/i, why: 'say "fix" or "correct"' },
  { phrase: /\ball the same\b/i, why: 'say "still"; "the same for all" is another thing' },
  { phrase: /\bnobody counts\b/i, why: 'say whose sources do not: "Our Canadian sources don’t count"' },
  {
    phrase: /\bCanada (?:doesn’t|does not) count\b|\b(?:not|aren’t) counted in Canada\b/i,
    why: 'Statistics Canada counts them: it is our sources that do not',
  },
  {
    phrase: /\b(?:schools?|programs?) (?:that )?publish(?:es)? (?:its |their )?(?:median )?pay\b/i,
    why: 'the College Scorecard publishes what graduates earn',
  },
  {
    phrase: /\bcompares? (?:pay|earnings)\b[^.]*? with people\b/i,
    why: 'pay is compared with pay: "that of people who"',
  },
  { phrase: /\bassociate’s degrees?\b/i, why: 'say "associate degree"' },
  {
    phrase:
      /\b(?:start(?:s|ed)?|works?|stud(?:y|ies|ied)|enroll(?:ed)?|entered)(?: here)? (?:full|part)-time(?:[.,;)]|$| (?:all|and|or|who|in|for|at|but|while|when)\b)/i,
    why: 'no hyphen after the verb: "full time"',
  },
  { phrase: /\bcomes? on top of\b/i, why: 'say "as well" or "in addition to"' },
  { phrase: /\bmid-sized\b/i, why: 'say "midsize"' },
  { phrase: /\b(?:in|from|entered) (?:first|second|third|fourth) year\b/i, why: 'Canadian: "in the first year"' },
  {
    phrase: /\b(?:at (?:sixteen|seventeen|eighteen)|(?:sixteen|seventeen|eighteen)-year-olds?)\b/i,
    why: 'an age is a figure: "at 18"',
  },
  {
    phrase: /\b(?:large|midsize|small) suburbs?\b/i,
    why: 'say "suburb of a large city": the size is that of the city',
  },
  { phrase: /\bby which rule\b|\bwith which one (?:can|may)\b/i, why: 'read it aloud' },
  { phrase: /\bkeep clear of\b/i, why: 'say "avoid" or "watch out for"' },
  { phrase: /\bgoes? by (?:need|income|grades)\b/i, why: 'say "is based on" or "depends on"' },
  { phrase: /\b(?:slips|a slip) (?:and|are|in|of the)\b/i, why: 'say "typos"' },
  { phrase: /\bwhat becomes of\b|\bwhat became of\b/i, why: 'say what is counted: who finishes, what they earn' },
  { phrase: /\bsomebody who knows\b|\ba good deal of\b/i, why: 'say "someone who knows", "a lot of"' },
  {
    phrase: /\b(?:school|university|it|they) (?:has|have) not published\b|\bnobody has published\b/i,
    why: 'we only know that our sources lack it: say that',
  },
  { phrase: /\bone or two years old\b/i, why: 'it is not true of Canada: name the years' },
  {
    phrase:
      /\bchecked (?:on |in )?(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i,
    why: 'a fact is dated by its source',
  },
];

/** What is said in these words on purpose, as the specification or a source has it. */
export const ALLOWED: readonly string[] = [];

/** Notes that a curator makes for those who keep the lists: a reader never sees them. */
export const NOTES: readonly Banned[] = [
  {
    phrase: /\bone (?:source|list)\b|\banother list\b|\bolder (?:pages|ones)\b|\bold page\b/i,
    why: 'say "as of", or "check the official page"',
  },
  {
    phrase: /\b(?:the|newest|two) readings?\b|\bwas not found\b|\bnot found\b|\bstanding dates?\b/i,
    why: 'say what the reader can do',
  },
  { phrase: /\blanded immigrants?\b/i, why: 'Canada says permanent resident' },
  { phrase: /; service follows\b/i, why: 'say it in a sentence' },
];

/** A class of faults on the screens, with how many texts still have it: lower `left` with the texts, never raise it. */
export interface FaultClass extends Banned {
  left: number;
}

export const CLASSES: readonly FaultClass[] = [
  { phrase: /\bfor each teacher\b/i, why: 'say "student-to-faculty ratio" or "per faculty member"', left: 0 },
  {
    phrase: /\bone and a half times the normal\b/i,
    why: 'name the years: six, or three at two-year colleges',
    left: 0,
  },
  { phrase: /\b(?:more|fewer) finish\b/i, why: 'say "higher graduation rate"', left: 0 },
  { phrase: /\blicences?\b|\bpractis(?:e|ing)\b/i, why: 'American spelling', left: 0 },
  { phrase: /\bkilomet(?:re|res)\b|\bcolours?\b|\bticked\b|\baeroplane/i, why: 'American English', left: 0 },
  { phrase: /\bpress(?:es|ed)?\b(?! (?:Enter|space|escape))/, why: 'say "select"', left: 1 },
  {
    phrase: /\bin the middle\b(?! (?:50%|of the (?:scene|city)))|\bmiddle half\b/i,
    why: 'say "median" or "middle 50%"',
    left: 0,
  },
  { phrase: /\bPell (?:grant|recipient)/, why: 'say "Pell Grant"', left: 0 },
  { phrase: /\bat a distance\b|\bwholly online\b|\bonline only\b/i, why: 'say "fully online"', left: 0 },
  { phrase: /\bof every hundred\b/i, why: 'say "the percentage of"', left: 0 },
  {
    phrase: /(?<!\b(?:e-?mail|IP|network|new|this|These|reply to this) )\baddress(?:es)?\b(?! bar)/i,
    why: 'say "link" of what is copied and sent',
    left: 1,
  },
  { phrase: /\bfigures?\b/i, why: 'name the thing: price, rate, number', left: 1 },
  { phrase: /\broom and board\b/i, why: 'say "housing and food"', left: 0 },
  {
    phrase: /\b(?:you keep|kept boards?|(?:is|are|be) kept|keep this)\b/i,
    why: 'say "save" of what is saved',
    left: 5,
  },
  { phrase: /\bagainst\b.*\bhere\b|\bhere (?:are|in) X/i, why: 'compare as "71% vs. 96% here"', left: 0 },
  {
    phrase: /\b(?:could not|cannot|can’t) be (?:loaded|shown|reached|saved|opened|found|copied)\b/i,
    why: 'say "We couldn’t load X. Try again."',
    left: 0,
  },
  { phrase: /\b(?:just|right) now\b/i, why: 'drop it: "Try again."', left: 0 },
  {
    phrase: /\bnot known\b|\bnot stated\b|\bwithheld\b|\bcannot say\b|\bnobody publishes\b/i,
    why: 'one of the five forms of docs/words.md for what is missing',
    left: 0,
  },
  { phrase: /\blog(?:ged)?[ -]in\b/i, why: 'say "sign in"', left: 0 },
  {
    phrase: /\benrolment\b|\bcentres?\b|\be-mail\b|\bqueue\b|\bautumn\b|\btransport\b/i,
    why: 'American spelling',
    left: 2,
  },
  { phrase: /\bCAD\b|(?<!A)C\$|\bCanadian dollars\b/, why: 'write CA$6,100', left: 4 },
  {
    phrase:
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/,
    why: 'write January 30, 2026',
    left: 0,
  },
  { phrase: /\b20\d\d\/(?:20)?\d\d\b|\b20\d\d-20\d\d\b/, why: 'write 2025–26', left: 0 },
  { phrase: /\b20\d\d-\d\d\b(?!-)/, why: 'write 2025–26, with an en dash', left: 0 },
  { phrase: /\.\.\./, why: 'write …', left: 7 },
  { phrase: /[a-z]'[a-z]/i, why: 'write ’', left: 2 },
  {
    phrase: /\b[Ww]aiting list\b|\b[Aa]dmission office\b|\b[Ff]ront page\b|\bCegep\b/,
    why: 'say waitlist, admissions office, home page, CEGEP',
    left: 0,
  },
  {
    phrase: /\bwhom\b|\bas a rule\b|\babove all\b|\bseldom\b|\beach further\b|\bof its own\b/i,
    why: 'translated: say it as people do',
    left: 0,
  },
  { phrase: /\bwithout papers\b/i, why: 'say "undocumented"', left: 0 },
  { phrase: /\b(?:the|a|this) sums?\b/i, why: 'say "amount" or "total"', left: 0 },
  { phrase: /\b(?:tell us|say) (?:where|what you can)\b/i, why: 'say what to do: "Add your home state"', left: 0 },
  {
    phrase: /\binferred\b|\bby hand\b|\bundated\b|\bfrom knowledge\b/i,
    why: 'notes of curators are for the source pop-up',
    left: 0,
  },
  { phrase: /X a year\b|\d a year\b/, why: 'say "per year" after a number', left: 0 },
  {
    phrase: /^(?:By|Of|Without|Like|Not) [^.]*\.$/,
    why: 'a line that ends in a period has a subject and a verb',
    left: 10,
  },
  { phrase: /\b(?:percent|share) who\b/i, why: 'name the rate', left: 2 },
  { phrase: /\bsecond-hand\b|\bin the neighbou?rhood\b/i, why: 'say "reported elsewhere"', left: 0 },
  { phrase: /\bMy situation\b/i, why: 'the button is "Get my price", the panel "About you"', left: 0 },
  {
    phrase: /\b[A-Z]{4,}_[A-Z0-9]+\b|\b(?:CHG\dAY3|NPT4\d?|CALSYS|OPENADMP)\b/,
    why: 'a column of a table is for the source pop-up: name the table',
    left: 0,
  },
  { phrase: /\bpeers?\b/i, why: 'say "similar schools"', left: 1 },
  { phrase: /\bin all(?=[.,;:)]|$)|\d in all\b|\binterest in all\b/i, why: 'say "in total"', left: 0 },
  { phrase: /(?<!\b(?:policy|research|write|white|term) )\bpapers\b/i, why: 'say "documents", or name them', left: 0 },
  { phrase: /\d percent\b/, why: 'write 9%', left: 0 },
  { phrase: /\bamong them\b/i, why: 'say "including"', left: 0 },
  { phrase: /\bhealth cover\b/i, why: 'say "health insurance"', left: 0 },
  { phrase: /\bentrants?\b/i, why: 'say "students who started"', left: 0 },
  {
    phrase: /\b(?:is|are|was|were|be) (?:set|laid|held) (?:against|beside)\b|\bsets? (?:it|the \w+) against\b/i,
    why: 'say "compared with"',
    left: 0,
  },
  { phrase: /\blast known\b|\b(?:is|are|now) known\b(?! (?:as|for))/i, why: 'say "the latest we have"', left: 0 },
  { phrase: /\bas (?:it was |they were )?(?:of )?read\b/i, why: 'say "as of"', left: 0 },
  { phrase: /\btick\b/i, why: 'say "check" or "select"', left: 0 },
  { phrase: /\bsent too (?:often|many)\b|\bwas asked too often\b/i, why: 'say "too many tries"', left: 0 },
  { phrase: /(?<!-)\bA (?:month|year)$/, why: 'a column of amounts is "Per month", "Per year"', left: 0 },
  {
    phrase: /X an? (?:month|hour|week)\b|\d an? (?:month|hour|week)\b/,
    why: 'say "per month" after a number',
    left: 0,
  },
  { phrase: /\b(?:could|do|does|did) not\b|\bcannot\b/i, why: 'use contractions: "don’t"', left: 16 },
  {
    phrase: /\bwho finish(?:ed)?\b|\bafter finishing\b|\bwhere most (?:people )?finish\b|\bfinish (?:in|within)\b/i,
    why: 'say "graduate" of a degree',
    left: 0,
  },
  { phrase: /\byou gave\b/i, why: 'say "you entered" or "you added"', left: 3 },
  {
    phrase: /\bthere can be\b|\bhave no such\b/i,
    why: 'say "You can have up to 50 lists", "We can’t find that list"',
    left: 0,
  },
  { phrase: /\bnon-profit\b/i, why: 'American spelling: nonprofit', left: 0 },
  {
    phrase: /\bwithin (?:6|six) years \((?:3|three) at\b/i,
    why: 'the page of one school names the years its own rate counts',
    left: 6,
  },
  {
    phrase: /\bcatalogue\b|\bcancelled\b|\blabelled\b|\bflats\b|\bneed not\b|\bany more\b/,
    why: 'American English',
    left: 0,
  },
  { phrase: /\bpublished prices?\b/i, why: 'say "sticker price", or "tuition"', left: 0 },
  {
    phrase: /\b(?:[Cc]hoose|[Oo]pen) the tab\b|\b[Tt]he (?:tab|section) [A-Z]/,
    why: 'say "the Privacy tab", "the Programs section"',
    left: 0,
  },
  { phrase: /\bfree of tax\b|\ba (?:good|great) deal\b/i, why: 'say "tax-free", "a lot"', left: 0 },
  {
    phrase: /\bmiddle (?:US )?(?:program|university|private)\b|\bmiddle US school\b|\b(?:own )?count over the\b/i,
    why: 'say "median", "our count from"',
    left: 0,
  },
  { phrase: /^(?!Drawing).*\bbeside\b/, why: 'say "next to", "along with" or "on top of"', left: 0 },
  {
    phrase: /\bby which day\b|\buntil which\b|\bproof of money\b|\bUSD \d/i,
    why: 'say "by when", "proof of funds", US$350',
    left: 0,
  },
  { phrase: /\bWe have no\b/, why: 'say "We don’t have"', left: 0 },
  {
    phrase: /\bwhen you finish\b|\bfinished only\b|\bwith only high school\b/i,
    why: 'say "when you graduate", "only a high school diploma"',
    left: 0,
  },
  {
    phrase: /\bthat we list\b|\bsome distance from\b|\breligious body\b|\bTogether, X account\b/i,
    why: 'say nothing of our lists in a description; name the miles; "any religion"',
    left: 0,
  },
  {
    phrase: /\b(?:one|two|three|four|five|six|seven|eight|nine) of (?:ten|five)\b/i,
    why: 'say "four in ten"',
    left: 0,
  },
  { phrase: /\b(?:sought|wanted) in (?:very )?many\b/i, why: 'say "in demand"', left: 0 },
  { phrase: /\bwhich listed\b|\bcan’t be had\b|\bis a fraud\b/i, why: 'say it as people do', left: 0 },
  { phrase: /\bsecondary-school (?:mark|average)/i, why: 'say "high school grade" or "average"', left: 0 },
  {
    phrase: /\bof (?:their|our|your) own(?=[,.;:’]|$| (?:in|instead|on|with)\b)/,
    why: 'translated: "their own form", "your own list"',
    left: 0,
  },
  { phrase: /\blinks (?:the|each|our|its) (?!user)/, why: 'say "links to"', left: 0 },
  { phrase: /\b(?:come|comes|came) on top\b(?! of)/i, why: 'say "is extra", "as well"', left: 0 },
  { phrase: /\bwithout (?:another|a separate) form\b/i, why: 'say "automatically"', left: 0 },
  { phrase: /\b(?:and|by|from) Ottawa\b|\bOttawa’s\b/, why: 'say "the federal government", "federal aid"', left: 0 },
  { phrase: /\bgrade (?:9|1[0-2])\b/, why: 'a school year is "Grade 12"', left: 0 },
  { phrase: /\d%?-\d+%/, why: 'a range has an en dash: 20–40%', left: 0 },
  { phrase: /\bloans? (?:have |has )?charge[ds]?\b/, why: 'a loan carries interest; a lender charges it', left: 0 },
  {
    phrase: /(?<![X?!])”[.,]/,
    why: 'a period or comma goes inside the quotation marks, except after what is typed or is a code',
    left: 17,
  },
  {
    phrase:
      /\bstudent-faculty\b|\bstudents? to faculty\b|\bfaculty-student\b|\battention from (?:teachers|professors)\b/i,
    why: 'one name: "student-to-faculty ratio"',
    left: 0,
  },
  // What is left are two amounts of the calculator, each typed by itself.
  { phrase: /\bhousing and meals\b|\broom and food\b|\bfood and housing\b/i, why: 'say "housing and food"', left: 6 },
  { phrase: /\b(?:SAT|scores?)\b[^.]{0,40}\b1,\d{3}\b/, why: 'a test score has no comma: 1360', left: 0 },
  { phrase: /\d\.\d years\b/, why: 'months under a year, half years after that', left: 0 },
  // What is left are official names, of groups of schools and of a rule of Canada, and what the specification says.
  { phrase: /\binstitutions?\b/i, why: 'say "school"', left: 14 },
  {
    phrase: /\buniversit(?:y|ies)\b[^.]*\binstitutions?\b|\binstitutions?\b[^.]*\buniversit(?:y|ies)\b/i,
    why: 'one word for one school in a sentence',
    left: 0,
  },
  {
    phrase: /\bdates from\b|\bmainly bachelor|\bfor each member\b|^A [a-z -]*(?:college|university), it\b/i,
    why: 'a mold of the descriptions: say what this school is known for',
    left: 0,
  },
  { phrase: /\bby admission alone\b|\bmean of\b/i, why: 'say "acceptance rate only", "average"', left: 0 },
  { phrase: /\$\d[\d,]*-\$\d/, why: 'a range has an en dash: $0–$30,000', left: 0 },
  // What is left are the sources that a calculator lists behind its rules, and an article on what federal law lets an office do.
  {
    phrase: /\b\d+ (?:CFR|FR) \d|\bGEN(?:ERAL)?-\d/,
    why: 'a law number is for the list of sources: say who published it and when',
    left: 4,
  },
  { phrase: /\bWe don’t know an? /, why: 'say "We couldn’t find a place called X"', left: 0 },
];
