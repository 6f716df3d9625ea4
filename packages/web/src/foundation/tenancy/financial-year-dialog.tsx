// The dialog that adds a financial year or changes its days.
import {
  addFinancialYear,
  financialYearForm,
  updateFinancialYear,
} from '@charaka/contract/foundation/tenancy/hospital';
import type { listFinancialYears } from '@charaka/contract/foundation/tenancy/tenancy';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { nextYear } from './next-year.ts';

/** A financial year of the list. */
export type YearRow = RowOf<typeof listFinancialYears>;

interface FinancialYearDialogProps {
  /** The year to change; null adds one. */
  readonly year: YearRow | null;
  /** The last day any year has, for the proposal of a new one. */
  readonly lastDay: string | undefined;
  /** The month a year begins with, 1-12. */
  readonly startMonth: number;
  onClose(): void;
}

interface YearValues {
  finYear: string;
  yearFrom: string | null;
  yearTo: string | null;
  isActive: boolean;
}

/** Mounted while it is open. The name is written on receipts, so it stays. */
export function FinancialYearDialog({ year, lastDay, startMonth, onClose }: FinancialYearDialogProps) {
  const { t } = useTranslation('tenancy');
  const form = useForm<YearValues>({
    initialValues: year
      ? { finYear: year.finYear, yearFrom: year.yearFrom, yearTo: year.yearTo, isActive: year.isActive }
      : { ...nextYear(lastDay, startMonth), isActive: true },
    validate: formChecks(financialYearForm),
  });
  const options = { onDone: onClose };
  const adding = useCommand(addFinancialYear, options);
  const changing = useCommand(updateFinancialYear, options);
  const command = year ? changing : adding;
  const save = ({ finYear, yearFrom, yearTo, isActive }: YearValues) =>
    command.mutate(
      { financialYear: { finYear, yearFrom: yearFrom ?? '', yearTo: yearTo ?? '', isActive } },
      { onError: (error) => form.setErrors(refusedFields(error, 'financialYear')) },
    );
  const areDaysFixed = year?.isUsed ?? false;
  return (
    <FormDialog
      title={year ? t('editYear') : t('addYear')}
      form={form}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextField
          label={t('finYear')}
          isRequired
          isFirst
          maxLength={20}
          isReadOnly={year !== null}
          {...form.getInputProps('finYear')}
        />
        <DateField label={t('yearFrom')} isRequired isDisabled={areDaysFixed} {...form.getInputProps('yearFrom')} />
        <DateField
          label={t('yearTo')}
          isRequired
          isDisabled={areDaysFixed}
          description={areDaysFixed ? t('daysFixed') : undefined}
          {...form.getInputProps('yearTo')}
        />
        <SwitchField label={t('yearIsActive')} {...form.getInputProps('isActive')} />
      </Stack>
    </FormDialog>
  );
}
