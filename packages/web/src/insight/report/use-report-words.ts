// Words of a report for its values, groups and figures.
import type { NumberMeasure, Report, SumsEndpoint } from '@charaka/contract/insight/report/report-declaration';
import { daysOfSpan } from '@charaka/contract/insight/report/report-groups';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDateTime, formatDay } from '../../kernel/format.ts';

type Group = OutputOf<SumsEndpoint>['groups'][number];

/** A Monday; the weekdays follow it. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

const monthWords = (month: string) => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

/** Functions that name each in the language of the user. */
export function useReportWords(of: Report) {
  const { t, i18n } = useTranslation('report');
  return reportWords(of, t, i18n.language);
}

/** The same for a screen of several reports. */
export function reportWords({ dataset }: Report, t: TFunction<'report'>, language: string) {
  const wordOf = (field: string, value: unknown): string | number | null | undefined => {
    const { kind, texts, none } = dataset.fields[field] ?? { kind: 'text' };
    if (value === null || value === undefined || value === '') return none ? t(none) : null;
    if (kind === 'money') return formatAmount(Number(value));
    if (kind === 'day') return formatDay(String(value));
    if (kind === 'instant') return formatDateTime(String(value));
    if (kind === 'flag') return t(String(value) === 'true' ? 'yes' : 'no');
    if (kind === 'choice') return t(`${texts}.${value}`);
    if (texts !== undefined) return t(`${texts}.${value}`, String(value).replaceAll('_', ' '));
    return typeof value === 'number' ? value : String(value);
  };
  const groupWord = (groupBy: string, { key, label }: Pick<Group, 'key' | 'label'>): string => {
    const span = daysOfSpan(groupBy, key);
    if (groupBy === 'day') return formatDay(key);
    if (groupBy === 'week' && span) return `${formatDay(span.fromDate)} – ${formatDay(span.toDate)}`;
    if (groupBy === 'month') return monthWords(key);
    if (groupBy === 'quarter' && span) return `${monthWords(span.fromDate)} – ${monthWords(span.toDate)}`;
    if (groupBy === 'hour') return `${key.padStart(2, '0')}:00`;
    if (groupBy === 'weekday') {
      const day = new Date(MONDAY + (Number(key) - 1) * DAY_MS);
      return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
    }
    return label ?? String(wordOf(groupBy, key) ?? t('noValue'));
  };
  const nameOf = (group: string) => t([`groups.${group}`, `fields.${group}`]);
  const numberName = ({ field, by }: NumberMeasure) =>
    by === 'sum' || dataset.fields[field]?.isOnlyCounted
      ? t(`fields.${field}`)
      : t(`functions.${by}`, { field: t(`fields.${field}`) });
  return { wordOf, groupWord, nameOf, numberName };
}
