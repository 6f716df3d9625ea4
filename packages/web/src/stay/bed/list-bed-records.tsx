// The beds of the hospital as they are set up: add one or a row of them, change, take out of use and back.

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedFile } from '@charaka/contract/stay/bed/bed-file';
import { bedSettingsMenu, deleteBed, updateBed } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { bedStateOf, boardStates } from '@charaka/rules/stay/bed-state';
import { Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEqualTo } from '../../kernel/filters.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type List, useList, useRows } from '../../kernel/use-list.ts';
import { activeFilters } from '../../resource/active-records.tsx';
import { RecordList } from '../../resource/record-list.tsx';
import { type Choice, SelectField } from '../../ui/field/form-fields.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { AddBed } from './add-bed.tsx';
import { AddBeds } from './add-beds.tsx';
import type { BedRow } from './bed-facts.ts';
import { useTypeChoices, useWardChoices } from './bed-place-fields.tsx';

/** Route bed-settings/bed. Ward and type stand in the address. */
export default function ListBedRecords() {
  const { t } = useTranslation(['bed', 'masters']);
  const list = useList();
  const rows = useRows(bedTopic, listBeds, list, { filterParams: filtersOf(list) });
  const [isAddingSeveral, setAddingSeveral] = useState(false);
  const closing = useCommand(deleteBed);
  const changing = useCommand(updateBed);
  const wardId = list.filters.ward ? Number(list.filters.ward) : null;
  const addSeveral = (
    <Button
      variant="default"
      leftSection={<IconPlaylistAdd size={16} aria-hidden />}
      onClick={() => setAddingSeveral(true)}
    >
      {t('settings.addBeds')}
    </Button>
  );
  return (
    <>
      <RecordList
        menuPath={bedSettingsMenu}
        file={bedFile}
        name="beds"
        noun={t('masters:label.Bed')}
        nouns={t('masters:label.Beds')}
        list={list}
        rows={rows}
        columns={useColumns()}
        keyOf={(row) => row.bedId}
        nameOf={(row) => row.bedName}
        isFixed={(row) => row.isVirtual}
        form={(bed, onClose) => <AddBed bed={bed} bedGroupId={wardId} onClose={onClose} />}
        onClose={({ bedId }) => closing.mutate({ bed: { bedId } })}
        onReopen={({ bedId, bedName, bedTypeId, bedGroupId, chargeId }) =>
          changing.mutate({ bed: { bedId, bedName, bedTypeId, bedGroupId, chargeId, isActive: true } })
        }
        moreActions={addSeveral}
        moreFilters={
          <>
            <PlaceFilter list={list} name="ward" label={t('ward')} choices={useWardChoices()} />
            <PlaceFilter list={list} name="type" label={t('bedType')} choices={useTypeChoices()} />
          </>
        }
      />
      {isAddingSeveral && <AddBeds bedGroupId={wardId} onClose={() => setAddingSeveral(false)} />}
    </>
  );
}

function filtersOf(list: List) {
  const { ward, type } = list.filters;
  return [
    ...activeFilters(list, 'bedName'),
    ...(ward ? [isEqualTo('bedGroupId', Number(ward))] : []),
    ...(type ? [isEqualTo('bedTypeId', Number(type))] : []),
  ];
}

interface PlaceFilterProps {
  readonly list: List;
  readonly name: 'ward' | 'type';
  readonly label: string;
  readonly choices: readonly Choice<number>[];
}

function PlaceFilter({ list, name, label, choices }: PlaceFilterProps) {
  const { t } = useTranslation('bed');
  return (
    <div style={filterRoom(180)}>
      <SelectField
        label={label}
        placeholder={t('board.all')}
        choices={choices.map((choice) => ({ ...choice, isDisabled: false }))}
        value={list.filters[name] ? Number(list.filters[name]) : null}
        onChange={(chosen) => list.setFilter(name, chosen ? String(chosen) : '')}
      />
    </div>
  );
}

function useColumns(): Column<BedRow>[] {
  const { t } = useTranslation('bed');
  const stateOf = (row: BedRow) => (row.isActive && !row.isVirtual ? bedStateOf(row) : null);
  return [
    { id: 'bedName', title: t('bed'), value: (row) => row.bedName, minWidth: 90 },
    { id: 'bedGroupName', title: t('ward'), value: (row) => row.bedGroupName, minWidth: 160 },
    { id: 'bedFloorName', title: t('floor'), value: (row) => row.bedFloorName, minWidth: 120 },
    { id: 'bedTypeName', title: t('bedType'), value: (row) => row.bedTypeName, minWidth: 110 },
    { id: 'chargeName', title: t('settings.charge'), value: (row) => row.chargeName, minWidth: 160 },
    {
      id: 'dailyRate',
      title: t('settings.dailyRate'),
      value: (row) => (row.dailyRate == null ? '' : row.dailyRate / 100),
      cell: (row) => (row.dailyRate == null ? '' : formatMoney(row.dailyRate)),
      isNumeric: true,
      minWidth: 110,
    },
    {
      id: 'holdKind',
      title: t('settings.now'),
      isSortable: false,
      value: (row) => {
        const state = stateOf(row);
        return state ? t(`states.${state}`) : '';
      },
      cell: (row) => {
        const state = stateOf(row);
        return state && <StateChip steps={boardStates} state={state} />;
      },
    },
  ];
}
