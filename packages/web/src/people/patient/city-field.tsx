// The city of an address: districts and towns of the state are offered, any other name may be typed (R234).

import { listDistricts } from '@charaka/contract/foundation/tenancy/tenancy';
import { countryTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Autocomplete } from '@mantine/core';
import { useAnswer } from '../../kernel/use-answer.ts';
import { drawByValue } from '../../ui/field/draw-by-value.ts';
import { type FieldProps, inputProps } from '../../ui/field/field-props.ts';

const freshMilliseconds = 60 * 60_000;
const mostOffered = 30;

/** Offers nothing until a state is chosen, and for a state whose districts are not known. */
export const CityField = drawByValue(function CityField(
  props: FieldProps<string | null | undefined> & { readonly stateId: number | null },
) {
  const { stateId, ...field } = props;
  const districts = useAnswer(
    countryTopic,
    listDistricts,
    { pageSize: 0, district: { stateId: stateId ?? 0 } },
    { freshMilliseconds, isEnabled: stateId !== null, isSilent: true },
  );
  const names = (districts.data?.rows ?? []).flatMap(({ districtName, townNames }) => [districtName, ...townNames]);
  return (
    <Autocomplete
      {...inputProps(field)}
      maxLength={80}
      autoComplete="off"
      openOnFocus={false}
      limit={mostOffered}
      maxDropdownHeight={240}
      data={[...new Set(names)].toSorted()}
      value={field.value ?? ''}
      onChange={(typed) => field.onChange?.(typed)}
    />
  );
});
