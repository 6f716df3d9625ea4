// The wards of the hospital.

import { bedGroupFile } from '@charaka/contract/stay/bed/bed-file';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { type WardSex, wardSexes } from '@charaka/rules/stay/ward-sex';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { RecordScreen } from '../../resource/record-screen.tsx';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';

/** Route bed-settings/ward. */
export default function ListBedGroups() {
  const { t } = useTranslation('bed');
  const nameOfSex = (sex: WardSex) => t(`settings.sexes.${sex}`);
  return (
    <RecordScreen
      record={bedGroups}
      file={bedGroupFile}
      name="bed-wards"
      begin={{ sexAllowed: 'Any' }}
      fields={{
        bedFloorId: (input) => <FloorField {...input} />,
        sexAllowed: (input) => <SelectField {...input} isRequired choices={wordChoices(wardSexes, nameOfSex)} />,
      }}
      columns={{
        bedFloorName: { minWidth: 140 },
        sexAllowed: { value: ({ sexAllowed }) => nameOfSex(sexAllowed), minWidth: 120 },
      }}
      isFixed={({ bedGroupId }) => bedGroupId === virtualBed.bedGroupId}
      closingText={({ bedGroupName }) => t('settings.closeWardText', { ward: bedGroupName })}
    />
  );
}

/** Chooses a floor; those out of use are seen but not chosen. */
function FloorField(input: FieldProps<number | null | undefined> & { readonly label: string }) {
  const floors = useAnswer(bedFloors.topic, bedFloors.list, { pageNumber: 0, pageSize: 0 });
  const choices = (floors.data?.rows ?? []).map(({ bedFloorId, bedFloorName, isActive }) => ({
    value: bedFloorId,
    label: bedFloorName,
    isDisabled: !isActive,
  }));
  return <SelectField {...input} isLoading={floors.isPending} choices={choices} />;
}
