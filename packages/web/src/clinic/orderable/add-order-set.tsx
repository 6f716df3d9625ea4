// The dialog of an order set: its name, whose it is, and its lines, each ticked to begin with or only offered (OR039).

import { addOrderSet, getOrderSet, newOrderSet, updateOrderSet } from '@charaka/contract/clinic/orderable/order-set';
import { listOrderableCharges, orderables } from '@charaka/contract/clinic/orderable/orderable';
import { orderableTopic } from '@charaka/contract/clinic/orderable/topics';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { type OrderPriority, orderPriorities } from '@charaka/rules/clinic/order-step';
import { Group, Paper, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { useRights } from '../../kernel/rights.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';

type OrderSet = OutputOf<typeof addOrderSet>['orderSet'];
type Sent = InputOf<typeof addOrderSet>['orderSet'];

interface TypedLine {
  readonly chargeId: number;
  readonly quantity: number | string;
  readonly priority: OrderPriority;
  readonly instruction: string;
  readonly isTicked: boolean;
}

/** Field values; quantities as typed. */
const orderSetValues = (record: OrderSet | null) => ({
  setName: record?.setName ?? '',
  isOwn: record?.isOwn ?? true,
  lines: (record?.lines ?? []).map(
    (line): TypedLine => ({ ...line, quantity: line.quantity / 1000, instruction: line.instruction ?? '' }),
  ),
});
type Values = ReturnType<typeof orderSetValues>;

const sent = (values: Values): Sent =>
  inputOf<Sent>({
    ...values,
    lines: values.lines.map((line) => ({
      ...line,
      quantity: Number(line.quantity),
      instruction: line.instruction.trim() || null,
    })),
  });

/** A set as it is sent, to take it back into use. */
export const sentOrderSet = (record: OrderSet): Sent => sent(orderSetValues(record));

const checkSent = formChecks(newOrderSet);

/** Opens at once; null adds one. Only users who manage the orderables may make a set for the hospital. */
export function AddOrderSet({ opened, onClose }: { opened: OrderSet | null; onClose(): void }) {
  const { t } = useTranslation(['orderable', 'masters']);
  const keepsAll = useRights(orderables.menu).canEdit;
  const record = useRecordForm({
    opened,
    wrapper: 'orderSet',
    key: 'orderSetId',
    topic: orderableTopic,
    get: getOrderSet,
    add: addOrderSet,
    update: updateOrderSet,
    valuesOf: orderSetValues,
    check: (values) => checkSent(sent(values)),
    sent,
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog
      {...record}
      size="wide"
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('orderSet.one') })}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label={t('orderSet.setName')}
          isRequired
          isFirst
          maxLength={100}
          {...form.getInputProps('setName')}
        />
        {keepsAll && <SwitchField label={t('orderSet.isOwn')} {...form.getInputProps('isOwn')} />}
        <Lines form={form} />
      </Stack>
    </FormDialog>
  );
}

/** The charges in the order in which they were chosen, a line each. */
function Lines({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('orderable');
  const charges = useAnswer(orderableTopic, listOrderableCharges, {}).data?.charges ?? [];
  const { lines } = form.values;
  const choose = (chosen: readonly string[]) =>
    form.setFieldValue(
      'lines',
      chosen.map(
        (key): TypedLine =>
          lines.find(({ chargeId }) => String(chargeId) === key) ?? {
            chargeId: Number(key),
            quantity: 1,
            priority: 'Routine',
            instruction: '',
            isTicked: true,
          },
      ),
    );
  const nameOf = (chargeId: number) => charges.find((one) => one.chargeId === chargeId)?.chargeName ?? '';
  return (
    <Stack gap="xs">
      <MultiSelect
        label={t('orderSet.lines')}
        withAsterisk
        searchable
        data={charges.map(({ chargeId, chargeName, chargeCode }) => ({
          value: String(chargeId),
          label: `${chargeName} (${chargeCode})`,
        }))}
        value={lines.map(({ chargeId }) => String(chargeId))}
        onChange={choose}
        error={form.errors.lines}
      />
      {lines.map((line, index) => (
        <Line key={line.chargeId} form={form} place={`lines.${index}`} name={nameOf(line.chargeId)} />
      ))}
    </Stack>
  );
}

function Line({ form, place, name }: { form: UseFormReturnType<Values>; place: string; name: string }) {
  const { t } = useTranslation(['orderable', 'order']);
  const field = (part: keyof TypedLine) => form.getInputProps(`${place}.${part}`);
  return (
    <Paper withBorder p="xs" role="group" aria-label={name}>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Group align="end" gap="sm" wrap="wrap">
        <SwitchField label={t('orderSet.isTicked')} {...field('isTicked')} />
        <NumberField label={t('order:quantity')} isRequired {...field('quantity')} />
        <SelectField
          label={t('order:priority')}
          isRequired
          choices={orderPriorities.map((value) => ({ value, label: t(`order:priorities.${value}`) }))}
          {...field('priority')}
        />
        <TextField label={t('order:instruction')} maxLength={500} {...field('instruction')} />
      </Group>
    </Paper>
  );
}
