/** The styles of the pages as they are worked out when the site is built (scripts/static-styles). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { Definitions } from './definitions.ts';
import { FRONTEND, readModule } from './modules.ts';
import { makeSheets, type Sheets } from './sheets.ts';
import { compileSite, type Site } from './site.ts';

const HEAD = `import { Box, Flex, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { chakra, css } from '#frontend/components/styled/chakra.ts';
import { Note } from '#frontend/components/styled/text.tsx';
import { CheckIcon } from '#frontend/components/ui/icons.tsx';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
`;

let site: Site;
let sheets: Sheets;

beforeAll(async () => {
  site = await compileSite();
  sheets = makeSheets(site);
}, 60_000);

/** A component's markup after the build; `before` are lines of its module. */
function built(markup: string, before = ''): { code: string; failures: string[] } {
  const file = path.join(FRONTEND, 'features/made-up.tsx');
  const text = `${HEAD}${before}\nexport function MadeUp({ on, tone, ...rest }) {\n  return ${markup};\n}\n`;
  const module = readModule(file, text);
  const modules = new Map([...site.modules, [file, module]]);
  const { code, failures } = compile(module, new Definitions(modules), site.panda);
  return { code: code.slice(code.indexOf('export function MadeUp')), failures };
}

describe('a style that is written out', () => {
  it('becomes the classes of a plain element', () => {
    const { code, failures } = built('<Box as="section" mt="4" color="fg.muted" id="a">text</Box>');
    expect(failures).toEqual([]);
    expect(code).toContain('<section');
    expect(code).toContain('</section>');
    expect(code).toContain('id="a"');
    expect(code).toContain('className={"mt_4 c_fg.muted"}');
  });

  it('is added to the styles that an element begins with, and overrides them', () => {
    const { code, failures } = built('<Wrap gap="2"><Note as="span" color="fg">text</Note></Wrap>');
    expect(failures).toEqual([]);
    expect(code).toContain('className={"d_flex flex-wrap_wrap gap_2"}');
    expect(code).toContain('className={"c_fg textStyle_sm"}');
    expect(built('<Flex {...(on ? { display: "none" } : {})} gap="2" />').code).toContain(
      '((on) ? "d_none" : "d_flex")',
    );
  });

  it('keeps its breakpoints and conditions', () => {
    expect(built('<Box px={{ base: "4", md: "8" }} _hover={{ bg: "bg.muted" }} />').code).toContain(
      '"px_4 md:px_8 hover:bg_bg.muted"',
    );
  });

  it('may depend on a condition, and on a key of a table', () => {
    const { code, failures } = built(
      '<Box mt={on ? "2" : "4"} {...(on ? {} : { color: "fg.muted" })} bg={TONES[tone]} />',
      "const TONES = { calm: 'bg.muted', loud: 'accent.solid' };",
    );
    expect(failures).toEqual([]);
    expect(code).toContain('((on) ? "mt_2" : "mt_4")');
    expect(code).toContain('((on) ? "" : "c_fg.muted")');
    expect(code).toContain('"calm": "bg_bg.muted", "loud": "bg_accent.solid"');
  });

  it('lets the later of two values win, also where one depends on a condition', () => {
    expect(built('<Box mt="2" {...{ mt: "4" }} />').code).toContain('className={"mt_4"}');
    const { code } = built('<Box color="fg" {...(on ? { color: "fg.muted" } : {})} />');
    expect(code).toContain('((on) ? "c_fg.muted" : "c_fg")');
  });

  it('follows constants and functions of other modules that only put values together', () => {
    const { code, failures } = built(
      '<Box display={wide("block", "grid")} />',
      "import { wide } from '#frontend/features/compare/columns.ts';",
    );
    expect(failures).toEqual([]);
    expect(code).toContain('"d_block md:d_grid print:d_grid"');
  });

  it('takes a recipe with its defaults, and what overrides it from a later layer', () => {
    const { code } = built('<Button variant="outline" mt="4">Press</Button>');
    expect(code).toContain('<button type={"button"}');
    expect(code).toContain('"button button--size_md button--variant_outline mt_4"');
    expect(built('<Heading as={on ? "h2" : "h3"} />').code).toContain('as={on ? "h2" : "h3"}');
  });

  it('goes through a component that hands it on', () => {
    expect(built('<CheckIcon boxSize="4" />').code).toContain('<CheckIcon boxSize="4"'.replace(' boxSize="4"', ''));
    expect(built('<CheckIcon boxSize="4" />').code).toContain('className={"size_4"}');
    expect(built('<Box mt="4" {...rest} />').code).toContain('joinClasses$("mt_4", rest.className)');
  });

  it('may come from a row of a table of styles, which is chosen when the page is drawn', () => {
    const table = `const LOOKS = { wide: { cell: { mt: '4' } }, narrow: { cell: { mt: '2', px: '3' } } };`;
    for (const row of ["LOOKS[on ? 'wide' : 'narrow'].cell", 'LOOKS[tone].cell']) {
      const { code, failures } = built(`<Box {...${row}} color="fg" />`, table);
      expect(failures).toEqual([]);
      expect(code).toContain('mt_4');
      expect(code).toContain('mt_2 px_3');
      expect(code).not.toContain('...LOOKS');
    }
  });

  it('is a text where css() is called', () => {
    expect(built('<img className={css({ display: "block" })} alt="" />').code).toContain('className={"d_block"}');
  });
});

describe('a style that is left to run time', () => {
  it.each([
    ['a computed value', '<Box mt={size(on)} />', 'mt is not written out'],
    ['a text that is put together', '<Box width={on + "px"} />', 'width is not written out'],
    ['a value of a parameter', '<Box color={tone} />', 'color is not written out'],
    ['a style in a spread of unknown values', '<Box {...{ color: tone }} />', 'a style in a spread'],
    ['an element handed on as a value', '<Heading as="h2">{[Box].length}</Heading>', 'Box is used otherwise'],
    [
      'an object that css() cannot see',
      '<img className={css(tone)} alt="" />',
      'css() is given what is not written out',
    ],
  ])('is named with its place: %s', (_, markup, why) => {
    const { failures } = built(markup);
    expect(failures.join('\n')).toContain(why);
    expect(failures[0]).toMatch(/^features\/made-up\.tsx:\d+: /);
  });
});

describe('the sheets', () => {
  /** Class names as selectors of a sheet name them. */
  const classesOf = (sheet: string) =>
    new Set(
      [...sheet.matchAll(/\.((?:\\.|[\w\u0080-\uffff-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
    );

  it('have a rule for every class of every page, in the frame’s sheet or its own', () => {
    const frame = classesOf(sheets.frame);
    const bySheet = new Map([...sheets.pages].map(([page, sheet]) => [page, classesOf(sheet)]));
    let looked = 0;
    for (const [page, own] of bySheet) {
      for (const file of reachOf(page)) {
        const { needs } = site.compiled.get(file) ?? {};
        for (const hash of needs?.atomic ?? []) {
          const name = classNameOf(hash);
          looked++;
          expect(frame.has(name) || own.has(name), `${name} on ${path.basename(page)}`).toBe(true);
        }
      }
    }
    expect(looked).toBeGreaterThan(2_000);
  });

  it('repeat on no page what the frame has', () => {
    const frame = new Set(sheets.frame.match(/^\s*\.[^{]+\{/gm));
    for (const sheet of sheets.pages.values()) {
      expect(
        [...(sheet.match(/^\s*\.[^{]+\{/gm) ?? [])].filter((rule) => frame.has(rule) && !/:|@/.test(rule)),
      ).toEqual([]);
    }
  });

  it('name the layers in one order, and no sheet uses another', () => {
    const [, named = ''] = /@layer utilities \{ @layer ([^;]+); \}/.exec(sheets.frame) ?? [];
    const order = named.split(', ');
    expect(order.length).toBeGreaterThan(10);
    for (const sheet of [sheets.frame, ...sheets.pages.values()]) {
      const used = [...sheet.matchAll(/@layer utilities\.(r\d+)/g)].map(([, rank]) => order.indexOf(rank as string));
      expect(used).not.toContain(-1);
    }
  });

  it('define each token that they name, and no token that nothing names', () => {
    const all = [sheets.frame, ...sheets.pages.values()].join('\n');
    const defined = new Set([...all.matchAll(/(--ca-[\w\\.-]+):/g)].map(([, name]) => name));
    const sources = [...site.modules.values()].map(({ text }) => text).join('\n');
    const used = new Set([...`${all}\n${sources}`.matchAll(/var\((--ca-[\w\\.-]+)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    const idle = [...defined].filter((name) => !used.has(name) && !name?.includes('color-palette'));
    expect(idle).toEqual([]);
  });

  function reachOf(page: string): Set<string> {
    const seen = new Set<string>();
    const open = [page];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const module = site.modules.get(file);
      if (!module || seen.has(file)) continue;
      seen.add(file);
      open.push(...module.uses.now, ...module.uses.later);
    }
    return seen;
  }

  function classNameOf(hash: string): string {
    const { context } = site.panda;
    const encoder = context.encoder.clone();
    encoder.atomic.add(hash);
    const [name = ''] = context.decoder.clone().collect(encoder).classNames.keys();
    return name.replace(/\\(.)/g, '$1');
  }
});

describe('the built pages', () => {
  it('author their tokens and recipes with Chakra, and load nothing of it', () => {
    for (const [file, { text }] of site.modules) {
      if (file.startsWith(path.join(FRONTEND, 'theme')) || file.endsWith('panda.config.ts')) continue;
      expect(text, file).not.toMatch(/from '@(chakra-ui|emotion)\//);
    }
    expect(readFileSync(path.join(FRONTEND, 'panda.config.ts'), 'utf8')).toContain('@chakra-ui/panda-preset');
  });
});
