// The dialog that adds a role, with the rights of another one to start from, or changes its name and dashboard.

import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import { addRole, listRoles, updateRole } from '@charaka/contract/foundation/access/role';
import { dashboards } from '@charaka/contract/insight/report/report';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';

/** A role of the list. */
export type RoleRow = RowOf<typeof listRoles>;

interface RoleFormProps {
  /** The role to change; null adds one. */
  readonly role: RoleRow | null;
  onClose(): void;
  /** Told the number of a role that was added. */
  onAdded(roleId: number): void;
}

interface RoleValues {
  roleName: string;
  dashboardName: string | null;
  /** Rupees; empty is no limit. */
  counterDue: number | string;
  likeRoleId: number | null;
}

/** Mounted while it is open. */
export function RoleForm({ role, onClose, onAdded }: RoleFormProps) {
  const { t } = useTranslation('role');
  const form = useForm<RoleValues>({
    initialValues: {
      roleName: role?.roleName ?? '',
      dashboardName: role?.dashboardName ?? null,
      counterDue: role ? (role.counterDue == null ? '' : role.counterDue / 100) : 2000,
      likeRoleId: null,
    },
    validate: ({ roleName, dashboardName }) => formChecks(addRole.input.shape.role)({ roleName, dashboardName }),
  });
  const adding = useCommand(addRole, {
    onDone: (output) => {
      onClose();
      onAdded(output.role.roleId);
    },
  });
  const updating = useCommand(updateRole, { onDone: onClose });
  const onError = (error: Error) => form.setErrors(refusedFields(error, 'role'));
  const save = async ({ roleName, dashboardName, counterDue, likeRoleId }: RoleValues) => {
    const due = counterDue === '' ? { isCounterDueUnlimited: true } : { counterDue: Number(counterDue) };
    const written = { roleName, dashboardName, ...due };
    if (role) return updating.mutate({ role: { roleId: role.roleId, ...written } }, { onError });
    try {
      adding.mutate({ role: { ...written, rights: await rightsLike(likeRoleId) } }, { onError });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <FormDialog
      title={role ? t('edit') : t('add')}
      form={form}
      isSubmitting={adding.isPending || updating.isPending}
      onSave={(values) => void save(values)}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextField label={t('name')} isRequired isFirst maxLength={60} {...form.getInputProps('roleName')} />
        <SelectField<string>
          label={t('dashboard')}
          description={t('dashboardHint')}
          choices={dashboardChoices(t)}
          {...form.getInputProps('dashboardName')}
        />
        <MoneyField label={t('counterDue')} description={t('counterDueHint')} {...form.getInputProps('counterDue')} />
        {!role && <LikeField form={form} />}
      </Stack>
    </FormDialog>
  );
}

/** The dashboards by their names (Q176). */
function dashboardChoices(t: (key: string) => string): { value: string; label: string }[] {
  return Object.keys(dashboards).map((value) => ({ value, label: t(`dashboardName.${value}`) }));
}

function LikeField({ form }: { form: UseFormReturnType<RoleValues> }) {
  const { t } = useTranslation('role');
  const roles = useAnswer(accessTopic, listRoles, { pageNumber: 1, pageSize: 0 });
  const choices = (roles.data?.rows ?? []).map(({ roleId, roleName }) => ({ value: roleId, label: roleName }));
  return (
    <SelectField<number>
      label={t('like')}
      description={t('likeHint')}
      choices={choices}
      isLoading={roles.isPending}
      {...form.getInputProps('likeRoleId')}
    />
  );
}

type GivenRights = NonNullable<InputOf<typeof addRole>['role']['rights']>;

/** The rights of another role, as a new one takes them. */
async function rightsLike(roleId: number | null): Promise<GivenRights> {
  if (roleId === null) return [];
  const { groups } = await call(listRolePermissions, { role: { roleId } });
  return groups.flatMap(({ categories }) =>
    categories.map(({ menuPath, rights: { canView, canAdd, canEdit, canDelete } }) => ({
      menuPath,
      canView,
      canAdd,
      canEdit,
      canDelete,
    })),
  );
}
