// The form of one charge line: found by search or by type and category; payer rates fill in (R435, R443-R447).

import { listCharges } from '@charaka/contract/money/tariff/tariff';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { mayAddChargeLine } from '@charaka/rules/money/charge-line';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { ChargeChoice } from './charge-choice.tsx';
import { type Charge, type HeldLine, lineErrors } from './held-line.ts';
import { LineAmounts } from './line-amounts.tsx';
import { LinePreview } from './line-preview.tsx';
import { useLineForm } from './use-line-form.ts';

interface LineFormProps {
  readonly associationId: number | null;
  onAdd(line: HeldLine): void;
}

async function findCharges(text: string, signal: AbortSignal) {
  const found = await call(listCharges, { search: text }, { signal });
  return found.rows.map((charge) => ({
    key: charge.chargeId,
    label: charge.chargeName,
    details: `${charge.chargeCode} · ${charge.chargeCategoryName} · ${formatMoney(charge.standardCharge)}`,
    item: charge,
  }));
}

/** One line at a time; Enter or Add holds it and the cursor goes back to the search. */
export function LineForm({ associationId, onAdd }: LineFormProps) {
  const { t } = useTranslation('charge');
  const searchInput = useRef<HTMLInputElement>(null);
  const quantityInput = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const { form, rates, isAsking, choose, forget, take } = useLineForm(associationId);
  const [isAddWanted, setAddWanted] = useState(false);
  const errors = lineErrors(form.values, rates?.charge);
  const mayAdd = rates !== null && mayAddChargeLine(rates.standardCharge, Object.keys(errors).length === 0);
  const pick = (charge: Charge) => {
    void choose(charge);
    // On a phone the quantity lies below the fold: the focus brings it into sight.
    quantityInput.current?.focus();
    quantityInput.current?.select();
  };
  const add = () => {
    const line = mayAdd ? take() : null;
    if (!line) return;
    onAdd(line);
    setSearched('');
    searchInput.current?.focus();
  };
  // A disabled button swallows Enter. It then tells what is missing, or is remembered while the rates are on the way.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || mayAdd || event.defaultPrevented) return;
    if (isAsking) setAddWanted(true);
    else if (rates !== null) form.validate();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an Enter that came before the rates counts when they have come
  useEffect(() => {
    if (isAsking || !isAddWanted) return;
    setAddWanted(false);
    add();
  }, [isAsking]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={enter}
      aria-label={t('line')}
    >
      <TypeaheadField<Charge>
        topic={priceItemTopic}
        label={t('searchCharges')}
        placeholder={t('searchCharges')}
        isFirst
        inputRef={searchInput}
        value={searched}
        search={findCharges}
        onPick={(charge, text) => {
          setSearched(text);
          if (charge) pick(charge);
        }}
      />
      <ChargeChoice form={form} onChoose={pick} onForget={forget} />
      <LineAmounts
        form={form}
        standardCharge={rates?.standardCharge ?? null}
        tpaCharge={rates?.tpaCharge ?? 0}
        quantityInput={quantityInput}
      />
      {mayAdd && <LinePreview values={form.values} tax={rates.charge} />}
      <AddButton mayAdd={mayAdd} />
    </form>
  );
}

/** Adds the line. */
function AddButton({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation('charge');
  return (
    <Group justify="flex-end" mt="md">
      <Button type="submit" variant="light" leftSection={<IconPlus size={16} aria-hidden />} disabled={!mayAdd}>
        {t('add')}
      </Button>
    </Group>
  );
}
