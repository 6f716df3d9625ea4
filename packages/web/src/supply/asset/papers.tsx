// The papers of assets, with their samples.
import { assetLabelPaper } from '@charaka/contract/supply/asset/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { AssetLabelsPaper } from './asset-labels-paper.tsx';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: assetLabelPaper,
    order: 30,
    sample: (
      <AssetLabelsPaper
        assets={[
          {
            assetId: 1,
            assetNo: 'A000042',
            assetName: 'Patient monitor',
            maker: 'Medix',
            model: 'PM-9',
            serialNo: 'SN 204417',
            placeName: 'Intensive care',
          },
        ]}
      />
    ),
  },
];
