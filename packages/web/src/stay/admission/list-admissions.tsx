// The inpatient list: filters, search, columns, exports; what may be done with a row is given from outside (R298-R328).

import { patientMenu } from '@charaka/contract/people/patient/patient';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { type AdmissionPage, inpatientPage } from '@charaka/contract/stay/admission/admission-pages';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { linkSearch } from '../../kernel/link-search.ts';
import { useRights } from '../../kernel/rights.ts';
import { type List, useList, useRows } from '../../kernel/use-list.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import type { EmptyAction } from '../../ui/table/data-table-parts.tsx';
import { useAdmissionColumns } from './admission-columns.tsx';
import type { AdmissionRow } from './admission-facts.ts';
import { AdmissionFilters, admissionFilters } from './admission-filters.tsx';
import { searchColumnOf, searchColumns } from './admission-search.ts';
import type { RowMarks } from './row-marks.ts';

interface ListAdmissionsProps {
  /** Admissions of one mode; all admissions without it. */
  readonly page?: AdmissionPage;
  actionsFor(row: AdmissionRow): readonly RowAction[];
  /** Given to whoever may admit; offered where the list is empty too (R307, R324). */
  onAdd?: (() => void) | undefined;
  /** On the nursing station the list is narrowed by bed type and ward besides (R304). */
  readonly isNursing?: boolean;
  /** Told which admissions are on the screen. */
  onShown?: (admissionIds: readonly number[]) => void;
  /** Marks of the rows; they arrive after the rows. */
  readonly marks?: RowMarks;
}

/** The number of the admission, ascending: the first column, as every list (Q09). */
const defaultSort = { column: 'patientIpId', direction: 'asc' } as const;

/** The lines of the wards above the list of the nursing station. */
const WARDS_PIXELS = 200;

/** The table of inpatients. Its files are named alike on all pages: IPDPatient.xlsx, IPDPatient.csv (R316, Q44). */
export default function ListAdmissions(props: ListAdmissionsProps) {
  const { page = inpatientPage, actionsFor, onAdd, isNursing = false, onShown, marks } = props;
  const { t } = useTranslation('admission');
  const list = useList({ defaultSort, above: isNursing ? WARDS_PIXELS : 0 });
  const ofMode = page.mode === null ? {} : { admissionMode: page.mode };
  const asked = { ...admissionFilters(list.filters), ...ofMode };
  // Here the table alone tells that nothing could be loaded (R315).
  const rows = useRows(admissionTopic, listAdmissions, list, asked, { isOnlyLogged: true });
  const columns = useAdmissionColumns(page, marks);
  const empty = useEmptyList(list, onAdd);
  const shown = rows.rows.map((row) => row.admissionId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when other admissions are shown, and only then
  useEffect(() => onShown?.(rows.rows.map((row) => row.admissionId)), [shown]);
  return (
    <DataTable
      name="IPDPatient"
      title={t('ipdPatientList')}
      list={list}
      rows={rows}
      rowKey={(row) => row.admissionId}
      columns={columns}
      rowActions={actionsFor}
      isQuiet={(row) => row.isDischarged}
      filters={<AdmissionFilters list={list} isNursing={isNursing} />}
      emptyText={empty.text}
      emptyActions={empty.actions}
    />
  );
}

/**
 * Text and actions of an empty list. A patient not found here may be listed under another name or as discharged, or may only be
 * registered. The list offers to admit them only when no filter narrows it (R324).
 */
function useEmptyList(list: List, onAdd: (() => void) | undefined): { text?: string; actions: EmptyAction[] } {
  const { t } = useTranslation('admission');
  const navigate = useNavigate();
  const { canView } = useRights(patientMenu);
  const { q, by, show, only } = list.filters;
  if (q) {
    const isWide = searchColumnOf(by) === searchColumns[0];
    const isEverywhere = show === 'all' || only !== undefined;
    const widen = { label: t('searchAnything'), onSelect: () => list.setFilter('by', '') };
    const everybody = { label: t('searchEverybody'), onSelect: () => list.setFilter('show', 'all') };
    const registered = {
      label: t('searchRegistered'),
      onSelect: () => void navigate({ to: `/${patientMenu}`, search: linkSearch(() => ({ q })) }),
    };
    return {
      text: t('nobodyMatches', { text: q }),
      actions: [
        ...(isWide ? [] : [widen]),
        ...(isWide && !isEverywhere ? [everybody] : []),
        ...(isWide && canView ? [registered] : []),
      ],
    };
  }
  const isNarrowed = Object.values(list.filters).some(Boolean);
  return { actions: onAdd && !isNarrowed ? [{ label: t('admitPatient'), onSelect: onAdd }] : [] };
}
