// Gives up a due, or a part of it, with a reason; for approvers and delegators.
import { dueWriteOff, writeOffDue } from '@charaka/contract/bill-due';
import { EXCESS_MESSAGE } from '@charaka/rules/payment';
import { SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { AdmissionHeading } from '../admission/admission-heading.tsx';
import { formChecks } from '../kernel/form-checks.ts';
import { useCommand } from '../kernel/use-answer.ts';
import { typedPaise } from '../payment/typed-amount.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { MoneyField, TextAreaField } from '../ui/form-fields.tsx';
import type { Due } from './list-dues.tsx';

const checkShape = formChecks(dueWriteOff);

/** Mounted while it is open. */
export function WriteOffDue({ due, onClose }: { due: Due; onClose(): void }) {
  const { t } = useTranslation('bill');
  const { admissionId, billId } = due;
  const initialValues = { amount: (due.due / 100) as number | string, reason: '' };
  const check = (values: typeof initialValues) => ({
    ...checkShape({ admissionId, billId, ...values }),
    ...(typedPaise(values.amount) > due.due ? { amount: EXCESS_MESSAGE } : {}),
  });
  const form = useForm({ initialValues, validate: check });
  const command = useCommand(writeOffDue, { topics: ['bill', 'payment', 'admission'], onDone: onClose });
  return (
    <FormDialog
      size="medium"
      title={t('writeOff')}
      isDangerous
      form={form}
      isSubmitting={command.isPending}
      check={check}
      submitLabel={t('writeOff')}
      onSave={(values) => command.mutate({ writeOff: { admissionId, billId, ...values } as never })}
      onClose={onClose}
    >
      <Stack>
        <AdmissionHeading admission={due} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <MoneyField label={t('dueAmount')} isReadOnly value={due.due / 100} />
          <MoneyField label={t('writtenOff')} isRequired {...form.getInputProps('amount')} />
        </SimpleGrid>
        <TextAreaField label={t('reason')} isRequired isFirst maxLength={300} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
