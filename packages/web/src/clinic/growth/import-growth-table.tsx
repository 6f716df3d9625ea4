// The dialog that imports a growth table: which one it is, where it comes from, and the file.
import { importGrowthTable } from '@charaka/contract/clinic/growth/growth-table';
import {
  type GrowthIndicator,
  type GrowthStandard,
  growthIndicators,
  growthStandards,
} from '@charaka/rules/clinic/growth';
import { FileInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../kernel/table-file.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

interface Values {
  standard: GrowthStandard;
  indicator: GrowthIndicator;
  sex: 'M' | 'F';
  sourceNote: string;
  file: File | null;
}

const initialValues: Values = { standard: 'WHO2006', indicator: 'WeightForAge', sex: 'F', sourceNote: '', file: null };

/** A table of the same kind becomes the version before. */
export function ImportGrowthTable({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('growth');
  const check = ({ sourceNote, file }: Values) => ({
    ...(sourceNote.trim() ? {} : { sourceNote: t('enterSource') }),
    ...(file ? {} : { file: t('chooseFile') }),
  });
  const form = useForm({ initialValues, validate: check });
  const command = useCommand(importGrowthTable, { onDone: onClose });
  const save = async ({ file, ...told }: Values) => {
    if (file) command.mutate({ table: { ...told, fileText: await textOf(file) } });
  };
  return (
    <FormDialog
      title={t('import')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      onSave={(values) => void save(values)}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Columns cols={{ base: 1, sm: 3 }} spacing="sm">
          <SelectField
            label={t('tableColumns.standard')}
            isRequired
            isFirst
            choices={growthStandards.map((value) => ({ value, label: t(`standards.${value}`) }))}
            {...form.getInputProps('standard')}
          />
          <SelectField
            label={t('tableColumns.indicator')}
            isRequired
            choices={growthIndicators.map((value) => ({ value, label: t(`indicators.${value}`) }))}
            {...form.getInputProps('indicator')}
          />
          <SelectField
            label={t('tableColumns.sex')}
            isRequired
            choices={(['F', 'M'] as const).map((value) => ({ value, label: t(`sexes.${value}`) }))}
            {...form.getInputProps('sex')}
          />
        </Columns>
        <TextField
          label={t('tableColumns.source')}
          description={t('sourceHint')}
          isRequired
          maxLength={300}
          {...form.getInputProps('sourceNote')}
        />
        <FileInput
          label={t('file')}
          description={t('fileHint')}
          placeholder={t('kernel:field.chooseFile')}
          accept=".txt,.csv,.tsv,text/plain,text/csv"
          leftSection={<IconUpload size={16} aria-hidden />}
          withAsterisk
          {...form.getInputProps('file')}
        />
      </Stack>
    </FormDialog>
  );
}
