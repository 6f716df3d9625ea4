// Where orders of a stay or visit are chosen and signed: one search over all kinds, the basket below it, and one stroke for all (OR003, OR007).
import { findOrderables } from '@charaka/contract/clinic/order/order';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { useEntryFocus } from '../../stay/admission/use-entry-focus.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import type { Orderable } from './basket.ts';
import { BasketLines } from './basket-lines.tsx';
import { type Basket, type OrderPlace, useBasket } from './use-basket.ts';

interface SignPaneProps {
  readonly place: OrderPlace;
  /** Above nothing when its deed was chosen: the search takes the focus, anew with each number. */
  readonly entering: number;
}

/** Open as long as the stay or visit takes orders. */
export function SignPane({ place, entering }: SignPaneProps) {
  const { t } = useTranslation('order');
  const [searched, setSearched] = useState('');
  const around = useEntryFocus<HTMLFormElement>(entering);
  const search = useRef<HTMLInputElement>(null);
  const basket = useBasket(place, () => search.current?.focus());
  const find = useFindOrderables(place);
  useHotkeys([['mod+Enter', () => around.current?.requestSubmit()]], []);
  const sign = (event: FormEvent) => {
    event.preventDefault();
    basket.sign();
  };
  return (
    <form noValidate onSubmit={sign} ref={around} aria-label={t('newOrders')}>
      <Stack gap="sm">
        <TypeaheadField<Orderable>
          topic={orderTopic}
          label={t('search')}
          placeholder={t('searchHint')}
          isFirst
          minLetters={2}
          inputRef={search}
          value={searched}
          search={find}
          onPick={(item, text) => {
            setSearched(item ? '' : text);
            if (item) basket.add(item);
          }}
        />
        <BasketLines lines={basket.lines} onChange={basket.setLines} />
        {basket.lines.length > 0 && <Signature basket={basket} />}
      </Stack>
    </form>
  );
}

/** Finds by name or code; the price is there for whoever sees prices. */
function useFindOrderables({ encounterId, admissionId }: OrderPlace) {
  const { t } = useTranslation('order');
  return async (text: string, signal: AbortSignal) => {
    const { orderables } = await call(findOrderables, { encounterId, admissionId, searchText: text }, { signal });
    return orderables.map((item) => ({
      key: item.chargeId,
      label: item.orderName,
      details: [item.chargeCode, t(`kinds.${item.kind}`), item.price == null ? '' : formatMoney(item.price)]
        .filter(Boolean)
        .join(' · '),
      item,
    }));
  };
}

/** Who orders, and the button that signs. */
function Signature({ basket }: { basket: Basket }) {
  const { t } = useTranslation('order');
  const { isVerbal } = basket;
  return (
    <>
      <Group align="start" grow wrap="wrap">
        {!basket.isTreating && (
          <DoctorField
            label={t('orderedBy')}
            isRequired
            value={basket.doctorId}
            onChange={(id) => basket.setDoctorId(id ?? null)}
          />
        )}
        {isVerbal && (
          <TextField
            label={t('readBackBy')}
            isRequired
            maxLength={120}
            value={basket.readBackBy}
            onChange={(value) => basket.setReadBackBy(value ?? '')}
          />
        )}
        <TextField
          label={t('clinicalNote')}
          maxLength={1000}
          value={basket.note}
          onChange={(value) => basket.setNote(value ?? '')}
        />
      </Group>
      {isVerbal && (
        <Text size="xs" c="dimmed">
          {t('verbalHint')}
        </Text>
      )}
      <Group justify="flex-end">
        <Button type="submit" disabled={!basket.isComplete} loading={basket.isSigning}>
          {t('sign', { count: basket.lines.length })}
        </Button>
      </Group>
    </>
  );
}
