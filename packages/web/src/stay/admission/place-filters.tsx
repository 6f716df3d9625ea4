// The bed type and the ward of the nursing station's list, kept in the address (R304, R305).

import { bedType } from '@charaka/contract/foundation/masters/bed-type';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { List } from '../../kernel/use-list.ts';
import { type Choice, SelectField } from '../../ui/field/form-fields.tsx';
import { filterRoom } from '../../ui/table/filter-room.ts';

/** Both are sent when one is chosen, as currentBedTypeId and currentBedGroupId (R306). */
export function PlaceFilters({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  const types = useMasterChoices(bedType);
  const wards = useAnswer(bedTopic, bedGroups.list, { pageNumber: 0, pageSize: 0 }, { isOnlyLogged: true });
  const wardChoices = (wards.data?.rows ?? [])
    .filter((ward) => ward.isActive)
    .map(({ bedGroupId, bedGroupName }) => ({ value: bedGroupId, label: bedGroupName }));
  const select = (name: 'bedType' | 'ward', label: string, choices: readonly Choice<number>[], isLoading: boolean) => (
    <div style={filterRoom(180)}>
      <SelectField
        label={label}
        placeholder={t('all')}
        choices={choices}
        isLoading={isLoading}
        value={list.filters[name] ? Number(list.filters[name]) : null}
        onChange={(chosen) => list.setFilter(name, chosen ? String(chosen) : '')}
      />
    </div>
  );
  return (
    <>
      {select('bedType', t('bedType'), types.choices, types.isLoading)}
      {select('ward', t('ward'), wardChoices, wards.isPending)}
    </>
  );
}
