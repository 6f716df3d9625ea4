// The dialog that takes the advance of a booking, or gives it back (R467-R474, R487).
import { useTranslation } from 'react-i18next';
import { proposedModes } from '../../money/payment/proposed-modes.ts';
import { useReceiptLimit } from '../../money/payment/received-cash.ts';
import { TenderDialog } from '../../money/payment/tender-dialog.tsx';
import { type HeldAdvance, heldModes, sentAdvance } from './advance-values.ts';

/** The values to send: the modes, and the reason of a refund. */
export type SentAdvance = ReturnType<typeof sentAdvance> & { readonly reason: string };

interface MoveAdvanceProps {
  /** The title names the patient. */
  readonly name: string;
  /** The advance to refund whole; null takes one. */
  readonly refunded: HeldAdvance | null;
  readonly isSubmitting: boolean;
  onSend(sent: SentAdvance): void;
  onClose(): void;
}

/** Mounted while it is open. A refund starts with the modes that the advance was paid by (Q258). */
export function MoveAdvance({ name, refunded, isSubmitting, onSend, onClose }: MoveAdvanceProps) {
  const { t } = useTranslation('opd');
  const cashReceiptLimitPaise = useReceiptLimit();
  return (
    <TenderDialog
      title={t(refunded ? 'refundTitle' : 'takeTitle', { name })}
      submitLabel={t(refunded ? 'actions.refund' : 'actions.takeAdvance')}
      isSubmitting={isSubmitting}
      amountLabel={t('advance')}
      cashReceiptLimitPaise={cashReceiptLimitPaise}
      {...(refunded
        ? {
            refund: {
              paise: refunded.advance,
              modes: proposedModes(heldModes(refunded), refunded.advance),
              receiver: name,
            },
          }
        : {})}
      onSend={({ amount, note, ...modes }) =>
        onSend({ ...sentAdvance({ ...modes, advance: amount }), reason: note.trim() })
      }
      onClose={onClose}
    />
  );
}
