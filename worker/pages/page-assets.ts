/** Links to the styles and scripts of a page, read from the manifest of Vite's build. */
import en from '#manifest/en';
import fr from '#manifest/fr';
import type { Language } from '#schema/domain/formats/language.ts';
import { type Html, html } from '#worker/html.ts';
import type { Manifest } from './manifest.ts';

const MANIFESTS: Record<Language, Manifest> = { en, fr };

/** The keys of chunks and of all they import at once. */
function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

/** Styles and scripts of modules of `frontend` (`pages/search.tsx`) that index.html does not link to already. */
export function assetsOf(manifest: Manifest, modules: readonly string[]): { styles: string[]; scripts: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const linked = withImports(manifest, entries);
  const chunks = [...withImports(manifest, modules)].flatMap((key) => (linked.has(key) ? [] : (manifest[key] ?? [])));
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    scripts: chunks.map(({ file }) => file),
  };
}

export function assetLinks(language: Language, modules: readonly string[]): Html {
  const { styles, scripts } = assetsOf(MANIFESTS[language], modules);
  return html`${styles.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}" />`)}${scripts.map((file) => html`<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`)}`;
}
