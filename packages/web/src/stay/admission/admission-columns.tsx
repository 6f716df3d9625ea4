// The columns of the inpatient list (R319, R325-R327).
import { type AdmissionPage, inpatientPage } from '@charaka/contract/stay/admission/admission-pages';
import { admissionNumberLabel } from '@charaka/rules/list/display-number';
import { isOnWayOut } from '@charaka/rules/stay/admission-state';
import { Anchor, Badge, Group, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { useAdmissionAddresses } from './admission-addresses.ts';
import { type AdmissionRow, admissionNumberOf } from './admission-facts.ts';
import { patientName } from './paper-facts.tsx';

/**
 * All columns of a page in the order of the specification; the exports write their plain values, without the mark beside a number.
 * Dental has cases and procedures and no beds; the marker of a discharge under way, elsewhere beside the bed, stands beside the
 * name there (R319, R327, Q46).
 */
export function useAdmissionColumns(
  { mode }: AdmissionPage = inpatientPage,
  markOf?: (row: AdmissionRow) => ReactNode,
): Column<AdmissionRow>[] {
  const { t } = useTranslation('admission');
  const { t: tPatient } = useTranslation('patient');
  const sexOf = (row: AdmissionRow) => tPatient(`sex.${row.sex}`, row.sex);
  const isDental = mode === 'Dental';
  return [
    {
      id: 'patientIpId',
      title: admissionNumberLabel(mode ?? 'General'),
      value: admissionNumberOf,
      cell: (row) => <NumberCell row={row} {...(markOf ? { mark: markOf(row) } : {})} />,
    },
    {
      id: 'admissionDatetime',
      title: isDental ? t('procedureStartDt') : t('admissionDt'),
      value: (row) => formatDateTime(row.admittedAt),
      cell: (row) => <MomentText at={row.admittedAt} />,
    },
    {
      id: 'name',
      title: t('name'),
      value: patientName,
      minWidth: 130,
      cell: (row) => (isDental ? <MarkedName row={row} /> : <NameCell row={row} />),
    },
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
    ...(isDental
      ? []
      : [
          {
            id: 'currentBedName',
            title: t('bed'),
            value: (row: AdmissionRow) => row.bedName,
            cell: (row: AdmissionRow) => <BedCell row={row} />,
            minWidth: 80,
          },
        ]),
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
function NumberCell({ row, mark }: { row: AdmissionRow; mark?: ReactNode }) {
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
      {mark !== undefined && <span style={{ width: 16, height: 16, flex: 'none' }}>{mark}</span>}
    </Group>
  );
}

/** The bed, whatever becomes of the patient, and beside it that discharge is under way (R326, Q221). */
function BedCell({ row }: { row: AdmissionRow }) {
  return (
    <Group gap={6}>
      <Unbroken>{row.bedName}</Unbroken>
      {isOnWayOut(row) && <LeavingBadge />}
    </Group>
  );
}

/** The name with the marker that has no bed column to stand in (Q46). */
function MarkedName({ row }: { row: AdmissionRow }) {
  if (!isOnWayOut(row)) return <NameCell row={row} />;
  return (
    <Group gap={6}>
      <NameCell row={row} />
      <LeavingBadge />
    </Group>
  );
}

function LeavingBadge() {
  const { t } = useTranslation('admission');
  return (
    <Badge variant="light" color="orange" fw={600} tt="none">
      {t('dischargeInitiated')}
    </Badge>
  );
}
