// The columns and actions of the list of emergency issues.

import { type listEmergencyIssues, witnessEmergencyIssue } from '@charaka/contract/supply/store/emergency-issue';
import { issueMenu, wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { emergencyIssueSteps } from '@charaka/rules/supply/emergency-issue-steps';
import { IconCheck, IconSignature } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { placedOnCard } from '../../ui/table/card-places.ts';
import type { Column } from '../../ui/table/data-table-column.ts';

/** An emergency issue as the list shows it. */
export type EmergencyIssue = RowOf<typeof listEmergencyIssues>;

/** Schedule X without its witness. */
const isUnsigned = (row: EmergencyIssue) => row.needsWitness && row.witnessedAt == null;

/** First the witness of Schedule X, then the signed order; both by another person than the issuer. */
export function useEmergencyActions(onSettle: (issue: EmergencyIssue) => void) {
  const { t } = useTranslation('store');
  const { canEdit } = useRights(wardStockMenu);
  const maySettle = useRights(issueMenu).canEdit;
  const sign = useCommand(witnessEmergencyIssue);
  return (row: EmergencyIssue) => {
    const isSigned = !isUnsigned(row);
    if (row.status === 'Settled' || row.isOwn || !(maySettle || (canEdit && !isSigned))) return [];
    const { emergencyIssueId } = row;
    const action = isSigned
      ? { label: t('settleIssue'), icon: <IconCheck size={16} aria-hidden />, onSelect: () => onSettle(row) }
      : {
          label: t('signAsWitness'),
          icon: <IconSignature size={16} aria-hidden />,
          onSelect: () => sign.mutate({ emergencyIssueId }),
        };
    return [{ ...action, isNext: true, letter: 's' }];
  };
}

/** Places on the card of an issue: a late one is seen on a phone too. */
const onCard = {
  itemName: 'title',
  units: 'aside',
  patient: 'fact',
  askedByName: 'fact',
  status: 'fact',
  issuedAt: 'fact',
} as const;

/** Item, patient, state and time on a phone; the persons are hidden at first. */
export function useEmergencyColumns(): Column<EmergencyIssue>[] {
  const { t } = useTranslation('store');
  const further = (
    [
      ['place', t('emergencyPlace'), (row: EmergencyIssue) => t(`emergencyPlaces.${row.placeKind}`)],
      ['issuedBy', t('issuedBy'), (row: EmergencyIssue) => row.issuedByName],
      ['witnessedBy', t('witnessedBy'), (row: EmergencyIssue) => row.witnessedByName],
      ['settledBy', t('settledBy'), (row: EmergencyIssue) => row.settledByName],
      ['orderReference', t('orderReference'), (row: EmergencyIssue) => row.orderReference],
      ['reason', t('reason'), (row: EmergencyIssue) => row.reason],
    ] as const
  ).map(([id, title, value]) => ({ id, title, value, isSortable: false, isHiddenAtFirst: true }));
  const columns: Column<EmergencyIssue>[] = [
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 160 },
    { id: 'batchNumber', title: t('batch'), value: (row) => row.batchNumber, isForDesk: true },
    { id: 'units', title: t('units'), value: (row) => row.units, isNumeric: true, isSortable: false },
    { id: 'storeName', title: t('storeNoun'), value: (row) => row.storeName, isForDesk: true },
    {
      id: 'patient',
      title: t('patientOrArrival'),
      isSortable: false,
      value: (row) => (row.patientId == null ? row.arrivalNo : uhidOf(row.patientId)),
    },
    { id: 'askedByName', title: t('askedBy'), value: (row) => row.askedByName, isForDesk: true },
    {
      id: 'status',
      title: t('status'),
      value: (row) => t(`emergencyStates.${row.status}`),
      cell: (row) => (
        <>
          <StateChip steps={emergencyIssueSteps} state={row.status} />{' '}
          {row.isLate && <StatusChip tone="danger">{t('late')}</StatusChip>}
          {isUnsigned(row) && <StatusChip tone={row.isWitnessLate ? 'danger' : 'waiting'}>{t('noWitness')}</StatusChip>}
        </>
      ),
      minWidth: 130,
    },
    {
      id: 'issuedAt',
      title: t('issuedAt'),
      value: (row) => formatDateTime(row.issuedAt),
      cell: (row) => <MomentText at={row.issuedAt} />,
    },
    ...further,
  ];
  return placedOnCard(columns, onCard);
}
