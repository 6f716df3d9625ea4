// Tests returned from partner laboratories and not yet billed, the oldest first (LB073).
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { listUnbilledTests } from '@charaka/contract/diagnostics/outsource/partner-bill';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { OutsourceTabs } from './outsource-tabs.tsx';

type Row = RowOf<typeof listUnbilledTests>;

const onCard = {
  testName: 'title',
  specimenNo: 'aside',
  providerName: 'fact',
  dispatchNo: 'fact',
  receivedOn: 'fact',
  rate: 'fact',
} as const;

function useColumns() {
  const { t } = useTranslation('outsource');
  return [
    { id: 'dispatchNo', title: t('dispatchNo'), value: (row: Row) => row.dispatchNo, isNumeric: true },
    {
      id: 'specimenNo',
      title: t('specimenNo'),
      value: (row: Row) => row.specimenNo,
      cell: (row: Row) => <Unbroken>{row.specimenNo}</Unbroken>,
    },
    { id: 'providerName', title: t('provider'), value: (row: Row) => row.providerName, minWidth: 150 },
    { id: 'testCode', title: t('testCode'), value: (row: Row) => row.testCode, isForDesk: true },
    { id: 'testName', title: t('test'), value: (row: Row) => row.testName },
    { id: 'sentOn', title: t('sentAt'), value: (row: Row) => formatDateTime(row.sentAt), isForDesk: true },
    { id: 'receivedOn', title: t('receivedAt'), value: (row: Row) => formatDateTime(row.receivedAt) },
    { id: 'rate', title: t('rateOfDay'), value: (row: Row) => formatAmount(row.ratePaise), isNumeric: true },
  ];
}

/** Route finance/outsource/unbilled. */
export default function ListUnbilledTests() {
  const { t } = useTranslation('outsource');
  const list = useList();
  const rows = useRows(laboratoryTopic, listUnbilledTests, list, {
    filterParams: containsInAny(['testName', 'specimenNo', 'providerName'], list.filters.q),
  });
  return (
    <ListPage
      name="UnbilledTests"
      title={t('unbilled')}
      list={list}
      rows={rows}
      rowKey={(row) => row.outsourceLineId}
      columns={placedOnCard(useColumns(), onCard)}
      filters={<SearchField label={t('searchUnbilled')} list={list} />}
      above={<OutsourceTabs here="unbilled" />}
    />
  );
}
