/** How far off a day is. */
export const daysLeft = (days: number): string =>
  days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days} jours`;
