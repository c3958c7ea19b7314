/**
 * `npm run words`: the reading grade of the words of the site, file by file, the hardest first; how many texts have each
 * class of faults; sentences put together on screen, over their extremes. Prints; judges nothing.
 */
import { median, readingGrade, sentencesOf } from '#tests/helpers/reading-grade.ts';
import { allTexts, contentTexts } from './content-texts.ts';
import { CLASSES } from './plain-words.ts';
import { callTemplates } from './template-calls.ts';
import { longestName, templateSentences } from './template-sentences.ts';

/** Labels are read at a glance: what ends as a sentence is read. */
const isRead = (text: string) => /[.!?…]$/.test(text) && text.split(' ').length >= 4;

const byFile = Map.groupBy(
  contentTexts().filter(({ text }) => isRead(text)),
  ({ file }) => file,
);
const rows = [...byFile]
  .map(([file, texts]) => ({
    file,
    sentences: texts.flatMap(({ text }) => sentencesOf(text)).length,
    grade: median(texts.map(({ text }) => readingGrade([text]))),
  }))
  .sort((a, b) => b.grade - a.grade);
console.log('Median school grade (Flesch-Kincaid) of what is read as sentences, and how many there are.');
for (const { file, sentences, grade } of rows)
  console.log(`${grade.toFixed(1).padStart(6)} ${String(sentences).padStart(6)}  ${file}`);
console.log(
  `${median(rows.map(({ grade }) => grade))
    .toFixed(1)
    .padStart(6)}         the median of all files`,
);

const texts = allTexts();
console.log(`\nTexts of each class of faults, of ${texts.length} in all (ceilings in tests/content/plain-words.ts).`);
for (const { phrase, why, left } of CLASSES) {
  const count = texts.filter(({ text }) => phrase.test(text)).length;
  console.log(`${String(count).padStart(6)} ${String(left).padStart(6)}  ${phrase.source}: ${why}`);
}
console.log('\nSentences put together on screen, over their extremes.');
for (const sentence of templateSentences()) console.log(`        ${sentence}`);
const { said } = await callTemplates(longestName());
for (const [from, sentences] of Map.groupBy(said, (one) => one.from)) {
  console.log(`    ${from}`);
  for (const { text } of sentences) console.log(`        ${text}`);
}
