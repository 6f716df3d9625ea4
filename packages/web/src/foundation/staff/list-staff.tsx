// The staff of the tenant: search, filters, exports, and the ways to one member (R179, Q194).

import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { Anchor, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeColumn } from '../../ui/table/active-column.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { DeactivateStaff } from './deactivate-staff.tsx';
import { ResetPassword } from './reset-password.tsx';
import { StaffFilters, staffFilters } from './staff-filters.tsx';
import { nameOf } from './staff-name.ts';
import { addPath, detailsPath } from './staff-paths.ts';
import type { StaffRow } from './staff-row.ts';
import { useStaffActions } from './use-staff-actions.tsx';

/** Route human_resource/administration. */
export default function ListStaff() {
  const { t } = useTranslation(['staff', 'shell']);
  const navigate = useNavigate();
  const { canAdd } = useRights(STAFF_MENU_PATH);
  const list = useList({ defaultSort: { column: 'fullName', direction: 'asc' } });
  const rows = useRows(staffTopic, listStaff, list, { filterParams: staffFilters(list.filters) });
  const [leaving, setLeaving] = useState<StaffRow | null>(null);
  const [forgetful, setForgetful] = useState<StaffRow | null>(null);
  const rowActions = useStaffActions({ onDeactivate: setLeaving, onResetPassword: setForgetful });
  const add = () => void navigate({ to: addPath });
  const title = t('shell:menu.Staff');
  return (
    <ListPage
      name="staff"
      title={title}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.staffId}
      rowActions={rowActions}
      isQuiet={(row) => !row.isActive}
      filters={<StaffFilters list={list} />}
      add={canAdd && { label: t('addStaff'), onSelect: add }}
    >
      {leaving && <DeactivateStaff staffId={leaving.staffId} name={nameOf(leaving)} onClose={() => setLeaving(null)} />}
      {forgetful && <ResetPassword staffId={forgetful.staffId} onClose={() => setForgetful(null)} />}
    </ListPage>
  );
}

function useColumns(): Column<StaffRow>[] {
  const { t } = useTranslation('staff');
  return [
    {
      id: 'fullName',
      title: t('name'),
      value: nameOf,
      cell: (row) => (
        <Anchor component={Link} to={detailsPath(row.staffId)}>
          {nameOf(row)}
        </Anchor>
      ),
      minWidth: 180,
    },
    { id: 'staffId', title: t('staffId'), value: (row) => row.staffId, isNumeric: true },
    { id: 'roleName', title: t('role'), value: (row) => row.roleName },
    { id: 'designationName', title: t('designation'), value: (row) => row.designationName, isForDesk: true },
    { id: 'departmentName', title: t('department'), value: (row) => row.departmentName },
    {
      id: 'specializationName',
      title: t('specialization'),
      value: (row) => row.specializationName,
      isHiddenAtFirst: true,
    },
    { id: 'contactNo', title: t('phone'), value: (row) => row.contactNo, minWidth: 140 },
    {
      id: 'email',
      title: t('email'),
      value: (row) => row.email,
      // An address is one long word, which would push the last columns out of sight; the whole of it is its tooltip.
      cell: (row) => (
        <Text inherit truncate="end" maw={200} title={row.email ?? ''}>
          {row.email}
        </Text>
      ),
      minWidth: 150,
    },
    { id: 'hasLogIn', title: t('logIn'), value: (row) => t(row.hasLogIn ? 'yes' : 'no'), isSortable: false },
    {
      id: 'isApprover',
      title: t('authority'),
      value: (row) => (row.isApprover ? t('approver') : row.isDelegator ? t('delegator') : ''),
      // Those who approve have a screen of their own; here it would push the status out of sight.
      isHiddenAtFirst: true,
    },
    activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') }),
  ];
}
