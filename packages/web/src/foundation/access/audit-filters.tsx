// The filters above the audit log: days, user, table, record, call and action, stored in the address.

import { auditActions, listAuditChoices } from '@charaka/contract/foundation/access/audit';
import { auditChoicesTopic } from '@charaka/contract/foundation/access/topics';
import { dateRangeWarning, daysBefore, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { spoken } from '../../kernel/spoken.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { List } from '../../kernel/use-list.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { callChoices, useCallName } from './use-call-name.ts';
import { useTableWord } from './use-table-word.ts';

/** The log of so many days is shown at first. */
const DAYS_AT_FIRST = 7;
const freshMilliseconds = 5 * 60_000;

/** Filters of the address, as the call takes them; 'all' as first day leaves the beginning open. */
export function auditFilters(filters: List['filters']) {
  const { from, to, user, table, record, call, deed } = filters;
  const action = auditActions.find((known) => known === deed);
  return {
    ...(from === 'all' ? {} : { fromDate: from && isCalendarDate(from) ? from : daysBefore(today(), DAYS_AT_FIRST) }),
    ...(to && isCalendarDate(to) ? { toDate: to } : {}),
    ...(user && /^\d{1,9}$/.test(user) ? { userId: Number(user) } : {}),
    ...(table ? { tableName: table } : {}),
    ...(record ? { recordId: record } : {}),
    ...(call ? { operation: call } : {}),
    ...(action ? { action } : {}),
  };
}

/** Every filter of the log. */
export function AuditFilters({ list }: { list: List }) {
  const { t } = useTranslation('audit');
  const { fromDate, toDate } = auditFilters(list.filters);
  const tableWord = useTableWord();
  const callName = useCallName();
  const choices = useAnswer(auditChoicesTopic, listAuditChoices, {}, { freshMilliseconds }).data;
  const warning = fromDate && toDate ? dateRangeWarning(fromDate, toDate) : null;
  const select = (name: string, options: readonly { value: string; label: string }[], width = 170) => (
    <div style={filterRoom(width)}>
      <SelectField
        label={t(name)}
        placeholder={t('all')}
        choices={options}
        value={list.filters[name] || null}
        onChange={(value) => list.setFilter(name, value ?? '')}
      />
    </div>
  );
  return (
    <>
      <Group gap="xs" align="end">
        <div style={{ width: 136 }}>
          <DateField
            label={t('kernel:table.fromDate')}
            value={fromDate ?? null}
            onChange={(value) => list.setFilter('from', value ?? 'all')}
          />
        </div>
        <div style={{ width: 136 }}>
          <DateField
            label={t('kernel:table.toDate')}
            value={toDate ?? null}
            onChange={(value) => list.setFilter('to', value ?? '')}
          />
        </div>
      </Group>
      {select(
        'user',
        (choices?.users ?? []).map(({ userId, userName }) => ({ value: String(userId), label: userName })),
      )}
      {select(
        'table',
        (choices?.tables ?? []).map((value) => ({ value, label: tableWord(value) })),
      )}
      {select('call', callChoices(choices?.calls ?? [], callName), 220)}
      {select(
        'deed',
        auditActions.map((value) => ({ value, label: t(value) })),
        130,
      )}
      <SearchField label={t('recordNumber')} list={list} filter="record" />
      {warning && (
        <Text size="sm" c="var(--mantine-color-orange-light-color)" fw={600} role="alert" w="100%">
          {spoken(warning)}
        </Text>
      )}
    </>
  );
}
