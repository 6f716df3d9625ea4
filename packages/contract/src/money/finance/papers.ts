// The paper of a closed till, as it is declared.
import { always, maybe, paper } from '../../kernel/paper.ts';

/** Sums by mode, the count of the cash, and the signatures. */
export const dayClosingPaper = paper('day_closing', {
  title: 'finance:printed.closing',
  setting: 'day-book',
  blocks: [
    always('facts'),
    always('modes'),
    always('count'),
    maybe('payments'),
    always('end', 'printedBy', 'signatory'),
  ],
});
