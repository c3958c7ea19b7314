/** What a university is called in the language of the presenter. Slugs, and the order of names, stay as the data have them. */
import french from '#data/lexicons/fr-school-names.json' with { type: 'json' };
import { language } from '#names/locale.ts';
import { isCanadianId } from '#schema/domain/record/university-id.ts';

const FRENCH_NAMES: Readonly<Record<string, { name: string }>> = french.names;

/** A Canadian name with the apostrophe that French has; names in the United States keep their signs. */
export const withSigns = (id: number, name: string): string =>
  language === 'fr' && isCanadianId(id) ? name.replaceAll("'", '’') : name;

/** « Université d’Ottawa » for University of Ottawa; the name of the data where there is no other. */
export function schoolName(id: number, name: string): string {
  return (language === 'fr' ? FRENCH_NAMES[id]?.name : undefined) ?? withSigns(id, name);
}

/** The same in what has an id and a name. */
export const named = <One extends { id: number; name: string }>(one: One): One => ({
  ...one,
  name: schoolName(one.id, one.name),
});
