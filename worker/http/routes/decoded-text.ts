/** Percent-encoded text of a path, decoded. Malformed encoding stays the text it is; what it names is unknown. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
