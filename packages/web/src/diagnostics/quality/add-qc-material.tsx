// The dialog that adds a lot of a control material.
import { addQcMaterial, newQcMaterial } from '@charaka/contract/diagnostics/quality/qc-run';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

const check = formChecks(newQcMaterial);

/** Mounted while it is open. */
export function AddQcMaterial({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('quality');
  const form = useForm({
    initialValues: {
      materialName: '',
      maker: '',
      level: 1 as number | string,
      lotNo: '',
      sampleCode: '',
      expiry: '' as string | null,
    },
    validate: (values) => check({ ...values, level: Number(values.level), expiry: values.expiry ?? '' }),
  });
  const command = useCommand(addQcMaterial, { onDone: onClose });
  const field = form.getInputProps;
  return (
    <FormDialog
      title={t('addMaterial')}
      form={form}
      submitLabel={t('addMaterial')}
      isSubmitting={command.isPending}
      onSave={(values) =>
        command.mutate(
          { material: { ...values, level: Number(values.level), expiry: values.expiry ?? '' } },
          { onError: (error) => form.setErrors(refusedFields(error, 'material')) },
        )
      }
      onClose={onClose}
    >
      <Columns cols={{ base: 1, xs: 2 }}>
        <TextField label={t('materialName')} isRequired isFirst maxLength={100} {...field('materialName')} />
        <TextField label={t('maker')} maxLength={100} {...field('maker')} />
        <NumberField label={t('level')} isRequired min={1} max={9} {...field('level')} />
        <TextField label={t('lot')} isRequired maxLength={40} {...field('lotNo')} />
        <TextField label={t('sampleCode')} description={t('sampleCodeHelp')} maxLength={40} {...field('sampleCode')} />
        <DateField label={t('expiry')} isRequired {...field('expiry')} />
      </Columns>
    </FormDialog>
  );
}
