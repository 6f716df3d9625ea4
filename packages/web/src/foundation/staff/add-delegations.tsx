// The Access Delegation modal: active staff who are neither approvers nor delegators, a toggle each, and Save (R202, R203, R205).

import { AUTHORITY_MENU_PATH, STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { addDelegations } from '@charaka/contract/foundation/staff/delegation';
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny, isEqualTo, onlyActive } from '../../kernel/filters.ts';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useOwnList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { DelegationDialog } from './delegation-dialog.tsx';
import { delegateName } from './staff-name.ts';

type Row = RowOf<typeof listStaff>;

/** Filter of the staff who may receive delegated rights (R202). */
const eligible = [onlyActive, isEqualTo('isApprover', false), isEqualTo('isDelegator', false)];
const contacts = ['email', 'contactNo'];
/** Columns that the search looks through (R206). */
export const searchedOfDelegate = ['fullName', 'designationName', 'departmentName', 'email', 'contactNo'];

/** Whether email and phone of other members of staff are shown; the list masks them for all other readers (Q273). */
function useSeesContacts(): boolean {
  const staff = useRights(STAFF_MENU_PATH);
  const authorities = useRights(AUTHORITY_MENU_PATH);
  return [staff, authorities].some(({ canView, canEdit }) => canView || canEdit);
}

/** Mounted while it is open. What is granted holds from today on, without an end (Q191). */
export function AddDelegations({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('staff');
  const { user } = useSignedIn();
  const list = useOwnList({ defaultSort: { column: 'fullName', direction: 'asc' } });
  const searched = useSeesContacts()
    ? searchedOfDelegate
    : searchedOfDelegate.filter((column) => !contacts.includes(column));
  const rows = useRows(staffTopic, listStaff, list, {
    filterParams: [...containsInAny(searched, list.filters.q), ...eligible],
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (staffId: number) => setChosen((now) => now.symmetricDifference(new Set([staffId])));
  const command = useCommand(addDelegations, { onDone: onClose });
  const save = () => command.mutate({ delegations: [...chosen].map((staffId) => ({ staffId, isEnabled: true })) });
  return (
    <DelegationDialog
      title={t('accessDelegation')}
      isChanged={chosen.size > 0}
      isSubmitting={command.isPending}
      saveLabel={t('save')}
      isSaveDisabled={chosen.size === 0}
      onSave={save}
      onClose={onClose}
    >
      <Text mb="sm">{t('accessDelegationText', { name: user.name })}</Text>
      <DataTable
        name="access-delegation"
        title={t('accessDelegation')}
        list={list}
        rows={rows}
        columns={useColumns(chosen, toggle)}
        rowKey={(row) => row.staffId}
        filters={<SearchField label={t('searchStaff')} list={list} />}
      />
    </DelegationDialog>
  );
}

/** The seven columns of R203; email and phone only for readers who see them. */
function useColumns(chosen: ReadonlySet<number>, onToggle: (staffId: number) => void): Column<Row>[] {
  const { t } = useTranslation('staff');
  const seesContacts = useSeesContacts();
  const statusOf = (row: Row) => t(chosen.has(row.staffId) ? 'enabled' : 'disabled');
  const columns: Column<Row>[] = [
    { id: 'fullName', title: t('userOrStaff'), value: delegateName, minWidth: 160 },
    { id: 'designationName', title: t('designation'), value: (row) => row.designationName },
    { id: 'departmentName', title: t('department'), value: (row) => row.departmentName },
    { id: 'email', title: t('email'), value: (row) => row.email },
    { id: 'contactNo', title: t('mobileNo'), value: (row) => row.contactNo, minWidth: 135 },
    {
      id: 'delegationStatus',
      title: t('delegationStatus'),
      value: statusOf,
      cell: (row) => <StatusChip tone={chosen.has(row.staffId) ? 'done' : 'past'}>{statusOf(row)}</StatusChip>,
      isSortable: false,
    },
    {
      id: 'grantRevoke',
      title: t('grantRevoke'),
      value: () => '',
      cell: (row) => (
        <Switch
          aria-label={t('grantTo', { name: row.fullName })}
          checked={chosen.has(row.staffId)}
          onChange={() => onToggle(row.staffId)}
        />
      ),
      isSortable: false,
    },
  ];
  return seesContacts ? columns : columns.filter(({ id }) => !contacts.includes(id));
}
