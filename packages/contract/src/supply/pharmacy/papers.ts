// The paper of medicine that was sold, as it is declared.
import { always, madeBy, paper } from '../../kernel/paper.ts';
import { stayFacts } from '../../stay/admission/papers.ts';

/** One memo, or all the medicine of a stay; the law requires the pharmacist's signature (Drugs Rules, 65(9)). */
export const pharmacyBillPaper = paper('pharmacy_bill', {
  title: 'pharmacy:printed.medicineBill',
  otherSetting: 'pharmacyBill',
  blocks: [
    always('facts', ...stayFacts),
    always('charges'),
    always('returns'),
    always('sums'),
    always('end', 'amountInWords', ...madeBy, 'barcodes'),
  ],
});
