// Charge type, category and charge as three selects that narrow each other (R435).

import { chargeCategory } from '@charaka/contract/foundation/masters/charge-category';
import { chargeType } from '@charaka/contract/foundation/masters/charge-type';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { listCharges } from '@charaka/contract/money/tariff/tariff';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { isEqualTo, onlyActive } from '../../kernel/filters.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { Charge, LineValues } from './held-line.ts';

interface ChargeChoiceProps {
  readonly form: UseFormReturnType<LineValues>;
  onChoose(charge: Charge): void;
  /** The chosen charge no longer stands. */
  onForget(): void;
}

const typeList = masterEndpoints(chargeType).list;
const categoryList = masterEndpoints(chargeCategory).list;

type MasterRows = { rows: Record<string, unknown>[] };

/** The three selects. */
export function ChargeChoice({ form, onChoose, onForget }: ChargeChoiceProps) {
  const { t } = useTranslation('charge');
  const { chargeTypeId, chargeCategoryId } = form.values;
  const types = useAnswer(masterTopic(chargeType), typeList, { filterParams: [onlyActive] }).data as
    | MasterRows
    | undefined;
  const ofType = [onlyActive, isEqualTo('chargeTypeId', chargeTypeId ?? 0)];
  const categories = useAnswer(
    masterTopic(chargeCategory),
    categoryList,
    { filterParams: ofType },
    { isEnabled: chargeTypeId !== null },
  ).data as MasterRows | undefined;
  const ofCategory = [onlyActive, isEqualTo('chargeCategoryId', chargeCategoryId ?? 0)];
  const charges = useAnswer(
    priceItemTopic,
    listCharges,
    { filterParams: ofCategory },
    { isEnabled: chargeCategoryId !== null },
  ).data;
  const change = (values: Partial<LineValues>) => {
    form.setValues({ ...values, appliedCharge: '', discountPercent: '', itemDiscount: '' });
    onForget();
  };
  return (
    <Columns cols={{ base: 1, xs: 3 }} mt="sm">
      <SelectField
        label={t('chargeType')}
        isRequired
        choices={(types?.rows ?? []).map((row) => ({
          value: row.chargeTypeId as number,
          label: String(row.chargeTypeName),
        }))}
        {...form.getInputProps('chargeTypeId')}
        onChange={(id) => change({ chargeTypeId: id, chargeCategoryId: null, chargeId: null })}
      />
      <SelectField
        label={t('chargeCategory')}
        isRequired
        isDisabled={chargeTypeId === null}
        choices={(categories?.rows ?? []).map((row) => ({
          value: row.chargeCategoryId as number,
          label: String(row.chargeCategoryName),
        }))}
        {...form.getInputProps('chargeCategoryId')}
        onChange={(id) => change({ chargeCategoryId: id, chargeId: null })}
      />
      <SelectField
        label={t('charge')}
        isRequired
        isDisabled={chargeCategoryId === null}
        choices={(charges?.rows ?? []).map((row) => ({
          value: row.chargeId,
          label: `${row.chargeName} (${row.chargeCode})`,
        }))}
        {...form.getInputProps('chargeId')}
        onChange={(id) => {
          const charge = charges?.rows.find((row) => row.chargeId === id);
          if (charge) onChoose(charge);
        }}
      />
    </Columns>
  );
}
