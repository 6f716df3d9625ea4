// The filters above the inpatient list: days of admission, payer, who is still in, and the search (R298-R311).
import { admissionSelections } from '@charaka/contract/admission';
import { listAssociations } from '@charaka/contract/tariff';
import { DEFAULT_RANGE_DAYS, dateRangeWarning, daysBefore, isCalendarDate } from '@charaka/rules/hospital-day';
import { Button, Group, Switch, Text, Tooltip } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { today } from '../kernel/format.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import type { Filter, List } from '../kernel/use-list.ts';
import { DateField } from '../ui/date-fields.tsx';
import { SelectField } from '../ui/form-fields.tsx';
import { searchColumnOf, searchFilters } from './admission-search.ts';
import { AdmissionSearchForm } from './admission-search-form.tsx';
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

/** What a phone shows only when asked: the list should be in sight there. */
const foldedOnPhone = ['from', 'to', 'payer', 'bedType', 'ward', 'showAll'];

/** Every filter of the list, kept in the address; the nursing station shows which ward it is narrowed to by itself. */
export function AdmissionFilters({ list, isNursing }: { list: List; isNursing: boolean }) {
  const { t } = useTranslation('admission');
  const { fromDate, toDate, only, bedGroupId } = admissionFilters(list.filters);
  const warning = fromDate === '' || toDate === '' ? null : dateRangeWarning(fromDate, toDate);
  const day = (name: 'from' | 'to') => (value: string | null | undefined) => list.setFilter(name, value ?? '');
  const isPhone = useMediaQuery('(max-width: 36em)') ?? false;
  const used = foldedOnPhone.filter((name) => list.filters[name]).length;
  const [isOpen, { toggle }] = useDisclosure(used > 0);
  const narrowing = (
    <>
      <Group gap="xs" align="end">
        <DayBox label={t('fromDate')} value={fromDate} onChange={day('from')} />
        <DayBox label={t('toDate')} value={toDate} onChange={day('to')} />
      </Group>
      <PayerSelect list={list} />
      {isNursing && <PlaceFilters list={list} />}
    </>
  );
  return (
    <>
      {!isPhone && narrowing}
      <AdmissionSearchForm list={list} />
      {isPhone && (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {used === 0 ? t('filters') : t('filtersUsed', { count: used })}
        </Button>
      )}
      {isPhone && isOpen && narrowing}
      {(!isPhone || isOpen) && <ShowAllSwitch list={list} />}
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
