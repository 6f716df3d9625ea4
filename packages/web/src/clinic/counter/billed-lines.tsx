// The lines of a bill that is being made: orders of the visit with a tick, chosen charges with their quantity.

import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { findCounterCharges } from '@charaka/contract/clinic/counter/unbilled-orders';
import { ActionIcon, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatMoney, formatQuantity } from '../../kernel/format.ts';
import { NumberField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import type { Alert } from '../order/basket.ts';
import { OrderAlerts } from '../order/order-alerts.tsx';
import {
  type BilledItems,
  type ChosenCharge,
  type FoundCharge,
  type UnbilledOrder,
  withCharge,
} from './billed-items.ts';

interface BilledLinesProps {
  /** The fee that is due for the visit. */
  readonly fee?: { readonly chargeName: string; readonly price: number } | null | undefined;
  /** Those of the visit. */
  readonly orders: readonly UnbilledOrder[];
  readonly items: BilledItems;
  /** Returns the alerts against ordering a charge. */
  alertsOf(charge: ChosenCharge): readonly Alert[];
  onChange(items: BilledItems): void;
}

/** Ordered items first; the search adds charges that were not ordered. */
export function BilledLines({ fee, orders, items, alertsOf, onChange }: BilledLinesProps) {
  const { t } = useTranslation('counter');
  const toggle = (orderId: number) => {
    const { leftOut } = items;
    onChange({
      ...items,
      leftOut: leftOut.includes(orderId) ? leftOut.filter((each) => each !== orderId) : [...leftOut, orderId],
    });
  };
  const setCharges = (charges: readonly ChosenCharge[]) => onChange({ ...items, charges });
  return (
    <Stack gap="xs">
      <ChargeSearch onPick={(charge) => onChange(withCharge(items, charge))} />
      {fee && (
        <Checkbox
          label={t('feeOfVisit', { name: fee.chargeName })}
          description={formatMoney(fee.price)}
          checked={!items.hasNoFee}
          onChange={() => onChange({ ...items, hasNoFee: !items.hasNoFee })}
        />
      )}
      {orders.length > 0 && (
        <Stack gap={4} role="group" aria-label={t('orders')}>
          {orders.map((order) => (
            <Checkbox
              key={order.orderId}
              label={`${order.orderName} × ${formatQuantity(order.quantity)}`}
              description={`${order.orderedByName} · ${formatMoney(order.price)}`}
              checked={!items.leftOut.includes(order.orderId)}
              onChange={() => toggle(order.orderId)}
            />
          ))}
        </Stack>
      )}
      {items.charges.map((charge) => (
        <ChargeLine
          key={charge.chargeId}
          charge={charge}
          alerts={alertsOf(charge)}
          onChange={(part) => setCharges(items.charges.map((each) => (each === charge ? { ...each, ...part } : each)))}
          onRemove={() => setCharges(items.charges.filter((each) => each !== charge))}
        />
      ))}
    </Stack>
  );
}

const testKinds: readonly string[] = ['Investigation', 'Imaging'];

/** Takes the cursor when the visit is found: Enter in the empty field makes the bill. */
function ChargeSearch({ onPick }: { onPick(charge: FoundCharge): void }) {
  const { t } = useTranslation('counter');
  const [searched, setSearched] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TypeaheadField<FoundCharge>
      inputRef={input}
      topic={counterTopic}
      label={t('addItem')}
      placeholder={t('addItemHint')}
      minLetters={2}
      value={searched}
      search={async (searchText, signal) => {
        const { charges } = await call(findCounterCharges, { searchText }, { signal });
        return charges.map(({ chargeId, chargeName, chargeCode, chargeTypeName, price, kind }) => ({
          key: chargeId,
          label: chargeName,
          details: [chargeCode, chargeTypeName, formatMoney(price)].join(' · '),
          item: { chargeId, chargeName, pricePaise: price, isOrdered: kind != null && testKinds.includes(kind) },
        }));
      }}
      onPick={(item, text) => {
        setSearched(item ? '' : text);
        if (item) onPick(item);
      }}
    />
  );
}

interface ChargeLineProps {
  readonly charge: ChosenCharge;
  readonly alerts: readonly Alert[];
  onChange(part: Partial<ChosenCharge>): void;
  onRemove(): void;
}

function ChargeLine({ charge, alerts, onChange, onRemove }: ChargeLineProps) {
  const { t } = useTranslation('counter');
  const { chargeName, pricePaise, quantity } = charge;
  return (
    <Paper withBorder p="xs" role="group" aria-label={chargeName}>
      <Group justify="space-between" wrap="nowrap">
        <Stack gap={0}>
          <Text fw={600} size="sm">
            {chargeName}
          </Text>
          <Text size="xs" c="dimmed">
            {formatMoney(pricePaise)}
          </Text>
        </Stack>
        <Group wrap="nowrap" gap="xs" align="end">
          <NumberField
            label={t('quantity')}
            isRequired
            decimals={3}
            value={quantity}
            onChange={(value) => onChange({ quantity: value ?? '' })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('remove', { name: chargeName })}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <OrderAlerts
        alerts={alerts}
        name={chargeName}
        reason={charge.overrideReason}
        onReason={(overrideReason) => onChange({ overrideReason })}
        isRepeatConfirmed={charge.isRepeatConfirmed}
        onRepeat={(isRepeatConfirmed) => onChange({ isRepeatConfirmed })}
      />
    </Paper>
  );
}
