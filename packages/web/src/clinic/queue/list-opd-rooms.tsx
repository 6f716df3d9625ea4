// The OPD rooms of the hospital: add, change, take out of use and back.

import { deleteOpdRoom, listOpdRooms, opdRoomMenu, updateOpdRoom } from '@charaka/contract/clinic/queue/opd-room';
import { opdRoomTopic } from '@charaka/contract/clinic/queue/topics';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../kernel/tenant.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { AddOpdRoom, opdRoomValues } from './add-opd-room.tsx';

/** Route opdRoomSetup. */
export default function ListOpdRooms() {
  const { t } = useTranslation(['queue', 'masters']);
  const tenantName = useTenant()?.tenantName ?? '';
  const list = useList({ defaultSort: { column: 'roomName', direction: 'asc' } });
  const rows = useRows(opdRoomTopic, listOpdRooms, list, { filterParams: activeFilters(list, 'roomName') });
  const closing = useCommand(deleteOpdRoom);
  const changing = useCommand(updateOpdRoom);
  return (
    <RecordList
      menuPath={opdRoomMenu}
      name="opd-rooms"
      noun={t('opdRoom.one')}
      nouns={t('opdRoom.all')}
      list={list}
      rows={rows}
      columns={[
        { id: 'roomName', title: t('opdRoom.roomName'), value: (row) => row.roomName, minWidth: 180 },
        {
          id: 'displayCode',
          title: t('opdRoom.display'),
          value: (row) => row.displayCode,
          cell: (row) => (
            <Anchor
              fz="sm"
              href={`/display/${row.displayCode}?tenant=${tenantName}`}
              target="_blank"
              rel="noopener"
              aria-label={t('opdRoom.openDisplay', { name: row.roomName })}
            >
              {row.displayCode}
            </Anchor>
          ),
          isSortable: false,
        },
      ]}
      keyOf={(row) => row.opdRoomId}
      nameOf={(row) => row.roomName}
      form={(row, onClose) => <AddOpdRoom opened={row} onClose={onClose} />}
      onClose={({ opdRoomId }) => closing.mutate({ opdRoom: { opdRoomId } })}
      onReopen={(row) =>
        changing.mutate({ opdRoom: inputOf({ ...opdRoomValues(row), opdRoomId: row.opdRoomId, isActive: true }) })
      }
    />
  );
}
