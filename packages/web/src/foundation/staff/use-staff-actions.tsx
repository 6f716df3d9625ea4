// Actions on a member of staff in the list.
import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { reactivateStaff } from '@charaka/contract/foundation/staff/staff';
import { isAdminRole, mayGiveRole } from '@charaka/rules/access/permission';
import { IconEye, IconKey, IconPencil, IconPower } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import { addPath, changeFragment, detailsPath } from './staff-paths.ts';
import type { StaffRow } from './staff-row.ts';

interface Deeds {
  onDeactivate(row: StaffRow): void;
  onResetPassword(row: StaffRow): void;
}

/** By rights, and by whose roles stand above the user's own; nobody deactivates themselves. */
export function useStaffActions({ onDeactivate, onResetPassword }: Deeds): (row: StaffRow) => RowAction[] {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const { canEdit, canDelete } = useRights(STAFF_MENU_PATH);
  const reactivating = useCommand(reactivateStaff);
  return (row) => {
    const { staffId } = row;
    const isOwn = staffId === user.staffId;
    const isBelow = mayGiveRole(user.roleId, row.roleId);
    const power = <IconPower size={16} aria-hidden />;
    const view = {
      label: t('view'),
      icon: <IconEye size={16} aria-hidden />,
      onSelect: () => void navigate({ to: detailsPath(staffId) }),
    };
    const edit = {
      label: t('edit'),
      icon: <IconPencil size={16} aria-hidden />,
      onSelect: () => void navigate({ to: addPath, hash: changeFragment(staffId) }),
    };
    const reset = {
      label: t('resetPassword'),
      icon: <IconKey size={16} aria-hidden />,
      onSelect: () => onResetPassword(row),
    };
    const off = { label: t('deactivate'), icon: power, isDangerous: true, onSelect: () => onDeactivate(row) };
    const on = { label: t('reactivate'), icon: power, onSelect: () => reactivating.mutate({ staff: { staffId } }) };
    return [
      view,
      ...(canEdit && isBelow ? [edit] : []),
      ...(row.hasLogIn && isAdminRole(user.roleId) && isBelow ? [reset] : []),
      ...(row.isActive && canDelete && isBelow && !isOwn ? [off] : []),
      ...(!row.isActive && canEdit && isBelow ? [on] : []),
    ];
  };
}
