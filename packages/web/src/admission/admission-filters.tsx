// The filters above the inpatient list: days of admission, payer, who is still in, and the search (R298-R311).
import { admissionSelections } from '@charaka/contract/admission';
import { listAssociations } from '@charaka/contract/tariff';
import { DEFAULT_RANGE_DAYS, dateRangeWarning, daysBefore, isCalendarDate } from '@charaka/rules/hospital-day';
import { Button, Group, NativeSelect, Switch, Text, TextInput, Tooltip } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../kernel/format.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import type { Filter, List } from '../kernel/use-list.ts';
import { DateField } from '../ui/date-fields.tsx';
import { SelectField } from '../ui/form-fields.tsx';
import { searchColumnOf, searchColumns, searchFilters } from './admission-search.ts';
import { PlaceFilters } from './place-filters.tsx';
import { SelectionNotice } from './selection-notice.tsx';

/** Ways the list can be narrowed, as the list call takes them. */
export interface AdmissionFilterInput {
  readonly fromDate: string;
  readonly toDate: string;
  readonly associationId?: number;
  readonly isDischarged?: boolean;
  readonly bedTypeId?: number;
  readonly bedGroupId?: number;
  readonly only?: (typeof admissionSelections)[number];
  readonly filterParams: Filter[];
}

/**
 * What the address says about the filters; a missing or odd day is the default: the last 90 days (R298, R299). Those a figure
 * of the dashboard counts (`only`) are not narrowed to any days by default, or the list would miss some of them.
 */
export function admissionFilters(filters: List['filters']): AdmissionFilterInput {
  const dayOf = (text: string | undefined, otherwise: string) => (text && isCalendarDate(text) ? text : otherwise);
  const { payer, ward, bedType } = filters;
  const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d+$/.test(text);
  const only = admissionSelections.find((selection) => selection === filters.only);
  return {
    fromDate: dayOf(filters.from, only ? '' : daysBefore(today(), DEFAULT_RANGE_DAYS)),
    toDate: dayOf(filters.to, only ? '' : today()),
    ...(only ? { only } : {}),
    ...(isNumber(bedType) ? { bedTypeId: Number(bedType) } : {}),
    ...(isNumber(ward) ? { bedGroupId: Number(ward) } : {}),
    ...(isNumber(payer) ? { associationId: Number(payer) } : {}),
    // Show All is on at first, and on means: only those who are not discharged (R303, Q12).
    ...(filters.showAll === 'off' ? {} : { isDischarged: false }),
    filterParams: searchFilters(searchColumnOf(filters.by), filters.q ?? ''),
  };
}

/** Every filter of the list, kept in the address; the nursing station shows which ward it is narrowed to by itself. */
export function AdmissionFilters({ list, isNursing }: { list: List; isNursing: boolean }) {
  const { t } = useTranslation('admission');
  const { fromDate, toDate, only, bedGroupId } = admissionFilters(list.filters);
  const warning = fromDate === '' || toDate === '' ? null : dateRangeWarning(fromDate, toDate);
  const day = (name: 'from' | 'to') => (value: string | null | undefined) => list.setFilter(name, value ?? '');
  return (
    <>
      <Group gap="xs" align="end">
        <DayBox label={t('fromDate')} value={fromDate} onChange={day('from')} />
        <DayBox label={t('toDate')} value={toDate} onChange={day('to')} />
      </Group>
      <PayerSelect list={list} />
      {isNursing && <PlaceFilters list={list} />}
      <SearchForm list={list} />
      <ShowAllSwitch list={list} />
      <SelectionNotice list={list} only={only} bedGroupId={isNursing ? undefined : bedGroupId} />
      {warning && (
        <Text size="sm" c="var(--mantine-color-orange-light-color)" fw={600} role="alert" w="100%">
          {warning}
        </Text>
      )}
    </>
  );
}

function DayBox(props: { label: string; value: string; onChange(value: string | null | undefined): void }) {
  return (
    <div style={{ width: 136 }}>
      <DateField {...props} isClearable={false} />
    </div>
  );
}

/** All payers, patients without one, or one payer (R302, Q03). */
function PayerSelect({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  const sortingModel = { sortColumn: 'associationName', sortDirection: 'asc' as const };
  const payers = useAnswer('association', listAssociations, { pageNumber: 1, pageSize: 0, sortingModel });
  const rows = (payers.data?.rows ?? []).filter((row) => row.isActive);
  const choices = [
    { value: 'all', label: t('all') },
    { value: '0', label: t('nonTpa') },
    ...rows.map((row) => ({ value: String(row.associationId), label: row.associationName })),
  ];
  return (
    <div style={{ width: 180 }}>
      <SelectField
        label={t('tpa')}
        isClearable={false}
        choices={choices}
        isLoading={payers.isPending}
        value={list.filters.payer ?? 'all'}
        onChange={(payer) => list.setFilter('payer', payer === 'all' ? '' : (payer ?? ''))}
      />
    </div>
  );
}

/** The literal switch: on shows only who is not discharged; the tooltip says so in words (R303, Q12). */
function ShowAllSwitch({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  const isOn = list.filters.showAll !== 'off';
  const meaning = isOn ? t('showAllOn') : t('showAllOff');
  return (
    <Tooltip label={meaning} refProp="rootRef" position="bottom">
      <Switch
        label={t('showAll')}
        description={meaning}
        checked={isOn}
        styles={{
          track: { background: isOn ? 'var(--mantine-color-primary-8)' : 'var(--mantine-color-red-8)' },
        }}
        onChange={(event) => list.setFilter('showAll', event.currentTarget.checked ? '' : 'off')}
      />
    </Tooltip>
  );
}

/** A column and a text, sent by the button or Enter (R308). */
function SearchForm({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  const inAddress = { by: searchColumnOf(list.filters.by), q: list.filters.q ?? '' };
  const [by, setBy] = useState(inAddress.by);
  const [text, setText] = useState(inAddress.q);
  useEffect(() => {
    setBy(inAddress.by);
    setText(inAddress.q);
  }, [inAddress.by, inAddress.q]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    list.setFilters({ by: q === '' || by === searchColumns[0] ? '' : by, q });
  };
  return (
    <search>
      <form onSubmit={search}>
        <Group gap={4} align="end" wrap="nowrap">
          <NativeSelect
            label={t('searchIn')}
            value={by}
            data={searchColumns.map((column) => ({ value: column, label: t(`searchColumns.${column}`) }))}
            onChange={(event) => setBy(searchColumnOf(event.currentTarget.value))}
          />
          <TextInput
            label={t('searchFor')}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            style={{ minWidth: 110 }}
          />
          <Button type="submit" variant="default" px="sm" aria-label={t('search')}>
            <IconSearch size={16} aria-hidden />
          </Button>
        </Group>
      </form>
    </search>
  );
}
