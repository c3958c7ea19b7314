/** Where a university is, in one line. */
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { COUNTRY_LABELS, type Country } from '#schema/domain/record/enums.ts';

/** As many letters as a phone has room for beside a pin. */
const LONGEST = 36;

interface Place {
  city: string | null;
  stateName: string;
  country: Country;
}

/** "Guelph, Ontario, Canada", "Boston, Massachusetts", in French « Guelph (Ontario), Canada »: the country only where it is not the one of most. */
export function placeLine({ city, stateName, country }: Place): string {
  const place = townInState(city, stateName);
  return country === 'CA' ? `${place}, ${COUNTRY_LABELS.CA}` : place;
}

/** The same for one line: "Charlottetown, PE, Canada" where the province's name would take a second one. */
export function placeInLine(place: Place & { state: string }): string {
  const line = placeLine(place);
  return line.length <= LONGEST ? line : placeLine({ ...place, stateName: place.state });
}
