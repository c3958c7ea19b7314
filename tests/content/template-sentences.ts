/** Sentences that screens put together, each over its extremes: none, one, all, no date, the longest name, every term. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PeerFigure, PeerRank } from '#schema/domain/peers/peer-figures.ts';
import { GLOSSARY } from '#words/glossary-terms.md';
import { cardWords } from '#words/search/card-words.ts';
import { searchWords } from '#words/search/search.ts';
import { besideWords, SORT_VALUES } from '#words/search/search-list.ts';
import { wishWords } from '#words/search/wishes.ts';
import { glossaryWords } from '#words/site/glossary.ts';
import { afterWords } from '#words/university/after.ts';
import { directionWords } from '#words/university/directions.ts';
import { peerWords } from '#words/university/peers.ts';
import { pairPointSentence, promiseSentence, tradeOffSentence } from '#words/university/school-pairs.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';

const DATASET = path.resolve(import.meta.dirname, '../../data/dataset/universities.ndjson');

export function longestName(): string {
  const names = readFileSync(DATASET, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { name: string }).name);
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

/** The lowest, one above it, ties at both ends, the middle, one below the highest, the highest, and all the same. */
function ranksOf(count: number): PeerRank[] {
  const last = count - 1;
  return [
    { below: 0, same: 0, count },
    { below: 1, same: 0, count },
    { below: 0, same: Math.floor(last / 2), count },
    { below: Math.floor(last / 2), same: 1, count },
    { below: Math.floor(last / 2), same: last - Math.floor(last / 2), count },
    { below: last - 1, same: 0, count },
    { below: last, same: 0, count },
    { below: 0, same: last, count },
  ];
}

const PEER_EXTREMES: readonly PeerFigure[] = ['graduationRate', 'studentPopulation', 'studentFacultyRatio'];
const COUNTS = [0, 1, 2, 1_234];

export function templateSentences(): string[] {
  const name = longestName();
  const peers = PEER_EXTREMES.flatMap((figure) =>
    [5, 100, 101, 1_200].flatMap((count) =>
      ranksOf(count).map((rank) => {
        return peerWords.position(figure, rank, { name: 'public research universities', members: count });
      }),
    ),
  );
  const counted = COUNTS.flatMap((count) => [
    wishWords.remove('Ohio', count),
    wishWords.loosenPart('Ohio', count),
    wishWords.mendAlone('nursing', count),
    searchWords.loosenFilter('Ohio', count),
    directionWords.found(directionWords.choices.cheaper, count),
    afterWords.finishing.years(count),
  ]);
  const some = COUNTS.slice(1).flatMap((count) => [
    besideWords.others('two-year', count),
    besideWords.show('two-year', count),
    besideWords.onlineNear(count),
    ...Object.values(SORT_VALUES).map((what) => searchWords.withoutValue(count, what)),
    cardWords.ofFew('67%', count),
  ]);
  const pairs = [
    tradeOffSentence({ kind: 'finish', there: 0, here: 100 }, false),
    tradeOffSentence({ kind: 'finish', there: 71.2, here: 71.4 }, false),
    tradeOffSentence({ kind: 'admission', there: 4, here: 100 }, false),
    tradeOffSentence({ kind: 'admission', there: 4, here: 60 }, false),
    tradeOffSentence({ kind: 'larger', there: 1, here: 0 }, false),
    tradeOffSentence({ kind: 'control', there: 'for-profit', here: 'public' }, false),
    tradeOffSentence({ kind: 'setting', there: 'Small City', here: 'Urban' }, false),
    tradeOffSentence({ kind: 'earnings', there: 30_000, here: 90_000 }, false),
    pairPointSentence({ kind: 'same-admits', there: 100, here: 99 }, false),
    pairPointSentence({ kind: 'its-age', there: 1636, here: 2001 }, false),
    pairPointSentence({ kind: 'same-size', there: 1, here: 1 }, false),
    pairPointSentence({ kind: 'same-control', there: 'private', here: 'private' }, false),
    ...(['admission', 'graduation', 'net-price', 'tuition', 'your-price', 'miles', 'country', 'state'] as const).map(
      (basis) =>
        promiseSentence(basis, {
          there: basis === 'admission' ? 100 : 1,
          here: 99,
          place: 'Ontario',
          name,
          withinUs: false,
        }) ?? '',
    ),
  ];
  const payback = [0.01, 0.4, 0.96, 1, 1.2, 9.8, 40, 1_400].map((years) => afterWords.month.payoff.years(years));
  const named = [
    universityWords.title(name),
    universityWords.head.closed(name),
    universityWords.head.goneTo(name),
    directionWords.heading(name),
    peerWords.groupOf(name, 5, 'public tribal colleges'),
    peerWords.noGroup(name),
    detailWords.cohort.people('1', 'first-time students', '2017'),
    detailWords.cohort.small('1', 'first-time students', '2017'),
    universityWords.intros.programs(null),
    universityWords.intros.programs('2023–24'),
  ];
  const terms = GLOSSARY.flatMap(({ terms: group }) => group.map((term) => glossaryWords.explain(term.name)));
  return [...new Set([...peers, ...counted, ...some, ...pairs, ...payback, ...named, ...terms])];
}
