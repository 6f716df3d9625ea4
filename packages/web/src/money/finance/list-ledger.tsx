// The entries of one account of the ledger: each with its voucher, its record and its admission.

import { financeMenu, getGlMaster, listLedger } from '@charaka/contract/money/finance/ledger';
import { glMasterTopic, voucherTopic } from '@charaka/contract/money/finance/topics';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { AccountHint } from './account-hint.tsx';

/** Route finance/$glid. */
export default function ListLedger() {
  const { t } = useTranslation('ledger');
  const { glid } = useParams({ strict: false }) as { glid?: string };
  const account = useAnswer(glMasterTopic, getGlMaster, { glid: Number(glid) }).data?.glMaster;
  const list = useList();
  const rows = useRows(voucherTopic, listLedger, list, { glid: Number(glid), ...dayFilter(list.filters) });
  const amount = (id: 'debit' | 'credit') => ({
    id,
    title: t(id),
    isNumeric: true,
    value: (row: (typeof rows.rows)[number]) => (row[id] === 0 ? '' : row[id] / 100),
    cell: (row: (typeof rows.rows)[number]) => (row[id] === 0 ? null : <MoneyText paise={row[id]} isBare />),
  });
  return (
    <Page title={account?.glName ?? t('account')} crumbs={[{ label: t('ledger'), to: `/${financeMenu}` }]}>
      <AccountHint glid={Number(glid)} />
      <DataTable
        name="LedgerEntries"
        title={account?.glName ?? t('account')}
        list={list}
        rows={rows}
        rowKey={(row) => `${row.voucherId}.${row.lineNo}`}
        columns={[
          { id: 'voucherDate', title: t('date'), value: (row) => formatDay(row.voucherDate) },
          { id: 'voucherId', title: t('voucher'), isNumeric: true, value: (row) => row.voucherId },
          { id: 'voucherType', title: t('type'), value: (row) => t(`types.${row.voucherType}`) },
          {
            id: 'sourceTable',
            title: t('record'),
            isSortable: false,
            minWidth: 140,
            value: (row) => t(`records.${row.sourceTable}`, { number: row.sourceId ?? '' }),
          },
          {
            id: 'patientIpId',
            title: t('admission'),
            value: ({ admissionId, admissionMode }) =>
              admissionId && admissionMode ? admissionNumberOf({ admissionId, admissionMode }) : null,
          },
          { id: 'subLedgerName', title: t('subLedgerColumn'), isSortable: false, value: (row) => row.subLedgerName },
          amount('debit'),
          amount('credit'),
          { id: 'createdByName', title: t('by'), isSortable: false, value: (row) => row.createdByName },
        ]}
        filters={<DayFilters list={list} />}
      />
    </Page>
  );
}
