// Medicine of an outpatient's memo comes back: how many of each line, why, and the refund of all of it by the modes of the payment.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { LEAST_REFUND_REASON } from '@charaka/contract/money/payment/payment';
import type { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { heldModesOf, refundOf } from '@charaka/contract/supply/pharmacy/sold-line';
import { paiseToRupees, ZERO } from '@charaka/rules/money/money';
import { refundWay } from '@charaka/rules/money/refund-way';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type ModeValues, noModes } from '../../money/payment/mode-values.ts';
import { isRefundConfirmed } from '../../money/payment/refund-question.ts';
import { Tender } from '../../money/payment/tender.tsx';
import { judgeTender } from '../../money/payment/tender-values.ts';
import { useFollowedWay } from '../../money/payment/use-followed-way.ts';
import { identityOf, uhidOf } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';
import PrintSale from './print-sale.tsx';
import { backLines, isTooMuch, netBack, type TypedBack, type TypedQuarantine } from './returned-lines.ts';
import { ReturnedLines } from './returned-lines-table.tsx';

interface ReturnOfOutpatientProps {
  readonly memo: OutputOf<typeof getSale>;
  onClose(): void;
}

interface Values extends ModeValues {
  reason: string;
  back: TypedBack;
  quarantine: TypedQuarantine;
  isOwnMistake: boolean;
}

const blank: Values = { ...noModes, reason: '', back: {}, quarantine: {}, isOwnMistake: false };

/** Mounted while it is open; afterwards the memo with its return is printed for the receiver's signature. */
export function ReturnOfOutpatient({ memo, onClose }: ReturnOfOutpatientProps) {
  const [isDone, setDone] = useState(false);
  // The memo as it was opened: the returned lines come back with the answer, while the paper is on the screen already.
  const [opened] = useState(memo);
  if (isDone) return <PrintSale saleId={opened.sale.saleId} onClose={onClose} />;
  return <ReturnForm memo={opened} onDone={() => setDone(true)} onClose={onClose} />;
}

interface ReturnFormProps extends ReturnOfOutpatientProps {
  onDone(): void;
}

function ReturnForm({
  memo: { sale, patient, quarantineLineIds, unknownStorageLineIds },
  onDone,
  onClose,
}: ReturnFormProps) {
  const { t } = useTranslation(['pharmacy', 'payment']);
  const reasonFault = useReasonCheck();
  const form = useForm<Values>({ initialValues: blank });
  const { back, quarantine, isOwnMistake, reason } = form.values;
  const lines = backLines(sale, back, quarantine, unknownStorageLineIds);
  const net = netBack(sale, back);
  const paidBack = lines.length > 0 ? refundOf(sale, lines, net) : ZERO;
  const way = refundWay(heldModesOf(sale), paidBack);
  useFollowedWay(form, { card: way.cardPaise, upi: way.upiPaise, neft: way.neftPaise });
  const judged = judgeTender(form.values, { amountPaise: paidBack, isRefund: true });
  const command = useCommand(addSalesReturn, { onDone });
  const isFaulty = sale.lines.some((line) => isTooMuch(line, back[line.saleLineId]));
  const save = async () => {
    const tooShort = reasonFault(reason, LEAST_REFUND_REASON);
    const faults = { ...(tooShort ? { reason: tooShort } : {}), ...(paidBack > 0 ? judged.errors : {}) };
    if (Object.keys(faults).length > 0) return form.setErrors(faults);
    const { back: _, quarantine: __, ...modes } = form.values;
    const refund = { amountPaise: paidBack, modes, cashPaise: judged.cashPaise };
    const receiver = [
      sale.patientName || t('cashCustomer'),
      sale.patientId == null ? sale.personPhone : uhidOf(sale.patientId),
    ]
      .filter(Boolean)
      .join(', ');
    const named = {
      name: receiver,
      about: null,
      bill: t('memoOf', { memo: sale.cashMemo, date: formatDateTime(sale.soldAt) }),
    };
    if (paidBack > 0 && !(await isRefundConfirmed(t, { ...named, ...refund }))) return;
    const sums = { net: paiseToRupees(net), paidBack: paiseToRupees(paidBack) };
    command.mutate(
      { saleReturn: inputOf({ ...modes, ...sums, saleId: sale.saleId, lines }) },
      { onError: (error) => form.setErrors(refusedFields(error, 'saleReturn')) },
    );
  };
  return (
    <FormDialog
      size="wide"
      title={t('addReturn')}
      form={form}
      isSubmitting={command.isPending}
      isSubmitDisabled={lines.length === 0 || isFaulty}
      submitLabel={paidBack > 0 ? t('payment:refundSum', { sum: formatMoney(paidBack) }) : t('saveReturn')}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <ReturnedMemo sale={sale} patient={patient} />
        <ReturnedLines
          sale={sale}
          typed={back}
          quarantine={quarantine}
          forced={isOwnMistake ? sale.lines.map(({ saleLineId }) => saleLineId) : quarantineLineIds}
          unknownStorage={unknownStorageLineIds}
          onChange={(typed) => form.setFieldValue('back', typed)}
          onQuarantine={(typed) => form.setFieldValue('quarantine', typed)}
        />
        <SwitchField label={t('ownMistake')} {...form.getInputProps('isOwnMistake')} />
        <ReasonField {...form.getInputProps('reason')} />
        {paidBack > 0 && <Tender form={form} cashPaise={judged.cashPaise} />}
      </Stack>
    </FormDialog>
  );
}

/** The patient and the memo that medicine is returned of. */
function ReturnedMemo({ sale, patient }: Pick<OutputOf<typeof getSale>, 'sale' | 'patient'>) {
  const { t } = useTranslation('pharmacy');
  const identity = sale.patientId == null ? sale.personPhone : identityOf({ ...patient, patientId: sale.patientId });
  return (
    <div>
      <Text fw={600}>
        {[sale.patientName || t('cashCustomer'), identity, sale.opdNumber].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('memoOf', { memo: sale.cashMemo, date: formatDateTime(sale.soldAt) })}
      </Text>
    </div>
  );
}
