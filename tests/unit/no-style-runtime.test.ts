import { expect, it } from 'vitest';
import { styleRuntimes } from '../../scripts/no-style-runtime-build.ts';

it('finds the runtimes of Chakra and Emotion among bundled modules, and nothing else', () => {
  const runtimes = ['/site/node_modules/@emotion/react/dist/x.js', '/site/node_modules/@chakra-ui/react/dist/y.js'];
  const ours = ['/site/frontend/components/styled/chakra.ts', '/site/node_modules/react/index.js', '\0made'];
  expect(styleRuntimes([...ours, ...runtimes])).toEqual(runtimes);
});
