// The end of a printed paper: amount in words, who made and who printed it, signature, barcodes (R535, Q154, Q157).
import { amountInWords, RUPEES, TAKA } from '@charaka/rules/amount-in-words';
import type { Paise } from '@charaka/rules/money';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../kernel/format.ts';
import { useSignedIn } from '../kernel/session.ts';
import { Barcode } from '../ui/barcode.tsx';
import { type Admission, numbersOf } from './paper-facts.tsx';

interface PaperEndProps {
  readonly admission: Admission;
  readonly createdByName: string;
  readonly createdAt: string;
  /** The sentence with the amount in words, as 'Received with thanks from {name} the sum of {words}'. */
  readonly sentence?: string | undefined;
}

/** An amount spelled out in the hospital's currency. */
export function useWords(): (amount: Paise) => string {
  const { hospital } = useSignedIn();
  return (amount) => amountInWords(amount, hospital?.currency === 'BDT' ? TAKA : RUPEES);
}

/** Closes a paper. */
export function PaperEnd({ admission, createdByName, createdAt, sentence }: PaperEndProps) {
  const { t } = useTranslation('paper');
  const { user } = useSignedIn();
  const { admissionNumber, patientNumber } = numbersOf(admission);
  return (
    <div className="paper-keep">
      {sentence && (
        <p>
          <strong>{sentence}</strong>
        </p>
      )}
      <div className="paper-facts">
        <div>
          {t('createdBy')}: {createdByName}, {formatDateTime(createdAt)}
        </div>
        <div>
          {t('printedBy')}: {user.name}, {formatDateTime(new Date().toISOString())}
        </div>
        <Barcode value={patientNumber} />
        <Barcode value={admissionNumber} />
      </div>
      <p style={{ textAlign: 'end', marginTop: 40 }}>{t('authorizedSignatory')}</p>
    </div>
  );
}
