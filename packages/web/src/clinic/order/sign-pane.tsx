// Pane that signs orders of a stay or visit: one search over all kinds, the basket, and one signature for all (OR003, OR007).
import { findOrderables } from '@charaka/contract/clinic/order/order';
import { listOrderChoices } from '@charaka/contract/clinic/order/order-choices';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { orderableTopic } from '@charaka/contract/clinic/orderable/topics';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { useEntryFocus } from '../../stay/admission/use-entry-focus.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { AllergyQuestion } from './allergy-question.tsx';
import type { Orderable, OrderSet } from './basket.ts';
import { BasketLines } from './basket-lines.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { type Basket, type OrderPlace, useBasket } from './use-basket.ts';

interface SignPaneProps {
  readonly place: OrderPlace;
  /** Above zero when its action was chosen: the search takes the focus again with each new number. */
  readonly entering: number;
}

/** A result of the search: an order, or a set of orders. */
type Choice = { readonly item: Orderable } | { readonly set: OrderSet };

/** Open as long as the stay or visit takes orders. */
export function SignPane({ place, entering }: SignPaneProps) {
  const { t } = useTranslation(['order', 'orderable']);
  const [searched, setSearched] = useState('');
  const around = useEntryFocus<HTMLFormElement>(entering);
  const search = useRef<HTMLInputElement>(null);
  const basket = useBasket(place, () => search.current?.focus());
  const { encounterId, admissionId } = place;
  const choices = useAnswer(orderableTopic, listOrderChoices, { encounterId, admissionId }, { isSilent: true }).data;
  const favourites = choices?.favourites ?? [];
  const find = useFindChoices(place, choices?.sets ?? []);
  const choose = (choice: Choice) => ('item' in choice ? basket.add(choice.item) : basket.addSet(choice.set));
  useHotkeys([['/', () => search.current?.focus()]]);
  useHotkeys([['mod+Enter', () => around.current?.requestSubmit()]], []);
  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (basket.isComplete) basket.sign();
    else around.current?.querySelector<HTMLElement>('[data-answer] input, [data-answer] button')?.focus();
  };
  /** A digit in the empty field takes the favourite that has it. */
  const takeDigit = (event: KeyboardEvent) => {
    const favourite = /^[1-9]$/.test(event.key) ? favourites[Number(event.key) - 1] : undefined;
    if (!favourite || search.current?.value !== '' || event.target !== search.current) return;
    event.preventDefault();
    basket.add(favourite);
  };
  return (
    <form noValidate onSubmit={sign} ref={around} aria-label={t('newOrders')} data-takes-slash>
      <Stack gap="sm">
        <div onKeyDownCapture={takeDigit}>
          <TypeaheadField<Choice>
            topic={orderTopic}
            label={t('search')}
            placeholder={t('searchHint')}
            isFirst
            minLetters={2}
            inputRef={search}
            value={searched}
            search={find}
            onPick={(choice, text) => {
              setSearched(choice ? '' : text);
              if (choice) choose(choice);
            }}
          />
        </div>
        {searched === '' && (
          <ChoiceChips favourites={favourites} sets={choices?.sets ?? []} onItem={basket.add} onSet={basket.addSet} />
        )}
        <BasketLines basket={basket} favouriteIds={favourites.map(({ chargeId }) => chargeId)} />
        {basket.askedPatientId !== null && <AllergyQuestion patientId={basket.askedPatientId} />}
        {basket.lines.length > 0 && <Signature basket={basket} />}
      </Stack>
    </form>
  );
}

/** Finds by name or code, and sets by their names; the price is there for whoever sees prices, for others who pays (OR040). */
function useFindChoices({ encounterId, admissionId }: OrderPlace, sets: readonly OrderSet[]) {
  const { t } = useTranslation(['order', 'orderable']);
  return async (text: string, signal: AbortSignal) => {
    const { orderables } = await call(findOrderables, { encounterId, admissionId, searchText: text }, { signal });
    const meant = sets.filter(({ setName }) => setName.toLowerCase().includes(text.toLowerCase()));
    return [
      ...meant.map((set) => ({
        key: `set-${set.orderSetId}`,
        label: set.setName,
        details: t('orderable:setOf', { count: set.lines.length }),
        item: { set } as Choice,
      })),
      ...orderables.map((item) => ({
        key: item.chargeId,
        label: item.orderName,
        details: [
          item.chargeCode,
          t(`kinds.${item.kind}`),
          item.price == null ? t(`orderable:cover.${item.cover}`) : formatMoney(item.price),
        ].join(' · '),
        item: { item } as Choice,
      })),
    ];
  };
}

/** The ordering doctor, and the button that signs. */
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
          {t('sign', { count: basket.signedCount })}
        </Button>
      </Group>
    </>
  );
}
