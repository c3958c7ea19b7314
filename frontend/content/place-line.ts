/** Where a university is, in one line. */
import { language } from '#names/locale.ts';
import { COUNTRY_LABELS, type Country } from '#schema/domain/record/enums.ts';

interface Place {
  city: string | null;
  stateName: string;
  country: Country;
}

/** "Guelph, Ontario, Canada", "Boston, Massachusetts": the country only where it is not the one of most. */
export function placeLine({ city, stateName, country }: Place): string {
  // Of a town and its province of one name: « Québec (Québec), Canada ».
  const place = city === stateName && language === 'fr' ? [`${city} (${stateName})`] : [city, stateName];
  return [...place, country === 'CA' ? COUNTRY_LABELS.CA : null].filter((part) => part).join(', ');
}
