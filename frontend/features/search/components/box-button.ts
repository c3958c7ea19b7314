/** Style of the one button inside the search box, at its end: it clears the text, or takes a spoken search where there is none. */
export const BOX_BUTTON = {
  position: 'absolute',
  // On a phone before the button that searches.
  insetEnd: { base: '12', sm: '0', md: '2' },
  top: '50%',
  translate: '0 -50%',
  boxSize: { base: '11', md: '8' },
  minH: '8',
  p: '0',
} as const;
