// Takes lines of a counter bill back, or all of it, and pays out what the server works out.

import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import {
  cancelCounterBill,
  previewCounterRefund,
  refundCounterBill,
} from '@charaka/contract/clinic/counter/counter-refund';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { LEAST_REFUND_REASON } from '@charaka/contract/money/payment/payment';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { formatMoney, formatQuantity } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type ModeValues, noModes } from '../../money/payment/mode-values.ts';
import { Tender } from '../../money/payment/tender.tsx';
import { judgeTender } from '../../money/payment/tender-values.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import { useFollowedWay } from '../../money/payment/use-followed-way.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SwitchField } from '../../ui/field/form-fields.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import type { CounterBill } from './counter-bill-paper.tsx';
import PrintCounterBill from './print-counter-bill.tsx';
import { isConfirmed, RefundedBill } from './refund-question.tsx';
import { PrintRefundVoucher } from './refund-voucher.tsx';

interface RefundProps {
  readonly counterBillId: number;
  /** All that is left goes back, and the bill is cancelled. */
  readonly isWhole: boolean;
  /** Investigations and images alone are shown and go back. */
  readonly isOfTests?: boolean;
  /** The refund due for one line whose order was cancelled. */
  readonly owed?: { readonly serviceChargeId: number; readonly quantity: number; readonly reason: string };
  onClose(): void;
}

/** Mounted while it is open; afterwards the voucher of the refund is on the screen, or the bill where no money went out. */
export default function RefundCounterBill({ counterBillId, isWhole, isOfTests = false, owed, onClose }: RefundProps) {
  const [done, setDone] = useState<{ readonly isPaidOut: boolean } | null>(null);
  const bill = useAnswer(counterTopic, getCounterBill, { counterBill: { counterBillId } }).data?.counterBill;
  if (!bill) return null;
  if (done?.isPaidOut) return <PrintRefundVoucher bill={bill} onClose={onClose} />;
  if (done) return <PrintCounterBill counterBillId={counterBillId} onClose={onClose} />;
  const shown = isOfTests ? { ...bill, lines: bill.lines.filter(({ isTest }) => isTest) } : bill;
  return (
    <OfPatient patient={bill}>
      <RefundForm
        bill={shown}
        isWhole={isWhole}
        owed={owed}
        onDone={(isPaidOut) => setDone({ isPaidOut })}
        onClose={onClose}
      />
    </OfPatient>
  );
}

interface Values extends ModeValues {
  reason: string;
  /** By line, as typed. */
  quantities: Record<string, number | string>;
  isServiceDeficient: boolean;
}

const leftOf = (line: CounterBill['lines'][number]) => (line.quantity - line.refundedQuantity) / 1000;
const numberOf = (line: CounterBill['lines'][number]) => line.serviceChargeId ?? 0;
/** Work that has begun is cancelled by its department before its money goes back (OR024). */
const isBegun = ({ orderStatus }: CounterBill['lines'][number]) => orderStatus === 'InProgress';

/** The lines and quantities to refund: everything left, or the typed quantities. */
function askedOf(bill: CounterBill, isWhole: boolean, { quantities }: Values) {
  return bill.lines
    .map((line) => ({
      serviceChargeId: numberOf(line),
      quantity: isWhole ? leftOf(line) : Number(quantities[numberOf(line)] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

const valuesOf = (owed: RefundProps['owed']): Values => ({
  ...noModes,
  reason: owed?.reason ?? '',
  quantities: owed ? { [owed.serviceChargeId]: owed.quantity } : {},
  isServiceDeficient: false,
});

/** Work that was done goes back by an approver alone, who says that it was not good (OR025). */
function isOfDoneWork({ lines }: CounterBill, asked: readonly { readonly serviceChargeId: number }[]): boolean {
  return asked.some(({ serviceChargeId }) => {
    const status = lines.find((line) => line.serviceChargeId === serviceChargeId)?.orderStatus;
    return status === 'Done' || status === 'Verified';
  });
}

interface RefundFormProps {
  readonly bill: CounterBill;
  readonly isWhole: boolean;
  readonly owed: RefundProps['owed'];
  onDone(isPaidOut: boolean): void;
  onClose(): void;
}

function RefundForm({ bill, isWhole, owed, onDone, onClose }: RefundFormProps) {
  const { t } = useTranslation(['counter', 'payment']);
  const reasonFault = useReasonCheck();
  const { counterBillId } = bill;
  const form = useForm<Values>({ initialValues: valuesOf(owed) });
  const lines = askedOf(bill, isWhole, form.values);
  const refund = { counterBillId, lines };
  const worked = useAnswer(counterTopic, previewCounterRefund, { refund }, { isEnabled: lines.length > 0 }).data;
  const paidOut = worked?.paidOut ?? 0;
  const judged = judgeTender(form.values, { amountPaise: typedPaise(paidOut / 100), isRefund: true });
  const leave = () => onDone(paidOut > 0);
  const back = useCommand(refundCounterBill, { onDone: leave });
  const cancel = useCommand(cancelCounterBill, { onDone: leave });
  useFollowedWay(form, worked);
  const save = async () => {
    if (!worked) return;
    const { quantities: _, isServiceDeficient, ...values } = form.values;
    const tooShort = reasonFault(values.reason, LEAST_REFUND_REASON);
    const faults = {
      ...(tooShort ? { reason: tooShort } : {}),
      ...(paidOut > 0 ? judged.errors : {}),
    };
    if (Object.keys(faults).length > 0) return form.setErrors(faults);
    if (!(await isConfirmed(t, bill, { amountPaise: paidOut, modes: form.values, cashPaise: judged.cashPaise })))
      return;
    const paid = { ...values, counterBillId, amount: paidOut / 100 };
    if (isWhole)
      cancel.mutate(
        { counterBill: inputOf(paid) },
        { onError: (error) => form.setErrors(refusedFields(error, 'counterBill')) },
      );
    else
      back.mutate(
        { refund: inputOf({ ...paid, lines, isServiceDeficient }) },
        { onError: (error) => form.setErrors(refusedFields(error, 'refund')) },
      );
  };
  return (
    <FormDialog
      size="medium"
      title={t(isWhole ? 'deeds.cancel' : 'deeds.refund')}
      form={form}
      isSubmitting={back.isPending || cancel.isPending}
      isSubmitDisabled={!worked}
      submitLabel={
        paidOut > 0 ? t('payment:refundSum', { sum: formatMoney(paidOut) }) : t(isWhole ? 'cancelBill' : 'deeds.refund')
      }
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <RefundedBill bill={bill} />
        {isWhole ? (
          <Alert color="yellow">{t('cancelHint', { number: bill.billNo })}</Alert>
        ) : (
          <Lines bill={bill} form={form} />
        )}
        {worked && <Worked worked={worked} />}
        {isOfDoneWork(bill, lines) && (
          <SwitchField label={t('isServiceDeficient')} {...form.getInputProps('isServiceDeficient')} />
        )}
        <ReasonField isFirst={isWhole} {...form.getInputProps('reason')} />
        {paidOut > 0 && <Tender form={form} isNarrow cashPaise={judged.cashPaise} />}
      </Stack>
    </FormDialog>
  );
}

function Lines({ bill, form }: { readonly bill: CounterBill; readonly form: ReturnType<typeof useForm<Values>> }) {
  const { t } = useTranslation('counter');
  return (
    <Stack gap="xs">
      {bill.lines.map((line, index) => (
        <Group
          key={line.serviceChargeId}
          justify="space-between"
          wrap="nowrap"
          role="group"
          aria-label={line.description}
        >
          <Stack gap={0}>
            <Text size="sm" fw={600}>
              {line.description}
            </Text>
            <Text size="xs" c="dimmed">
              {t('soldAndBack', {
                sold: formatQuantity(line.quantity),
                back: formatQuantity(line.refundedQuantity),
                amount: formatMoney(line.net + line.gst - line.discountShare),
              })}
            </Text>
            {isBegun(line) && (
              <Text size="xs" c="orange">
                {t('workBegun')}
              </Text>
            )}
          </Stack>
          <NumberField
            label={t('quantityToRefund')}
            decimals={3}
            isFirst={index === 0}
            max={leftOf(line)}
            isDisabled={leftOf(line) === 0 || isBegun(line)}
            {...form.getInputProps(`quantities.${numberOf(line)}`)}
          />
        </Group>
      ))}
    </Stack>
  );
}

function Worked({
  worked,
}: {
  readonly worked: {
    readonly amount: number;
    readonly claimReduced: number;
    readonly dueReduced: number;
    readonly paidOut: number;
  };
}) {
  const { t } = useTranslation('counter');
  return (
    <Columns cols={{ base: 2, xs: 4 }} component="dl" m={0}>
      <Figure label={t('refundAmount')}>{formatMoney(worked.amount)}</Figure>
      <Figure label={t('claimReduced')}>{formatMoney(worked.claimReduced)}</Figure>
      <Figure label={t('dueReduced')}>{formatMoney(worked.dueReduced)}</Figure>
      <Figure label={t('paidOut')}>{formatMoney(worked.paidOut)}</Figure>
    </Columns>
  );
}
