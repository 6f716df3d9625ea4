// The head of the staff details: photo, name with salutation, and what may be done (R197, R178, R180).
import { STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { isAdminRole, mayGiveRole } from '@charaka/rules/access/permission';
import { withoutTitles } from '@charaka/rules/person/salutation';
import { ActionIcon, Avatar, Badge, Button, Group, Paper, Text, Title, Tooltip } from '@mantine/core';
import { IconKey, IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { AddDelegations } from './add-delegations.tsx';
import { ResetPassword } from './reset-password.tsx';
import type { Staff } from './staff-form.ts';
import { nameOf } from './staff-name.ts';
import { addPath, changeFragment } from './staff-paths.ts';
import { ViewDelegations } from './view-delegations.tsx';

interface StaffHeaderProps {
  readonly staff: Staff;
  readonly isOwnProfile: boolean;
}

/** Rights: password for the owner and administrators, record for editors, delegations for approvers and delegators. */
function useMayDo({ staff, isOwnProfile }: StaffHeaderProps) {
  const { user } = useSignedIn();
  const { canEdit } = useRights(STAFF_MENU_PATH);
  const isOwn = staff.staffId === user.staffId;
  const isBelow = mayGiveRole(user.roleId, staff.roleId);
  return {
    mayReset: staff.hasLogIn && (isOwn || (isAdminRole(user.roleId) && isBelow)),
    mayEdit: !isOwnProfile && canEdit && isBelow,
    mayDelegate: user.staffId != null && user.isApprover,
  };
}

/** Photo, name and actions. */
export function StaffHeader({ staff, isOwnProfile }: StaffHeaderProps) {
  const { t } = useTranslation('staff');
  const name = nameOf(staff);
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="md">
        <Group gap="md" wrap="nowrap">
          <Avatar
            src={staff.image ? pictureSource(staff.image) : null}
            name={withoutTitles(name)}
            size={80}
            radius="md"
            color="primary"
            alt={staff.image ? t('photoOf', { name }) : ''}
          />
          <div>
            <Title order={2}>{name}</Title>
            <Text c="dimmed">{[staff.designationName, staff.departmentName].filter(Boolean).join(' · ')}</Text>
            <Group gap="xs" mt={4}>
              {staff.isApprover && <Badge variant="light">{t('approver')}</Badge>}
              {staff.isDelegator && <Badge variant="light">{t('delegator')}</Badge>}
            </Group>
          </div>
        </Group>
        <StaffActions staff={staff} isOwnProfile={isOwnProfile} />
      </Group>
    </Paper>
  );
}

function StaffActions(props: StaffHeaderProps) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const { mayReset, mayEdit, mayDelegate } = useMayDo(props);
  const { staffId } = props.staff;
  const [opened, setOpened] = useState<'password' | 'access' | 'view' | null>(null);
  const close = () => setOpened(null);
  const edit = () => void navigate({ to: addPath, hash: changeFragment(staffId) });
  return (
    <Group gap="xs">
      {mayReset && (
        <Tooltip label={t('resetPassword')}>
          <ActionIcon size="lg" variant="default" aria-label={t('resetPassword')} onClick={() => setOpened('password')}>
            <IconKey size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {mayEdit && (
        <Tooltip label={t('edit')}>
          <ActionIcon size="lg" variant="default" aria-label={t('edit')} onClick={edit}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {mayDelegate && (
        <>
          <Button variant="default" onClick={() => setOpened('access')}>
            {t('accessDelegation')}
          </Button>
          <Button variant="default" onClick={() => setOpened('view')}>
            {t('viewDelegation')}
          </Button>
        </>
      )}
      {opened === 'password' && <ResetPassword staffId={staffId} onClose={close} />}
      {opened === 'access' && <AddDelegations onClose={close} />}
      {opened === 'view' && user.staffId != null && <ViewDelegations approverId={user.staffId} onClose={close} />}
    </Group>
  );
}
