/** What a calendar of a plan is called in the program that shows it. */
export const CALENDAR_NAME = 'CampusAtlas plan';
