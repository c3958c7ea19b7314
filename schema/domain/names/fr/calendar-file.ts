/** The name of a plan’s calendar in the program that shows it. */
export const CALENDAR_NAME = 'Plan CampusAtlas';
