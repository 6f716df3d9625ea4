// Values of sentences, by their names in braces: a name has one meaning in every catalogue.

/** Names given by users, hospitals, files and programs: shown as written, in every language. */
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
  | 'claimNumber'
  | 'count'
  | 'day'
  | 'days'
  | 'decimals'
  | 'digits'
  | 'due'
  | 'earlier'
  | 'expiry'
  | 'finYear'
  | 'form'
  | 'fromTime'
  | 'gift'
  | 'giftPercent'
  | 'headings'
  | 'holders'
  | 'inStock'
  | 'index'
  | 'invoiceNumber'
  | 'invoiceTotal'
  | 'least'
  | 'leastLetters'
  | 'left'
  | 'limit'
  | 'line'
  | 'list'
  | 'maxLength'
  | 'maxPatients'
  | 'month'
  | 'mrp'
  | 'neft'
  | 'orderNumber'
  | 'orderedRate'
  | 'ownSum'
  | 'paymentNumber'
  | 'quantity'
  | 'rate'
  | 'receiptNumber'
  | 'receivedPacks'
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
  | 'dataset'
  | 'deed'
  | 'department'
  | 'done'
  | 'field'
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
 * Value allowed for a name in braces, where `S` is a sentence. A name in a list, or a text in place of a missing name, is a sentence
 * too: 'A, B and 3 more', 'Somebody else'. A name that is not listed here takes no value: add it above.
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
