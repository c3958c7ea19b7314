/** A QR code as the path of an SVG: one unit a module, no element and no style for each. */
import { encodeQR } from 'qr';

/** Modules of quiet around a code, by the standard. */
export const QUIET = 4;

export interface QrPath {
  /** Modules on a side, without the quiet. */
  size: number;
  d: string;
}

/** The code of a text, which can be read where a seventh of it is dirt or a fold. */
export function qrPath(text: string): QrPath {
  // The library draws one module of quiet at least; all of it is the picture's.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const runs = modules.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; ) {
      let end = x;
      while (row[end]) end++;
      if (end > x) found.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
      x = end + 1;
    }
    return found;
  });
  return { size: modules.length, d: runs.join('') };
}
