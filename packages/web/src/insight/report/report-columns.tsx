// Columns of a report and of its registers: values in words, the first one with the way to the record of its row.
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { wireName } from '@charaka/contract/kernel/shape';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, wallClock } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { mayOpenAddress, useAllRights } from '../../kernel/rights.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import type { CardPlace, Column } from '../../ui/table/data-table-column.ts';
import { maySeeField } from './may-see-field.ts';
import { isTotalsRow, type ReportRow } from './totals-row.ts';
import { useReportWords } from './use-report-words.ts';

/** On a phone the card begins with the person, and shows the sum, not each of its parts. */
function cardPlace({ dataset, measures }: Report, field: string): CardPlace {
  if (measures.includes(field)) return field === measures.at(-1) ? 'aside' : 'none';
  return dataset.fields[field]?.isPersonal && /Name$/.test(field) ? 'title' : 'fact';
}

/** The address of a row's record, for whoever may open that screen (RP007). */
function useRecordLink({ opens }: Report) {
  const { roleId, rights = {} } = useAllRights();
  if (!opens || !mayOpenAddress(opens.path, roleId, rights)) return undefined;
  return (row: ReportRow) => {
    const search = Object.entries(opens.search).map(([name, field]) => [name, row[field]]);
    if (search.some(([, value]) => value === null || value === undefined)) return undefined;
    return { to: `/${opens.path}`, search: linkSearch(Object.fromEntries(search)) };
  };
}

/**
 * Columns of a report for the fields that the user may see; those that name a person are in files only with `isWithPersons`, and only numbers,
 * days and words are sorted by (RP013).
 */
export function useReportColumns(
  of: Report,
  fields: readonly string[],
  isWithPersons: boolean,
): readonly Column<ReportRow>[] {
  const { t } = useTranslation('report');
  const { roleId, rights } = useAllRights();
  const { wordOf } = useReportWords(of);
  const linkOf = useRecordLink(of);
  const seen = fields.filter((field) => maySeeField(of, field, roleId, rights));
  return seen.map((field, place) => {
    const { kind, isPersonal = false } = of.dataset.fields[field] ?? { kind: 'text' };
    const isDayAlone = (row: ReportRow) =>
      field === of.dataset.instant && of.dataset.timed !== undefined && row[of.dataset.timed] === false;
    const value = (row: ReportRow) => {
      if (place === 0 && isTotalsRow(row)) return t('total');
      return isDayAlone(row) ? formatDay(wallClock(String(row[field])).day) : wordOf(field, row[field]);
    };
    const isMoment = (row: ReportRow) =>
      kind === 'instant' && row[field] != null && !isDayAlone(row) && !isTotalsRow(row);
    const shown = (row: ReportRow) => (isMoment(row) ? <MomentText at={String(row[field])} /> : value(row));
    const cell = (row: ReportRow) => {
      const link = place === 0 ? linkOf?.(row) : undefined;
      return link ? (
        <Anchor component={Link} {...link}>
          {shown(row)}
        </Anchor>
      ) : (
        shown(row)
      );
    };
    return {
      id: wireName(of.row, field),
      title: t(`fields.${field}`),
      value,
      cell,
      isNumeric: kind === 'money' || kind === 'minutes',
      isSortable: kind !== 'text',
      isOnScreenOnly: isPersonal && !isWithPersons,
      onCard: cardPlace(of, field),
    };
  });
}
