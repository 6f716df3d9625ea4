// The dialog of the order settings of a charge: limits of sex and age, preparation, time of charging, members of a panel.

import { chargedKinds, listOrderableCharges, orderables } from '@charaka/contract/clinic/orderable/orderable';
import { orderableTopic } from '@charaka/contract/clinic/orderable/topics';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { chargeMoments } from '@charaka/rules/clinic/order-step';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { OrderableChargeField } from './orderable-charge-field.tsx';

type Orderable = OutputOf<typeof orderables.add>['orderable'];
type Sent = InputOf<typeof orderables.add>['orderable'];

const typedNumber = (value: number | null | undefined) => (value ?? '') as number | string;

/** Field values; the members as the choices list them. */
const orderableValues = (record: Orderable | null) => ({
  chargeId: record?.chargeId ?? null,
  orderName: record?.orderName ?? '',
  synonyms: record?.synonyms ?? '',
  kind: record?.kind ?? null,
  preparation: record?.preparation ?? '',
  sexLimit: record?.sexLimit ?? null,
  ageFromDays: typedNumber(record?.ageFromDays),
  ageToDays: typedNumber(record?.ageToDays),
  repeatWindowHours: typedNumber(record?.repeatWindowHours),
  requiresPayerApproval: record?.requiresPayerApproval ?? false,
  waitsForSignature: record?.waitsForSignature ?? false,
  chargeMoment: record?.chargeMoment ?? null,
  leadMinutes: typedNumber(record?.leadMinutes),
  memberIds: (record?.memberIds ?? []).map(String),
});
type Values = ReturnType<typeof orderableValues>;

const sent = ({ memberIds, ...values }: Values): Sent => inputOf<Sent>({ ...values, memberIds: memberIds.map(Number) });

const checkSent = formChecks(orderables.written);
const everyRow = { pageNumber: 0, pageSize: 0 };

/** Opens at once; null adds one. */
export function AddOrderable({ opened, onClose }: { opened: Orderable | null; onClose(): void }) {
  const { t } = useTranslation(['orderable', 'masters']);
  const charges = useAnswer(orderableTopic, listOrderableCharges, {}).data?.charges ?? [];
  const record = useRecordForm({
    opened,
    wrapper: 'orderable',
    key: 'orderableId',
    topic: orderableTopic,
    get: orderables.get,
    add: orderables.add,
    update: orderables.update,
    valuesOf: orderableValues,
    check: (values) => checkSent(sent(values)),
    sent,
    onDone: onClose,
  });
  const { form } = record;
  const field = form.getInputProps;
  const charge = field('chargeId');
  const choose = (chargeId: number | null | undefined) => {
    const chosen = charges.find((one) => one.chargeId === chargeId);
    if (chosen && form.values.orderName.trim() === '') form.setFieldValue('orderName', chosen.chargeName);
    charge.onChange(chargeId);
  };
  return (
    <FormDialog
      {...record}
      size="wide"
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('orderable.one') })}
      onClose={onClose}
    >
      <Stack>
        <OrderableChargeField
          label={t('orderable.charge')}
          isRequired
          isFirst
          isTaken={(orderableId) => orderableId != null && orderableId !== opened?.orderableId}
          {...charge}
          onChange={choose}
        />
        <Columns cols={{ base: 1, xs: 2 }}>
          <TextField label={t('orderable.orderName')} isRequired maxLength={150} {...field('orderName')} />
          <TextField label={t('orderable.synonyms')} maxLength={300} {...field('synonyms')} />
        </Columns>
        <TextAreaField label={t('orderable.preparation')} rows={2} maxLength={500} {...field('preparation')} />
        <WhoFields form={form} />
        <WhenFields form={form} />
        <Members form={form} ownId={opened?.orderableId} />
      </Stack>
    </FormDialog>
  );
}

/** Limits of sex and age, and the hours after which a repeat gives no warning (OR011, OR041). */
function WhoFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('orderable');
  const field = form.getInputProps;
  return (
    <Columns cols={{ base: 1, xs: 2, sm: 4 }}>
      <SelectField
        label={t('orderable.sexLimit')}
        choices={(['M', 'F'] as const).map((value) => ({ value, label: t(`sexes.${value}`) }))}
        {...field('sexLimit')}
      />
      <NumberField label={t('orderable.ageFromDays')} min={0} {...field('ageFromDays')} />
      <NumberField label={t('orderable.ageToDays')} min={0} {...field('ageToDays')} />
      <NumberField label={t('orderable.repeatWindowHours')} min={1} {...field('repeatWindowHours')} />
    </Columns>
  );
}

/** As what it is ordered, when it is charged, and how long before its time it comes onto the worklist (OR016, OR027, OR042). */
function WhenFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation(['orderable', 'order']);
  const field = form.getInputProps;
  return (
    <>
      <Columns cols={{ base: 1, xs: 3 }}>
        <SelectField
          label={t('orderable.kind')}
          choices={chargedKinds.map((value) => ({ value, label: t(`order:kinds.${value}`) }))}
          {...field('kind')}
        />
        <SelectField
          label={t('orderable.chargeMoment')}
          choices={chargeMoments.map((value) => ({ value, label: t(`moments.${value}`) }))}
          {...field('chargeMoment')}
        />
        <NumberField label={t('orderable.leadMinutes')} min={0} {...field('leadMinutes')} />
      </Columns>
      <SwitchField label={t('orderable.requiresPayerApproval')} {...field('requiresPayerApproval')} />
      <SwitchField label={t('orderable.waitsForSignature')} {...field('waitsForSignature')} />
    </>
  );
}

/** Members of a panel: one order and one price, with members for the department that carries it out (OR019). */
function Members({ form, ownId }: { form: UseFormReturnType<Values>; ownId: number | undefined }) {
  const { t } = useTranslation('orderable');
  const known = useAnswer(orderableTopic, orderables.list, everyRow).data?.rows ?? [];
  const offered = known.filter(
    ({ orderableId, isActive, memberIds }) =>
      form.values.memberIds.includes(String(orderableId)) ||
      (isActive && orderableId !== ownId && memberIds.length === 0),
  );
  return (
    <MultiSelect
      label={t('orderable.members')}
      description={t('membersHelp')}
      searchable
      data={offered.map(({ orderableId, orderName }) => ({ value: String(orderableId), label: orderName }))}
      {...form.getInputProps('memberIds')}
    />
  );
}
