// The end of a printed paper: amount in words, who made and who printed it, signature, barcode (R535, Q154, Q157).
import { amountInWords, RUPEES, TAKA } from '@charaka/rules/money/amount-in-words';
import type { Paise } from '@charaka/rules/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { Barcode } from '../../ui/paper/barcode.tsx';
import { PaperField } from '../../ui/paper/paper-blocks.tsx';
import { type Admission, numbersOf } from './paper-facts.tsx';

interface PaperEndProps {
  /** The stay that the barcode names; none on a paper about more than one admission. */
  readonly admission?: Pick<Admission, 'admissionId' | 'patientId' | 'admissionMode'> | undefined;
  readonly createdByName: string;
  readonly createdAt: string;
  /** The sentence with the amount in words, as 'Received with thanks from {name} the sum of {words}'. */
  readonly sentence?: string | undefined;
  /** True for a paper without signatures, since it is no voucher. */
  readonly isUnsigned?: boolean;
  /** Second signer besides the hospital: the patient, or the receiver of the money. */
  readonly countersign?: 'patient' | 'receiver' | undefined;
  /** Stands below the sentence. */
  readonly children?: ReactNode;
}

/** An amount spelled out in the hospital's currency. */
export function useWords(): (amount: Paise) => string {
  const { hospital } = useSignedIn();
  return (amount) => amountInWords(amount, hospital?.currency === 'BDT' ? TAKA : RUPEES);
}

/** Closes a paper, with the lines the hospital wants on it. */
export function PaperEnd({
  admission,
  createdByName,
  createdAt,
  sentence,
  countersign,
  isUnsigned = false,
  children,
}: PaperEndProps) {
  const { t } = useTranslation('paper');
  const { user } = useSignedIn();
  return (
    <div className="paper-keep">
      {sentence && (
        <PaperField name="amountInWords">
          <p>
            <strong>{sentence}</strong>
          </p>
        </PaperField>
      )}
      {children}
      <div className="paper-facts">
        <PaperField name="createdBy">
          <div>
            {t('createdBy')}: {createdByName}, {formatDateTime(createdAt)}
          </div>
        </PaperField>
        <PaperField name="printedBy">
          <div>
            {t('printedBy')}: {user.name}, {formatDateTime(new Date().toISOString())}
          </div>
        </PaperField>
      </div>
      <div className="paper-end">
        <div>
          {admission && (
            // One alone: a scanner held over two reads either.
            <PaperField name="barcodes">
              <Barcode value={numbersOf(admission).admissionNumber} />
            </PaperField>
          )}
        </div>
        <div>
          {!isUnsigned && (
            <PaperField name="signatory">
              <Signatures countersign={countersign} />
            </PaperField>
          )}
        </div>
      </div>
    </div>
  );
}

/** Lines to sign on, the hospital's last. */
function Signatures({ countersign }: Pick<PaperEndProps, 'countersign'>) {
  const { t } = useTranslation('paper');
  return (
    <div className="paper-signs">
      <div className="paper-sign">{countersign && t(`countersign.${countersign}`)}</div>
      <div className="paper-sign">{t('authorizedSignatory')}</div>
    </div>
  );
}
