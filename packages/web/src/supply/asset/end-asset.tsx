// The dialog that records an asset as lost, found or retired, with the reason.
import { findLostAsset, loseAsset, retireAsset } from '@charaka/contract/supply/asset/asset';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { AssetRow } from './asset-row.ts';

interface EndAssetProps {
  readonly way: 'lose' | 'find' | 'retire';
  readonly asset: AssetRow;
  onClose(): void;
}

/** Mounted while it is open. */
export default function EndAsset({ way, asset, onClose }: EndAssetProps) {
  const { t } = useTranslation('asset');
  const lose = useCommand(loseAsset, { onDone: onClose });
  const find = useCommand(findLostAsset, { onDone: onClose });
  const retire = useCommand(retireAsset, { onDone: onClose });
  const command = { lose, find, retire }[way];
  const { assetId, assetNo, assetName } = asset;
  return (
    <ReasonDialog
      title={`${assetNo} ${assetName}`}
      submitLabel={t(`ways.${way}`)}
      isSubmitting={command.isPending}
      isDangerous={way !== 'find'}
      maxLength={300}
      onSave={(reason) => command.mutate({ asset: { assetId, reason } })}
      onClose={onClose}
    />
  );
}
