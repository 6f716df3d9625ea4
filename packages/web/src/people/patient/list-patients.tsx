// The patients of the tenant: search, register, change.

import { listPatients, patientMenu } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { MOST_FOUND_PATIENTS } from '@charaka/rules/person/patient-search';
import { Anchor, Button } from '@mantine/core';
import { IconEye, IconFileImport, IconPencil } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf, today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { NEW_PATIENT } from './new-patient.ts';
import { NextSteps } from './next-steps.tsx';
import { OfPatient } from './of-patient.tsx';
import { fullName } from './patient-facts.ts';
import { PatientFilterFields } from './patient-filter-fields.tsx';
import { patientFilters } from './patient-filters.ts';
import type { Patient } from './patient-form.ts';
import { usePatientColumns } from './patient-list-columns.tsx';
import type { PatientStep } from './patient-step.ts';
import type { PatientRow } from './patient-typeahead.tsx';

const AddPatient = lazy(() => import('./add-patient.tsx'));

/** The name leads to the card of the patient. */
function NameLink({ row }: { row: PatientRow }) {
  return (
    <Anchor component={Link} to={`/${patientMenu}/${row.patientId}`} inherit>
      {fullName(row)}
    </Anchor>
  );
}

/** The list; `steps` are offered for whoever was just registered. */
export default function ListPatients({ steps }: { readonly steps: readonly PatientStep[] }) {
  const { t } = useTranslation(['patient', 'patientRecord', 'patientImport']);
  const navigate = useNavigate();
  const { canAdd, canEdit } = useRights(patientMenu);
  const list = useList({ defaultSort: { column: 'createdOn', direction: 'dsc' } });
  const { search, filterParams } = patientFilters(list.filters, today(), (day) => instantOf(day, '00:00'));
  const isSearch = search !== '';
  // A search answers with its best matches at once; only the whole register has pages.
  const shown = isSearch ? { ...list, page: 1, size: 0 } : list;
  const rows = useRows(patientTopic, listPatients, shown, { search, filterParams });
  const columns = usePatientColumns({ name: (row) => <NameLink row={row} /> });
  const isNew = useLocation({ select: ({ hash }) => hash === NEW_PATIENT });
  const [open, setOpen] = useState<{ patientId?: number } | null>(isNew && canAdd ? {} : null);
  const [registered, setRegistered] = useState<Patient | null>(null);
  const onSaved = (patient: Patient) => open?.patientId === undefined && setRegistered(patient);
  const add = () => setOpen({});
  const view = (row: PatientRow) => void navigate({ to: `/${patientMenu}/${row.patientId}` });
  const rowActions = (row: PatientRow): RowAction[] => [
    { label: t('patientRecord:open'), icon: <IconEye size={16} />, onSelect: () => view(row) },
    ...(canEdit
      ? [{ label: t('edit'), icon: <IconPencil size={16} />, onSelect: () => setOpen({ patientId: row.patientId }) }]
      : []),
  ];
  return (
    <ListPage
      name="Patients"
      title={t('patients')}
      list={shown}
      rows={rows}
      rowKey={(row) => row.patientId}
      columns={columns}
      isQuiet={(row) => !row.isActive}
      rowActions={rowActions}
      filters={
        <PatientFilterFields
          list={list}
          cutAt={isSearch && rows.total >= MOST_FOUND_PATIENTS ? MOST_FOUND_PATIENTS : undefined}
        />
      }
      add={canAdd && { label: t('registerPatient'), onSelect: add }}
      moreActions={
        canAdd && (
          <Button
            component={Link}
            to={`/${patientMenu}/import`}
            variant="default"
            leftSection={<IconFileImport size={16} aria-hidden />}
          >
            {t('patientImport:importPatients')}
          </Button>
        )
      }
    >
      <Suspense>
        {open && <AddPatient {...open} isAnnounced onSaved={onSaved} onClose={() => setOpen(null)} />}
      </Suspense>
      {registered && !open && (
        <OfPatient patient={registered}>
          <NextSteps patient={registered} steps={steps} onClose={() => setRegistered(null)} />
        </OfPatient>
      )}
    </ListPage>
  );
}
