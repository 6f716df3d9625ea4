// Outstanding amounts of bills of every desk: totals by payer, and each bill with a claim or a due.

import { billTopic } from '@charaka/contract/money/bill/topics';
import { debtors, listOutstanding } from '@charaka/contract/money/tpa/settlement';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { AddPayerReceipt } from './add-payer-receipt.tsx';
import { billRowKey, useBillColumns, viewBillAction } from './bill-columns.tsx';
import { nameFilter, PayerFilter, payerFilter } from './desk-filters.tsx';
import { OutstandingTabs } from './outstanding-tabs.tsx';
import { PayerSums } from './payer-sums.tsx';

const ViewBill = lazy(() => import('../bill/view-bill.tsx'));

/** Route tpa/patient-outstanding (Q171). */
export default function ListOutstanding() {
  const { t } = useTranslation('tpa');
  const { canView } = useRights(admissionMenu);
  const mayReceive = useDeeds()('receive-money');
  const list = useList({ defaultSort: { column: 'billDate', direction: 'dsc' } });
  const debtor = debtors.find((one) => one === list.filters.debtor);
  const days = dayFilter(list.filters);
  const rows = useRows(billTopic, listOutstanding, list, {
    ...payerFilter(list.filters),
    ...days,
    ...(debtor ? { debtor } : {}),
    filterParams: nameFilter(list.filters),
  });
  const [isReceiving, setReceiving] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const debtorChoices = ['all', ...debtors].map((value) => ({ value, label: t(`debtors.${value}`) }));
  return (
    <Page
      title={t('outstanding')}
      crumbs={[{ label: t('tpa') }]}
      action={mayReceive && <Button onClick={() => setReceiving(true)}>{t('payerReceipt')}</Button>}
    >
      <OutstandingTabs here="outstanding" />
      <PayerSums days={days} onChoose={(payer) => list.setFilter('payer', payer)} />
      <DataTable
        name="PatientOutstanding"
        title={t('outstanding')}
        list={list}
        rows={rows}
        rowKey={billRowKey}
        columns={useBillColumns()}
        rowActions={({ admissionId }) =>
          canView && admissionId ? [viewBillAction(t('viewBill'), () => setOpened(admissionId))] : []
        }
        filters={
          <>
            <SearchField label={t('searchName')} list={list} />
            <DayFilters list={list} />
            <PayerFilter list={list} hasNone />
            <WordFilter list={list} name="debtor" label={t('owedBy')} choices={debtorChoices} />
          </>
        }
      />
      {isReceiving && <AddPayerReceipt onClose={() => setReceiving(false)} />}
      <Suspense>
        {opened !== null && <ViewBill mode="final" admissionId={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </Page>
  );
}
