// The columns of the inpatient list (R319, R325-R327).
import { bedColumnText } from '@charaka/rules/admission-state';
import { Anchor, Badge, Group, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../kernel/format.ts';
import { uhidOf } from '../patient/patient-facts.ts';
import { Unbroken } from '../patient/unbroken.tsx';
import type { Column } from '../ui/data-table-column.ts';
import { useAdmissionAddresses } from './admission-addresses.ts';
import { type AdmissionRow, admissionNumberOf, factsOf } from './admission-facts.ts';
import { patientName } from './paper-facts.tsx';

/** All columns in the order of the specification; the exports write their plain values. */
export function useAdmissionColumns(): Column<AdmissionRow>[] {
  const { t } = useTranslation('admission');
  const { t: tPatient } = useTranslation('patient');
  const sexOf = (row: AdmissionRow) => tPatient(`sex.${row.sex}`, row.sex);
  const bedOf = (row: AdmissionRow) => bedColumnText(factsOf(row), row.bedName);
  return [
    { id: 'patientIpId', title: t('ipdNo'), value: admissionNumberOf, cell: (row) => <NumberCell row={row} /> },
    {
      id: 'admissionDatetime',
      title: t('admissionDt'),
      value: (row) => formatDateTime(row.admittedAt),
      cell: (row) => <Unbroken>{formatDateTime(row.admittedAt)}</Unbroken>,
    },
    { id: 'name', title: t('name'), value: patientName, cell: (row) => <NameCell row={row} />, minWidth: 130 },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId) },
    { id: 'sex', title: t('gender'), value: sexOf },
    {
      id: 'contactNo',
      title: t('phone'),
      value: (row) => row.contactNo,
      cell: (row) => <Unbroken>{row.contactNo}</Unbroken>,
    },
    {
      id: 'consultant',
      title: t('consultant'),
      value: (row) => `${row.doctorFirstName} ${row.doctorLastName}`,
      minWidth: 110,
    },
    { id: 'currentBedName', title: t('bed'), value: bedOf, cell: (row) => <BedCell row={row} />, minWidth: 80 },
    { id: 'associationName', title: t('tpa'), value: (row) => row.associationName, minWidth: 110 },
    { id: 'admissionMode', title: t('admissionMode'), value: (row) => row.admissionMode },
  ];
}

/** The name leads to the page of the admission (Q37). */
function NameCell({ row }: { row: AdmissionRow }) {
  const addresses = useAdmissionAddresses();
  return (
    <Anchor component={Link} {...addresses.details(row.admissionId)} fz="sm">
      {patientName(row)}
    </Anchor>
  );
}

/** The number behind the payer's coloured dot; without a payer there is none (R325, Q38). It leads to the page too (Q37). */
function NumberCell({ row }: { row: AdmissionRow }) {
  const number = admissionNumberOf(row);
  const addresses = useAdmissionAddresses();
  return (
    <Group gap={6} wrap="nowrap">
      {row.associationName ? (
        <Tooltip label={row.associationName}>
          <span
            role="img"
            aria-label={row.associationName}
            style={{
              width: 10,
              height: 10,
              borderRadius: 5,
              flex: 'none',
              background: row.colorCode ?? 'var(--mantine-color-gray-5)',
              border: '1px solid var(--charaka-border)',
            }}
          />
        </Tooltip>
      ) : (
        <span style={{ width: 10, flex: 'none' }} />
      )}
      <Anchor component={Link} {...addresses.details(row.admissionId)} fz="sm">
        <Unbroken>{number}</Unbroken>
      </Anchor>
    </Group>
  );
}

/** The bed, or that discharge is under way (R326). */
function BedCell({ row }: { row: AdmissionRow }) {
  const facts = factsOf(row);
  const text = bedColumnText(facts, row.bedName);
  if (!facts.isDischargeInitiated || facts.isDischarged) return text;
  return (
    <Badge variant="light" color="orange" tt="none" fw={600} miw="max-content">
      {text}
    </Badge>
  );
}
