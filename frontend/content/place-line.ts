/** Where a university is, in one line. */
import { COUNTRY_LABELS, type Country } from '#schema/domain/enums.ts';

interface Place {
  city: string | null;
  stateName: string;
  country: Country;
}

/** "Guelph, Ontario, Canada", "Boston, Massachusetts": the country only where it is not the one of most. */
export function placeLine({ city, stateName, country }: Place): string {
  return [city, stateName, country === 'CA' ? COUNTRY_LABELS.CA : null].filter((part) => part).join(', ');
}
