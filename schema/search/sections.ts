/**
 * A file of typed-array sections: opening it parses nothing but a short table, every section is a view on the bytes.
 * Layout (little endian): magic, section count, then offset and length in bytes for each section, then the sections,
 * each beginning at a multiple of eight.
 */

/** "CAS" and the number of the layout; a changed layout gets the next number. */
const MAGIC = 0x34534143;
const ALIGNMENT = 8;

/** Element kinds of a section, named as in TypedArray. */
const ARRAYS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f32: Float32Array } as const;
export type SectionKind = keyof typeof ARRAYS;
type SectionOf<K extends SectionKind> = InstanceType<(typeof ARRAYS)[K]>;

/** Sections by name with their element kinds; the order of the entries is the order in the file. */
export type SectionTable = Record<string, SectionKind>;
export type Sections<T extends SectionTable> = { [Name in keyof T]: SectionOf<T[Name]> };

/**
 * The name of a layout, 8 hexadecimal digits (FNV-1a): another one as soon as a section is added, moved or of another
 * kind, or `meaning` changes, which holds whatever else a reader must know: the lists whose positions are used as codes.
 */
export function layoutName(table: SectionTable, meaning: unknown): string {
  let hash = 0x811c9dc5;
  for (const byte of encodeText(JSON.stringify([MAGIC, Object.entries(table), meaning]))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Every runtime has these; the compiler project of schema/ knows no runtime. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const aligned = (offset: number) => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

/** The bytes of the sections; numbers are converted to each section's kind. */
export function writeSections<T extends SectionTable>(
  table: T,
  contents: { [Name in keyof T]: ArrayLike<number> },
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(table);
  const arrays = names.map((name) => {
    const content = contents[name] as ArrayLike<number>;
    const array = new ARRAYS[table[name] as SectionKind](content.length);
    array.set(content);
    return array;
  });
  let end = aligned(8 + names.length * 8);
  const offsets = arrays.map((array) => {
    const offset = end;
    end = aligned(offset + array.byteLength);
    return offset;
  });
  const bytes = new Uint8Array(end);
  const head = new Uint32Array(bytes.buffer, 0, 2 + names.length * 2);
  head[0] = MAGIC;
  head[1] = names.length;
  arrays.forEach((array, index) => {
    const offset = offsets[index] as number;
    head[2 + index * 2] = offset;
    head[3 + index * 2] = array.byteLength;
    bytes.set(new Uint8Array(array.buffer), offset);
  });
  return bytes;
}

/** Views on the sections of a file. Throws when the bytes are not such a file or not all of it. */
export function readSections<T extends SectionTable>(table: T, bytes: Uint8Array): Sections<T> {
  const names = Object.keys(table);
  const whole = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  const headLength = 8 + names.length * 8;
  if (whole.byteLength < headLength) throw new Error('search snapshot: cut off before its table');
  const head = new Uint32Array(whole.buffer, whole.byteOffset, 2 + names.length * 2);
  if (head[0] !== MAGIC || head[1] !== names.length) throw new Error('search snapshot: not of this layout');
  const sections: Record<string, unknown> = {};
  names.forEach((name, index) => {
    const offset = head[2 + index * 2] as number;
    const length = head[3 + index * 2] as number;
    if (offset + length > whole.byteLength) throw new Error(`search snapshot: cut off in ${name}`);
    const array = ARRAYS[table[name] as SectionKind];
    sections[name] = new array(
      whole.buffer as ArrayBuffer,
      whole.byteOffset + offset,
      length / array.BYTES_PER_ELEMENT,
    );
  });
  return sections as Sections<T>;
}

const encoder = new TextEncoder();

/** A text as UTF-8. */
export function encodeText(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Texts one after the other as UTF-8, with where each begins and, last, where all end. */
export function packTexts(texts: readonly string[]): { bytes: Uint8Array; starts: number[] } {
  const parts = texts.map(encodeText);
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) as number) + part.length);
  const bytes = new Uint8Array(starts.at(-1) as number);
  parts.forEach((part, index) => {
    bytes.set(part, starts[index] as number);
  });
  return { bytes, starts };
}

const decoder = new TextDecoder();

/** The text of UTF-8 bytes. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** One text of those packed. */
export function unpackText(bytes: Uint8Array, starts: Uint32Array, index: number): string {
  return decoder.decode(bytes.subarray(starts[index] as number, starts[index + 1] as number));
}

/** All the texts, decoded in one go. */
export function unpackTexts(bytes: Uint8Array, starts: Uint32Array): string[] {
  const texts: string[] = new Array(starts.length - 1);
  const all = decoder.decode(bytes);
  if (all.length === bytes.length) {
    for (let index = 0; index < texts.length; index += 1) texts[index] = all.slice(starts[index], starts[index + 1]);
  } else {
    for (let index = 0; index < texts.length; index += 1) texts[index] = unpackText(bytes, starts, index);
  }
  return texts;
}
