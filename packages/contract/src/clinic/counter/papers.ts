// The paper of the counter, as it is declared: bill and receipt in one.
import { always, madeBy, maybe, paper } from '../../kernel/paper.ts';

/** A tax document of an outpatient; the law requires its signature (CGST Rules 46). */
export const counterBillPaper = paper('counter_bill', {
  title: 'counter:printed.bill',
  setting: 'labotory_radiology_billing',
  blocks: [
    always('facts'),
    always('charges'),
    always('sums'),
    always('payments'),
    always('returns'),
    maybe('tests'),
    always('end', 'amountInWords', ...madeBy),
  ],
});
