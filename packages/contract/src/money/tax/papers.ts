// The paper of a tax document, as it is declared.
import { always, madeBy, paper } from '../../kernel/paper.ts';

/** The law requires number, date, GSTIN, lines, tax and signature (CGST Rules 46, 49 and 54). */
export const gstDocumentPaper = paper('gst_document', {
  title: 'tax:printed.gstDocument',
  setting: 'ipd_bill',
  blocks: [always('facts'), always('charges'), always('sums'), always('end', 'amountInWords', ...madeBy)],
});
