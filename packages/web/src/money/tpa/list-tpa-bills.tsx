// The bills of payers' cases, of stays and of the counter; those of stays with their papers.

import { billTopic } from '@charaka/contract/money/bill/topics';
import { listTpaBills, settlementMenu } from '@charaka/contract/money/tpa/settlement';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { IconSnowflake } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { billRowKey, useBillColumns, viewBillAction } from './bill-columns.tsx';
import { nameFilter, PayerFilter, payerFilter } from './desk-filters.tsx';

const BillVersions = lazy(() => import('./bill-versions.tsx'));
const ViewBill = lazy(() => import('../bill/view-bill.tsx'));

/** Route tpa/view-bill. */
export default function ListTpaBills() {
  const { t } = useTranslation('tpa');
  const { canView } = useRights(admissionMenu);
  const { canView: maySeeVersions } = useRights(settlementMenu);
  const list = useList({ defaultSort: { column: 'billDate', direction: 'dsc' } });
  const rows = useRows(billTopic, listTpaBills, list, {
    ...payerFilter(list.filters),
    ...dayFilter(list.filters),
    filterParams: nameFilter(list.filters),
  });
  const [opened, setOpened] = useState<number | null>(null);
  const [versionsOf, setVersionsOf] = useState<number | null>(null);
  const versionsAction = (onSelect: () => void) => ({
    label: t('caseActions.versions'),
    icon: <IconSnowflake size={16} aria-hidden />,
    onSelect,
  });
  return (
    <Page title={t('tpaBills')} crumbs={[{ label: t('tpa') }]}>
      <DataTable
        name="TpaBills"
        title={t('tpaBills')}
        list={list}
        rows={rows}
        rowKey={billRowKey}
        columns={useBillColumns()}
        rowActions={({ admissionId }) =>
          admissionId
            ? [
                ...(canView ? [viewBillAction(t('viewBill'), () => setOpened(admissionId))] : []),
                ...(maySeeVersions ? [versionsAction(() => setVersionsOf(admissionId))] : []),
              ]
            : []
        }
        filters={
          <>
            <SearchField label={t('searchName')} list={list} />
            <DayFilters list={list} />
            <PayerFilter list={list} />
          </>
        }
      />
      <Suspense>
        {versionsOf !== null && <BillVersions admissionId={versionsOf} onClose={() => setVersionsOf(null)} />}
        {opened !== null && <ViewBill mode="final" admissionId={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </Page>
  );
}
