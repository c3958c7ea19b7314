/** What the manifests of Vite's builds look like (https://vite.dev/guide/backend-integration); `#manifest/en` and `/fr` are the built ones. */

export interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  /** Keys of the chunks that it imports at once. */
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

declare const manifest: Manifest;
export default manifest;
