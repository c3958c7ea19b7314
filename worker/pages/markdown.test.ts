import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdown.ts';

const BASE = 'https://site.example/university/x-1';
const of = (inner: string) =>
  markdownOf(`<header>Menu</header><main id="main">${inner}</main><footer>End</footer>`, BASE);

describe('Markdown of a page', () => {
  it('has the main part alone, its headings, paragraphs and links', () => {
    expect(
      of('<h1>A school</h1><p>In <a href="/search?state=OH">Ohio</a>,<!-- --> by <a href="#cost">cost</a>.</p>'),
    ).toBe('# A school\n\nIn [Ohio](https://site.example/search?state=OH), by .');
    expect(markdownOf('<p>Nothing</p>', BASE)).toBe('');
  });

  it('has lists, within each other, with a heading of an item in bold', () => {
    expect(of('<ul><li>One<ul><li>Two</li></ul></li><li><h3><a href="/a">Three</a></h3><p>Said</p></li></ul>')).toBe(
      '- One\n\n  - Two\n- **[Three](https://site.example/a)**\n\n  Said',
    );
    expect(of('<ol><li>First</li><li>Second</li></ol>')).toBe('1. First\n2. Second');
  });

  it('has figures by their label, with source and year from what opens at the press of a button', () => {
    const popover =
      '<button type="button" popovertarget="p"><svg><path d="M0"></path></svg></button><span popover="auto" id="p" hidden=""><noscript>IPEDS, fall 2024. <a href="/glossary#x">More</a></noscript></span>';
    expect(of(`<dl><div><dt>Acceptance rate ${popover}</dt><dd>58%</dd><dd>of 900</dd></div></dl>`)).toBe(
      '- Acceptance rate (IPEDS, fall 2024): 58%; of 900',
    );
  });

  it('has tables with their heads, and as many cells in each row', () => {
    expect(
      of(
        '<table><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody><tr><th>A|B</th><td>$1</td></tr><tr><td colspan="2">None</td></tr></tbody></table>',
      ),
    ).toBe('| Item | Price |\n| --- | --- |\n| A\\|B | $1 |\n| None |  |');
  });

  it('takes a first row with an empty corner for the head, and no row of figures', () => {
    expect(of('<table><tr><td></td><th>US</th></tr><tr><th>Length</th><td>4</td></tr></table>')).toBe(
      '|  | US |\n| --- | --- |\n| Length | 4 |',
    );
    expect(of('<table><tr><td>1</td></tr></table>')).toBe('|  |\n| --- |\n| 1 |');
  });

  it('ends a sentence of a description with its own mark, and a step of a path without one', () => {
    expect(of('<dl><dt>Rate</dt><dd>58%</dd><dd>Median: 40%.</dd><dd>Of all</dd></dl>')).toBe(
      '- Rate: 58%; Median: 40%. Of all',
    );
    expect(of('<ol><li><a href="/help">Help</a> <span aria-hidden="true">/</span></li><li>Here</li></ol>')).toBe(
      '1. [Help](https://site.example/help)\n2. Here',
    );
  });

  it('leaves out what only a browser has a use for', () => {
    expect(
      of(
        '<form action="/x"><label>Name<input name="a"/></label></form><button>Press</button><p aria-hidden="true">Dots</p><div data-personal="">Yours</div><noscript><p data-without-scripts="">Off</p></noscript><p>Left</p>',
      ),
    ).toBe('Left');
  });

  it('sets apart what only styles set apart', () => {
    expect(of('<p><span>Net price</span><span>$9,000</span></p>')).toBe('Net price $9,000');
    expect(of('<p>Public<span aria-hidden="true">·</span><span>Large</span></p>')).toBe('Public · Large');
    expect(of('<p>Not available<span>Not published</span></p>')).toBe('Not available Not published');
    expect(of('<p><span lang="en">IPEDS</span>, 2024 (<span>fall</span>), 50<sup>th</sup></p>')).toBe(
      'IPEDS, 2024 (fall), 50th',
    );
  });

  it('quotes code with as many marks as it takes', () => {
    expect(of('<pre><code>a\n```\nb</code></pre><p><code>x`y</code></p>')).toBe('````\na\n```\nb\n````\n\n``x`y``');
  });

  it.each<[string, string]>([
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '\\<script\\>alert(1)\\</script\\>'],
    ['<p>[x](javascript:alert(1)) *bold* `code`</p>', '\\[x\\](javascript:alert(1)) \\*bold\\* \\`code\\`'],
    ['<p># no heading</p>', '\\# no heading'],
    ['<p>1. no list</p>', '1\\. no list'],
    ['<p>---</p>', '\\---'],
    ['<p><a href="javascript:alert(1)">Press</a></p>', 'Press'],
    ['<p><a href="/a_(b) c">Press</a></p>', '[Press](https://site.example/a_%28b%29%20c)'],
    ['<p>&#x27;&#39;&quot;&amp;amp; &#x110000; &bogus;</p>', "''\"&amp; &#x110000; &bogus;"],
    ['<p title="a > b">Text</p>', 'Text'],
    ['</p></div></main><p>After</p>', 'After'],
  ])('writes %s as it reads', (html, markdown) => {
    expect(of(html)).toBe(markdown);
  });

  it('is soon done with what never ends', () => {
    const started = performance.now();
    of('<p>'.repeat(2_000));
    of(`<p ${'a="" '.repeat(20_000)}`);
    of('<'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
