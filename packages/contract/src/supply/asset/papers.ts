// The papers of assets, as they are declared.
import { paper } from '../../kernel/paper.ts';

/** A label has no room for a layout. */
export const assetLabelPaper = paper('asset_label', {
  title: 'asset:printed.label',
  sheets: ['A4', 'label50x25'],
});
