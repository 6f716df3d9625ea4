// The fields of the place and the custodian of an asset.
import { getAssetChoices } from '@charaka/contract/supply/asset/asset';
import { assetTopic } from '@charaka/contract/supply/asset/topics';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';

/** Places, custodians and suppliers to choose from; empty until they are read. */
export function useAssetChoices() {
  const answer = useAnswer(assetTopic, getAssetChoices, {});
  return answer.data ?? { places: [], custodians: [], suppliers: [] };
}

/** A place as a form holds it: 'd' or 'b' before the number of the department or the ward. */
export const placeValue = ({
  departmentId,
  bedGroupId,
}: {
  departmentId?: number | null;
  bedGroupId?: number | null;
}) => (departmentId == null ? (bedGroupId == null ? null : `b${bedGroupId}`) : `d${departmentId}`);

/** The place of a form as a call takes it. */
export function sentPlace(place: string | null): { departmentId: number | null; bedGroupId: number | null } {
  const number = Number(place?.slice(1));
  return {
    departmentId: place?.startsWith('d') ? number : null,
    bedGroupId: place?.startsWith('b') ? number : null,
  };
}

/** A department or a ward. */
export function PlaceField(props: FieldProps<string | null | undefined>) {
  const { places } = useAssetChoices();
  const choices = places.flatMap((place) => {
    const value = placeValue(place);
    return value === null ? [] : [{ value, label: place.placeName }];
  });
  return <SelectField {...props} choices={choices} />;
}

type CustodianFieldProps = Omit<FieldProps<number | null | undefined>, 'label'>;

/** An active member of staff of the hospital. */
export function CustodianField(props: CustodianFieldProps) {
  const { t } = useTranslation('asset');
  const choices = useAssetChoices().custodians.map(({ custodianId, custodianName }) => ({
    value: custodianId,
    label: custodianName,
  }));
  return <SelectField label={t('custodian')} {...props} choices={choices} />;
}
