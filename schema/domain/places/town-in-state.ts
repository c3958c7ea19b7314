/** A town beside its state. Apart from the tables of names (places.ts), which a school's page does not load. */
import { language } from '#names/locale.ts';

/** A town in its state, by name or code: "Guelph, Ontario", « Guelph (Ontario) »; the state alone where no town is known. */
export function townInState(city: string | null, state: string): string {
  if (city === null) return state;
  if (language !== 'fr') return `${city}, ${state}`;
  // « Montréal (Outremont, Québec) »: no brackets after brackets.
  return city.endsWith(')') ? `${city.slice(0, -1)}, ${state})` : `${city} (${state})`;
}
