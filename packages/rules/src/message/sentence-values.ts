// What the values of sentences are, by their names in braces: one name means one thing in every catalogue.

/** What users, hospitals, files and programs call something: shown as it was written, whatever the language. */
type Name =
  | `${string}Name`
  | 'action'
  | 'batchNumber'
  | 'bedNames'
  | 'beds'
  | 'chargeCode'
  | 'code'
  | 'column'
  | 'columns'
  | 'contact'
  | 'controller'
  | 'description'
  | 'first'
  | 'heading'
  | 'host'
  | 'itemCode'
  | 'last'
  | 'menuPath'
  | 'message'
  | 'name'
  | 'names'
  | 'packages'
  | 'path'
  | 'patients'
  | 'phone'
  | 'place'
  | 'reason'
  | 'reserved'
  | 'reservedFor'
  | 'second'
  | 'text'
  | 'title'
  | 'value'
  | 'values'
  | 'wards'
  | 'wireColumn';

/** Counts, amounts, days, times, and the numbers of papers and records: written in digits. */
type Figure =
  | `${string}Count`
  | `${string}Id`
  | `${string}No`
  | `most${string}`
  | 'balance'
  | 'card'
  | 'cash'
  | 'cashMemo'
  | 'cells'
  | 'count'
  | 'day'
  | 'decimals'
  | 'digits'
  | 'due'
  | 'earlier'
  | 'expiry'
  | 'finYear'
  | 'fromTime'
  | 'gift'
  | 'giftPercent'
  | 'headings'
  | 'holders'
  | 'inStock'
  | 'index'
  | 'least'
  | 'leastLetters'
  | 'left'
  | 'limit'
  | 'line'
  | 'list'
  | 'maxLength'
  | 'maxPatients'
  | 'mrp'
  | 'neft'
  | 'ownSum'
  | 'quantity'
  | 'reopened'
  | 'returnNumber'
  | 'row'
  | 'sharePercent'
  | 'slot'
  | 'slotMinutes'
  | 'stateCode'
  | 'sum'
  | 'untilTime'
  | 'upi'
  | 'users'
  | 'wrongRows';

/** Words and sentences of our own: each has a code, so that it is translated with the sentence it stands in. */
type Word =
  | 'allowed'
  | 'barred'
  | 'called'
  | 'closed'
  | 'deed'
  | 'department'
  | 'done'
  | 'label'
  | 'labelPlural'
  | 'made'
  | 'missing'
  | 'noun'
  | 'paper'
  | 'problem'
  | 'screen'
  | 'sentence'
  | 'span'
  | 'state'
  | 'status'
  | 'warning'
  | 'why';

/**
 * What may stand for a name in braces, where `S` is a sentence. A name that is told among others, or for want of one, is a sentence
 * too: 'A, B and 3 more', 'Somebody else'. What is not listed here takes no value: say above what it is.
 */
export type ValueNamed<N extends string, S> = N extends Word
  ? S | readonly S[]
  : N extends Figure
    ? string | number
    : N extends Name
      ? string | S
      : never;

/**
 * Refuses a text that the code itself spells out, as 'approved' or one of several states, where a user's name or a figure is meant:
 * that is a word of ours, and needs a code.
 */
export type NotSpelledOut<V> = {
  readonly [N in keyof V]: V[N] extends string ? (string extends V[N] ? V[N] : never) : V[N];
};
