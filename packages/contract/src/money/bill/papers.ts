// The papers of a bill, as they are declared.
import { always, madeBy, maybe, paper } from '../../kernel/paper.ts';
import { stayFacts } from '../../stay/admission/papers.ts';

/** The law requires number, date, GSTIN, lines, tax and signature on a tax invoice and a bill of supply (CGST Rules 46 and 49). */
export const ipdBillPaper = paper('ipd_bill', {
  title: 'bill:printed.bill',
  blocks: [
    always('facts', ...stayFacts, 'diagnosis'),
    always('charges'),
    maybe('medicines'),
    maybe('payments'),
    always('sums', 'amountInWords'),
    always('end', ...madeBy, 'barcodes'),
  ],
});
