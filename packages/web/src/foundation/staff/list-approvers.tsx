// The approvers, and what may be done with one: look at what they handed on, or take the flag away.

import { AUTHORITY_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { setApprover } from '@charaka/contract/foundation/staff/delegation';
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { IconCoin, IconListDetails, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny, isEqualTo } from '../../kernel/filters.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useOwnList, useRows } from '../../kernel/use-list.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { AddApprover } from './add-approver.tsx';
import { nameOf } from './staff-name.ts';
import { ViewDelegations } from './view-delegations.tsx';

type Row = RowOf<typeof listStaff>;

const onlyApprovers = [isEqualTo('isApprover', true)];
const searched = ['fullName', 'designationName', 'departmentName'];

/** The first tab of the approving authorities. */
export function ListApprovers() {
  const { t } = useTranslation('staff');
  const list = useOwnList({ defaultSort: { column: 'fullName', direction: 'asc' } });
  const rows = useRows(staffTopic, listStaff, list, {
    filterParams: [...containsInAny(searched, list.filters.q), ...onlyApprovers],
  });
  const [viewed, setViewed] = useState<Row | null>(null);
  const [limited, setLimited] = useState<Row | null>(null);
  const columns: Column<Row>[] = [
    { id: 'fullName', title: t('name'), value: nameOf, minWidth: 160 },
    { id: 'roleName', title: t('role'), value: (row) => row.roleName },
    { id: 'designationName', title: t('designation'), value: (row) => row.designationName },
    { id: 'departmentName', title: t('department'), value: (row) => row.departmentName },
    {
      id: 'approvalLimit',
      title: t('approvalLimit'),
      value: ({ approvalLimit }) => (approvalLimit == null ? t('noLimit') : formatMoney(approvalLimit)),
      isSortable: false,
    },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo, isForDesk: true },
    { id: 'isActive', title: t('status'), value: (row) => t(row.isActive ? 'active' : 'inactive') },
  ];
  return (
    <>
      <DataTable
        name="approvers"
        title={t('approvers')}
        list={list}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.staffId}
        rowActions={useApproverActions(setViewed, setLimited)}
        isQuiet={(row) => !row.isActive}
        filters={<SearchField label={t('searchStaff')} list={list} />}
      />
      {limited && <AddApprover approver={limited} onClose={() => setLimited(null)} />}
      {viewed && <ViewDelegations approverId={viewed.staffId} onClose={() => setViewed(null)} />}
    </>
  );
}

/** Users do not decide about themselves. */
function useApproverActions(onView: (row: Row) => void, onLimit: (row: Row) => void): (row: Row) => RowAction[] {
  const { t } = useTranslation('staff');
  const { user } = useSignedIn();
  const { canEdit } = useRights(AUTHORITY_MENU_PATH);
  const command = useCommand(setApprover);
  const takeAway = async (row: Row) => {
    const question = { title: t('removeApproverTitle'), text: t('removeApproverText', { name: nameOf(row) }) };
    if (!(await confirm({ ...question, confirmLabel: t('removeApprover'), isDangerous: true }))) return;
    command.mutate({ staff: { staffId: row.staffId, isApprover: false } });
  };
  return (row) => {
    if (!canEdit) return [];
    const view = {
      label: t('viewDelegation'),
      icon: <IconListDetails size={16} aria-hidden />,
      onSelect: () => onView(row),
    };
    const limit = {
      label: t('changeLimit'),
      icon: <IconCoin size={16} aria-hidden />,
      onSelect: () => onLimit(row),
    };
    const remove = {
      label: t('removeApprover'),
      icon: <IconUserOff size={16} aria-hidden />,
      isDangerous: true,
      onSelect: () => void takeAway(row),
    };
    return row.staffId === user.staffId ? [view] : [view, limit, remove];
  };
}
