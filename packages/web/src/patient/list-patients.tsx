// The patients of the tenant: search, register, change.
import { listPatients, patientMenu } from '@charaka/contract/patient';
import { Anchor, Button, Group } from '@mantine/core';
import { IconEye, IconFileImport, IconPencil, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, instantOf, today } from '../kernel/format.ts';
import { useRights } from '../kernel/rights.ts';
import { useList, useRows } from '../kernel/use-list.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { Column, RowAction } from '../ui/data-table-column.ts';
import { Page } from '../ui/page.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import { PatientFilterFields } from './patient-filter-fields.tsx';
import { patientFilters } from './patient-filters.ts';
import type { PatientRow } from './patient-typeahead.tsx';
import { Unbroken } from './unbroken.tsx';

const AddPatient = lazy(() => import('./add-patient.tsx'));

function useColumns(): Column<PatientRow>[] {
  const { t } = useTranslation('patient');
  const lying = (row: PatientRow) => (row.openAdmissionId == null ? '' : t('lyingIn', { bed: row.openBedName ?? '' }));
  return [
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId) },
    { id: 'firstname', title: t('name'), value: fullName, cell: (row) => <NameLink row={row} />, minWidth: 180 },
    { id: 'sex', title: t('gender'), value: (row) => t(`sex.${row.sex}`) },
    {
      id: 'dateOfBirth',
      title: t('age'),
      value: ageOfPatient,
      cell: (row) => <Unbroken>{ageOfPatient(row)}</Unbroken>,
    },
    {
      id: 'contactNo',
      title: t('phone'),
      value: (row) => row.contactNo,
      cell: (row) => <Unbroken>{row.contactNo}</Unbroken>,
    },
    { id: 'addressLineOne', title: t('address'), value: (row) => row.addressLineOne, isHiddenAtFirst: true },
    { id: 'city', title: t('city'), value: (row) => row.city },
    { id: 'bloodGroup', title: t('bloodGroup'), value: (row) => row.bloodGroup, isHiddenAtFirst: true },
    { id: 'email', title: t('email'), value: (row) => row.email, isHiddenAtFirst: true },
    {
      id: 'patientIpId',
      title: t('lying'),
      value: lying,
      cell: (row) => <Unbroken>{lying(row)}</Unbroken>,
      isSortable: false,
    },
    {
      id: 'createdOn',
      title: t('registeredOn'),
      value: (row) => formatDateTime(row.createdAt),
      cell: (row) => <Unbroken>{formatDateTime(row.createdAt)}</Unbroken>,
    },
  ];
}

/** As many patients a search answers with at most. */
const mostFound = 20;

/** The name leads to the card of the patient. */
function NameLink({ row }: { row: PatientRow }) {
  return (
    <Anchor component={Link} to={`/${patientMenu}/${row.patientId}`} inherit>
      {fullName(row)}
    </Anchor>
  );
}

/** Route patient_registration. */
export default function ListPatients() {
  const { t } = useTranslation(['patient', 'patientRecord', 'patientImport']);
  const navigate = useNavigate();
  const { canAdd, canEdit } = useRights(patientMenu);
  const list = useList({ defaultSort: { column: 'createdOn', direction: 'dsc' } });
  const { search, filterParams } = patientFilters(list.filters, today(), (day) => instantOf(day, '00:00'));
  const isSearch = search !== '';
  // A search answers with its best matches at once; only the whole register has pages.
  const shown = isSearch ? { ...list, page: 1, size: 0 } : list;
  const rows = useRows('patient', listPatients, shown, { search, filterParams });
  const columns = useColumns();
  const [open, setOpen] = useState<{ patientId?: number } | null>(null);
  const add = () => setOpen({});
  const view = (row: PatientRow) => void navigate({ to: `/${patientMenu}/${row.patientId}` });
  const rowActions = (row: PatientRow): RowAction[] => [
    { label: t('patientRecord:open'), icon: <IconEye size={16} />, onSelect: () => view(row) },
    ...(canEdit
      ? [{ label: t('edit'), icon: <IconPencil size={16} />, onSelect: () => setOpen({ patientId: row.patientId }) }]
      : []),
  ];
  return (
    <Page
      title={t('patients')}
      action={
        canAdd && (
          <Group gap="xs">
            <Button
              component={Link}
              to={`/${patientMenu}/import`}
              variant="default"
              leftSection={<IconFileImport size={16} aria-hidden />}
            >
              {t('patientImport:importPatients')}
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
              {t('addPatient')}
            </Button>
          </Group>
        )
      }
    >
      <DataTable
        name="Patients"
        title={t('patients')}
        list={shown}
        rows={rows}
        rowKey={(row) => row.patientId}
        columns={columns}
        isQuiet={(row) => !row.isActive}
        rowActions={rowActions}
        filters={
          <PatientFilterFields list={list} cutAt={isSearch && rows.total >= mostFound ? mostFound : undefined} />
        }
        {...(canAdd ? { emptyAction: { label: t('addPatient'), onSelect: add } } : {})}
      />
      <Suspense>{open && <AddPatient {...open} onClose={() => setOpen(null)} />}</Suspense>
    </Page>
  );
}
