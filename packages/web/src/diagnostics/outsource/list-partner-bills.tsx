// Bills of partner laboratories, the open ones first; one is opened to judge its lines, a new one is typed in or brought as a file (LB073).
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { outsourceCostMenu } from '@charaka/contract/diagnostics/outsource/dispatch';
import { listPartnerBills } from '@charaka/contract/diagnostics/outsource/partner-bill';
import { partnerBillStates } from '@charaka/rules/diagnostics/partner-bill';
import { IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { AddPartnerBill } from './add-partner-bill.tsx';
import { OpenPartnerBill } from './open-partner-bill.tsx';
import { OutsourceTabs } from './outsource-tabs.tsx';

type Row = RowOf<typeof listPartnerBills>;

const onCard = {
  billNo: 'title',
  status: 'aside',
  providerName: 'fact',
  billedOn: 'fact',
  billed: 'fact',
  settled: 'fact',
} as const;

function useColumns() {
  const { t } = useTranslation('outsource');
  return [
    { id: 'billNo', title: t('billNo'), value: (row: Row) => row.billNo },
    { id: 'billedOn', title: t('billedDay'), value: (row: Row) => formatDay(row.billedDay) },
    { id: 'providerName', title: t('provider'), value: (row: Row) => row.providerName, minWidth: 150 },
    { id: 'lineCount', title: t('lines'), value: (row: Row) => row.lineCount, isNumeric: true, isForDesk: true },
    { id: 'billed', title: t('billed'), value: (row: Row) => formatAmount(row.billedPaise), isNumeric: true },
    { id: 'settled', title: t('settled'), value: (row: Row) => formatAmount(row.settledPaise), isNumeric: true },
    {
      id: 'status',
      title: t('state'),
      value: (row: Row) => t(`billStates.${row.status}`),
      cell: (row: Row) => <StateChip steps={partnerBillStates} state={row.status} />,
    },
  ];
}

/** Route finance/outsource/bill. */
export default function ListPartnerBills() {
  const { t } = useTranslation('outsource');
  const list = useList();
  const rows = useRows(laboratoryTopic, listPartnerBills, list, {
    filterParams: containsInAny(['billNo', 'providerName'], list.filters.q),
  });
  const { canAdd } = useRights(outsourceCostMenu);
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ListPage
      name="PartnerBills"
      title={t('bills')}
      emptyHint={t('billsHint')}
      list={list}
      rows={rows}
      rowKey={(row) => row.partnerBillId}
      columns={placedOnCard(useColumns(), onCard)}
      rowActions={(row) => [
        {
          label: t('openBill'),
          letter: 'o',
          isNext: row.status === 'Open',
          icon: <IconFileSearch size={16} aria-hidden />,
          onSelect: () => setOpened(row.partnerBillId),
        },
      ]}
      filters={<SearchField label={t('searchBills')} list={list} />}
      add={canAdd && { label: t('enterBill'), onSelect: () => setAdding(true) }}
      above={<OutsourceTabs here="bills" />}
    >
      {isAdding && <AddPartnerBill onClose={() => setAdding(false)} />}
      {opened !== null && <OpenPartnerBill partnerBillId={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
