// The list that serves every master: search, sort, pages, exports, add, change, deactivate and re-activate.

import { masters } from '@charaka/contract/foundation/masters/all';
import type { Master, MasterField } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { ColorSwatch, Group } from '@mantine/core';
import { IconPower } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay, formatPercent } from '../kernel/format.ts';
import { useRights } from '../kernel/rights.ts';
import { useScreenPath } from '../kernel/screen-path.ts';
import { useList, useRows } from '../kernel/use-list.ts';
import type { Choice } from '../ui/field/form-fields.tsx';
import { StatusChip } from '../ui/page/status-chip.tsx';
import type { Column } from '../ui/table/data-table-column.ts';
import { ListPage } from '../ui/table/list-page.tsx';
import { ActiveFilterFields, activeFilters, useActiveRecordActions } from './active-records.tsx';
import { ImportLink } from './import-link.tsx';
import { MasterForm } from './master-form.tsx';
import { fieldWire, type MasterRow, masterListEndpoint } from './master-record.ts';
import { MasterTabs } from './master-tabs.tsx';
import { useMasterNames } from './use-master-names.ts';
import { useMasterState } from './use-master-state.ts';

/** The master whose route is the present address; at a path of the menu the first one below it. */
export default function MasterListScreen() {
  const path = useScreenPath();
  const master = masters.find(({ route }) => route === path) ?? masters.find(({ menu }) => menu === path);
  return master ? <MasterList key={master.name} master={master} /> : null;
}

function MasterList({ master }: { master: Master }) {
  const { t } = useTranslation(['masters', 'kernel']);
  const { canAdd, canDelete } = useRights(master.menu);
  const titleWire = fieldWire(master.title, master.fields[master.title] ?? { kind: 'text', label: '' });
  const list = useList({ defaultSort: { column: titleWire, direction: 'asc' } });
  const rows = useRows(masterTopic(master), masterListEndpoint(master), list, {
    filterParams: activeFilters(list, titleWire),
  });
  const [edited, setEdited] = useState<{ row: MasterRow | null } | null>(null);
  const { names, isLoading } = useMasterNames(master);
  const columns = useMasterColumns(master, names);
  const label = t(`label.${master.label}`, master.label);
  const title = t(`label.${master.labelPlural}`, master.labelPlural);
  const add = () => setEdited({ row: null });
  const isFixed = (row: MasterRow) => master.fixedKeys?.includes(row[master.key] as number) ?? false;
  const { deactivatingMany, ...state } = useMasterState(master);
  const isOpen = (row: MasterRow) => row.isActive !== false && !isFixed(row);
  const off = { label: t('deactivate'), icon: <IconPower size={16} aria-hidden />, isFor: isOpen };
  const rowActions = useActiveRecordActions<MasterRow>({
    menuPath: master.menu,
    isActive: (row) => row.isActive !== false,
    isFixed,
    nameOf: (row) => String(row[master.title]),
    onEdit: (row) => setEdited({ row }),
    ...state,
  });
  return (
    <ListPage
      name={master.name}
      title={title}
      list={list}
      rows={isLoading ? { ...rows, rows: [], isLoading } : rows}
      columns={columns}
      rowKey={(row) => row[master.key] as number}
      rowActions={rowActions}
      {...(canDelete ? { bulkDeeds: [deactivatingMany(off)] } : {})}
      isQuiet={(row) => row.isActive === false}
      filters={<ActiveFilterFields list={list} searchLabel={t('search', { name: title })} />}
      add={canAdd && { label: t('add', { name: label }), onSelect: add }}
      moreActions={canAdd && <ImportLink table={master} />}
      above={<MasterTabs menuPath={master.menu} />}
    >
      {edited && <MasterForm master={master} row={edited.row} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}

/** A colour is seen beside its code. */
function Colour({ code }: { code: string }) {
  return (
    code && (
      <Group gap="xs" wrap="nowrap">
        <ColorSwatch color={code} size={16} aria-hidden />
        {code}
      </Group>
    )
  );
}

function useMasterColumns(master: Master, names: ReturnType<typeof useMasterNames>['names']): Column<MasterRow>[] {
  const { t } = useTranslation('masters');
  return useMemo(() => {
    const columns = Object.entries(master.fields).map(
      ([name, field]): Column<MasterRow> => ({
        id: fieldWire(name, field),
        title: t(`label.${field.label}`, field.label),
        value: (row) => shownValue(field, row[name], names[name] ?? [], t),
        isNumeric: ['count', 'decimal', 'money', 'percent'].includes(field.kind),
        ...(name === 'colorCode' ? { cell: (row: MasterRow) => <Colour code={String(row[name] ?? '')} /> } : {}),
        ...(field.isHiddenAtFirst ? { isHiddenAtFirst: true } : {}),
      }),
    );
    const status: Column<MasterRow> = {
      id: 'isActive',
      title: t('status'),
      value: (row) => (row.isActive === false ? t('inactive') : t('active')),
      cell: (row) => (
        <StatusChip tone={row.isActive === false ? 'past' : 'done'}>
          {row.isActive === false ? t('inactive') : t('active')}
        </StatusChip>
      ),
    };
    return [...columns, status];
  }, [master, names, t]);
}

function shownValue(
  { kind, options = [] }: MasterField,
  value: unknown,
  choices: readonly Choice<number>[],
  t: (key: string) => string,
): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return formatAmount(value as number);
  if (kind === 'percent') return formatPercent(value as number);
  if (kind === 'day') return formatDay(value as string);
  if (kind === 'choice') {
    const label = options.find((option) => option.value === value)?.label ?? '';
    return t(`label.${label}`);
  }
  if (kind === 'flag') return t(value ? 'yes' : 'no');
  if (kind === 'reference' || kind === 'staff') return choices.find((choice) => choice.value === value)?.label ?? '';
  return String(value);
}
