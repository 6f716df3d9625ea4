// The roles of the tenant: how many have each, what it begins with, and the way to its rights (R162, R182).

import { listRoles, ROLE_MENU_PATH, updateRole } from '@charaka/contract/foundation/access/role';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { Anchor } from '@mantine/core';
import { IconBookmark, IconPencil, IconPower, IconShieldLock } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters, InactiveSwitch } from '../../resource/active-records.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { activeColumn } from '../../ui/table/active-column.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { RoleForm, type RoleRow } from './role-form.tsx';
import { RoleViews } from './role-views.tsx';

const rightsPath = (roleId: number) => `/${ROLE_MENU_PATH}/${roleId}`;

/** Route role-permission. */
export default function ListRoles() {
  const { t } = useTranslation(['role', 'shell']);
  const navigate = useNavigate();
  const { canAdd } = useRights(ROLE_MENU_PATH);
  const list = useList();
  const rows = useRows(accessTopic, listRoles, list, { filterParams: activeFilters(list, 'roleName') });
  const [edited, setEdited] = useState<{ role: RoleRow | null } | null>(null);
  const [viewed, setViewed] = useState<RoleRow | null>(null);
  const rowActions = useRowActions((role) => setEdited({ role }), setViewed);
  const title = t('shell:menu.Roles and Permissions');
  const add = () => setEdited({ role: null });
  return (
    <ListPage
      name="roles"
      title={title}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.roleId}
      rowActions={rowActions}
      isQuiet={(row) => !row.isActive}
      filters={
        <>
          <SearchField label={t('search')} list={list} />
          <InactiveSwitch list={list} label={t('showInactive')} />
        </>
      }
      add={canAdd && { label: t('add'), onSelect: add }}
    >
      {viewed && <RoleViews role={viewed} onClose={() => setViewed(null)} />}
      {edited && (
        <RoleForm
          role={edited.role}
          onClose={() => setEdited(null)}
          onAdded={(roleId) => void navigate({ to: rightsPath(roleId) })}
        />
      )}
    </ListPage>
  );
}

function useColumns(): Column<RoleRow>[] {
  const { t } = useTranslation('role');
  return [
    {
      id: 'roleName',
      title: t('name'),
      value: (row) => row.roleName,
      cell: (row) => (
        <Anchor component={Link} to={rightsPath(row.roleId)}>
          {row.roleName}
        </Anchor>
      ),
      minWidth: 180,
    },
    { id: 'roleId', title: t('number'), value: (row) => row.roleId, isNumeric: true },
    { id: 'userCount', title: t('users'), value: (row) => row.userCount, isNumeric: true },
    {
      id: 'dashboardName',
      title: t('dashboard'),
      value: ({ dashboardName }) => (dashboardName ? t(`dashboardName.${dashboardName}`, dashboardName) : ''),
    },
    { id: 'isSystem', title: t('kind'), value: (row) => t(row.isSystem ? 'system' : 'own') },
    activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') }),
  ];
}

/** Actions on a role; the system's own roles stay active. */
function useRowActions(
  onEdit: (role: RoleRow) => void,
  onViews: (role: RoleRow) => void,
): (role: RoleRow) => RowAction[] {
  const { t } = useTranslation('role');
  const navigate = useNavigate();
  const { canEdit, canDelete } = useRights(ROLE_MENU_PATH);
  const command = useCommand(updateRole);
  const setActive = async ({ roleId, roleName, dashboardName }: RoleRow, isActive: boolean) => {
    const deed = isActive ? 'reactivate' : 'deactivate';
    const question = { title: t(`${deed}Title`), text: t(`${deed}Text`, { role: roleName }), confirmLabel: t(deed) };
    if (!(await confirm({ ...question, isDangerous: !isActive }))) return;
    command.mutate({ role: { roleId, roleName, dashboardName, isActive } });
  };
  return (role) => {
    const power = <IconPower size={16} aria-hidden />;
    const rights = {
      label: t('rights'),
      icon: <IconShieldLock size={16} aria-hidden />,
      onSelect: () => void navigate({ to: rightsPath(role.roleId) }),
    };
    const edit = { label: t('edit'), icon: <IconPencil size={16} aria-hidden />, onSelect: () => onEdit(role) };
    const views = { label: t('views'), icon: <IconBookmark size={16} aria-hidden />, onSelect: () => onViews(role) };
    const off = { label: t('deactivate'), icon: power, isDangerous: true, onSelect: () => void setActive(role, false) };
    const on = { label: t('reactivate'), icon: power, onSelect: () => void setActive(role, true) };
    return [
      rights,
      ...(canEdit ? [edit, views] : []),
      ...(canEdit && canDelete && role.isActive && !role.isSystem ? [off] : []),
      ...(canEdit && !role.isActive ? [on] : []),
    ];
  };
}
