// The dialog in which the owner of a view changes its name and its readers (RP026).
import { savedReportViews, viewReaders } from '@charaka/contract/insight/report/report-view';
import { isAdminRole } from '@charaka/rules/access/permission';
import { useTranslation } from 'react-i18next';
import { RolesField } from '../../foundation/message/roles-field.tsx';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { useAllRights } from '../../kernel/rights.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { changeOf, type ReportView } from './use-report-views.ts';

const valuesOf = (view: ReportView | null) => ({
  viewName: view?.viewName ?? '',
  sharedWith: view?.sharedWith ?? ('Owner' as const),
  roles: (view?.roleIds ?? []).map((roleId) => ({ roleId })),
  isFirst: view?.isFirst ?? false,
});
type Values = ReturnType<typeof valuesOf>;

const checkSent = formChecks(savedReportViews.written);

/** Mounted while it is open. */
export function ShareView({ view, onClose }: { view: ReportView; onClose(): void }) {
  const { t } = useTranslation('report');
  const { roleId } = useAllRights();
  /** Roles count only where the view is shared with roles. */
  const sent = ({ roles, ...values }: Values) => ({
    ...changeOf(view),
    ...values,
    roleIds: values.sharedWith === 'Roles' ? roles.map((role) => role.roleId) : [],
    isFirst: values.isFirst && values.sharedWith !== 'Owner',
  });
  const record = useRecordForm({
    opened: view,
    wrapper: 'savedReportView',
    key: 'savedReportViewId',
    topic: savedReportViews.topic,
    get: savedReportViews.get,
    add: savedReportViews.add,
    update: savedReportViews.update,
    valuesOf,
    check: (values: Values) => checkSent(sent(values)),
    sent,
    onDone: onClose,
  });
  const { form } = record;
  const { sharedWith } = form.values;
  const field = form.getInputProps;
  return (
    <FormDialog {...record} title={t('view.share', { name: view.viewName })} onClose={onClose}>
      <TextField label={t('view.viewName')} isRequired isFirst maxLength={60} {...field('viewName')} />
      <SelectField
        label={t('view.sharedWith')}
        isRequired
        choices={viewReaders.map((value) => ({ value, label: t(`view.readers.${value}`) }))}
        {...field('sharedWith')}
      />
      {sharedWith === 'Roles' && (
        <RolesField label={t('view.roleIds')} {...field('roles')} error={form.errors.roleIds} />
      )}
      {sharedWith !== 'Owner' && isAdminRole(roleId) && <SwitchField label={t('view.isFirst')} {...field('isFirst')} />}
    </FormDialog>
  );
}
