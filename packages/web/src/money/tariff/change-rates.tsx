// The dialog that changes the rates of a payer in bulk: what from, by how much, from when; every change is seen before it is saved.

import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { changeRates, copyRates } from '@charaka/contract/money/tariff/tariff-rates';
import { Button, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { formatMoney, today } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { type Choice, PercentField, SelectField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

type Outcome = OutputOf<typeof changeRates>;
const bases = ['own', 'standard', 'copy'] as const;
const directions = ['raise', 'lower'] as const;

interface Wanted {
  readonly basis: (typeof bases)[number];
  readonly direction: (typeof directions)[number];
  readonly changePercent: number | string;
  readonly chargeCategoryId: number | null;
  readonly fromAssociationId: number | null;
  readonly validFrom: string | null;
}

interface ChangeRatesProps {
  readonly associationId: number;
  readonly payers: readonly Choice<number>[];
  onClose(): void;
}

/** The preview comes before every save; changed values need a new preview. */
export function ChangeRates({ associationId, payers, onClose }: ChangeRatesProps) {
  const { t } = useTranslation('tariff');
  const [wanted, setWanted] = useState<Wanted>({
    basis: 'own',
    direction: 'raise',
    changePercent: '',
    chargeCategoryId: null,
    fromAssociationId: null,
    validFrom: today(),
  });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const settle = (done: Outcome) => (done.isCommitted ? onClose() : setOutcome(done));
  const changing = useCommand(changeRates, { onDone: settle });
  const copying = useCommand(copyRates, { onDone: settle });
  const change = (patch: Partial<Wanted>) => {
    setOutcome(null);
    setWanted((now) => ({ ...now, ...patch }));
  };
  const { basis, fromAssociationId, validFrom } = wanted;
  const isComplete = Boolean(validFrom) && (basis !== 'copy' || fromAssociationId !== null);
  const send = (isPreview: boolean) => {
    const { direction, chargeCategoryId } = wanted;
    const bulk = {
      associationId,
      direction,
      chargeCategoryId,
      changePercent: Number(wanted.changePercent),
      validFrom: validFrom ?? '',
      isPreview,
    };
    if (basis === 'copy') copying.mutate({ ...bulk, fromAssociationId: fromAssociationId ?? 0 });
    else changing.mutate({ ...bulk, basis });
  };
  const isPending = changing.isPending || copying.isPending;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('changeRates')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" loading={isPending} disabled={!isComplete} onClick={() => send(true)}>
            {t('preview')}
          </Button>
          <Button loading={isPending} disabled={!outcome?.changedCount} onClick={() => send(false)}>
            {t('commitRates', { count: outcome?.changedCount ?? 0 })}
          </Button>
        </>
      }
    >
      <Stack>
        <WantedFields
          wanted={wanted}
          payers={payers.filter(({ value }) => value !== associationId)}
          onChange={change}
        />
        {outcome && <Preview outcome={outcome} />}
      </Stack>
    </Dialog>
  );
}

interface WantedFieldsProps {
  readonly wanted: Wanted;
  readonly payers: readonly Choice<number>[];
  onChange(patch: Partial<Wanted>): void;
}

function WantedFields({ wanted, payers, onChange }: WantedFieldsProps) {
  const { t } = useTranslation('tariff');
  const categories = useMasterChoices(chargeCategory);
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3 }} verticalSpacing="xs">
      <SelectField
        label={t('basis')}
        isRequired
        isFirst
        choices={bases.map((value) => ({ value, label: t(`basisOf.${value}`) }))}
        value={wanted.basis}
        onChange={(basis) => onChange({ basis: basis ?? 'own' })}
      />
      {wanted.basis === 'copy' && (
        <SelectField
          label={t('fromPayer')}
          isRequired
          choices={payers}
          value={wanted.fromAssociationId}
          onChange={(id) => onChange({ fromAssociationId: id ?? null })}
        />
      )}
      <SelectField
        label={t('category')}
        description={t('allCategories')}
        choices={categories.choices}
        value={wanted.chargeCategoryId}
        onChange={(id) => onChange({ chargeCategoryId: id ?? null })}
      />
      <SelectField
        label={t('direction')}
        isRequired
        choices={directions.map((value) => ({ value, label: t(`directionOf.${value}`) }))}
        value={wanted.direction}
        onChange={(direction) => onChange({ direction: direction ?? 'raise' })}
      />
      <PercentField
        label={t('percent')}
        max={100}
        value={wanted.changePercent}
        onChange={(changePercent) => onChange({ changePercent: changePercent ?? '' })}
      />
      <DateField
        label={t('validFrom')}
        isRequired
        value={wanted.validFrom}
        onChange={(day) => onChange({ validFrom: day ?? null })}
      />
    </Columns>
  );
}

function Preview({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('tariff');
  return (
    <>
      <Text role="status">
        {t('changesFound', { changed: outcome.changedCount, unchanged: outcome.unchangedCount })}
      </Text>
      <WideTable label={t('previewOfRates')} minWidth={480}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('code')}</Table.Th>
            <Table.Th>{t('charge')}</Table.Th>
            <Table.Th ta="end">{t('before')}</Table.Th>
            <Table.Th ta="end">{t('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {outcome.changes.map((row) => (
            <Table.Tr key={row.chargeId}>
              <Table.Td>{row.chargeCode}</Table.Td>
              <Table.Td>{row.chargeName}</Table.Td>
              <Table.Td ta="end">{row.before > 0 ? formatMoney(row.before) : ''}</Table.Td>
              <Table.Td ta="end">{formatMoney(row.after)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </>
  );
}
