// The lines of a partner's bill as they are typed: our number of the dispatch or of the specimen, the test, and the amount.
import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MoneyField, NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type BillValues, emptyLine } from './partner-bill-form.ts';

/** One line stays. */
export function BillLineFields({ form }: { readonly form: UseFormReturnType<BillValues> }) {
  const { t } = useTranslation('outsource');
  const field = form.getInputProps;
  const { lines } = form.values;
  return (
    <Stack gap="xs" component="section" aria-label={t('lines')}>
      {lines.map((_, place) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no number of its own before it is entered
          key={place}
          align="end"
          wrap="nowrap"
        >
          <Columns cols={{ base: 2, sm: 4 }} flex={1}>
            <TextField label={t('specimenNo')} maxLength={40} {...field(`lines.${place}.specimenNo`)} />
            <NumberField label={t('dispatchNo')} {...field(`lines.${place}.dispatchNo`)} />
            <TextField label={t('testCode')} isRequired maxLength={40} {...field(`lines.${place}.testCode`)} />
            <MoneyField label={t('amount')} isRequired {...field(`lines.${place}.amountPaise`)} />
          </Columns>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('removeLine', { lineNo: place + 1 })}
            disabled={lines.length === 1}
            onClick={() => form.removeListItem('lines', place)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem('lines', { ...emptyLine })}
        >
          {t('addLine')}
        </Button>
      </div>
    </Stack>
  );
}
