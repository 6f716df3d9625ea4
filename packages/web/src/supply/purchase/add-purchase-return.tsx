// The dialog that returns goods to a supplier: its lots in the main store and in Quarantine, and how many units of each go back.

import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  addPurchaseReturn,
  listReturnableLots,
  purchaseReturnReasons,
  typedReturn,
} from '@charaka/contract/supply/purchase/purchase-return';
import { purchaseReturnTopic } from '@charaka/contract/supply/purchase/topics';
import { Group, Stack, Table, Text } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDay } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { SupplierField } from './supplier-field.tsx';

type SentReturn = InputOf<typeof addPurchaseReturn>['purchaseReturn'];
type Lot = OutputOf<typeof listReturnableLots>['lots'][number];

interface ReturnForm {
  supplierId: number | null;
  reason: (typeof purchaseReturnReasons)[number] | null;
  note: string;
  /** The typed units by store and lot; an empty field returns none. */
  units: Readonly<Record<string, number | string>>;
}

const placeOf = ({ storeId, lotId }: Lot) => `${storeId} ${lotId}`;

/** The return as it is sent, without lots of which nothing goes back. */
const sentReturn = ({ units, ...values }: ReturnForm) =>
  inputOf<SentReturn>({
    ...values,
    lines: Object.entries(units).flatMap(([place, typed]) => {
      const [storeId = 0, lotId = 0] = place.split(' ').map(Number);
      return typed === '' || Number(typed) === 0 ? [] : [{ storeId, lotId, units: typed }];
    }),
  });

const faultsOf = formChecks(typedReturn);
const returnFaults = (values: ReturnForm): FormErrors => faultsOf(sentReturn(values));

/** Opens empty; the lots follow the supplier. */
export default function AddPurchaseReturn({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('purchase');
  const command = useCommandForm(addPurchaseReturn, {
    wrapper: 'purchaseReturn',
    initialValues: { supplierId: null, reason: null, note: '', units: {} } as ReturnForm,
    check: returnFaults,
    sent: sentReturn,
    onDone: onClose,
  });
  const { form } = command;
  const { supplierId, units } = form.values;
  return (
    <FormDialog size="wide" title={t('returnGoods')} submitLabel={t('sendReturn')} {...command} onClose={onClose}>
      <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
        <SupplierField
          isFirst
          {...form.getInputProps('supplierId')}
          onChange={(chosen) => form.setValues({ supplierId: chosen ?? null, units: {} })}
        />
        <SelectField
          label={t('returnReason')}
          isRequired
          choices={wordChoices(purchaseReturnReasons, (reason) => t(`returnReasons.${reason}`))}
          {...form.getInputProps('reason')}
        />
        <TextField label={t('returnNote')} maxLength={300} {...form.getInputProps('note')} />
      </Columns>
      {supplierId !== null && (
        <FormSection title={t('returnableLots')}>
          <ReturnableLots
            supplierId={supplierId}
            units={units}
            onChange={(place, typed) => form.setFieldValue('units', { ...units, [place]: typed })}
          />
          {form.errors.lines && (
            <Text size="sm" c="red">
              {form.errors.lines}
            </Text>
          )}
        </FormSection>
      )}
    </FormDialog>
  );
}

interface ReturnableLotsProps {
  readonly supplierId: number;
  readonly units: ReturnForm['units'];
  onChange(place: string, typed: number | string): void;
}

function ReturnableLots({ supplierId, units, onChange }: ReturnableLotsProps) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  const lots = useAnswer(purchaseReturnTopic, listReturnableLots, { supplierId }).data?.lots;
  if (lots?.length === 0) return <Text c="dimmed">{t('noReturnableLots')}</Text>;
  return (
    <WideTable label={t('returnableLots')} minWidth={720}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('pharmacy:item')}</Table.Th>
          <Table.Th>{t('pharmacy:batchNumber')}</Table.Th>
          <Table.Th>{t('pharmacy:expiry')}</Table.Th>
          <Table.Th>{t('receiptNumber')}</Table.Th>
          <Table.Th>{t('place')}</Table.Th>
          <Table.Th ta="end">{t('unitsHere')}</Table.Th>
          <Table.Th w={110}>{t('unitsBack')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {(lots ?? []).map((lot) => (
          <Table.Tr key={placeOf(lot)}>
            <Table.Td>{`${lot.itemName} (${lot.pack})`}</Table.Td>
            <Table.Td>{lot.batchNumber}</Table.Td>
            <Table.Td>
              <Stack gap={2}>
                {formatDay(lot.expiry)}
                <Group gap={4}>
                  {lot.isExpired && <StatusChip tone="danger">{t('returnReasons.Expired')}</StatusChip>}
                  {lot.isHeld && <StatusChip tone="waiting">{t('isHeld')}</StatusChip>}
                </Group>
              </Stack>
            </Table.Td>
            <Table.Td>{lot.receiptNumber}</Table.Td>
            <Table.Td>{lot.storeName}</Table.Td>
            <Table.Td ta="end">{lot.units}</Table.Td>
            <Table.Td>
              <NumberField
                label={t('unitsOf', { item: lot.itemName, batch: lot.batchNumber })}
                isLabelHidden
                value={units[placeOf(lot)] ?? ''}
                onChange={(typed) => onChange(placeOf(lot), typed ?? '')}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
