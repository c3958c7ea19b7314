/** Le nom du calendrier d’un plan dans le logiciel qui le montre. */
export const CALENDAR_NAME = 'Plan CampusAtlas';
