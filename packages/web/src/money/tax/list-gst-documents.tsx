// The tax documents of the hospital: supplies, taxed amounts, and credits.

import { listGstDocuments, taxMenu } from '@charaka/contract/money/tax/tax';
import { gstDocumentTopic } from '@charaka/contract/money/tax/topics';
import { gstDocumentKinds } from '@charaka/rules/money/gst-document';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDay } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter, WordFilter } from '../../ui/table/list-filters.tsx';
import { type SignedAmount, signedPaise } from './signed-paise.ts';

const PrintGstDocument = lazy(() => import('./print-gst-document.tsx'));

type Row = RowOf<typeof listGstDocuments>;

/** Route finance/gst. */
export default function ListGstDocuments() {
  const { t } = useTranslation('tax');
  const list = useList({ defaultSort: { column: 'documentDate', direction: 'dsc' } });
  const documentKind = gstDocumentKinds.find((kind) => kind === list.filters.kind);
  const rows = useRows(gstDocumentTopic, listGstDocuments, list, {
    ...dayFilter(list.filters),
    ...(documentKind ? { documentKind } : {}),
    filterParams: containsInAny(['documentNo', 'sourceNo', 'partyName'], list.filters.q),
  });
  const [openId, setOpenId] = useState<number | null>(null);
  const kinds = [
    { value: '', label: t('allKinds') },
    ...gstDocumentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
  ];
  return (
    <Page title={t('documents')} crumbs={[{ label: t('finance') }]}>
      <DataTable
        name={taxMenu}
        title={t('documents')}
        list={list}
        rows={rows}
        rowKey={(row) => row.gstDocumentId}
        columns={useColumns()}
        rowActions={({ gstDocumentId }) => [
          {
            label: t('show'),
            icon: <IconPrinter size={16} aria-hidden />,
            onSelect: () => setOpenId(gstDocumentId),
          },
        ]}
        filters={
          <>
            <SearchField label={t('search')} list={list} />
            <WordFilter list={list} name="kind" label={t('kind')} choices={kinds} />
            <DayFilters list={list} />
          </>
        }
      />
      <Suspense>
        {openId !== null && <PrintGstDocument gstDocumentId={openId} onClose={() => setOpenId(null)} />}
      </Suspense>
    </Page>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('tax');
  const amount = (id: SignedAmount): Column<Row> => ({
    id,
    title: t(`figures.${id}`),
    value: (row) => signedPaise(row, id) / 100,
    cell: (row) => <MoneyText paise={signedPaise(row, id)} isBare />,
    isNumeric: true,
  });
  const kindOf = ({ documentKind, isOutsideIndia }: Row) =>
    isOutsideIndia ? `${t(`kinds.${documentKind}`)}: ${t('notValidOutsideIndia')}` : t(`kinds.${documentKind}`);
  return [
    { id: 'documentNo', title: t('documentNo'), value: (row) => row.documentNo, minWidth: 120 },
    { id: 'documentDate', title: t('date'), value: (row) => formatDay(row.documentDate) },
    { id: 'documentKind', title: t('kind'), value: kindOf, minWidth: 120 },
    { id: 'partyName', title: t('recipient'), value: (row) => row.partyName, minWidth: 150 },
    {
      id: 'sourceNo',
      title: t('paper'),
      value: (row) => t(`sources.${row.source}`, { number: row.sourceNo }),
      minWidth: 140,
    },
    amount('total'),
    amount('exempt'),
    amount('taxable'),
    amount('igst'),
    amount('cgst'),
    amount('sgst'),
    { id: 'originalNo', title: t('takesBack'), value: (row) => row.originalNo, isHiddenAtFirst: true },
    {
      id: 'placeOfSupply',
      title: t('placeOfSupply'),
      value: (row) => row.placeOfSupply,
      isSortable: false,
      isHiddenAtFirst: true,
    },
    { id: 'returnPeriod', title: t('returnPeriod'), value: (row) => row.returnPeriod, isHiddenAtFirst: true },
  ];
}
