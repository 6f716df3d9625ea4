// The fields that say what a bed is: its ward, its type, and what a day in it costs.

import { bedType } from '@charaka/contract/foundation/masters/bed-type';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type Choice, SelectField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { usualCharge } from './bed-facts.ts';
import { findCharges } from './find-charges.ts';

/** Place and charge of a bed, as typed. */
export interface PlaceValues {
  bedTypeId: number | null;
  bedGroupId: number | null;
  chargeId: number | null;
}

interface FormWithPlace {
  readonly values: PlaceValues;
  getInputProps(field: keyof PlaceValues): object;
  setValues(values: Partial<PlaceValues>): void;
}

const everything = { pageNumber: 0, pageSize: 0 };

/** Every bed of the hospital, also those out of use. */
export function useAllBeds() {
  return useAnswer(bedTopic, listBeds, everything).data?.rows ?? [];
}

/** The wards beds can be put into; those out of use are seen but not chosen, that of the virtual bed is not offered (Q78). */
export function useWardChoices(): Choice<number>[] {
  const wards = useAnswer(bedTopic, bedGroups.list, everything).data?.rows ?? [];
  return wards
    .filter(({ bedGroupId }) => bedGroupId !== virtualBed.bedGroupId)
    .map(({ bedGroupId, bedGroupName, isActive }) => ({
      value: bedGroupId,
      label: bedGroupName,
      isDisabled: !isActive,
    }));
}

/** The types beds can have; that of the virtual bed is not offered (Q78). */
export function useTypeChoices(): Choice<number>[] {
  return useMasterChoices(bedType).choices.filter(({ value }) => value !== virtualBed.bedTypeId);
}

interface BedPlaceFieldsProps {
  readonly form: FormWithPlace;
  /** The bed that is changed. */
  readonly known?: {
    readonly chargeId?: number | null | undefined;
    readonly chargeName?: string | null | undefined;
  } | null;
}

/** Ward, type and charge; a type brings the charge that beds of it usually have, as long as none was chosen. */
export function BedPlaceFields({ form, known = null }: BedPlaceFieldsProps) {
  const { t } = useTranslation('bed');
  const beds = useAllBeds();
  const [charge, setCharge] = useState(known?.chargeName ?? '');
  const [chargeId, chargeName] = [known?.chargeId ?? null, known?.chargeName ?? ''];
  // biome-ignore lint/correctness/useExhaustiveDependencies: written anew when the bed as kept has another charge, and the form takes it
  useEffect(() => {
    if (known && form.values.chargeId === chargeId) setCharge(chargeName);
  }, [chargeId, chargeName]);
  const chooseType = (bedTypeId: number | null | undefined) => {
    const usual = form.values.chargeId === null ? usualCharge(beds, bedTypeId ?? null) : null;
    form.setValues({ bedTypeId: bedTypeId ?? null, ...(usual ? { chargeId: usual.chargeId } : {}) });
    if (usual) setCharge(usual.chargeName);
  };
  return (
    <>
      <SelectField label={t('ward')} isRequired choices={useWardChoices()} {...form.getInputProps('bedGroupId')} />
      <SelectField
        label={t('bedType')}
        isRequired
        choices={useTypeChoices()}
        {...form.getInputProps('bedTypeId')}
        onChange={chooseType}
      />
      <TypeaheadField
        label={t('settings.charge')}
        topic={priceItemTopic}
        placeholder={t('settings.chargeHint')}
        {...form.getInputProps('chargeId')}
        value={charge}
        search={findCharges}
        onPick={(picked, text) => {
          setCharge(text);
          form.setValues({ chargeId: picked?.chargeId ?? null });
        }}
      />
    </>
  );
}
