/** Running text that is data (schema/domain/content-blocks.ts) as HTML, for the page without JavaScript. */
import { type Block, drawingPath, type Inline, type Inlines } from '#schema/domain/content-blocks.ts';
import { type Html, html } from './html.ts';

export function blocksHtml(blocks: readonly Block[]): Html[] {
  return blocks.map(blockHtml);
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return block.level === 2
        ? html`<h2 id="${block.id}">${block.text}</h2>\n`
        : html`<h3 id="${block.id}">${block.text}</h3>\n`;
    case 'paragraph':
      return html`<p>${inlinesHtml(block.text)}</p>\n`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${inlinesHtml(item)}</li>`);
      return block.ordered ? html`<ol>${items}</ol>\n` : html`<ul>${items}</ul>\n`;
    }
    case 'table':
      return html`<table><caption>${block.caption}</caption><thead><tr>${block.columns.map((column) => (column === '' ? html`<td></td>` : html`<th scope="col">${column}</th>`))}</tr></thead><tbody>${block.rows.map(
        ([head = [], ...cells]) =>
          html`<tr><th scope="row">${inlinesHtml(head)}</th>${cells.map((cell) => html`<td>${inlinesHtml(cell)}</td>`)}</tr>`,
      )}</tbody></table>\n`;
    case 'note':
      return html`<aside><p><strong>${block.title}</strong></p><p>${inlinesHtml(block.text)}</p></aside>\n`;
    case 'figure':
      return html`<figure><img src="${drawingPath(block.drawing)}" alt="${block.alt}" width="640" height="400" /><figcaption>${inlinesHtml(block.caption)}</figcaption></figure>\n`;
  }
}

const inlinesHtml = (text: Inlines): Html[] => text.map(inlineHtml);

function inlineHtml(part: Inline): Html {
  if (typeof part === 'string') return html`${part}`;
  switch (part.kind) {
    case 'strong':
      return html`<strong>${part.text}</strong>`;
    case 'em':
      return html`<em>${part.text}</em>`;
    case 'link':
      return html`<a href="${part.to}">${part.text}</a>`;
  }
}
