/** Words for a number of things, by the language's own rules: English has "0 schools", French « 0 école ». */
import { LANGUAGE_TAGS, type Language, language } from './language.ts';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** What is said of a number; `many` where a language asks for it (« 1 000 000 d’écoles »), else `other`. */
export interface Forms {
  one: string;
  other: string;
  many?: string;
}

/** The form that goes with a count in the language that is spoken. */
export function plural(count: number, forms: Forms): string {
  const rule = rules[language] ?? new Intl.PluralRules(LANGUAGE_TAGS[language]);
  rules[language] = rule;
  const form = rule.select(count);
  return form === 'one' ? forms.one : form === 'many' ? (forms.many ?? forms.other) : forms.other;
}
