// The holds of a batch, the newest first, and the way to release one.
import { listBatchHolds, releaseBatch } from '@charaka/contract/supply/pharmacy/hold';
import { stockMenu } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { Text } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useOwnList, useRows } from '../../kernel/use-list.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { StockRow } from './adjust-stock.tsx';

type Hold = RowOf<typeof listBatchHolds>;

/** Dialog of one batch. The server refuses a release by the person who held the batch. */
export default function ListBatchHolds({ batch, onClose }: { batch: StockRow; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const { canEdit } = useRights(stockMenu);
  const list = useOwnList();
  const rows = useRows(pharmacyStockTopic, listBatchHolds, list, { batchId: batch.batchId });
  const [released, setReleased] = useState<Hold | null>(null);
  const name = t('batchOf', { item: batch.itemName, batch: batch.batchNumber });
  return (
    <Dialog isOpen size="wide" title={t('holds')} onClose={onClose}>
      <Text mb="sm">{name}</Text>
      <DataTable
        name="batchHolds"
        title={t('holds')}
        list={list}
        rows={rows}
        rowKey={(row) => row.batchHoldId}
        rowActions={(row) =>
          canEdit && !row.releasedAt
            ? [
                {
                  label: t('releaseHold'),
                  icon: <IconLockOpen size={16} aria-hidden />,
                  onSelect: () => setReleased(row),
                },
              ]
            : []
        }
        columns={[
          { id: 'class', title: t('holdClass'), value: (row) => t(`holdClasses.${row.holdClass}`) },
          { id: 'reason', title: t('reason'), value: (row) => row.reason, isSortable: false, minWidth: 160 },
          { id: 'document', title: t('holdDocument'), value: (row) => row.document, isSortable: false },
          { id: 'heldAt', title: t('heldAt'), value: (row) => formatDateTime(row.heldAt), minWidth: 150 },
          { id: 'heldBy', title: t('by'), value: (row) => row.heldByName, isSortable: false },
          {
            id: 'releasedAt',
            title: t('releasedAt'),
            value: (row) => (row.releasedAt ? formatDateTime(row.releasedAt) : t('stillHeld')),
            minWidth: 150,
          },
          { id: 'stabilityData', title: t('stabilityData'), value: (row) => row.stabilityData, isSortable: false },
          { id: 'releasedBy', title: t('releasedBy'), value: (row) => row.releasedByName, isSortable: false },
          {
            id: 'releaseReason',
            title: t('releaseReason'),
            value: (row) => row.releaseReason,
            isSortable: false,
            minWidth: 160,
          },
        ]}
      />
      {released && <ReleaseBatch hold={released} name={name} onClose={() => setReleased(null)} />}
    </Dialog>
  );
}

function ReleaseBatch({ hold, name, onClose }: { hold: Hold; name: string; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const command = useCommand(releaseBatch, { onDone: onClose });
  const [stabilityData, setStabilityData] = useState('');
  const isExcursion = hold.holdClass === 'Excursion';
  return (
    <ReasonDialog
      title={t('releaseHold')}
      submitLabel={t('release')}
      isSubmitting={command.isPending}
      isSubmitDisabled={isExcursion && stabilityData.trim() === ''}
      onSave={(reason) =>
        command.mutate({ hold: { batchHoldId: hold.batchHoldId, reason, ...(isExcursion && { stabilityData }) } })
      }
      onClose={onClose}
    >
      <Text>{name}</Text>
      <Text size="sm" c="dimmed">
        {t('heldBecause', { kind: t(`holdClasses.${hold.holdClass}`), reason: hold.reason, name: hold.heldByName })}
      </Text>
      {isExcursion && (
        <TextField
          label={t('stabilityData')}
          isRequired
          maxLength={300}
          value={stabilityData}
          onChange={(typed) => setStabilityData(typed ?? '')}
        />
      )}
    </ReasonDialog>
  );
}
