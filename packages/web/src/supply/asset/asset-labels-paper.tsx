// The labels of assets as a paper: number as Code 128 and QR, name, maker and serial number (IN038).
import { isSmallSheet } from '@charaka/contract/kernel/paper';
import { useSignedIn } from '../../kernel/session.ts';
import { Barcode } from '../../ui/paper/barcode.tsx';
import { useSheet } from '../../ui/paper/paper-sheet.ts';
import { QrCode } from '../../ui/paper/qr-code.tsx';
import type { AssetLabel } from './asset-row.ts';
import '../../people/patient/label-papers.css';
import './asset-labels.css';

/** A label for each asset. */
export function AssetLabelsPaper({ assets }: { assets: readonly AssetLabel[] }) {
  const sheet = useSheet();
  const isSmall = isSmallSheet(sheet);
  const { hospital } = useSignedIn();
  return (
    <div className={isSmall ? 'labels' : 'labels labels-of-sheet'}>
      {assets.map((asset) => (
        <div key={asset.assetId} className={`label asset-label label-on-${isSmall ? sheet : 'cut'}`}>
          <div className="asset-label-words">
            <strong className="asset-label-name">{asset.assetName}</strong>
            <div className="asset-label-line">{[asset.maker, asset.model].filter(Boolean).join(' ')}</div>
            <div className="asset-label-line">{asset.serialNo}</div>
            <div className="asset-label-line">{hospital?.hospitalName}</div>
            <strong>{asset.assetNo}</strong>
            <Barcode value={asset.assetNo} height={20} isBare />
          </div>
          <QrCode value={asset.assetNo} label={asset.assetNo} size={56} />
        </div>
      ))}
    </div>
  );
}
