// The dialog that writes a purchase order, or changes one: the supplier, the items with packs and rates, and the terms.

import { addOrder, updateOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, NumberField, PercentField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { ItemTypeahead } from '../pharmacy/item-typeahead.tsx';
import { LineFrame } from './line-frame.tsx';
import {
  blankOrder,
  type OrderForm,
  type OrderLineForm,
  orderFaults,
  orderFormOf,
  orderLineOf,
  type PurchaseOrder,
  sentOrder,
  taxableOf,
} from './order-form.ts';
import { SuggestItems } from './suggest-items.tsx';
import { SupplierField } from './supplier-field.tsx';

/** Opens empty. */
export function AddOrder({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('purchase');
  const command = useCommandForm(addOrder, {
    wrapper: 'order',
    initialValues: blankOrder,
    check: orderFaults,
    sent: sentOrder,
    onDone: onClose,
  });
  return (
    <FormDialog size="wide" title={t('writeOrder')} submitLabel={t('saveDraft')} {...command} onClose={onClose}>
      <OrderFields form={command.form} />
    </FormDialog>
  );
}

/** Opens with the order; an approved one gets a new version. A change that another user saves meanwhile is not overwritten. */
export function ChangeOrder({ order: newest, onClose }: { order: PurchaseOrder; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const [order] = useState(newest);
  const { orderId, revision } = order;
  const command = useCommandForm(updateOrder, {
    wrapper: 'order',
    initialValues: orderFormOf(order),
    check: orderFaults,
    sent: (values) => ({ orderId, revision, ...sentOrder(values) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      size="wide"
      title={t('changeOrderOf', { number: order.orderNumber })}
      submitLabel={t(order.status === 'Draft' ? 'saveDraft' : 'saveVersion')}
      {...command}
      onClose={onClose}
    >
      {order.status !== 'Draft' && <Text size="sm">{t('versionHint')}</Text>}
      <OrderFields form={command.form} />
    </FormDialog>
  );
}

function OrderFields({ form }: { form: UseFormReturnType<OrderForm> }) {
  const { t } = useTranslation('purchase');
  const [searched, setSearched] = useState('');
  const [isSuggesting, setSuggesting] = useState(false);
  const { lines } = form.values;
  return (
    <>
      <Columns cols={{ base: 1, xs: 2, sm: 4 }} spacing="md" verticalSpacing="xs">
        <SupplierField isFirst {...form.getInputProps('supplierId')} />
        <DateField label={t('validUntil')} {...form.getInputProps('validUntil')} />
        <MoneyField label={t('charge.freight')} {...form.getInputProps('freight')} />
        <TextField label={t('terms')} maxLength={500} {...form.getInputProps('terms')} />
      </Columns>
      <FormSection title={t('lines')}>
        <Stack gap="sm">
          {lines.map((line, index) => (
            <OrderLine key={line.itemId} form={form} line={line} index={index} />
          ))}
          <ItemTypeahead
            withGeneral
            label={t('addItem')}
            value={searched}
            error={form.errors.lines}
            onPick={(item, text) => {
              setSearched(item ? '' : text);
              if (item && !lines.some(({ itemId }) => itemId === item.itemId))
                form.insertListItem('lines', orderLineOf(item));
            }}
          />
          <Group>
            <Button variant="light" onClick={() => setSuggesting(true)}>
              {t('suggestItems')}
            </Button>
          </Group>
        </Stack>
      </FormSection>
      {isSuggesting && (
        <SuggestItems
          supplierId={form.values.supplierId}
          known={lines.map(({ itemId }) => itemId)}
          onAdd={(added) => form.setFieldValue('lines', [...lines, ...added])}
          onClose={() => setSuggesting(false)}
        />
      )}
      <Text aria-live="polite">
        {t('taxable')}: <MoneyText paise={taxableOf(form.values)} fw={600} />
      </Text>
    </>
  );
}

interface OrderLineProps {
  readonly form: UseFormReturnType<OrderForm>;
  readonly line: OrderLineForm;
  readonly index: number;
}

function OrderLine({ form, line, index }: OrderLineProps) {
  const { t } = useTranslation('purchase');
  const field = (part: keyof OrderLineForm) => form.getInputProps(`lines.${index}.${part}`);
  return (
    <LineFrame
      line={line}
      index={index}
      note={line.receivedPacks > 0 && t('receivedOf', { count: line.receivedPacks })}
      onRemove={line.receivedPacks === 0 ? () => form.removeListItem('lines', index) : undefined}
    >
      <Columns cols={{ base: 2, sm: 5 }} spacing="sm" verticalSpacing="xs">
        <NumberField label={t('packs')} isRequired {...field('packs')} />
        <NumberField label={t('freePacks')} {...field('freePacks')} />
        <MoneyField label={t('rate')} isRequired {...field('rate')} />
        <PercentField label={t('discountPercent')} {...field('discountPercent')} />
        <PercentField label={t('gst')} isRequired {...field('gst')} />
      </Columns>
    </LineFrame>
  );
}
