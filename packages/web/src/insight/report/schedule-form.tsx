// The dialog that adds a schedule of a report or changes one: times, period, recipients, and when it is sent.
import { customReportMenu, customReports } from '@charaka/contract/insight/report/custom-report';
import {
  listReportReaders,
  reportSchedules,
  scheduleConditions,
} from '@charaka/contract/insight/report/report-schedule';
import { reports } from '@charaka/contract/insight/report/reports';
import { reportScheduleTopic } from '@charaka/contract/insight/report/topics';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { isAdminRole } from '@charaka/rules/access/permission';
import { type ScheduleKind, scheduleKinds, schedulePeriods } from '@charaka/rules/list/report-schedule';
import { Alert, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { useAllRights } from '../../kernel/rights.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { MoneyField, NumberField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { TimeField } from '../../ui/field/time-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { maySeeField } from './may-see-field.ts';
import { useReportViews } from './use-report-views.ts';

type Schedule = OutputOf<typeof reportSchedules.add>['reportSchedule'];
type Sent = InputOf<typeof reportSchedules.add>['reportSchedule'];

const PAISE = 100;

const customReportChoice = { menu: customReportMenu, title: 'Custom reports' } as const;

const scheduleValues = (known: Schedule | null) => ({
  scheduleName: known?.scheduleName ?? '',
  reportMenu: known?.reportMenu ?? null,
  savedReportViewId: known?.savedReportViewId ?? null,
  customReportId: known?.customReportId ?? null,
  everyKind: known?.everyKind ?? ('Day' as ScheduleKind),
  dayOf: (known?.dayOf ?? 1) as number | string,
  atTime: known?.atTime ?? '07:00',
  period: known?.period ?? ('Yesterday' as const),
  recipientIds: [...(known?.recipientIds ?? [])],
  addresses: known?.addresses ?? '',
  onlyIf: known?.onlyIf ?? ('Always' as const),
  thresholdField: known?.thresholdField ?? null,
  isBelow: known?.isBelow ?? false,
  thresholdAmount: (known?.thresholdAmount == null ? '' : known.thresholdAmount / PAISE) as number | string,
});
type Values = ReturnType<typeof scheduleValues>;

/** A threshold counts only where it is asked. */
function sentValues({ thresholdField, thresholdAmount, ...values }: Values): Sent {
  const threshold = values.onlyIf === 'ThresholdCrossed' ? { thresholdField, thresholdAmount } : {};
  return inputOf<Sent>({ ...values, ...threshold });
}

const checkSent = formChecks(reportSchedules.written);

/** Opens at once; null adds a schedule. */
export function ScheduleForm({ opened, onClose }: { opened: Schedule | null; onClose(): void }) {
  const { t } = useTranslation(['report', 'masters']);
  const record = useRecordForm({
    opened,
    wrapper: 'reportSchedule',
    key: 'reportScheduleId',
    topic: reportScheduleTopic,
    get: reportSchedules.get,
    add: reportSchedules.add,
    update: reportSchedules.update,
    valuesOf: scheduleValues,
    check: (values: Values) => checkSent(sentValues(values)),
    sent: sentValues,
    onDone: onClose,
  });
  return (
    <FormDialog
      {...record}
      size="medium"
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('schedule.one') })}
      onClose={onClose}
    >
      <Fields form={record.form} known={opened} />
    </FormDialog>
  );
}

function Fields({ form, known }: { form: UseFormReturnType<Values>; known: Schedule | null }) {
  const { t } = useTranslation(['report', 'shell']);
  const { rights = {}, roleId } = useAllRights();
  const { reportMenu, everyKind, onlyIf } = form.values;
  const field = form.getInputProps;
  const seen = reports.filter(({ menu }) => roleId === 0 || rights[menu]?.canView);
  const seesCustom = roleId === 0 || rights[customReportMenu]?.canView;
  const isCustom = reportMenu === customReportMenu;
  // A custom report has no total that a threshold could name.
  const conditions = scheduleConditions.filter((value) => !isCustom || value !== 'ThresholdCrossed');
  return (
    <Stack>
      {known?.isHeld && (
        <Alert color="yellow">{t(isAdminRole(roleId) ? 'schedule.heldForYou' : 'schedule.isHeld')}</Alert>
      )}
      <Columns cols={{ base: 1, xs: 2 }}>
        <TextField label={t('schedule.scheduleName')} isRequired isFirst maxLength={100} {...field('scheduleName')} />
        <SelectField
          label={t('schedule.reportMenu')}
          isRequired
          choices={[...seen, ...(seesCustom ? [customReportChoice] : [])].map(({ menu, title }) => ({
            value: menu,
            label: t(`shell:menu.${title}`),
          }))}
          {...field('reportMenu')}
          // A view belongs to one report.
          onChange={(menu) =>
            form.setValues({ reportMenu: menu ?? null, savedReportViewId: null, customReportId: null })
          }
        />
        {isCustom ? (
          <CustomField known={known} {...field('customReportId')} />
        ) : (
          <ViewField reportMenu={reportMenu ?? ''} known={known} {...field('savedReportViewId')} />
        )}
        <SelectField
          label={t('schedule.everyKind')}
          isRequired
          choices={scheduleKinds.map((value) => ({ value, label: t(`schedule.kinds.${value}`) }))}
          {...field('everyKind')}
        />
        {everyKind !== 'Day' && (
          <NumberField label={t(everyKind === 'Week' ? 'schedule.weekday' : 'schedule.dayOf')} {...field('dayOf')} />
        )}
        <TimeField label={t('schedule.atTime')} isRequired {...field('atTime')} />
        <SelectField
          label={t('schedule.period')}
          isRequired
          choices={schedulePeriods.map((value) => ({ value, label: t(`schedule.periods.${value}`) }))}
          {...field('period')}
        />
      </Columns>
      <RecipientsField reportMenu={reportMenu ?? ''} {...field('recipientIds')} />
      <TextField
        label={t('schedule.addresses')}
        maxLength={500}
        isDisabled={!isAdminRole(roleId)}
        {...field('addresses')}
      />
      <SelectField
        label={t('schedule.onlyIf')}
        isRequired
        choices={conditions.map((value) => ({ value, label: t(`schedule.conditions.${value}`) }))}
        {...field('onlyIf')}
      />
      {onlyIf === 'ThresholdCrossed' && <ThresholdFields form={form} />}
    </Stack>
  );
}

function ThresholdFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('report');
  const { roleId, rights } = useAllRights();
  const of = reports.find(({ menu }) => menu === form.values.reportMenu);
  const measures = of?.measures.filter((name) => maySeeField(of, name, roleId, rights)) ?? [];
  const field = form.getInputProps;
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      <SelectField
        label={t('schedule.thresholdField')}
        isRequired
        choices={measures.map((value) => ({ value, label: t(`fields.${value}`) }))}
        {...field('thresholdField')}
      />
      <MoneyField label={t('schedule.thresholdAmount')} isRequired {...field('thresholdAmount')} />
      <SwitchField label={t('schedule.isBelow')} {...field('isBelow')} />
    </Columns>
  );
}

interface CustomFieldProps extends Omit<FieldProps<number | null | undefined>, 'label'> {
  readonly known: Schedule | null;
}

/** The custom reports that the user may run; that of a schedule of another user stays chosen. */
function CustomField({ known, ...input }: CustomFieldProps) {
  const { t } = useTranslation('report');
  const answer = useAnswer(customReports.topic, customReports.list, { pageNumber: 1, pageSize: 0 });
  const choices = (answer.data?.rows ?? []).map(({ customReportId, reportName }) => ({
    value: customReportId,
    label: reportName,
  }));
  const isOffered = choices.some(({ value }) => value === known?.customReportId);
  if (known?.customReportId != null && !isOffered)
    choices.push({ value: known.customReportId, label: known.customReportName ?? '' });
  return <SelectField label={t('schedule.customReportId')} isRequired choices={choices} {...input} />;
}

interface ViewFieldProps extends Omit<FieldProps<number | null | undefined>, 'label'> {
  readonly reportMenu: string;
  readonly known: Schedule | null;
}

/** The views of the report; that of a schedule of another user stays chosen. */
function ViewField({ reportMenu, known, ...input }: ViewFieldProps) {
  const { t } = useTranslation('report');
  const { own, shared } = useReportViews(reportMenu);
  const choices = [...own, ...shared].map(({ savedReportViewId, viewName }) => ({
    value: savedReportViewId,
    label: viewName,
  }));
  const isOffered = choices.some(({ value }) => value === known?.savedReportViewId);
  if (known?.savedReportViewId != null && !isOffered && known.reportMenu === reportMenu)
    choices.push({ value: known.savedReportViewId, label: known.viewName ?? '' });
  return <SelectField label={t('schedule.viewName')} choices={choices} {...input} />;
}

interface RecipientsFieldProps {
  readonly reportMenu: string;
  readonly value?: readonly number[];
  readonly onChange?: (value: number[]) => void;
  readonly error?: string;
}

/** Users who may see the report and have an address. */
function RecipientsField({ reportMenu, value = [], onChange, error }: RecipientsFieldProps) {
  const { t } = useTranslation('report');
  const answer = useAnswer(
    reportScheduleTopic,
    listReportReaders,
    { reportMenu },
    { isEnabled: reportMenu !== '', isSilent: true },
  );
  return (
    <MultiSelect<number>
      label={t('schedule.recipientIds')}
      data={(answer.data?.readers ?? []).map(({ userId, userName }) => ({ value: userId, label: userName }))}
      value={[...value]}
      error={error}
      searchable
      openOnFocus={false}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
