// Rights of one role: a row for each screen, a tick for each right, one Save; valid from the next call on.

import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import { getRole, ROLE_MENU_PATH, updateRolePermissions } from '@charaka/contract/foundation/access/role';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { mayGrant, SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRights, useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { type Crumb, Page } from '../../ui/page/page.tsx';
import { RenameHeading } from './rename-heading.tsx';
import { changedRights, type Matrix, withoutSaved } from './rights-matrix.ts';
import { type MatrixGroup, RightsTable } from './rights-table.tsx';

/** Route role-permission/$roleId. */
export default function RolePermissions() {
  const { roleId } = useParams({ strict: false }) as { roleId?: string };
  return <RoleRights key={roleId} roleId={Number(roleId)} />;
}

function RoleRights({ roleId }: { roleId: number }) {
  const { t } = useTranslation(['role', 'shell', 'kernel']);
  const { canEdit } = useRights(ROLE_MENU_PATH);
  const { roleId: ownRoleId, rights: ownRights = {} } = useAllRights();
  const role = useAnswer(accessTopic, getRole, { roleId });
  const roleName = role.data?.role.roleName ?? '';
  const matrix = useMatrix(roleId);
  const [renamed, setRenamed] = useState<MatrixGroup | null>(null);
  const isAllPowerful = roleId === SUPER_ADMINISTRATOR_ROLE_ID;
  const isReadOnly = !canEdit || matrix.isSaving;
  const title = t('rightsOf', { role: roleName });
  const crumbs: readonly Crumb[] = [{ label: t('shell:menu.Roles and Permissions'), to: `/${ROLE_MENU_PATH}` }];
  if (role.isError || matrix.hasFailed)
    return (
      <Page title={t('rights')} crumbs={crumbs}>
        <Alert color="red" role="alert">
          {t('notShown')}
        </Alert>
      </Page>
    );
  return (
    <Page title={role.isPending ? t('rights') : title} crumbs={crumbs}>
      {isAllPowerful && <Alert role="note">{t('superAdministrator')}</Alert>}
      <Text size="sm" c="dimmed">
        {t('grantHint')}
      </Text>
      {matrix.isLoading ? (
        <Stack gap="sm" aria-busy>
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: grey bars have nothing else to be told apart by
            <Skeleton key={index} height={28} />
          ))}
        </Stack>
      ) : (
        <RightsTable
          title={title}
          groups={matrix.groups}
          rights={matrix.rights}
          isReadOnly={isReadOnly}
          areScreensReadOnly={isAllPowerful}
          isGrantable={(path) => mayGrant(ownRights, ownRoleId, path)}
          onChange={matrix.change}
          onRename={canEdit ? setRenamed : undefined}
        />
      )}
      {renamed && <RenameHeading group={renamed} onClose={() => setRenamed(null)} />}
      {canEdit && <SaveBar matrix={matrix} />}
    </Page>
  );
}

type MatrixState = ReturnType<typeof useMatrix>;

/** The saved rights, the ticks since, and the functions that save or discard them. */
function useMatrix(roleId: number) {
  const queryClient = useQueryClient();
  const answer = useAnswer(accessTopic, listRolePermissions, { role: { roleId }, pageNumber: 0, pageSize: 11 });
  const [draft, setDraft] = useState<Matrix>({});
  const groups = answer.data?.groups ?? [];
  const kept: Matrix = useMemo(
    () =>
      Object.fromEntries(
        (answer.data?.groups ?? []).flatMap(({ categories }) =>
          categories.map(({ menuPath, rights: { canView, canAdd, canEdit, canDelete, canGrant } }) => [
            menuPath,
            { canView, canAdd, canEdit, canDelete, canGrant },
          ]),
        ),
      ),
    [answer.data],
  );
  const changes = changedRights(kept, draft);
  const command = useCommand(updateRolePermissions, {
    // Until the saved rights are read again the draft shows them.
    onDone: async (_output, saved) => {
      await queryClient.invalidateQueries({ queryKey: [accessTopic.name] });
      setDraft((now) => withoutSaved(now, saved.rights));
    },
  });
  useLeaveGuard(changes.length > 0);
  return {
    groups,
    rights: { ...kept, ...draft } as Matrix,
    changeCount: changes.length,
    isLoading: answer.isPending,
    hasFailed: answer.isError,
    isSaving: command.isPending,
    change: (rows: Matrix) => setDraft((now) => ({ ...now, ...rows })),
    forget: () => setDraft({}),
    save: () => command.mutate({ role: { roleId }, rights: changes }),
  };
}

function SaveBar({ matrix }: { matrix: MatrixState }) {
  const { t } = useTranslation('role');
  const { changeCount } = matrix;
  return (
    <Group justify="flex-end">
      <Text size="sm" c="dimmed" role="status">
        {changeCount > 0 ? t('changed', { count: changeCount }) : ''}
      </Text>
      <Button variant="default" disabled={changeCount === 0 || matrix.isSaving} onClick={matrix.forget}>
        {t('undo')}
      </Button>
      <Button disabled={changeCount === 0} loading={matrix.isSaving} onClick={matrix.save}>
        {t('save')}
      </Button>
    </Group>
  );
}
