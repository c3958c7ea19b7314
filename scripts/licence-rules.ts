/** Rules for the licences of shipped packages, read from SPDX expressions. */

export interface LockedPackage {
  license?: unknown;
  licenses?: unknown;
  dev?: boolean;
  devOptional?: boolean;
}

/** They ask that the authors be named, or nothing. Copyleft licences (GPL, LGPL, AGPL, MPL, EUPL ...) are not here. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Typefaces; it asks that they are not sold by themselves.
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** The licence as one text; null when there is none. Old packages have an object, or a list of them. */
export function licenceOf({ license, licenses }: LockedPackage): string | null {
  const said = license ?? licenses;
  const texts = (Array.isArray(said) ? said : [said]).map((one: unknown) =>
    typeof one === 'object' && one !== null && 'type' in one ? one.type : one,
  );
  const named = texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  return named.length > 0 ? named.join(' OR ') : null;
}

/** Whether an SPDX expression leaves a choice of permitted licences only. What cannot be read is not permitted. */
export function isPermitted(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) return isPermitted(expression.replace(inner[0], isPermitted(inner[1] ?? '') ? 'MIT' : 'refused'));
  // AND binds more tightly than OR.
  return expression
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((id) => PERMITTED.has(id.trim())));
}
