// The paper of the pharmacy's counter, as it is declared: the label of a dispensed medicine.
import { paper } from '../../kernel/paper.ts';

/** A label has no room for a layout. */
export const dispenseLabelPaper = paper('dispense_label', {
  title: 'dispensing:printed.label',
  sheets: ['A4', 'label75x50'],
});
