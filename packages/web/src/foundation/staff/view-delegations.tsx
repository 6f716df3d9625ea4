// The View Delegation modal: what an approver has handed on, with days, status, a toggle each, and Update (R204, R205, Q191).

import { listDelegations, updateDelegations } from '@charaka/contract/foundation/staff/delegation';
import { delegationTopic } from '@charaka/contract/foundation/staff/topics';
import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useOwnList, useRows } from '../../kernel/use-list.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { searchedOfDelegate } from './add-delegations.tsx';
import { DelegationDialog } from './delegation-dialog.tsx';
import { delegateName } from './staff-name.ts';

/** A delegation as a list shows one. */
export type DelegationRow = RowOf<typeof listDelegations>;
/** The fields of a delegation that can be changed. */
type Change = Pick<DelegationRow, 'fromDay' | 'isEnabled'> & { toDay: string | null };
type Changes = Readonly<Record<number, Change>>;

const kept = ({ fromDay, toDay, isEnabled }: DelegationRow): Change => ({ fromDay, toDay: toDay ?? null, isEnabled });
const isSame = (one: Change, other: Change) =>
  one.fromDay === other.fromDay && one.toDay === other.toDay && one.isEnabled === other.isEnabled;

/** Changes since the rows were read, on any page of the list. */
function useChanges() {
  const [changes, setChanges] = useState<Changes>({});
  const shown = (row: DelegationRow) => changes[row.delegationId] ?? kept(row);
  const change = (row: DelegationRow, part: Partial<Change>) =>
    setChanges((now) => {
      const { [row.delegationId]: before = kept(row), ...others } = now;
      const next = { ...before, ...part };
      return isSame(next, kept(row)) ? others : { ...others, [row.delegationId]: next };
    });
  return { changes, shown, change };
}

/** Mounted while it is open. */
export function ViewDelegations({ approverId, onClose }: { approverId: number; onClose(): void }) {
  const { t } = useTranslation('staff');
  const list = useOwnList({ defaultSort: { column: 'delegationDate', direction: 'dsc' } });
  const rows = useRows(delegationTopic, listDelegations, list, {
    approverId,
    filterParams: containsInAny(searchedOfDelegate, list.filters.q),
  });
  const { changes, shown, change } = useChanges();
  const command = useCommand(updateDelegations, { onDone: onClose });
  const changed = Object.entries(changes);
  const isBackwards = changed.some(([, { fromDay, toDay }]) => toDay !== null && toDay < fromDay);
  const update = () =>
    command.mutate({
      delegations: changed.map(([delegationId, each]) => ({ delegationId: Number(delegationId), ...each })),
    });
  return (
    <DelegationDialog
      title={t('viewDelegation')}
      isChanged={changed.length > 0}
      isSubmitting={command.isPending}
      saveLabel={t('update')}
      isSaveDisabled={changed.length === 0 || isBackwards}
      onSave={update}
      onClose={onClose}
    >
      {isBackwards && (
        <Text c="var(--mantine-color-error)" role="alert" mb="sm">
          {t('toBeforeFrom')}
        </Text>
      )}
      <DataTable
        name="view-delegation"
        title={t('viewDelegation')}
        list={list}
        rows={rows}
        columns={useColumns(shown, change)}
        rowKey={(row) => row.delegationId}
        filters={<SearchField label={t('searchStaff')} list={list} />}
      />
    </DelegationDialog>
  );
}

function useColumns(
  shown: (row: DelegationRow) => Change,
  change: (row: DelegationRow, part: Partial<Change>) => void,
): Column<DelegationRow>[] {
  const { t } = useTranslation('staff');
  const name = (row: DelegationRow) => ({ name: row.fullName });
  return [
    { id: 'fullName', title: t('userOrStaff'), value: delegateName, minWidth: 160 },
    { id: 'designationName', title: t('designation'), value: (row) => row.designationName },
    { id: 'departmentName', title: t('department'), value: (row) => row.departmentName, isHiddenAtFirst: true },
    { id: 'email', title: t('email'), value: (row) => row.email, isHiddenAtFirst: true },
    { id: 'contactNo', title: t('mobileNo'), value: (row) => row.contactNo, minWidth: 135 },
    {
      id: 'delegationDate',
      title: t('from'),
      value: (row) => row.fromDay,
      cell: (row) => (
        <DateField
          label={t('fromOf', name(row))}
          isLabelHidden
          isRequired
          value={shown(row).fromDay}
          onChange={(fromDay) => fromDay && change(row, { fromDay })}
        />
      ),
      minWidth: 140,
    },
    {
      id: 'delegationEndDt',
      title: t('to'),
      value: (row) => row.toDay,
      cell: (row) => (
        <DateField
          label={t('toOf', name(row))}
          isLabelHidden
          value={shown(row).toDay}
          onChange={(toDay) => change(row, { toDay: toDay ?? null })}
        />
      ),
      minWidth: 140,
    },
    {
      id: 'state',
      title: t('delegationStatus'),
      value: (row) => t(row.isEnabled ? 'enabled' : 'disabled'),
      cell: (row) => <DelegationStatus isEnabled={shown(row).isEnabled} state={row.state} />,
    },
    {
      id: 'grantRevoke',
      title: t('grantRevoke'),
      value: () => '',
      cell: (row) => (
        <Switch
          aria-label={t('grantTo', name(row))}
          checked={shown(row).isEnabled}
          onChange={(event) => change(row, { isEnabled: event.currentTarget.checked })}
        />
      ),
      isSortable: false,
    },
  ];
}

/** Enabled or Disabled (R205), and below it why an enabled one is worth nothing today. */
export function DelegationStatus({ isEnabled, state }: { isEnabled: boolean; state: DelegationRow['state'] }) {
  const { t } = useTranslation('staff');
  const isIdle = isEnabled && state !== 'in force' && state !== 'disabled';
  return (
    <>
      <StatusChip tone={isEnabled && !isIdle ? 'done' : 'past'}>{t(isEnabled ? 'enabled' : 'disabled')}</StatusChip>
      {isIdle && (
        <Text size="xs" c="dimmed">
          {t(`state.${state}`)}
        </Text>
      )}
    </>
  );
}
