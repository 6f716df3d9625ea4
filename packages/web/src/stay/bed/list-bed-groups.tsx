// The wards of the hospital: add, change, take out of use with their beds and back.

import { listBedGroups } from '@charaka/contract/stay/bed/bed';
import { bedGroupFile } from '@charaka/contract/stay/bed/bed-file';
import { bedSettingsMenu, deleteBedGroup, updateBedGroup } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddBedGroup } from './add-bed-group.tsx';

type Ward = RowOf<typeof listBedGroups>;

/** Route bed-settings/ward. */
export default function ListBedGroups() {
  const { t } = useTranslation(['bed', 'masters']);
  const list = useList();
  const rows = useRows(bedTopic, listBedGroups, list, { filterParams: activeFilters(list, 'bedGroupName') });
  const closing = useCommand(deleteBedGroup);
  const changing = useCommand(updateBedGroup);
  const reopen = ({ bedGroupId, bedGroupName, bedFloorId }: Ward) =>
    changing.mutate({ bedGroup: { bedGroupId, bedGroupName, bedFloorId, isActive: true } });
  return (
    <RecordList
      menuPath={bedSettingsMenu}
      file={bedGroupFile}
      name="bed-wards"
      noun={t('masters:label.Ward')}
      nouns={t('masters:label.Wards')}
      list={list}
      rows={rows}
      columns={[
        { id: 'bedGroupName', title: t('ward'), value: (row) => row.bedGroupName, minWidth: 180 },
        { id: 'bedFloorName', title: t('floor'), value: (row) => row.bedFloorName, minWidth: 140 },
        {
          id: 'sexAllowed',
          title: t('settings.sexAllowed'),
          value: (row) => t(`settings.sexes.${row.sexAllowed}`),
          minWidth: 120,
        },
      ]}
      keyOf={(row) => row.bedGroupId}
      nameOf={(row) => row.bedGroupName}
      isFixed={(row) => row.bedGroupId === virtualBed.bedGroupId}
      closingText={(row) => t('settings.closeWardText', { ward: row.bedGroupName })}
      form={(ward, onClose) => <AddBedGroup ward={ward} onClose={onClose} />}
      onClose={({ bedGroupId }) => closing.mutate({ bedGroup: { bedGroupId } })}
      onReopen={reopen}
    />
  );
}
