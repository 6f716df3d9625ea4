// The dialog that gives a role views of lists: those the administrator has kept for themselves, and those the role has (0161).
import { getRoleViews, type RoleView, updateRoleViews } from '@charaka/contract/foundation/access/role-view';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../kernel/desk.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toastSuccess } from '../../ui/page/toast.ts';
import type { RoleRow } from './role-form.tsx';

const keyOf = ({ list, title }: RoleView) => `${list}\n${title}`;

/** Mounted while it is open. One of the same list and name is offered as the administrator has it now. */
export function RoleViews({ role, onClose }: { role: RoleRow; onClose(): void }) {
  const { t } = useTranslation(['role', 'kernel']);
  const given = useAnswer(accessTopic, getRoleViews, { roleId: role.roleId });
  const own = (useDesk().arrangedLists ?? []).flatMap(({ list, views }) => views.map((view) => ({ list, ...view })));
  const offered = [...new Map([...(given.data?.views ?? []), ...own].map((view) => [keyOf(view), view])).values()];
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const chosen = picked ?? given.data?.views.map(keyOf) ?? [];
  const saving = useCommand(updateRoleViews, {
    onDone: () => {
      toastSuccess(t('viewsSaved'));
      onClose();
    },
  });
  const save = () => {
    const views = offered.filter((view) => chosen.includes(keyOf(view)));
    saving.mutate({ role: { roleId: role.roleId }, views });
  };
  return (
    <Dialog
      isOpen
      title={t('viewsOf', { role: role.roleName })}
      isChanged={picked !== null}
      onClose={onClose}
      footer={
        <Group gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('kernel:dialog.cancel')}
          </Button>
          <Button loading={saving.isPending} disabled={!given.data || offered.length === 0} onClick={save}>
            {t('viewsGive')}
          </Button>
        </Group>
      }
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t(offered.length === 0 ? 'viewsNone' : 'viewsHint')}
        </Text>
        {given.isPending && <Skeleton h={120} />}
        <Checkbox.Group value={[...chosen]} onChange={setPicked}>
          <Stack gap="xs">
            {offered.map((view, place) => (
              <Checkbox
                key={keyOf(view)}
                value={keyOf(view)}
                label={view.title}
                description={view.list}
                {...(place === 0 ? { 'data-autofocus': true } : {})}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </Dialog>
  );
}
