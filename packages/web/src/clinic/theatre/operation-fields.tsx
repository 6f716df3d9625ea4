// Fields of an operation: the procedure, the surgeon and the anaesthesia.
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

/** An operation as typed. */
export interface OperationValues {
  operationName: string;
  operationType: string;
  doctorId: number | null;
  anesthetistId: number | null;
  anaesthesiaType: string;
  technician: string;
  remark: string;
}

type Known = { readonly [K in keyof OperationValues]?: OperationValues[K] | null | undefined };

/** A known operation, or nothing typed yet. */
export const operationOf = (known: Known | null): OperationValues => ({
  operationName: known?.operationName ?? '',
  operationType: known?.operationType ?? '',
  doctorId: known?.doctorId ?? null,
  anesthetistId: known?.anesthetistId ?? null,
  anaesthesiaType: known?.anaesthesiaType ?? '',
  technician: known?.technician ?? '',
  remark: known?.remark ?? '',
});

/** The operation as it is sent; the form's check has reported missing fields. */
export const sentOperation = (values: OperationValues) => ({ ...operationOf(values), doctorId: values.doctorId ?? 0 });

/** The fields of an operation. */
export function OperationFields<V extends OperationValues>({ form }: { form: UseFormReturnType<V> }) {
  const { t } = useTranslation('theatre');
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      <TextField label={t('operation')} isRequired maxLength={200} {...form.getInputProps('operationName')} />
      <TextField label={t('operationType')} maxLength={60} {...form.getInputProps('operationType')} />
      <DoctorField label={t('surgeon')} isRequired {...form.getInputProps('doctorId')} />
      <DoctorField label={t('anesthetist')} {...form.getInputProps('anesthetistId')} />
      <TextField label={t('anaesthesiaType')} maxLength={60} {...form.getInputProps('anaesthesiaType')} />
      <TextField label={t('technician')} maxLength={120} {...form.getInputProps('technician')} />
      <TextField label={t('remark')} maxLength={300} {...form.getInputProps('remark')} />
    </Columns>
  );
}
