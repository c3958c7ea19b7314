/** Where "Find Official Website" leads. */
import { universityWords } from '#words/university/university.ts';

export interface WebsiteLink {
  href: string;
  /** Host of the school's own address; null when the link searches the web for the name. */
  host: string | null;
}

/** The address of the school when it is known and is a web address, else a web search on its name. */
export function websiteLink(university: { name: string; website: string | null }): WebsiteLink {
  const { name, website } = university;
  const address =
    website === null ? null : URL.parse(/^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`);
  if (address && (address.protocol === 'https:' || address.protocol === 'http:')) {
    return { href: address.href, host: address.host.replace(/^www\./, '') };
  }
  const search = new URL('https://duckduckgo.com/');
  search.searchParams.set('q', universityWords.website.query(name));
  return { href: search.href, host: null };
}
