/** Whom a price is for, as cards need it before anything else of a record. */
import { fromTable } from '#frontend/content/known-texts.ts';

/** Who pays a price: « résidents du Québec ». */
export const payersText = fromTable({
  'Canadian students': 'étudiants canadiens',
  'Ontario residents': 'résidents de l’Ontario',
  'Quebec residents': 'résidents du Québec',
});
