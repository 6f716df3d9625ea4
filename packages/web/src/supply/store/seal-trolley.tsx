// The dialog that shows what is to be refilled in a crash trolley, and seals it.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { trolleyTopic } from '@charaka/contract/supply/store/topics';
import { getTrolley, sealTrolley } from '@charaka/contract/supply/store/trolley';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { TrolleyRow } from './trolley-row.ts';

const faultsOf = formChecks(sealTrolley.input.shape.trolley);

/** Mounted while it is open; items that are missing come first. */
export default function SealTrolley({ trolley, onClose }: { readonly trolley: TrolleyRow; onClose(): void }) {
  const { t } = useTranslation('store');
  const { storeId, storeName } = trolley;
  const answer = useAnswer(trolleyTopic, getTrolley, { storeId });
  const lines = answer.data?.trolley.lines ?? [];
  const command = useCommandForm(sealTrolley, {
    wrapper: 'trolley',
    initialValues: { storeId, sealNo: '', missingReason: '' },
    check: faultsOf,
    sent: (values) => values as InputOf<typeof sealTrolley>['trolley'],
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog
      size="wide"
      title={t('sealTitle', { store: storeName })}
      submitLabel={t('sealTrolley')}
      {...command}
      onClose={onClose}
    >
      <TextField label={t('sealNo')} isRequired isFirst maxLength={30} {...form.getInputProps('sealNo')} />
      <TextField label={t('missingReason')} maxLength={200} {...form.getInputProps('missingReason')} />
      <WideTable label={t('trolleyItems')} minWidth={420}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('item')}</Table.Th>
            <Table.Th ta="end">{t('mustUnits')}</Table.Th>
            <Table.Th ta="end">{t('usableUnits')}</Table.Th>
            <Table.Th ta="end">{t('toRefill')}</Table.Th>
            <Table.Th>{t('nextExpiry')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.itemId}>
              <Table.Td>{`${line.itemName} (${line.pack})`}</Table.Td>
              <Table.Td ta="end">{line.mustUnits}</Table.Td>
              <Table.Td ta="end">{line.units}</Table.Td>
              <Table.Td ta="end" fw={line.missingUnits > 0 ? 700 : undefined}>
                {line.missingUnits}
              </Table.Td>
              <Table.Td>{formatDay(line.nextExpiry)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </FormDialog>
  );
}
