// The common columns of laboratory lists: patient, place, order and urgency.
import type { OrderPriority } from '@charaka/rules/clinic/order-step';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriorityMark } from '../../clinic/order/order-state.tsx';
import { fullName, identityOf } from '../../people/patient/patient-facts.ts';
import type { Column } from '../../ui/table/data-table-column.ts';

/** The patient fields of a row. */
interface PatientRow {
  readonly patientId: number;
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

/** The order fields of a row. */
interface LabRow extends PatientRow {
  readonly testNames: string;
}

/** Columns of the patient and the place. */
export function usePatientColumns<Row extends PatientRow>(): [patient: Column<Row>, place: Column<Row>] {
  const { t } = useTranslation('laboratory');
  return [
    {
      id: 'firstname',
      title: t('patient'),
      value: (row) => row.infantName || fullName(row),
      cell: (row) => (
        <>
          {row.infantName || fullName(row)}
          <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {` ${identityOf(row)}`}
          </Text>
        </>
      ),
      minWidth: 160,
    },
    { id: 'placeName', title: t('bed'), value: (row) => row.placeName },
  ];
}

/** Column of the tests, with their urgency and further marks of the list. */
export function useTestColumn<Row extends LabRow & { readonly priority: OrderPriority }>(
  markOf?: (row: Row) => ReactNode,
): Column<Row> {
  const { t } = useTranslation('laboratory');
  return {
    id: 'testNames',
    title: t('tests'),
    value: (row) => row.testNames,
    cell: (row) => (
      <>
        {row.testNames} <PriorityMark priority={row.priority} /> {markOf?.(row)}
      </>
    ),
    minWidth: 200,
  };
}
