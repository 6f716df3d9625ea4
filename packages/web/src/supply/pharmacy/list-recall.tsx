// The patients that received units of a batch that is held, so that the pharmacy can reach each of them.
import { recallWorklist } from '@charaka/contract/supply/pharmacy/hold';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';

type Row = RowOf<typeof recallWorklist.list>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('pharmacy');
  return [
    ...usePatientColumns<Row>(),
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo, isSortable: false },
    {
      id: 'isInHospital',
      title: t('whereNow'),
      value: (row) => t(row.isInHospital ? 'inHospital' : 'atHome'),
      isSortable: false,
    },
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 160 },
    { id: 'batchNumber', title: t('batchNumber'), value: (row) => row.batchNumber },
    {
      id: 'class',
      title: t('holdClass'),
      value: (row) => t(`holdClasses.${row.holdClass}`),
      cell: (row) => (
        <StatusChip tone={row.holdClass === 'Recall' ? 'danger' : 'waiting'}>
          {t(`holdClasses.${row.holdClass}`)}
        </StatusChip>
      ),
      isSortable: false,
    },
    { id: 'holdReason', title: t('reason'), value: (row) => row.holdReason, isSortable: false, isHiddenAtFirst: true },
    { id: 'cashmemo', title: t('cashMemo'), value: (row) => row.cashMemo },
    { id: 'cashmemoDate', title: t('date'), value: (row) => formatDateTime(row.soldAt), minWidth: 150 },
    { id: 'quantity', title: t('sold'), value: (row) => row.quantity, isNumeric: true },
    { id: 'returnedQuantity', title: t('alreadyBack'), value: (row) => row.returnedQuantity, isNumeric: true },
    {
      id: 'quarantinedQuantity',
      title: t('quarantine'),
      value: (row) => row.quarantinedQuantity,
      isNumeric: true,
      isSortable: false,
    },
  ];
}

/** Route Pharmacy/recall. */
export default function ListRecall() {
  const { t } = useTranslation('pharmacy');
  const work = useWorklist(recallWorklist);
  return (
    <Worklist
      work={work}
      name="Held batches"
      title={t('recall')}
      searchLabel={t('searchRecall')}
      emptyHint={t('recallHint')}
      columns={useColumns()}
      crumbs={[{ label: t('pharmacy') }]}
    />
  );
}
