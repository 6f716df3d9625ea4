// Dues of patients on bills of every desk: by age, with phone and reason; the cashier receives payments and writes dues off here.

import { dueAges, listDues } from '@charaka/contract/money/bill/bill-due';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { mayActForApprover } from '@charaka/rules/access/permission';
import { IconCash, IconCashOff, IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { stayNumberOf } from '../../stay/admission/admission-facts.ts';
import { patientName } from '../../stay/admission/paper-facts.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { DueSums } from './due-sums.tsx';
import { type Due, isOfStay, type OwedPart, owedOf } from './owed-part.ts';
import { ReceiveCounterDue } from './receive-counter-due.tsx';
import { ReceiveDue } from './receive-due.tsx';
import ViewBill from './view-bill.tsx';
import { WriteOffDue } from './write-off-due.tsx';

type Deed = 'receive' | 'writeOff' | 'open';

function useColumns(): Column<Due>[] {
  const { t } = useTranslation('bill');
  const amount = (
    id: string,
    title: string,
    value: (row: Due) => number | null | undefined,
    rest: object = {},
  ): Column<Due> => ({
    id,
    title,
    value: (row) => {
      const paise = value(row);
      return paise == null ? '' : formatAmount(paise);
    },
    isNumeric: true,
    ...rest,
  });
  const hidden = { isSortable: false, isHiddenAtFirst: true };
  return [
    { id: 'billNo', title: t('billNo'), value: (row) => `${row.billNo} / ${row.finYear}`, minWidth: 110 },
    { id: 'sourceKind', title: t('madeAt'), value: (row) => t(`sources.${row.sourceKind}`), isForDesk: true },
    {
      id: 'patientIpId',
      title: t('ipdNo'),
      value: stayNumberOf,
      cell: (row) => <Unbroken>{stayNumberOf(row)}</Unbroken>,
      isForDesk: true,
    },
    { id: 'name', title: t('name'), value: patientName, minWidth: 130 },
    {
      id: 'contactNo',
      title: t('phone'),
      value: (row) => row.contactNo,
      cell: (row) => <Unbroken>{row.contactNo}</Unbroken>,
    },
    amount('dueAmount', t('dueAmount'), (row) => row.due),
    amount('nonHospitalDue', t('nonHospitalDue'), (row) => row.nonHospitalDue, { isForDesk: true }),
    { id: 'ageDays', title: t('ageDays'), value: (row) => row.ageDays, isNumeric: true },
    { id: 'dueReason', title: t('reason'), value: (row) => row.dueReason, minWidth: 160, isForDesk: true },
    { id: 'billDate', title: t('billDate'), value: (row) => formatDateTime(row.billedAt), isHiddenAtFirst: true },
    { id: 'associationName', title: t('association'), value: (row) => row.associationName, isHiddenAtFirst: true },
    amount('netAmount', t('netAmount'), (row) => row.net, { isHiddenAtFirst: true }),
    amount('receivedLater', t('receivedLater'), (row) => row.receivedLater, hidden),
    amount('writtenOff', t('writtenOff'), (row) => row.writtenOff, hidden),
  ];
}

/** Actions by right: receive a payment, write a due off, open the bill. */
function useActions(
  onSelect: (deed: Deed, part: OwedPart) => void,
  onCounter: (due: Due) => void,
): (due: Due) => RowAction[] {
  const { t } = useTranslation('bill');
  const does = useDeeds();
  const { canView } = useRights(admissionMenu);
  const { user } = useSignedIn();
  const action = (deed: Deed, label: string, icon: RowAction['icon'], part: OwedPart): RowAction => ({
    label,
    icon,
    isDangerous: deed === 'writeOff',
    isNext: deed === 'receive' && !part.isNonHospital,
    letter: deed === 'receive' && !part.isNonHospital ? 'p' : undefined,
    onSelect: () => onSelect(deed, part),
  });
  const receive = (part: OwedPart) =>
    action(
      'receive',
      t(part.isNonHospital ? 'receiveNonHospital' : 'receiveDue'),
      <IconCash size={16} aria-hidden />,
      part,
    );
  const receiveAtCounter = (due: Due): RowAction => ({
    label: t('receiveDue'),
    icon: <IconCash size={16} aria-hidden />,
    isNext: true,
    letter: 'p',
    onSelect: () => onCounter(due),
  });
  const writeOff = (part: OwedPart) =>
    action(
      'writeOff',
      t(part.isNonHospital ? 'writeOffNonHospital' : 'writeOff'),
      <IconCashOff size={16} aria-hidden />,
      part,
    );
  return (due) => {
    if (!isOfStay(due)) return does('receive-money') ? [receiveAtCounter(due)] : [];
    const parts = [false, true].map((isNonHospital) => ({ due, isNonHospital })).filter((part) => owedOf(part) > 0);
    const whole = { due, isNonHospital: false };
    return [
      ...(does('receive-money') ? parts.map(receive) : []),
      ...(canView ? [action('open', t('finalBill'), <IconFileInvoice size={16} aria-hidden />, whole)] : []),
      ...(does('write-off') && mayActForApprover(user) ? parts.map(writeOff) : []),
    ];
  };
}

/** Route bill/dues. */
export default function ListDues() {
  const { t } = useTranslation('bill');
  const list = useList({ defaultSort: { column: 'billDate', direction: 'asc' } });
  const age = dueAges.find((one) => one === list.filters.age);
  const rows = useRows(billTopic, listDues, list, {
    ...(age ? { age } : {}),
    filterParams: list.filters.q ? [contains('name', list.filters.q)] : [],
  });
  const [chosen, setChosen] = useState<{ deed: Deed; part: OwedPart } | null>(null);
  const [atCounter, setAtCounter] = useState<Due | null>(null);
  const close = () => setChosen(null);
  const ages = ['all', ...dueAges].map((value) => ({ value, label: t(`ages.${value}`) }));
  return (
    <Page title={t('dues')}>
      <DueSums chosen={age ?? 'all'} onChoose={(one) => list.setFilter('age', one === 'all' ? '' : one)} />
      <DataTable
        name="Dues"
        title={t('dues')}
        list={list}
        rows={rows}
        rowKey={(row) => `${row.sourceKind} ${row.billId ?? row.counterBillId}`}
        columns={useColumns()}
        rowActions={useActions((deed, part) => setChosen({ deed, part }), setAtCounter)}
        filters={
          <>
            <SearchField label={t('searchName')} list={list} />
            <WordFilter list={list} name="age" label={t('age')} choices={ages} />
          </>
        }
      />
      {chosen?.deed === 'receive' && <ReceiveDue part={chosen.part} onClose={close} />}
      {atCounter && <ReceiveCounterDue due={atCounter} onClose={() => setAtCounter(null)} />}
      {chosen?.deed === 'writeOff' && <WriteOffDue part={chosen.part} onClose={close} />}
      {chosen?.deed === 'open' && <ViewBill mode="final" admissionId={chosen.part.due.admissionId} onClose={close} />}
    </Page>
  );
}
