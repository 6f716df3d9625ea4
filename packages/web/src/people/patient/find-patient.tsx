// The global search for a patient: by everything a list of patients can be narrowed by, in a table of many columns (R363, Q88).

import { listPatients } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { MOST_FOUND_PATIENTS } from '@charaka/rules/person/patient-search';
import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf, today } from '../../kernel/format.ts';
import { useOwnList, useRows } from '../../kernel/use-list.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { fullName, uhidOf } from './patient-facts.ts';
import { PatientFilterFields } from './patient-filter-fields.tsx';
import { patientFilters } from './patient-filters.ts';
import { usePatientColumns } from './patient-list-columns.tsx';
import type { PatientRow } from './patient-typeahead.tsx';

interface FindPatientProps {
  /** Called with a patient who is not an inpatient of this hospital (R415). */
  onPick(patient: PatientRow): void;
  onClose(): void;
}

/** Opens at once; render it only while it is wanted. Somebody who lies here is named with number and bed instead (R416). */
export default function FindPatient({ onPick, onClose }: FindPatientProps) {
  const { t } = useTranslation('patient');
  const list = useOwnList({ defaultSort: { column: 'createdOn', direction: 'dsc' } });
  const { search, filterParams } = patientFilters(list.filters, today(), (day) => instantOf(day, '00:00'));
  const isSearch = search !== '';
  // A search answers with its best matches at once; only the whole register has pages.
  const shown = isSearch ? { ...list, page: 1, size: 0 } : list;
  const rows = useRows(patientTopic, listPatients, shown, { search, filterParams });
  const [refused, setRefused] = useState<PatientRow | null>(null);
  const pick = (row: PatientRow) => {
    if (row.openAdmissionId != null) return setRefused(row);
    onPick(row);
    onClose();
  };
  const columns = usePatientColumns({ uhid: (row) => <ChooseCell row={row} onPick={pick} />, isDetailed: true });
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('globalSearch')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {refused && (
        <Alert color="red" role="alert" mb="sm" title={`${t('alreadyInIpd')}: ${fullName(refused)}`}>
          {t('alreadyInIpdWhere', { id: refused.openAdmissionId, bed: refused.openBedName ?? '' })}
        </Alert>
      )}
      <DataTable
        name="find-patient"
        title={t('globalSearch')}
        list={shown}
        rows={rows}
        rowKey={(row) => row.patientId}
        columns={columns}
        filters={
          <PatientFilterFields
            list={list}
            isUnfolded
            cutAt={isSearch && rows.total >= MOST_FOUND_PATIENTS ? MOST_FOUND_PATIENTS : undefined}
          />
        }
      />
    </Dialog>
  );
}

function ChooseCell({ row, onPick }: { row: PatientRow; onPick(row: PatientRow): void }) {
  const { t } = useTranslation('patient');
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-sm"
        variant="light"
        aria-label={t('chooseNamed', { name: fullName(row) })}
        onClick={() => onPick(row)}
      >
        {t('choose')}
      </Button>
      <Unbroken>{uhidOf(row.patientId)}</Unbroken>
    </Group>
  );
}
