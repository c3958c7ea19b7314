/** Sources behind the short origin keys and addresses of the Canadian files. */

export interface Origin {
  publisher: string;
  url?: string;
}

const STATCAN_ENROLMENT = 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710027701';

const KEYS: Record<string, Origin> = {
  'STATCAN PSIS (psi repo)': {
    publisher: 'Statistics Canada, Postsecondary Student Information System',
    url: STATCAN_ENROLMENT,
  },
  'STATCAN 37-10-0277 (AB repo)': { publisher: 'Statistics Canada, table 37-10-0277', url: STATCAN_ENROLMENT },
  'INFERRED: institution is covered by STATCAN PSIS (public postsecondary survey)': {
    publisher: 'Statistics Canada, Postsecondary Student Information System',
    url: STATCAN_ENROLMENT,
  },
  CUDO: { publisher: 'Common University Data Ontario', url: 'https://cudo.ouac.on.ca/' },
  'CUDO (on-campus room and board price)': {
    publisher: 'Common University Data Ontario',
    url: 'https://cudo.ouac.on.ca/',
  },
  'MPHEC Table A': {
    publisher: 'Maritime Provinces Higher Education Commission',
    url: 'https://www.mphec.ca/media/238756/table-a_tuition-undergraduate-2025-2026.pdf',
  },
  'MUN-TUITION (via MPHEC repo)': { publisher: 'Memorial University, tuition framework', url: 'https://www.mun.ca/' },
  ROR: { publisher: 'Research Organization Registry', url: 'https://ror.org/' },
  HIPO: { publisher: 'University domains list', url: 'https://github.com/Hipo/university-domains-list' },
  'AGENT-SQL': { publisher: 'A public list of colleges' },
  'WP-LIST-COLLEGES': {
    publisher: 'Wikipedia, List of colleges in Canada',
    url: 'https://en.wikipedia.org/wiki/List_of_colleges_in_Canada',
  },
  'USPORTS-PY': { publisher: 'U SPORTS', url: 'https://usports.ca/' },
  'WP-OCAA': {
    publisher: 'Wikipedia, Ontario Colleges Athletic Association',
    url: 'https://en.wikipedia.org/wiki/Ontario_Colleges_Athletic_Association',
  },
  'WP-ACAA': {
    publisher: 'Wikipedia, Atlantic Collegiate Athletic Association',
    url: 'https://en.wikipedia.org/wiki/Atlantic_Collegiate_Athletic_Association',
  },
  'WP-PAC': {
    publisher: 'Wikipedia, Prairie Athletic Conference',
    url: 'https://en.wikipedia.org/wiki/Prairie_Athletic_Conference',
  },
  'ACAC-SITE': { publisher: 'Alberta Colleges Athletics Conference', url: 'https://acac.ab.ca/' },
  'CAPU-SITE': { publisher: 'Capilano University', url: 'https://www.capilanou.ca/' },
  'FI-WATERLOO': { publisher: 'Wikipedia, University of Waterloo (copy of 2004)' },
};

const WIKIPEDIA_MIRRORS =
  /kiwix|ipfs\.io|osmarks|thefullwiki|gutenberg\.us|liveweb\.archive|piglix|wikimili|heroes\.app/;

/** Publisher and address behind an origin of either file; copies of a page keep their publisher's name and get no link. */
export function originOf(origin: string | null): Origin {
  if (!origin) return { publisher: 'Not stated' };
  const known = KEYS[origin];
  if (known) return known;
  const wikipedia = /^WP(-FR)?:(\S+)/.exec(origin);
  if (wikipedia?.[2]) {
    const language = wikipedia[1] ? 'fr' : 'en';
    return {
      publisher: `Wikipedia, ${wikipedia[2].replaceAll('_', ' ')}`,
      url: `https://${language}.wikipedia.org/wiki/${wikipedia[2]}`,
    };
  }
  const copy = /^WP-(?:copy|mirror)\([^)]*\) (.+)$/.exec(origin);
  if (copy?.[1]) return { publisher: `Wikipedia, ${copy[1].replaceAll('_', ' ')} (copy)` };
  if (/Wikipedia (copy|text)/.test(origin)) return { publisher: 'Wikipedia (copy)' };
  if (WIKIPEDIA_MIRRORS.test(origin)) return { publisher: 'Wikipedia (copy)' };
  if (/university-dashboard/.test(origin)) {
    return { publisher: 'Public table of Canadian university enrolment, its publisher not stated' };
  }
  // One stored address ends its host with a dot.
  const address = /^https?:\/\/\S+/.exec(origin)?.[0].replace(/\.(?=\/)/, '');
  const mirrored = /\((?:mirror|copy|stored)[^)]*\)|@/.test(origin);
  if (mirrored) return { publisher: "Copy of a university's page" };
  if (!address) return { publisher: /^[\w-]+(?:\.[\w-]+)+(?=\/)/.exec(origin)?.[0] ?? origin };
  return { publisher: publisherOf(address), url: address };
}

const HOSTS: Record<string, string> = {
  'macleans.ca': "Maclean's",
  'www2.gov.bc.ca': 'Government of British Columbia',
  'en.wikipedia.org': 'Wikipedia',
};

function publisherOf(address: string): string {
  const host = new URL(address).hostname;
  const bare = host.replace(/^www\./, '');
  return HOSTS[host] ?? HOSTS[bare] ?? bare;
}
