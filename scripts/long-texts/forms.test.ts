import { describe, expect, it } from 'vitest';
import { MESSAGE_LIFETIME_DAYS } from '#schema/domain/site/limits.ts';
import { readFaq, readGlossary, readHelp, readLegal } from './forms.ts';

const LEGAL = '---\ntitle: Rules\ndescription: What holds.\nlead: In short.\n---\n';

describe('the forms of long texts', () => {
  it('has questions in sections, with what answers each', () => {
    const { value, parts } = readFaq(
      'faq.md',
      '# General {#general}\n\n## Is it free? {#free}\n\nYes. See [it](/about).\n',
    );
    expect(value).toEqual([
      {
        id: 'general',
        title: 'General',
        entries: [
          {
            id: 'free',
            question: 'Is it free?',
            answer: [{ kind: 'paragraph', text: ['Yes. See ', { kind: 'link', text: 'it', to: '/about' }, '.'] }],
          },
        ],
      },
    ]);
    expect(parts.map(({ lines }) => lines)).toEqual([[5]]);
  });

  it('has terms with other names, a source when they are figures, and limits', () => {
    const text =
      '# Prices {#prices}\n\n## Net price {#net}\n\nAlso: a, b c\n\nWhat is left.\n\nSource: A_B\n\nLimits: Old.\n\n## Grant {#grant}\n\nA gift.\n\nLimits: None.';
    expect(readGlossary('g.md', text).value[0]?.terms).toEqual([
      { key: 'net', name: 'Net price', also: ['a', 'b c'], definition: 'What is left.', source: 'A_B', limits: 'Old.' },
      { key: 'grant', name: 'Grant', definition: 'A gift.', source: null, limits: 'None.' },
    ]);
    expect(() => readGlossary('g.md', '# P {#p}\n\n## N {#n}\n\nA gift.')).toThrow('g.md:4: a term is');
  });

  it('has rules with points, names, links, and figures of the rules by name', () => {
    const text = `${LEGAL}## Kept {#kept}\n\nGone after {{messageTime}}.\n\n- One.\n- Two.\n\nSee: [Contact us](/contact), [Terms](/terms-of-service)\n\n## Names {#names}\n\n- \`a:b\`: What is there.\n- \`c\`: More.`;
    expect(readLegal('frontend/content/fr/x.md', text).value).toEqual({
      title: 'Rules',
      description: 'What holds.',
      lead: 'In short.',
      sections: [
        {
          id: 'kept',
          title: 'Kept',
          paragraphs: [`Gone after ${MESSAGE_LIFETIME_DAYS === 365 ? 'un an' : `${MESSAGE_LIFETIME_DAYS} jours`}.`],
          points: ['One.', 'Two.'],
          links: [
            { label: 'Contact us', to: 'contact' },
            { label: 'Terms', to: 'terms' },
          ],
        },
        {
          id: 'names',
          title: 'Names',
          paragraphs: [],
          entries: [
            { name: 'a:b', text: 'What is there.' },
            { name: 'c', text: 'More.' },
          ],
        },
      ],
    });
  });

  it.each([
    [() => readLegal('x.md', `${LEGAL}## A {#a}\n\n{{nothing}}`), 'x.md:8: no value is called {{nothing}}'],
    [() => readLegal('x.md', `${LEGAL}## A {#a}\n\n> **B**\n>\n> C`), 'x.md:8: a page of rules has no note'],
    [() => readFaq('x.md', 'Words.\n\n# A {#a}'), 'x.md:1: a text stands under a heading'],
    [() => readFaq('x.md', '# A {#a}\n\n## B\n\nC.'), 'x.md:3: a heading without an id'],
    [() => readFaq('x.md', '# A {#a}\n\n## B {#b}\n\nC.\n\n## D {#b}'), 'x.md:7: a second heading with the id {#b}'],
    [
      () => readHelp('help/search.md', '# A {#a}\n\nB.'),
      'help/search.md:2: an article of help begins with “Summary: …”',
    ],
    [
      () => readHelp('help/search.md', '# A {#a}\n\nSummary: B.\n\nC.'),
      'help/search.md:1: the articles here are advanced-filters',
    ],
  ])('is refused with its line: %#', (read, fault) => expect(read).toThrow(fault));
});
