// The labels of assets with the choice of their sheet.

import type { SheetName } from '@charaka/contract/kernel/paper';
import { getAssetLabels } from '@charaka/contract/supply/asset/asset';
import { assetLabelPaper } from '@charaka/contract/supply/asset/papers';
import { assetTopic } from '@charaka/contract/supply/asset/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlainSheet } from '../../foundation/tenancy/use-letterhead.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { onSheet, SheetChoice } from '../../ui/paper/sheet-choice.tsx';
import { AssetLabelsPaper } from './asset-labels-paper.tsx';

interface PrintAssetLabelsProps {
  readonly assetIds: readonly number[];
  onClose(): void;
}

/** Waits for the labels. */
export default function PrintAssetLabels({ assetIds, onClose }: PrintAssetLabelsProps) {
  const { t } = useTranslation('asset');
  const assets = useAnswer(assetTopic, getAssetLabels, { assetIds: [...assetIds] }).data?.assets;
  const [chosen, setChosen] = useState<SheetName | null>(null);
  const set = usePlainSheet(assetLabelPaper);
  const letterhead = set && onSheet(set, chosen);
  return (
    <PrintSheet
      title={t('labels')}
      letterhead={letterhead}
      isReady={assets !== undefined}
      choices={<SheetChoice paper={assetLabelPaper.name} sheet={letterhead?.paperSize ?? 'A4'} onSheet={setChosen} />}
      onClose={onClose}
    >
      {assets && <AssetLabelsPaper assets={assets} />}
    </PrintSheet>
  );
}
