// Proof that a paper is the hospital's own: its copy number, and a code to verify it (Q239).
import { useTranslation } from 'react-i18next';
import { QrCode } from './qr-code.tsx';

/** Which copy, the original being 1, and the address that its code holds. */
export interface PaperProof {
  readonly copyNo: number;
  readonly address: string;
}

/** ORIGINAL, or which duplicate it is; nothing on a paper that is not counted. */
export function CopyMark({ proof }: { proof: PaperProof | undefined }) {
  const { t } = useTranslation('paper');
  if (!proof) return null;
  const { copyNo } = proof;
  return <p className="paper-copy">{copyNo === 1 ? t('original') : t('duplicate', { no: copyNo - 1 })}</p>;
}

/** The code, with what to do with it. */
export function ProofCode({ proof }: { proof: PaperProof | undefined }) {
  const { t } = useTranslation('paper');
  if (!proof) return null;
  return (
    <div className="paper-proof">
      <QrCode value={proof.address} label={t('verifyCode')} size={92} />
      <div>{t('verifyHint')}</div>
    </div>
  );
}
