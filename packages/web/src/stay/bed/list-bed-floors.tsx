// The floors of the hospital: add, change, take out of use and back.

import { listBedFloors } from '@charaka/contract/stay/bed/bed';
import { bedFloorFile } from '@charaka/contract/stay/bed/bed-file';
import { bedSettingsMenu, deleteBedFloor, updateBedFloor } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { SettingList } from '../../resource/setting-list.tsx';
import { AddBedFloor } from './add-bed-floor.tsx';

type Floor = RowOf<typeof listBedFloors>;

/** Route bed-settings/floor. */
export default function ListBedFloors() {
  const { t } = useTranslation('bed');
  const list = useList();
  const rows = useRows(bedTopic, listBedFloors, list, { filterParams: activeFilters(list, 'bedFloorName') });
  const [edited, setEdited] = useState<{ floor: Floor | null } | null>(null);
  const closing = useCommand(deleteBedFloor);
  const changing = useCommand(updateBedFloor);
  return (
    <>
      <SettingList
        menuPath={bedSettingsMenu}
        file={bedFloorFile}
        name="bed-floors"
        noun="Floor"
        nouns="Floors"
        list={list}
        rows={rows}
        columns={[
          { id: 'bedFloorName', title: t('floor'), value: (row) => row.bedFloorName, minWidth: 160 },
          { id: 'bedFloorDescription', title: t('settings.description'), value: (row) => row.bedFloorDescription },
        ]}
        keyOf={(row) => row.bedFloorId}
        nameOf={(row) => row.bedFloorName}
        onEdit={(floor) => setEdited({ floor })}
        onClose={({ bedFloorId }) => closing.mutate({ bedFloor: { bedFloorId } })}
        onReopen={(row) => changing.mutate({ bedFloor: { ...row, isActive: true } })}
      />
      {edited && <AddBedFloor floor={edited.floor} onClose={() => setEdited(null)} />}
    </>
  );
}
