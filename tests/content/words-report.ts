/** `npm run words`: the reading grade of the words of the site, file by file, the hardest first. Prints; judges nothing. */
import { median, readingGrade, sentencesOf } from '#tests/helpers/reading-grade.ts';
import { contentTexts } from './content-texts.ts';

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
