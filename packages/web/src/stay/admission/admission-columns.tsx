// The columns of the inpatient list (R319, R325-R327).
import { type AdmissionPage, inpatientPage } from '@charaka/contract/stay/admission/admission-pages';
import { admissionNumberLabel } from '@charaka/rules/list/display-number';
import { isOnWayOut } from '@charaka/rules/stay/admission-state';
import { Anchor, Group, Text, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime } from '../../kernel/format.ts';
import { shortAge, uhidOf } from '../../people/patient/patient-facts.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { useAdmissionAddresses } from './admission-addresses.ts';
import { type AdmissionRow, admissionNumberOf } from './admission-facts.ts';
import { patientName } from './paper-facts.tsx';
import type { RowMarks } from './row-marks.ts';
import { useStayWord } from './stay-words.ts';

/**
 * All columns of a page in the order of the specification; the exports write their plain values, without the mark beside a number.
 * Dental has cases and procedures and no beds; the marker of a discharge under way, elsewhere beside the bed, stands beside the
 * name there (R319, R327, Q46).
 */
export function useAdmissionColumns({ mode }: AdmissionPage = inpatientPage, marks?: RowMarks): Column<AdmissionRow>[] {
  const { t } = useTranslation(['admission', 'inpatient']);
  const modeColumn = useModeColumn();
  const { t: tPatient } = useTranslation('patient');
  const sexOf = (row: AdmissionRow) => tPatient(`sex.${row.sex}`, row.sex);
  const isDental = mode === 'Dental';
  return [
    {
      id: 'patientIpId',
      title: t(`numberOf.${admissionNumberLabel(mode ?? 'General')}`),
      value: admissionNumberOf,
      onCard: 'aside',
      cell: (row) => <NumberCell row={row} {...(marks ? { mark: marks.markOf(row.admissionId) } : {})} />,
    },
    {
      id: 'admissionDatetime',
      title: isDental ? t('procedureStartDt') : t('admissionDt'),
      value: (row) => formatDateTime(row.admittedAt),
      cell: (row) => <MomentText at={row.admittedAt} />,
      isForDesk: true,
    },
    {
      id: 'name',
      title: t('name'),
      value: patientName,
      minWidth: 130,
      onCard: 'title',
      cell: (row) => (isDental ? <MarkedName row={row} /> : <NameCell row={row} />),
    },
    { id: 'patientUid', title: t('uhid'), value: (row) => uhidOf(row.patientId), isForDesk: true },
    // Beside the name stands the age with it.
    { id: 'sex', title: t('gender'), value: sexOf, isHiddenAtFirst: true },
    {
      id: 'contactNo',
      title: t('phone'),
      value: (row) => row.contactNo,
      isHiddenAtFirst: true,
      cell: (row) => <Unbroken>{row.contactNo}</Unbroken>,
    },
    {
      id: 'consultant',
      title: t('consultant'),
      value: (row) => [row.doctorSalutation, row.doctorFirstName, row.doctorLastName].filter(Boolean).join(' '),
      minWidth: 110,
      isForDesk: true,
    },
    ...(isDental ? [] : [bedColumn(t('bed'))]),
    {
      id: 'associationName',
      title: t('tpa'),
      value: (row) => row.associationName,
      minWidth: 110,
      onCard: 'fact',
      isForDesk: true,
    },
    ...(marks?.dueOf ? [dueColumn(t('due'), marks.dueOf)] : []),
    ...(marks?.balanceOf ? [balanceColumn(t('balance'), t('inpatient:due'), marks.balanceOf)] : []),
    modeColumn,
  ];
}

/** Kind of stay, in the user's language. */
function useModeColumn(): Column<AdmissionRow> {
  const { t } = useTranslation('admission');
  const stayWord = useStayWord();
  return {
    id: 'admissionMode',
    title: t('admissionMode'),
    value: (row) => stayWord(row.admissionMode),
    isHiddenAtFirst: true,
  };
}

const bedColumn = (title: string): Column<AdmissionRow> => ({
  id: 'currentBedName',
  title,
  value: (row) => row.bedName,
  cell: (row) => <BedCell row={row} />,
  minWidth: 80,
  onCard: 'fact',
});

/** Orders due on the ward; the space is reserved until the answer arrives. */
const dueColumn = (title: string, dueOf: NonNullable<RowMarks['dueOf']>): Column<AdmissionRow> => ({
  id: 'due',
  title,
  value: () => '',
  cell: ({ admissionId }) => dueOf(admissionId),
  isSortable: false,
  isOnScreenOnly: true,
  minWidth: 190,
  onCard: 'fact',
});

/** Balance of the deposit, or the due; the space is reserved until the answer arrives. */
const balanceColumn = (
  title: string,
  due: string,
  balanceOf: NonNullable<RowMarks['balanceOf']>,
): Column<AdmissionRow> => ({
  id: 'balance',
  title,
  value: ({ admissionId }) => formatAmount(balanceOf(admissionId)),
  cell: ({ admissionId }) => <Balance due={due} paise={balanceOf(admissionId)} />,
  isNumeric: true,
  isSortable: false,
  isOnScreenOnly: true,
  minWidth: 140,
  onCard: 'fact',
});

/** The rest of the deposit; an amount that the patient owes is named as due. */
function Balance({ due, paise }: { readonly due: string; readonly paise: number | undefined }) {
  if (paise === undefined || paise >= 0) return <MoneyText isBare paise={paise} />;
  return (
    <span className="numeric">
      {`${due} `}
      <MoneyText isBare meaning="due" paise={-paise} />
    </span>
  );
}

/** The name leads to the page of the admission (Q37); beside it age and sex tell two of a name apart. */
function NameCell({ row }: { row: AdmissionRow }) {
  const addresses = useAdmissionAddresses();
  return (
    <>
      <Anchor component={Link} {...addresses.details(row.admissionId)} fz="sm">
        {patientName(row)}
      </Anchor>
      {row.ageYears != null && (
        <Text span c="dimmed" fz="xs" ms={6} style={{ whiteSpace: 'nowrap' }}>
          {`${shortAge(row)}/${row.sex}`}
        </Text>
      )}
    </>
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
  return <StatusChip tone="waiting">{t('dischargeInitiated')}</StatusChip>;
}
