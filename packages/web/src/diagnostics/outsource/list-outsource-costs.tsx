// Tests sent out, with the partner's rate and the patient's price, for finance; rates are valid from a day on (LB070, TP002).
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { listOutsourceCosts, outsourceCostMenu } from '@charaka/contract/diagnostics/outsource/dispatch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { OutsourceTabs } from './outsource-tabs.tsx';
import { SetProviderRate } from './set-provider-rate.tsx';

type Row = RowOf<typeof listOutsourceCosts>;

/** Route finance/outsource. */
export default function ListOutsourceCosts() {
  const { t } = useTranslation('outsource');
  const list = useList();
  const rows = useRows(laboratoryTopic, listOutsourceCosts, list, {
    filterParams: containsInAny(['testName', 'providerName'], list.filters.q),
  });
  const { canEdit } = useRights(outsourceCostMenu);
  const [isSetting, setSetting] = useState(false);
  const amount = (id: string, title: string, value: (row: Row) => number) => ({
    id,
    title,
    value: (row: Row) => formatAmount(value(row)),
    isNumeric: true,
  });
  const columns = [
    { id: 'dispatchNo', title: t('dispatchNo'), value: (row: Row) => row.dispatchNo, isNumeric: true },
    { id: 'providerName', title: t('provider'), value: (row: Row) => row.providerName, minWidth: 150 },
    { id: 'testName', title: t('test'), value: (row: Row) => row.testName },
    { id: 'sentOn', title: t('sentAt'), value: (row: Row) => formatDateTime(row.sentAt), isForDesk: true },
    {
      id: 'receivedOn',
      title: t('receivedAt'),
      value: (row: Row) => (row.receivedAt ? formatDateTime(row.receivedAt) : ''),
    },
    amount('purchasePrice', t('purchasePrice'), (row) => row.purchasePricePaise),
    { ...amount('patientPrice', t('patientPrice'), (row) => row.patientPricePaise), isSortable: false },
    { ...amount('difference', t('difference'), (row) => row.differencePaise), isSortable: false },
  ];
  return (
    <ListPage
      name="OutsourceCosts"
      title={t('costs')}
      list={list}
      rows={rows}
      rowKey={(row) => row.outsourceLineId}
      columns={columns}
      filters={<SearchField label={t('searchCosts')} list={list} />}
      add={canEdit && { label: t('setRate'), onSelect: () => setSetting(true) }}
      above={<OutsourceTabs here="costs" />}
    >
      {isSetting && <SetProviderRate onClose={() => setSetting(false)} />}
    </ListPage>
  );
}
