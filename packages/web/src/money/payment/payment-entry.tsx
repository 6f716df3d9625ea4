// The open entry of a payment or refund in the workspace of a stay (R465-R475, R477-R485).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { useEntryFocus } from '../../stay/admission/use-entry-focus.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { PaymentFields } from './payment-form.tsx';
import type { Payment } from './payment-record.ts';
import PrintPaymentRequest from './print-payment-request.tsx';
import { usePaymentForm } from './use-payment-form.ts';

interface PaymentEntryProps {
  readonly admission: Admission;
  readonly totals: OutputOf<typeof getPaymentTotals>;
  /** The amount takes the focus when this rises. */
  readonly entering: number;
  onPrint(payment: Payment): void;
}

/** Reports the posted payment here, with its paper; unsaved values need a confirmation before the page is left. */
export function PaymentEntry({ admission, totals, entering, onPrint }: PaymentEntryProps) {
  const { t } = useTranslation('payment');
  const [done, setDone] = useState<Payment | null>(null);
  const [isRequesting, setRequesting] = useState(false);
  const amountInput = useRef<HTMLInputElement>(null);
  const around = useEntryFocus<HTMLFormElement>(entering);
  const { payments, medicineCredit, held = null } = totals;
  const state = usePaymentForm(admission, { earlier: payments, medicineCredit, held }, (payment) => {
    setDone(payment);
    amountInput.current?.focus();
  });
  const { form, command, submit } = state;
  const isRefund = form.values.paymentType === 'Refund';
  useLeaveGuard(form.isDirty());
  const send = (event: FormEvent<HTMLFormElement>) => {
    setDone(null);
    submit(event);
  };
  useHotkeys([['mod+Enter', () => around.current?.requestSubmit()]], []);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('newPayment')}>
      <form noValidate onSubmit={send} ref={around}>
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('newPayment')}
          </Title>
          <PaymentFields
            admission={admission}
            state={state}
            isClosed={false}
            amountInput={amountInput}
            nextNumber={payments.length + 1}
          />
          {done && <Done payment={done} onPrint={() => onPrint(done)} />}
          <Group justify="flex-end">
            {totals.dueAmount > 0 && (
              <Button variant="subtle" me="auto" onClick={() => setRequesting(true)}>
                {t('paymentRequest')}
              </Button>
            )}
            <Button type="submit" loading={command.isPending}>
              {t(isRefund ? 'saveRefund' : 'savePayment')}
            </Button>
          </Group>
        </Stack>
      </form>
      {isRequesting && (
        <PrintPaymentRequest admission={admission} totals={totals} onClose={() => setRequesting(false)} />
      )}
    </Paper>
  );
}

function Done({ payment, onPrint }: { payment: Payment; onPrint(): void }) {
  const { t } = useTranslation('payment');
  const isRefund = payment.paymentType === 'Refund';
  return (
    <Alert color="green" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t(isRefund ? 'refundDone' : 'paymentDone', {
            number: payment.receiptNo,
            amount: formatMoney(payment.amount),
          })}
        </Text>
        <Button size="xs" variant="default" leftSection={<IconPrinter size={14} aria-hidden />} onClick={onPrint}>
          {t('print')}
        </Button>
      </Group>
    </Alert>
  );
}
