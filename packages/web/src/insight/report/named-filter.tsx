// Narrows a report to a doctor, a ward, a payer: the choices are read from its rows when the field is opened.
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { List } from '../../kernel/use-list.ts';
import { filterRoom } from '../../ui/table/filter-room.ts';

interface NamedFilterProps {
  readonly of: Report;
  readonly list: List;
  readonly field: string;
  /** The days of the report. */
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  /** The name of the chosen record, where the rows have it. */
  readonly chosenName: string | undefined;
}

/** A group of rows without a value is no choice here. */
export function NamedFilter({ of, list, field, inputs, chosenName }: NamedFilterProps) {
  const { t } = useTranslation('report');
  const [isOpened, setOpened] = useState(false);
  const asked = { ...inputs, groupBy: field };
  const answer = useAnswer(reportTopic, of.sums, asked, { isSilent: true, isEnabled: isOpened });
  const chosen = list.filters[field] ?? '';
  const found = (answer.data?.groups ?? []).flatMap(({ key, label }) =>
    key === '' ? [] : [{ value: key, label: label ?? key }],
  );
  const isMissing = chosen !== '' && !found.some(({ value }) => value === chosen);
  return (
    <div style={filterRoom(190)}>
      <Select
        label={t(`fields.${field}`)}
        placeholder={t('all')}
        searchable
        clearable
        data={isMissing ? [{ value: chosen, label: chosenName ?? chosen }, ...found] : found}
        value={chosen === '' ? null : chosen}
        onDropdownOpen={() => setOpened(true)}
        onChange={(value) => list.setFilter(field, value ?? '')}
      />
    </div>
  );
}
