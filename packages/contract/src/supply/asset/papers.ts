// The papers of assets, as they are declared.
import { always, paper } from '../../kernel/paper.ts';

/** A label has no room for a layout. */
export const assetLabelPaper = paper('asset_label', {
  title: 'asset:printed.label',
  sheets: ['A4', 'label50x25'],
});

/** A pass that goes out with the goods. */
export const gatePassPaper = paper('gate_pass', {
  title: 'asset:printed.pass',
  blocks: [always('facts', 'createdBy'), always('lines'), always('end')],
});
