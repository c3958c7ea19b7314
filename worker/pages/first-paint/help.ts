/** The help centre, its articles, the questions, the glossary and contact, as pages that are read. */
import { contactWords } from '#frontend/content/contact.ts';
import { FAQ_SECTIONS, faqWords } from '#frontend/content/faq.ts';
import { glossaryWords } from '#frontend/content/glossary.ts';
import { helpWords } from '#frontend/content/help.ts';
import { CONTACT, OFFICE_HOURS } from '#schema/domain/contact.ts';
import type { Block } from '#schema/domain/content-blocks.ts';
import { GLOSSARY } from '#schema/domain/glossary.ts';
import { HELP_CATEGORIES, type HelpArticle, type HelpCategory } from '#schema/domain/help.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { blocksHtml } from '../content-html.ts';
import { type Html, html } from '../html.ts';
import { textView } from './text.ts';

const { help, helpArticle, contact, faq, privacy, terms } = SITE_ROUTES;

export function helpArticlePath(category: string, article: string): string {
  return helpArticle.path.replace(':category', category).replace(':subcategory', article);
}

function articleList({ key, articles }: HelpCategory): Html {
  return html`<ul>${articles.map((article) => html`<li><a href="${helpArticlePath(key, article.key)}">${article.title}</a></li>`)}</ul>`;
}

const reach = html`<p><a href="mailto:${CONTACT.email}">${CONTACT.email}</a></p>
<p><a href="tel:${CONTACT.phone.number}">${CONTACT.phone.shown}</a></p>
<p>${OFFICE_HOURS}</p>`;

const linksTo = (...routes: readonly { path: string; title: string }[]): Html =>
  html`<p class="fp-links">${routes.map(({ path, title }) => html`<a href="${path}">${title}</a> `)}</p>`;

export function helpView(): Html {
  return textView(
    helpWords.title,
    helpWords.lead,
    HELP_CATEGORIES.map((category) => ({
      id: category.key,
      title: category.title,
      body: html`<p>${category.description}</p>${articleList(category)}`,
    })),
    [{ title: helpWords.contact.title, body: html`${reach}${linksTo(contact, faq)}` }],
  );
}

export function helpArticleView(
  category: HelpCategory,
  { title, description }: HelpArticle,
  text: readonly Block[],
): Html {
  return html`<main class="fp-text fp-help"><div class="fp-in">
<p class="fp-where"><a href="${help.path}">${help.title}</a> / <a href="${help.path}#${category.key}">${category.title}</a></p>
<h1>${title}</h1>
<div class="fp-lead">${description}</div>
<section><article>
${blocksHtml(text)}</article><div><p>${helpWords.inCategory(category.title)}</p>${articleList(category)}</div></section>
</div></main>`;
}

export function faqView(): Html {
  return textView(faqWords.title, faqWords.lead, [
    ...FAQ_SECTIONS.map(({ id, title, entries }) => ({
      id,
      title,
      body: entries.map(
        (entry) =>
          html`<details id="${entry.id}"><summary>${entry.question}</summary>${blocksHtml(entry.answer)}</details>\n`,
      ),
    })),
    { title: faqWords.more.title, body: html`<p>${faqWords.more.body}</p>${linksTo(contact, help)}` },
  ]);
}

export function glossaryView(): Html {
  return textView(
    glossaryWords.title,
    glossaryWords.lead,
    GLOSSARY.map(({ id, title, terms: own }) => ({
      id,
      title,
      body: html`<dl class="fp-terms">${own.map(
        ({ key, name, definition, source, limits }) =>
          html`<div><dt id="${key}">${name}</dt><dd>${definition}</dd>${source !== null && html`<dd>${glossaryWords.source}: ${source}</dd>`}<dd>${glossaryWords.limits}: ${limits}</dd></div>`,
      )}</dl>`,
    })),
  );
}

export function contactView(): Html {
  return textView(contactWords.title, contactWords.lead, [
    { title: contactWords.details.title, body: html`${reach}${linksTo(faq, help, privacy, terms)}` },
  ]);
}
