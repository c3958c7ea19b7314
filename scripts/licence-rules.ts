/** Which licences what is shipped may have, read from SPDX expressions. */

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

/** Names (with their folder when nested) by licence, the largest group first. */
export function packagesByLicence(
  packages: readonly (LockedPackage & { folder: string })[],
): [licence: string | null, names: string[]][] {
  const groups = Map.groupBy(packages, licenceOf);
  return [...groups]
    .map(([licence, list]): [string | null, string[]] => [
      licence,
      list.map(({ folder }) => folder.replace(/^node_modules\//, '').replaceAll('/node_modules/', ' > ')).sort(),
    ])
    .sort(([, one], [, other]) => other.length - one.length);
}

/** What a run has and has not looked at. */
export interface Looked {
  /** Packages of the lockfile, with whether they are installed here. */
  packages: readonly (LockedPackage & { folder: string; installed: boolean })[];
  /** Lockfiles besides the project's own, for tools that are run by themselves. */
  otherLockfiles: readonly string[];
  /** Why vulnerabilities are not known; null when they are. */
  vulnerabilitiesUnknown: string | null;
}

/** A sentence for each thing that could not be checked, so that nobody takes silence for an answer. */
export function notChecked({ packages, otherLockfiles, vulnerabilitiesUnknown }: Looked): string[] {
  const absent = packages.filter(({ installed }) => !installed);
  const unknown = absent.filter((one) => licenceOf(one) === null);
  return [
    ...(absent.length > unknown.length
      ? [
          `${absent.length - unknown.length} packages are not installed here (other systems' binaries): their licence is what the lockfile says.`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `${unknown.length} packages are not installed here, and the lockfile says no licence: ${packagesByLicence(
            unknown,
          )
            .flatMap(([, names]) => names)
            .join(', ')}.`,
        ]
      : []),
    'Licences are those that packages declare; the texts in them, and what they have copied from others, were not read.',
    ...otherLockfiles.map((file) => `${file} is a lockfile of its own, and was not looked at.`),
    ...(vulnerabilitiesUnknown === null ? [] : [`Known vulnerabilities: ${vulnerabilitiesUnknown}`]),
  ];
}
