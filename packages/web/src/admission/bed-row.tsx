// The bed of an admission: type, then ward, then bed; only free beds can be chosen, and how many there are is told (Q61, R414).
import { listBeds } from '@charaka/contract/bed';
import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../kernel/use-answer.ts';
import { type Choice, SelectField } from '../ui/form-fields.tsx';
import type { AdmissionFormApi } from './admission-form.ts';

interface Place {
  readonly id: number;
  readonly name: string;
  readonly isFree: boolean;
}

/** Each place once, with the number of its free beds; full ones are seen but not chosen. */
function placeChoices(beds: readonly Place[], freeText: (count: number) => string): Choice<number>[] {
  const places = new Map<number, { name: string; free: number }>();
  for (const bed of beds) {
    const place = places.get(bed.id) ?? { name: bed.name, free: 0 };
    places.set(bed.id, { ...place, free: place.free + (bed.isFree ? 1 : 0) });
  }
  return [...places]
    .map(([value, { name, free }]) => ({ value, label: `${name} (${freeText(free)})`, isDisabled: free === 0 }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Three selects; a choice above takes back those below it. The beds are news: a bed taken elsewhere vanishes here. */
export function BedRow({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const answer = useAnswer('bed', listBeds, { pageNumber: 0, pageSize: 0 });
  const { bedTypeId, bedGroupId, bedId } = form.values;
  const beds = (answer.data?.rows ?? []).filter((bed) => bed.isActive && !bed.isVirtual);
  const ofType = beds.filter((bed) => bed.bedTypeId === bedTypeId);
  const ofWard = ofType.filter((bed) => bed.bedGroupId === bedGroupId);
  const isTaken = bedId !== null && ofWard.some((bed) => bed.bedId === bedId && bed.isOccupied);
  const free = (count: number) => t('freeBeds', { count });
  const placesBy = (rows: typeof beds, by: 'bedType' | 'bedGroup') =>
    placeChoices(
      rows.map((bed) => ({ id: bed[`${by}Id`], name: bed[`${by}Name`], isFree: !bed.isOccupied })),
      free,
    );
  const bedChoices = ofWard
    .filter((bed) => !bed.isOccupied || bed.bedId === bedId)
    .map((bed) => ({ value: bed.bedId, label: bed.bedName, isDisabled: bed.isOccupied }));
  const fault = isTaken ? t('bedTakenMeanwhile') : form.errors.bedId;
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
      <SelectField
        label={t('bedType')}
        isRequired
        isLoading={answer.isPending}
        choices={placesBy(beds, 'bedType')}
        {...form.getInputProps('bedTypeId')}
        onChange={(chosen) => form.setValues({ bedTypeId: chosen ?? null, bedGroupId: null, bedId: null })}
      />
      <SelectField
        label={t('ward')}
        isRequired
        isDisabled={bedTypeId === null}
        choices={placesBy(ofType, 'bedGroup')}
        {...form.getInputProps('bedGroupId')}
        onChange={(chosen) => form.setValues({ bedGroupId: chosen ?? null, bedId: null })}
      />
      <SelectField
        label={t('bed')}
        isRequired
        isDisabled={bedGroupId === null}
        choices={bedChoices}
        {...form.getInputProps('bedId')}
        error={fault}
      />
    </SimpleGrid>
  );
}
