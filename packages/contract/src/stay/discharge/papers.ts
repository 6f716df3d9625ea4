// The paper of a discharge summary, as it is declared.
import { always, madeBy, maybe, paper } from '../../kernel/paper.ts';
import { stayFacts } from '../admission/papers.ts';

/** A signed summary is printed whole. */
export const dischargeSummaryPaper = paper('discharge_summary', {
  title: 'discharge:printed.summary',
  blocks: [
    always('facts', ...stayFacts, 'department'),
    always('diagnosis'),
    always('history'),
    always('findings'),
    always('investigations'),
    always('treatment'),
    always('conditionAtDischarge'),
    always('medicinesToTake'),
    always('advice'),
    always('warningSigns'),
    always('followUp'),
    always('end', ...madeBy, 'barcodes', 'signatory'),
    maybe('familyReceipt'),
  ],
});
