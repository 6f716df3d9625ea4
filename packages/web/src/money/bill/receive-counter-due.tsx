// Receives a payment against the due of a counter bill, from the counter or from the list of all dues.
import { counterDuePayment, settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import type { Paise } from '@charaka/rules/money/money';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { RowBanner } from '../../stay/admission/patient-banner.tsx';
import { TenderDialog } from '../payment/tender-dialog.tsx';

const checkShape = formChecks(counterDuePayment);

interface ReceiveCounterDueProps {
  /** The bill with its patient, as a list or the bill itself has it. */
  readonly due: Parameters<typeof RowBanner>[0]['row'] & {
    readonly counterBillId?: number | null;
    readonly due: Paise;
  };
  onPaid?(): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function ReceiveCounterDue({ due: bill, onPaid, onClose }: ReceiveCounterDueProps) {
  const { t } = useTranslation('bill');
  const counterBillId = bill.counterBillId ?? 0;
  const command = useCommand(settleCounterDue, { onDone: () => (onPaid ?? onClose)() });
  return (
    <TenderDialog
      title={t('receiveDue')}
      submitLabel={t('receive')}
      isSubmitting={command.isPending}
      due={{ label: t('dueAmount'), paise: bill.due }}
      amountLabel={t('amount')}
      check={({ note, ...values }) => checkShape({ counterBillId, ...values })}
      onSend={({ note, ...values }, refuse) =>
        command.mutate(
          { payment: inputOf({ ...values, counterBillId }) },
          { onError: (error) => refuse(refusedFields(error, 'payment')) },
        )
      }
      onClose={onClose}
    >
      <RowBanner row={bill} />
    </TenderDialog>
  );
}
