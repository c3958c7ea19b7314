/** Why a question was not answered, in the words of the page. */
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import { dataAskWords } from '#words/site/data-ask.ts';
import type { FailureReason } from './engine/failure.ts';

const number = numbersAs({});
const { failures, unsupported } = dataAskWords;

/** Line and character, from 1, of a place in a text. */
function lineAt(text: string, at: number): [line: string, character: string] {
  const before = text.slice(0, at).split('\n');
  return [number(before.length), number((before.at(-1) ?? '').length + 1)];
}

export function failureText(reason: FailureReason, question: string): string {
  switch (reason.kind) {
    case 'empty':
      return failures.empty;
    case 'too-long':
      return failures.tooLong(number(reason.max));
    case 'not-select':
      return failures.notSelect;
    case 'syntax':
      return failures.syntax(...lineAt(question, reason.at), reason.found);
    case 'too-deep':
      return failures.tooDeep;
    case 'unknown-table':
      return failures.unknownTable(reason.name, reason.near);
    case 'unknown-column':
      return failures.unknownColumn(reason.name, reason.near);
    case 'unknown-function':
      return failures.unknownFunction(reason.name, reason.near);
    case 'arguments':
      return failures.arguments(reason.name);
    case 'ambiguous-column':
      return failures.ambiguousColumn(reason.name, reason.tables);
    case 'same-name':
      return failures.sameName(reason.name);
    case 'hidden-column':
      return failures.hiddenColumn(reason.name);
    case 'unsupported':
      return unsupported[reason.what];
    case 'kinds':
      return failures.kinds(reason.found);
    case 'compare-null':
      return failures.compareNull;
    case 'condition':
      return failures.condition(reason.found);
    case 'not-condition':
      return failures.notCondition(reason.found);
    case 'ungrouped':
      return failures.ungrouped(reason.name);
    case 'aggregate':
      return failures.aggregate(reason.name);
    case 'one-column':
      return failures.oneColumn;
    case 'column-count':
      return failures.columnCount(number(reason.left), number(reason.right));
    case 'too-many-rows':
      return failures.tooManyRows(number(reason.max));
    case 'time':
      return failures.time(number(reason.seconds));
    case 'no-files':
      return failures.noFiles;
    case 'network':
      return failures.network;
    case 'engine':
      return failures.engine;
  }
}
