/** The sheet: landscape, dark ink on white whatever the screen's colours, without what only a screen can use. */
import { useEffect } from 'react';
import { colorPairs } from '#frontend/theme/colors.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The light value of every colour, by the name of its CSS variable. */
const LIGHT: Record<string, string> = Object.fromEntries(
  Object.entries(colorPairs).flatMap(([palette, colors]) =>
    Object.entries(colors).map(([name, [light]]) => [
      `--chakra-colors-${palette}${name === 'DEFAULT' ? '' : `-${kebab(name)}`}`,
      light,
    ]),
  ),
);

const DECLARED = Object.entries(LIGHT)
  .map(([name, value]) => `${name}:${value};`)
  .join('');

const SHEET = `
@page { size: landscape; margin: 12mm; }
@media print {
  /* Twice the class, so that it wins over the colours of the dark mode. */
  html.light.light, html.dark.dark {
    ${DECLARED}
    --chakra-colors-bg: #ffffff;
    color-scheme: light;
    background: #ffffff;
    color: ${LIGHT['--chakra-colors-fg']};
  }
  /* The frame of the site, and the tabs: the sheet holds all parts. */
  body header, body footer, [role="tablist"], button { display: none; }
}`;

/** A style element would need leave of the content policy; a sheet that a script adopts does not. */
export function PrintStyles() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
  return null;
}
