import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, readLanguage } from '../formats/language.ts';
import { addressIn, readAddress, rightAddress, twinsOf } from './route-addresses.ts';
import { ALIASES } from './route-aliases.ts';
import { ROUTE_PATHS, routeOf } from './route-paths.ts';

/** An address of every route, its parameters filled with what addresses have, percent-encoded letters and all. */
const filled = (path: string) => path.replace(/:\w+/g, 'universit%C3%A9-laval-900137');
const PATHS = Object.values(ROUTE_PATHS).map(({ path }) => filled(path));

describe('addresses in French', () => {
  it('are one for each page, and none of them is an English one', () => {
    const french = PATHS.map((path) => addressIn('fr', path));
    expect(new Set(french).size).toBe(PATHS.length);
    for (const address of french) expect(readLanguage(address)).toBe('fr');
    for (const path of PATHS) expect(readLanguage(path)).toBe('en');
  });

  it('have the parameters that the page has', () => {
    const names = (path: string) => path.match(/:\w+/g) ?? [];
    for (const [name, { path, french }] of Object.entries(ROUTE_PATHS))
      expect([name, names(french)]).toEqual([name, names(path)]);
  });

  it.each(PATHS)('%s is read back from its address in each language, with query and fragment', (path) => {
    for (const language of LANGUAGES) {
      expect(readAddress(addressIn(language, path))).toEqual({ language, path });
      expect(addressIn(language, `${path}?q=a%2Fb&x=/search#cost`)).toBe(
        `${addressIn(language, path)}?q=a%2Fb&x=/search#cost`,
      );
      expect(rightAddress(addressIn(language, path), '?a=1')).toBeNull();
    }
  });

  it('are said plainly', () => {
    expect(twinsOf('/')).toEqual({ en: '/', fr: '/fr' });
    expect(addressIn('fr', '/search?q=génie#list')).toBe('/fr/recherche?q=génie#list');
    expect(addressIn('fr', '/?a=1')).toBe('/fr?a=1');
    expect(addressIn('fr', '#fees')).toBe('#fees');
    expect(readAddress('/fr/')).toEqual({ language: 'fr', path: '/' });
    expect(readAddress('/fr/recherche/')).toEqual({ language: 'fr', path: '/search' });
    expect(readAddress('/french/recherche')).toEqual({ language: 'en', path: '/french/recherche' });
  });

  it('are where English paths and aliases under /fr lead', () => {
    expect(rightAddress('/fr/search', '?q=art')).toBe('/fr/recherche?q=art');
    expect(rightAddress('/fr/university/x-1', '')).toBe('/fr/universite/x-1');
    for (const alias of Object.keys(ALIASES)) {
      const [right, fromFrench] = [rightAddress(alias, ''), rightAddress(`/fr${alias}`, '')];
      expect(right).not.toBeNull();
      expect(fromFrench).toBe(addressIn('fr', right as string));
    }
    expect(rightAddress('/fr/nulle-part', '')).toBeNull();
    expect(rightAddress('/recherche', '')).toBeNull();
  });

  it('lead from a page to its twin and back, with all that its address says', () => {
    const part = fc
      .string({ minLength: 1, maxLength: 12 })
      .map((text) => encodeURIComponent(text).replace(/^\.+$/, 'x'));
    const route = fc.constantFrom(...Object.values(ROUTE_PATHS).map(({ path }) => path));
    const query = fc.array(fc.tuple(part, part), { maxLength: 4 });
    fc.assert(
      fc.property(route, fc.array(part, { minLength: 2, maxLength: 2 }), query, (pattern, values, pairs) => {
        let at = 0;
        const path = pattern.replace(/:\w+/g, () => values[at++] as string);
        const search = pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`;
        // A page of that name may be another route's; the switch goes by the page that shows.
        const named = routeOf(path);
        // English to French: the English path under /fr, and where that leads.
        const asked = path === '/' ? '/fr' : `/fr${path}`;
        const right = rightAddress(asked, search);
        const arrived = right ?? asked + search;
        expect(arrived).toBe(addressIn('fr', path) + search);
        // And back: what a French page links to is its path.
        const [french = ''] = arrived.split('?');
        expect(routeOf(readAddress(french).path)).toEqual(named);
        expect(readAddress(french)).toEqual({ language: 'fr', path });
      }),
      { numRuns: 2_000 },
    );
  });

  it('lead to this site only, however many slashes somebody puts into one', () => {
    expect(readAddress('/fr//evil.example/connexion')).toEqual({ language: 'fr', path: '/evil.example/connexion' });
    expect(readAddress('/fr/\\evil.example')).toEqual({ language: 'fr', path: '/evil.example' });
    expect(rightAddress('//search', '?q=art')).toBe('/search?q=art');
    const piece = fc.constantFrom('/', '\\', 'fr', '.', '..', 'evil.example', 'recherche', '%2f', '\t');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { path } = readAddress(new URL(`https://campus.example/${pieces.join('')}`).pathname);
        for (const language of LANGUAGES)
          expect(new URL(addressIn(language, path), 'https://campus.example').origin).toBe('https://campus.example');
      }),
    );
  });

  it('lead once, whatever is asked for', () => {
    const steps = fc.array(
      fc.constantFrom('fr', 'search', 'recherche', '', '..', '%2F', 'é', 'articles', '3', ':slug', '$&', 'aide'),
    );
    fc.assert(
      fc.property(steps, fc.string(), (parts, query) => {
        const pathname = `/${parts.join('/')}`;
        const right = rightAddress(pathname, query === '' ? '' : `?${query.replace(/[?#]/g, '')}`);
        if (right === null) return;
        const [path = '', rest] = right.split('?');
        expect(rightAddress(path, rest === undefined ? '' : `?${rest}`)).toBeNull();
        expect(routeOf(readAddress(path).path)).not.toBeNull();
      }),
    );
  });
});
