// The choice of a bed: type, then ward, then bed; free beds and their present rent are shown (R348, R414, Q53, Q61).

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { mayTakeBed } from '@charaka/rules/stay/bed-state';
import type { PatientBySex } from '@charaka/rules/stay/ward-sex';
import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { bedChoices, placeChoices } from './bed-facts.ts';
import { OtherSexReason } from './other-sex-reason.tsx';

/** The three fields of a chosen bed. */
export interface ChosenBed {
  bedTypeId: number | null;
  bedGroupId: number | null;
  bedId: number | null;
  /** Why the patient lies in a ward for the other sex; asked where the ward is set up so (Q288). */
  otherSexReason?: string;
}

/** The members of the form that the choice uses. */
interface FormWithBed {
  readonly values: ChosenBed;
  readonly errors: FormErrors;
  getInputProps(field: keyof ChosenBed): object;
  setValues(values: Partial<ChosenBed>): void;
}

interface BedChoiceProps {
  readonly form: FormWithBed;
  /** The patient: a bed reserved for this patient can be chosen. */
  readonly patientId: number | null;
  /** The sex and age of the patient, which a ward may be set up for (Q288). */
  readonly patient?: PatientBySex | null | undefined;
  /** Payer whose rents are shown. */
  readonly associationId?: number | null;
}

/** Three selects; a choice above takes back those below it. The beds are news: a bed taken elsewhere vanishes here. */
export function BedChoice({ form, patientId, patient, associationId }: BedChoiceProps) {
  const { t } = useTranslation('bed');
  const payer = associationId == null ? {} : { associationId };
  const answer = useAnswer(bedTopic, listBeds, { pageNumber: 0, pageSize: 0, ...payer });
  const { bedTypeId, bedGroupId, bedId } = form.values;
  const beds = (answer.data?.rows ?? []).filter((bed) => bed.isActive && !bed.isVirtual);
  const ofType = beds.filter((bed) => bed.bedTypeId === bedTypeId);
  const ofWard = ofType.filter((bed) => bed.bedGroupId === bedGroupId);
  const chosen = ofWard.find((bed) => bed.bedId === bedId);
  const isTaken = chosen !== undefined && !mayTakeBed(chosen, patientId);
  const free = (count: number) => t('freeBeds', { count });
  return (
    <>
      <Columns cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs">
        <SelectField
          label={t('bedType')}
          isRequired
          isLoading={answer.isPending}
          choices={placeChoices(beds, 'type', patientId, free)}
          {...form.getInputProps('bedTypeId')}
          onChange={(type) => form.setValues({ bedTypeId: type ?? null, bedGroupId: null, bedId: null })}
        />
        <SelectField
          label={t('ward')}
          isRequired
          isDisabled={bedTypeId === null}
          choices={placeChoices(ofType, 'ward', patientId, free)}
          {...form.getInputProps('bedGroupId')}
          onChange={(ward) => form.setValues({ bedGroupId: ward ?? null, bedId: null })}
        />
        <SelectField
          label={t('bed')}
          isRequired
          isDisabled={bedGroupId === null}
          choices={bedChoices(ofWard, patientId, bedId, t)}
          {...form.getInputProps('bedId')}
          error={isTaken ? t('bedTakenMeanwhile') : form.errors.bedId}
        />
      </Columns>
      {ofWard[0] && (
        <OtherSexReason bed={chosen ?? ofWard[0]} patient={patient} field={form.getInputProps('otherSexReason')} />
      )}
    </>
  );
}
