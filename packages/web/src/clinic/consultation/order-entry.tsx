// Investigations that are ordered when the note is signed.
import { findOrderables } from '@charaka/contract/clinic/order/order';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { CloseButton, Group, Stack, Switch, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import type { Alert } from '../order/basket.ts';
import { OrderAlerts } from '../order/order-alerts.tsx';
import type { ChangeNote, NoteContent, Opened } from './opened.ts';
import { useOrderAlerts } from './use-note-alerts.ts';

type Orderable = OutputOf<typeof findOrderables>['orderables'][number];
type NoteOrder = NoteContent['orders'][number];

/** Does not add an order that is already in the list. */
export function OrderEntry(props: {
  readonly opened: Opened;
  readonly content: NoteContent;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly change: ChangeNote;
}) {
  const { opened, content, inputRef, change } = props;
  const { t } = useTranslation('consultation');
  const [searched, setSearched] = useState('');
  const { encounterId } = opened.visit;
  const { orders } = content;
  const alerts = useOrderAlerts(opened, orders);
  const search = async (searchText: string, signal: AbortSignal) => {
    const { orderables } = await call(findOrderables, { encounterId, searchText }, { signal });
    return orderables.map((item) => ({
      key: item.chargeId,
      label: item.orderName,
      details: [item.chargeCode, item.openOrderId ? t('orderedAlready') : ''].filter(Boolean).join(' · '),
      item,
    }));
  };
  const add = ({ chargeId, orderName }: Orderable) => {
    if (orders.some((one) => one.chargeId === chargeId)) return;
    change({ orders: [...orders, { chargeId, orderName, isUrgent: false, instruction: null }] });
  };
  const replace = (one: NoteOrder, part: Partial<NoteOrder>) =>
    change({ orders: orders.map((other) => (other.chargeId === one.chargeId ? { ...other, ...part } : other)) });
  return (
    <Stack gap={4}>
      <TypeaheadField<Orderable>
        topic={orderTopic}
        label={t('orders')}
        placeholder={t('orderHint')}
        minLetters={2}
        inputRef={inputRef}
        value={searched}
        search={search}
        onPick={(item, text) => {
          setSearched(item ? '' : text);
          if (item) add(item);
        }}
      />
      {orders.map((one, index) => (
        <OrderRow
          key={one.chargeId}
          one={one}
          alerts={alerts[index] ?? []}
          onChange={(part) => replace(one, part)}
          onRemove={() => change({ orders: orders.filter((other) => other.chargeId !== one.chargeId) })}
        />
      ))}
    </Stack>
  );
}

interface OrderRowProps {
  readonly one: NoteOrder;
  readonly alerts: readonly Alert[];
  onChange(part: Partial<NoteOrder>): void;
  onRemove(): void;
}

function OrderRow({ one, alerts, onChange, onRemove }: OrderRowProps) {
  const { t } = useTranslation('consultation');
  return (
    <Stack gap={2}>
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" style={{ flex: 1 }}>
          {one.orderName}
        </Text>
        <Switch
          label={t('urgent')}
          aria-label={t('urgentOne', { name: one.orderName })}
          checked={one.isUrgent}
          onChange={({ currentTarget: { checked } }) => onChange({ isUrgent: checked })}
        />
        <CloseButton size="sm" aria-label={t('remove', { name: one.orderName })} onClick={onRemove} />
      </Group>
      <OrderAlerts
        alerts={alerts}
        name={one.orderName}
        reason={one.overrideReason ?? ''}
        onReason={(overrideReason) => onChange({ overrideReason })}
        isRepeatConfirmed={one.isRepeatConfirmed ?? false}
        onRepeat={(isRepeatConfirmed) => onChange({ isRepeatConfirmed })}
      />
    </Stack>
  );
}
