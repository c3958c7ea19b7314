/** Figures of the rules that a long text names as `{{name}}`, as each language writes them. */
import type { Language } from '#schema/domain/formats/language.ts';
import { MESSAGE_LIFETIME_DAYS, SUBSCRIBER_LIFETIME_DAYS, UNUSED_ACCOUNT_MONTHS } from '#schema/domain/site/limits.ts';

const DAYS: Record<Language, (days: number) => string> = {
  en: (days) => (days === 365 ? 'one year' : `${days} days`),
  fr: (days) => (days === 365 ? 'un an' : `${days} jours`),
};

const valuesIn = (language: Language): Readonly<Record<string, string>> => ({
  messageTime: DAYS[language](MESSAGE_LIFETIME_DAYS),
  subscriberTime: DAYS[language](SUBSCRIBER_LIFETIME_DAYS),
  unusedAccountMonths: String(UNUSED_ACCOUNT_MONTHS),
});

export const TEXT_VALUES: Record<Language, Readonly<Record<string, string>>> = {
  en: valuesIn('en'),
  fr: valuesIn('fr'),
};
