// The columns of the patient in a worklist.
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/table/data-table-column.ts';
import { fullName, identityOf } from '../patient/patient-facts.ts';

/** The patient fields of a row; a person without a record has no number, and the name may be empty. */
export interface WorkRow {
  readonly patientId?: number | null | undefined;
  readonly salutation: string;
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly infantName?: string | null | undefined;
  readonly sex?: string | null | undefined;
  readonly ageYears?: number | null | undefined;
  readonly ageMonths?: number | null | undefined;
  readonly ageDays?: number | null | undefined;
  readonly placeName?: string | null | undefined;
}

/** Columns of the patient and the place. */
export function usePatientColumns<Row extends WorkRow>(): [patient: Column<Row>, place: Column<Row>] {
  const { t } = useTranslation('worklist');
  return [
    {
      id: 'firstname',
      title: t('patient'),
      value: (row) => row.infantName || fullName(row),
      cell: (row) => (
        <>
          {row.infantName || fullName(row)}
          <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {` ${row.patientId == null ? t('notRegistered') : identityOf({ ...row, patientId: row.patientId })}`}
          </Text>
        </>
      ),
      minWidth: 160,
    },
    { id: 'placeName', title: t('bed'), value: (row) => row.placeName },
  ];
}
