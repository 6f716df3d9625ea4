// The columns of a table of patients: in the patient list, and where one of them is looked for.
import { listedNames } from '@charaka/contract/kernel/record-parts';
import { listPatients } from '@charaka/contract/people/patient/patient';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { recordColumns } from '../../resource/record-columns.ts';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import { usePatientLabel } from './patient-label.ts';
import type { PatientRow } from './patient-typeahead.tsx';

interface PatientCells {
  /** Content of the number's cell, when it is more than the number. */
  readonly uhid?: (row: PatientRow) => ReactNode;
  /** Content of the name's cell, when it is more than the name. */
  readonly name?: (row: PatientRow) => ReactNode;
  /** Whether what tells two of one name apart is shown from the start. */
  readonly isDetailed?: boolean;
}

/** Columns with a place and a cell of their own; whatever else is declared as listed follows them. */
const placed: readonly string[] = ['fatherName', 'addressLineOne', 'city', 'bloodGroup', 'email'];
const others = listedNames(patientRecord).filter((name) => !placed.includes(name));

/** Ids are the wire's, by which the server sorts. */
export function usePatientColumns({ uhid, name, isDetailed = false }: PatientCells): Column<PatientRow>[] {
  const { t } = useTranslation('patient');
  const labelOf = usePatientLabel();
  const lying = (row: PatientRow) => (row.openAdmissionId == null ? '' : t('lyingIn', { bed: row.openBedName ?? '' }));
  const isHiddenAtFirst = !isDetailed;
  return [
    {
      id: 'patientUid',
      title: t('uhid'),
      value: (row) => uhidOf(row.patientId),
      cell: uhid ?? ((row) => <Unbroken>{uhidOf(row.patientId)}</Unbroken>),
    },
    { id: 'firstname', title: t('name'), value: fullName, cell: name ?? fullName, minWidth: 180 },
    { id: 'sex', title: t('gender'), value: (row) => (row.sex ? t(`sex.${row.sex}`) : '') },
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
    {
      id: 'patientIpId',
      title: t('lying'),
      value: lying,
      cell: (row) => <Unbroken>{lying(row)}</Unbroken>,
      isSortable: false,
    },
    { id: 'fatherName', title: t('guardian'), value: (row) => row.fatherName, isHiddenAtFirst, minWidth: 120 },
    { id: 'addressLineOne', title: t('address'), value: (row) => row.addressLineOne, isHiddenAtFirst, minWidth: 160 },
    {
      id: 'city',
      title: t('city'),
      value: (row) => row.city,
      cell: (row) => <Unbroken>{row.city ?? ''}</Unbroken>,
      isForDesk: true,
    },
    { id: 'bloodGroup', title: t('bloodGroup'), value: (row) => row.bloodGroup, isHiddenAtFirst: true },
    { id: 'email', title: t('email'), value: (row) => row.email, isHiddenAtFirst, minWidth: 200 },
    ...recordColumns(patientRecord, listPatients.output.shape.rows.element, others, labelOf),
    {
      id: 'createdOn',
      title: t('registeredOn'),
      value: (row) => formatDateTime(row.createdAt),
      cell: (row) => <Unbroken>{formatDateTime(row.createdAt)}</Unbroken>,
      isForDesk: true,
    },
  ];
}
