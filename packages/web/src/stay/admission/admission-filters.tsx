// The filters above the inpatient list: who is in hospital or everybody, days of those who left, payer, and the search (R298-R311).

import { association } from '@charaka/contract/foundation/masters/association';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { listAssociations } from '@charaka/contract/money/tariff/tariff';
import { admissionSelections, datedSelections } from '@charaka/contract/stay/admission/admission';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Filter, List } from '../../kernel/use-list.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { DayFilters, dayFilter, RangeFilters, RangeWarning, rangeFilter } from '../../ui/table/list-filters.tsx';
import { searchColumnOf, searchFilters } from './admission-search.ts';
import { AdmissionSearchForm } from './admission-search-form.tsx';
import { PlaceFilters } from './place-filters.tsx';
import { SelectionNotice } from './selection-notice.tsx';

type Selection = (typeof admissionSelections)[number];

/** Ways the list can be narrowed, as the list call takes them. */
export interface AdmissionFilterInput {
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly associationId?: number;
  readonly isDischarged?: boolean;
  readonly bedTypeId?: number;
  readonly bedGroupId?: number;
  readonly only?: Selection;
  readonly search?: string;
  readonly filterParams: Filter[];
}

/** The selection behind a figure of the dashboard that the address names. */
const figureOf = (filters: List['filters']): Selection | undefined =>
  admissionSelections.find((selection) => selection === filters.only);

/** Whether everybody is listed, who left among them; at first only who is in hospital is (Q221). */
const isEverybody = (filters: List['filters']) => filters.show === 'all';

/**
 * Filter of the list. Days narrow only discharged patients and are not sent while only inpatients are listed (Q220); the
 * admissions behind a figure are narrowed by the days of the figure.
 */
function whoIsListed(filters: List['filters']): Omit<AdmissionFilterInput, 'filterParams'> {
  const figure = figureOf(filters);
  if (figure) return { only: figure, ...(isDated(figure) ? dayFilter(filters) : {}) };
  if (!isEverybody(filters)) return { isDischarged: false };
  return { only: 'inHospitalOrLeft', ...rangeFilter(filters) };
}

const isDated = (selection: Selection) => (datedSelections as readonly Selection[]).includes(selection);

/** Filters read from the address; an invalid value counts as none. */
export function admissionFilters(filters: List['filters']): AdmissionFilterInput {
  const { payer, ward, bedType } = filters;
  const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d+$/.test(text);
  const column = searchColumnOf(filters.by);
  const search = filters.q ?? '';
  return {
    ...whoIsListed(filters),
    ...(isNumber(bedType) ? { bedTypeId: Number(bedType) } : {}),
    ...(isNumber(ward) ? { bedGroupId: Number(ward) } : {}),
    ...(isNumber(payer) ? { associationId: Number(payer) } : {}),
    ...(column === 'anything' && search !== '' ? { search } : {}),
    filterParams: searchFilters(column, search),
  };
}

/** Every filter of the list, stored in the address; the nursing station shows its ward without a filter field. */
export function AdmissionFilters({ list, isNursing }: { list: List; isNursing: boolean }) {
  const { t } = useTranslation('admission');
  const figure = figureOf(list.filters);
  const { bedGroupId } = admissionFilters(list.filters);
  return (
    <>
      <AdmissionSearchForm list={list} />
      {!figure && <WhoSwitch list={list} />}
      {!figure && isEverybody(list.filters) && (
        <RangeFilters list={list} fromLabel={t('leftFrom')} toLabel={t('leftTo')} />
      )}
      {figure && isDated(figure) && <DayFilters list={list} />}
      <PayerSelect list={list} />
      {isNursing && <PlaceFilters list={list} />}
      <SelectionNotice list={list} only={figure} bedGroupId={isNursing ? undefined : bedGroupId} />
      {!figure && isEverybody(list.filters) && <RangeWarning days={rangeFilter(list.filters)} />}
    </>
  );
}

/** All payers, patients without one, or one payer (R302, Q03). */
function PayerSelect({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  const sortingModel = { sortColumn: 'associationName', sortDirection: 'asc' as const };
  const payers = useAnswer(masterTopic(association), listAssociations, { pageNumber: 1, pageSize: 0, sortingModel });
  const rows = (payers.data?.rows ?? []).filter((row) => row.isActive);
  const choices = [
    { value: 'all', label: t('all') },
    { value: '0', label: t('nonTpa') },
    ...rows.map((row) => ({ value: String(row.associationId), label: row.associationName })),
  ];
  return (
    <div style={filterRoom(180)}>
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

/** Two options instead of a switch whose name says the opposite of its effect (R303, Q221). */
function WhoSwitch({ list }: { list: List }) {
  const { t } = useTranslation('admission');
  return (
    <SegmentedControl
      aria-label={t('whoIsListed')}
      value={isEverybody(list.filters) ? 'all' : 'in'}
      data={[
        { value: 'in', label: t('inHospital') },
        { value: 'all', label: t('everybody') },
      ]}
      onChange={(show) => list.setFilter('show', show === 'all' ? 'all' : '')}
    />
  );
}
