/** HTML with every value escaped. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that may stand in a page as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** A template whose values are escaped, but for other pieces of HTML; null, undefined and false are nothing. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(texts.reduce((markup, text, at) => markup + markupOf(values[at - 1]) + text));
}

function markupOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

/** JSON as the content of a script element that holds data: no `<` can end the element. */
export function jsonData(value: unknown): Html {
  return jsonText(JSON.stringify(value));
}

/** The same of what is JSON already. */
export function jsonText(text: string): Html {
  return new Html(text.replaceAll('<', '\\u003c'));
}
