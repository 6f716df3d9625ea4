// Gives up a due, or a part of it, with a reason; for approvers and delegators.

import { dueWriteOff, writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { RowBanner } from '../../stay/admission/patient-banner.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { GiftNotice } from '../charge/gift-notice.tsx';
import { typedPaise } from '../payment/typed-amount.ts';
import { type OwedPart, owedOf } from './owed-part.ts';

const checkShape = formChecks(dueWriteOff);

/** Mounted while it is open. */
export function WriteOffDue({ part, onClose }: { part: OwedPart; onClose(): void }) {
  const { t } = useTranslation('bill');
  const { due, isNonHospital } = part;
  const owed = owedOf(part);
  const ofBill = { admissionId: due.admissionId, billId: due.billId, isNonHospital };
  const title = t(isNonHospital ? 'writeOffNonHospital' : 'writeOff');
  const initialValues = { amount: (owed / 100) as number | string, reason: '' };
  const check = (values: typeof initialValues) => ({
    ...checkShape({ ...ofBill, ...values }),
    ...(typedPaise(values.amount) > owed ? { amount: spoken(paymentRuleSentences.excessAmount) } : {}),
  });
  const form = useForm({ initialValues, validate: check });
  const command = useCommand(writeOffDue, { onDone: onClose });
  return (
    <FormDialog
      size="medium"
      title={title}
      isDangerous
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t('writeOff')}
      onSave={(values) => command.mutate({ writeOff: inputOf({ ...ofBill, ...values }) })}
      onClose={onClose}
    >
      <Stack>
        <RowBanner row={due} />
        <Columns cols={{ base: 1, xs: 2 }}>
          <MoneyField label={t(isNonHospital ? 'nonHospitalDue' : 'dueAmount')} isReadOnly value={owed / 100} />
          <MoneyField label={t('writtenOff')} isRequired {...form.getInputProps('amount')} />
        </Columns>
        <GiftNotice
          admissionId={due.admissionId}
          error={command.error}
          change={{ writeOff: Number(form.values.amount) }}
        />
        <ReasonField isFirst {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
