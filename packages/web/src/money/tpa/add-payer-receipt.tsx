// Records what a payer pays on the claims of their bills: several bills in one receipt.
import { billTopic } from '@charaka/contract/money/bill/topics';
import { addPayerReceipt, newPayerReceipt, payerModes } from '@charaka/contract/money/tpa/receipt';
import { listOutstanding } from '@charaka/contract/money/tpa/settlement';
import { mayActForApprover } from '@charaka/rules/access/permission';
import { Stack, Text } from '@mantine/core';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { formatMoney, today } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { billKey } from './bill-columns.tsx';
import { usePayerChoices } from './payers.ts';
import { ReceiptParts } from './receipt-parts.tsx';
import { emptyPart, type Parts, partProblem, receiptTotals, sentParts } from './receipt-values.ts';

const checkShape = formChecks(newPayerReceipt);

interface Values {
  associationId: number | null;
  receivedOn: string | null;
  mode: (typeof payerModes)[number] | null;
  reference: string;
  note: string;
  backdateReason: string;
}

/** Mounted while it is open. */
export function AddPayerReceipt({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('tpa');
  const { user } = useSignedIn();
  const [parts, setParts] = useState<Parts>({});
  const check = (values: Values) => checkShape({ ...values, parts: [emptySent] });
  const form = useForm<Values>({
    initialValues: {
      associationId: null,
      receivedOn: today(),
      mode: 'NEFT',
      reference: '',
      note: '',
      backdateReason: '',
    },
    validate: check,
  });
  const faults = useFaults(form, check);
  const { associationId } = form.values;
  const bills = useOpenClaims(associationId);
  const command = useCommand(addPayerReceipt, { onDone: onClose });
  const problems = bills.filter((bill) => partProblem(parts[billKey(bill)] ?? emptyPart, bill.claimRest) !== undefined);
  const sent = sentParts(bills, parts);
  const isEmpty = sent.length === 0;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('payerReceipt')}
      isChanged={form.isDirty() || !isEmpty}
      isSubmitting={command.isPending}
      isSubmitDisabled={faults.isBlocked || isEmpty || problems.length > 0}
      submitLabel={t('saveReceipt')}
      onSubmit={form.onSubmit(
        (values) => command.mutate({ receipt: inputOf({ ...values, parts: sent }) }),
        faults.onFaults,
      )}
      onClose={onClose}
    >
      <Stack>
        <HeadFields form={form} onPayer={() => setParts({})} />
        {associationId !== null && bills.length === 0 && <Text c="dimmed">{t('nothingOutstanding')}</Text>}
        {bills.length > 0 && (
          <ReceiptParts
            bills={bills}
            parts={parts}
            mayWriteOff={mayActForApprover(user)}
            onChange={(bill, part) => setParts((now) => ({ ...now, [billKey(bill)]: part }))}
          />
        )}
        <Totals parts={parts} />
      </Stack>
    </Dialog>
  );
}

/** Stands for the parts where only the head of the receipt is checked. */
const emptySent = { billId: 1, paid: 0, tds: 0, disallowed: 0, isWrittenOff: false };

function useOpenClaims(associationId: number | null) {
  const asked = { pageNumber: 1, pageSize: 0, debtor: 'payer' as const, associationId: associationId ?? 0 };
  const answer = useAnswer(billTopic, listOutstanding, asked, { isEnabled: associationId !== null });
  return associationId === null ? [] : (answer.data?.rows ?? []);
}

function HeadFields({
  form,
  onPayer,
}: {
  form: UseFormReturnType<Values, Values, (values: Values) => FormErrors>;
  onPayer(): void;
}) {
  const { t } = useTranslation('tpa');
  const { choices, isLoading } = usePayerChoices();
  const { onChange, ...payerProps } = form.getInputProps('associationId');
  return (
    <Columns cols={{ base: 1, xs: 2, md: 4 }} verticalSpacing="sm">
      <SelectField
        label={t('tpaOrCorporate')}
        isRequired
        isFirst
        choices={choices}
        isLoading={isLoading}
        {...payerProps}
        onChange={(payer) => {
          onChange(payer);
          onPayer();
        }}
      />
      <DateField label={t('receivedOn')} isRequired to={today()} {...form.getInputProps('receivedOn')} />
      <SelectField
        label={t('mode')}
        isRequired
        isClearable={false}
        choices={payerModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        {...form.getInputProps('mode')}
      />
      <TextField label={t('reference')} isRequired maxLength={60} {...form.getInputProps('reference')} />
      {form.values.receivedOn !== null && form.values.receivedOn < today() && (
        <TextField
          label={t('payment:backdateReason')}
          isRequired
          maxLength={300}
          {...form.getInputProps('backdateReason')}
        />
      )}
      <TextField label={t('note')} maxLength={300} {...form.getInputProps('note')} />
    </Columns>
  );
}

function Totals({ parts }: { parts: Parts }) {
  const { t } = useTranslation('tpa');
  const { paidPaise, tdsPaise, disallowedPaise } = receiptTotals(parts);
  return (
    <Text fw={600} role="status">
      {t('receiptTotals', {
        paid: formatMoney(paidPaise),
        tds: formatMoney(tdsPaise),
        disallowed: formatMoney(disallowedPaise),
      })}
    </Text>
  );
}
