// The papers of assets, with their samples.
import { assetLabelPaper, gatePassPaper } from '@charaka/contract/supply/asset/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { AssetLabelsPaper } from './asset-labels-paper.tsx';
import { GatePassPaper } from './print-gate-pass.tsx';

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
  {
    paper: gatePassPaper,
    order: 31,
    sample: (
      <GatePassPaper
        pass={{
          gatePassId: 1,
          passNo: 'GP42',
          direction: 'Out',
          kind: 'Returnable',
          party: 'Medix service',
          reason: 'Repair of the screen',
          dueBack: '2026-12-10',
          isOverdue: false,
          status: 'Approved',
          things: 'A000042 Patient monitor',
          createdByName: 'Anita Kulkarni',
          createdAt: '2026-11-30T10:00:00+05:30',
          approvedByName: 'Ravi Menon',
          mayApprove: false,
          lines: [
            { gatePassLineId: 1, assetNo: 'A000042', thing: 'Patient monitor', quantity: 1, backQuantity: 0 },
            { gatePassLineId: 2, thing: 'Power cables', quantity: 2, backQuantity: 0 },
          ],
        }}
      />
    ),
  },
];
