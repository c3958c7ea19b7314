/** Short hashes for keys and entity tags. */

/** SHA-256 of a text, 128 bits of it, as 32 hexadecimal digits. */
export function digest(text: string): Promise<string> {
  return digestOfBytes(new TextEncoder().encode(text));
}

/** The same of bytes. */
export async function digestOfBytes(content: Uint8Array): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Strong entity tag of a body made from dataset `version`. */
export async function entityTag(version: string, body: string | Uint8Array): Promise<string> {
  return `"${version}-${await (typeof body === 'string' ? digest(body) : digestOfBytes(body))}"`;
}

/** Whether If-None-Match names the tag. Compared weakly (RFC 9110, 13.1.2): a proxy that compresses weakens it. */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const asked = candidate.trim();
    return asked === '*' || asked.replace(/^W\//, '') === tag;
  });
}
