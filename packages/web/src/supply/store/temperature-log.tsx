// The dialog with the temperature log of the store that has a cold item (PH016).
import { listTemperatures } from '@charaka/contract/supply/store/cold-chain';
import { temperatureTopic } from '@charaka/contract/supply/store/topics';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOwnList, useRows } from '../../kernel/use-list.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTemperatureColumns } from './temperature-columns.tsx';

interface TemperatureLogProps {
  readonly storeId: number;
  readonly storeName: string;
  onClose(): void;
}

/** Mounted while it is open; the newest reading first. */
export default function TemperatureLog({ storeId, storeName, onClose }: TemperatureLogProps) {
  const { t } = useTranslation('store');
  const list = useOwnList();
  const rows = useRows(temperatureTopic, listTemperatures, list, { storeId });
  return (
    <Dialog isOpen size="wide" title={t('temperatures')} onClose={onClose}>
      <Text mb="sm">{storeName}</Text>
      <DataTable
        name="temperatureLog"
        title={t('temperatures')}
        list={list}
        rows={rows}
        rowKey={(row) => row.temperatureReadingId}
        columns={useTemperatureColumns(true)}
      />
    </Dialog>
  );
}
