/** Words for a number of things, by the language's own rules: English has "0 schools", French « 0 école ». */
import { language } from '#names/locale.ts';
import { LANGUAGE_TAGS } from './language.ts';

let rules: Intl.PluralRules | undefined;

/** What is said of a number; `many` where a language asks for it (« 1 000 000 d’écoles »), else `other`. */
export interface Forms {
  one: string;
  other: string;
  many?: string;
}

/** The form that goes with a count in the language of the build. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules(LANGUAGE_TAGS[language]);
  const form = rules.select(count);
  return form === 'one' ? forms.one : form === 'many' ? (forms.many ?? forms.other) : forms.other;
}
