// The floors of the hospital: add, change, take out of use and back.

import { listBedFloors } from '@charaka/contract/stay/bed/bed';
import { bedFloorFile } from '@charaka/contract/stay/bed/bed-file';
import { bedSettingsMenu, deleteBedFloor, updateBedFloor } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddBedFloor } from './add-bed-floor.tsx';

/** Route bed-settings/floor. */
export default function ListBedFloors() {
  const { t } = useTranslation(['bed', 'masters']);
  const list = useList();
  const rows = useRows(bedTopic, listBedFloors, list, { filterParams: activeFilters(list, 'bedFloorName') });
  const closing = useCommand(deleteBedFloor);
  const changing = useCommand(updateBedFloor);
  return (
    <RecordList
      menuPath={bedSettingsMenu}
      file={bedFloorFile}
      name="bed-floors"
      noun={t('masters:label.Floor')}
      nouns={t('masters:label.Floors')}
      list={list}
      rows={rows}
      columns={[
        { id: 'bedFloorName', title: t('floor'), value: (row) => row.bedFloorName, minWidth: 160 },
        { id: 'bedFloorDescription', title: t('settings.description'), value: (row) => row.bedFloorDescription },
      ]}
      keyOf={(row) => row.bedFloorId}
      nameOf={(row) => row.bedFloorName}
      form={(floor, onClose) => <AddBedFloor floor={floor} onClose={onClose} />}
      onClose={({ bedFloorId }) => closing.mutate({ bedFloor: { bedFloorId } })}
      onReopen={(row) => changing.mutate({ bedFloor: { ...row, isActive: true } })}
    />
  );
}
