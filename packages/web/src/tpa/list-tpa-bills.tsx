// The final bills of payers' cases, each with its papers.
import { admissionMenu } from '@charaka/contract/admission';
import { listTpaBills } from '@charaka/contract/tpa/settlement';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../kernel/rights.ts';
import { useList, useRows } from '../kernel/use-list.ts';
import { DataTable } from '../ui/data-table.tsx';
import { DayFilters, dayFilter } from '../ui/list-filters.tsx';
import { Page } from '../ui/page.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useBillColumns, viewBillAction } from './bill-columns.tsx';
import { nameFilter, PayerFilter, payerFilter } from './desk-filters.tsx';

const AddBill = lazy(() => import('../bill/add-bill.tsx'));

/** Route tpa/view-bill. */
export default function ListTpaBills() {
  const { t } = useTranslation('tpa');
  const { canView } = useRights(admissionMenu);
  const list = useList({ defaultSort: { column: 'billDate', direction: 'dsc' } });
  const rows = useRows('bill', listTpaBills, list, {
    ...payerFilter(list.filters),
    ...dayFilter(list.filters),
    filterParams: nameFilter(list.filters),
  });
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Page title={t('tpaBills')} crumbs={[{ label: t('tpa') }]}>
      <DataTable
        name="TpaBills"
        title={t('tpaBills')}
        list={list}
        rows={rows}
        rowKey={(row) => row.billId}
        columns={useBillColumns()}
        rowActions={(row) => (canView ? [viewBillAction(t('viewBill'), () => setOpened(row.admissionId))] : [])}
        filters={
          <>
            <SearchField label={t('searchName')} list={list} />
            <DayFilters list={list} fromLabel={t('fromDate')} toLabel={t('toDate')} />
            <PayerFilter list={list} />
          </>
        }
      />
      <Suspense>
        {opened !== null && <AddBill mode="final" admissionId={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </Page>
  );
}
