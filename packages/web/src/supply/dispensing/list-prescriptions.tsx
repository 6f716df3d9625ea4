// The counter of the pharmacy: prescriptions that wait to be dispensed, and sales without prescription.

import { listPrescriptions } from '@charaka/contract/supply/dispensing/direct-sale';
import { prescriptionTopic } from '@charaka/contract/supply/dispensing/topics';
import { directSaleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { Text } from '@mantine/core';
import { IconPill, IconTag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { identityOf } from '../../people/patient/patient-facts.ts';
import { SwitchField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DayFilters, dayFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

const DirectSale = lazy(() => import('./direct-sale.tsx'));
const PrintDispenseLabels = lazy(() => import('./print-dispense-labels.tsx'));

type PrescriptionRow = RowOf<typeof listPrescriptions>;
type Opened = { readonly encounterId: number | null };

const tones: Readonly<Record<PrescriptionRow['state'], Tone>> = {
  Waiting: 'waiting',
  PartDispensed: 'info',
  Dispensed: 'done',
  NotBought: 'past',
  Lapsed: 'danger',
};

const onCard = { patientName: 'title', tokenNo: 'aside', orderedOn: 'fact', state: 'fact', openCount: 'fact' } as const;

/** Route Pharmacy/opd_direct_sale. */
export default function ListPrescriptions() {
  const { t } = useTranslation('dispensing');
  const { canAdd } = useRights(directSaleMenu);
  const list = useList({ defaultSort: { column: 'orderedOn', direction: 'asc' } });
  const showsAll = list.filters.all === '1';
  const rows = useRows(prescriptionTopic, listPrescriptions, list, {
    ...dayFilter(list.filters),
    ...(showsAll ? {} : { isOpen: true }),
    filterParams: containsInAny(['patientName', 'opdNumber'], list.filters.q),
  });
  const [open, setOpen] = useState<Opened | null>(null);
  const [labelled, setLabelled] = useState<number | null>(null);
  return (
    <ListPage
      name="pharmacyCounter"
      title={t('title')}
      emptyHint={t('hint')}
      list={list}
      rows={rows}
      columns={placedOnCard(useColumns(), onCard)}
      rowKey={(row) => row.encounterId}
      rowActions={({ encounterId, state }) => [
        ...(canAdd && state !== 'Dispensed' && state !== 'NotBought'
          ? [
              {
                label: t(state === 'Lapsed' ? 'openLapsed' : 'dispense'),
                icon: <IconPill size={16} aria-hidden />,
                isNext: true,
                letter: 'd',
                onSelect: () => setOpen({ encounterId }),
              },
            ]
          : []),
        ...(canAdd && state !== 'Waiting'
          ? [
              {
                label: t('labels'),
                icon: <IconTag size={16} aria-hidden />,
                onSelect: () => setLabelled(encounterId),
              },
            ]
          : []),
      ]}
      isQuiet={(row) => row.state === 'Dispensed' || row.state === 'NotBought'}
      filters={
        <>
          <SearchField label={t('search')} list={list} />
          <DayFilters list={list} />
          <SwitchField
            label={t('showDispensed')}
            value={showsAll}
            onChange={(isOn) => list.setFilter('all', isOn ? '1' : '')}
          />
        </>
      }
      add={canAdd && { label: t('sellWithout'), onSelect: () => setOpen({ encounterId: null }) }}
    >
      <Suspense>
        {open && <DirectSale encounterId={open.encounterId} onClose={() => setOpen(null)} />}
        {labelled !== null && <PrintDispenseLabels encounterId={labelled} onClose={() => setLabelled(null)} />}
      </Suspense>
    </ListPage>
  );
}

function useColumns(): Column<PrescriptionRow>[] {
  const { t } = useTranslation('dispensing');
  return [
    { id: 'tokenNo', title: t('token'), value: (row) => row.tokenNo, isNumeric: true },
    {
      id: 'patientName',
      title: t('patient'),
      value: (row) => row.patientName,
      cell: (row) => (
        <>
          {row.patientName}
          <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {` ${identityOf(row)}`}
          </Text>
        </>
      ),
      minWidth: 180,
    },
    { id: 'opdNumber', title: t('opdNumber'), value: (row) => row.opdNumber, isForDesk: true },
    { id: 'staffName', title: t('doctor'), value: (row) => row.doctorName, isSortable: false, minWidth: 150 },
    {
      id: 'orderedOn',
      title: t('signedAt'),
      value: (row) => formatDateTime(row.orderedAt),
      cell: (row) => <MomentText at={row.orderedAt} />,
    },
    {
      id: 'openCount',
      title: t('openLines'),
      value: (row) => t('openOf', { open: row.openCount, count: row.lineCount }),
      isNumeric: true,
    },
    {
      id: 'state',
      title: t('status'),
      value: (row) => t(`states.${row.state}`),
      cell: (row) => <StatusChip tone={tones[row.state]}>{t(`states.${row.state}`)}</StatusChip>,
      isSortable: false,
    },
  ];
}
