// The fields of a dataset while a report is built, with a search that finds fields of other datasets too (RP029).
import { buildableReports, offeredFields, type Sees } from '@charaka/contract/insight/report/custom-fields';
import type { ReportField } from '@charaka/contract/insight/report/dataset';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { Button, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/form-fields.tsx';

interface CustomFieldsProps {
  readonly of: Report | undefined;
  readonly sees: Sees;
  onDataset(name: string): void;
  /** Adds a field, also one of another dataset, which is refused with a sentence. */
  onField(of: Report, name: string, field: ReportField): void;
}

/** The most fields of other datasets that a search shows. */
const MOST_OTHERS = 8;

/** The fields of a dataset without the names of records, which have the words of the records themselves. */
function choosable(of: Report, sees: Sees): [string, ReportField][] {
  const offered = [...offeredFields(of, sees)];
  const names = offered.flatMap(([, { nameField = [] }]) => nameField);
  return offered.filter(([name]) => !names.includes(name));
}

/** Dataset, search, and a button for each field. */
export function CustomFields({ of, sees, onDataset, onField }: CustomFieldsProps) {
  const { t } = useTranslation(['report', 'shell']);
  const [wanted, setWanted] = useState('');
  const datasets = buildableReports(sees);
  const titleOf = (report: Report) => t(`shell:menu.${report.title}`);
  const nameOf = (name: string) => t(`report:fields.${name}`);
  const isWanted = (name: string) => nameOf(name).toLowerCase().includes(wanted.trim().toLowerCase());
  const fieldsOf = (report: Report) => choosable(report, sees).filter(([name]) => isWanted(name));
  const others =
    wanted.trim() === ''
      ? []
      : datasets
          .filter((report) => report !== of)
          .flatMap((report) => fieldsOf(report).map(([name, field]) => ({ report, name, field })));
  return (
    <Stack gap="sm">
      <SelectField
        label={t('custom.dataset')}
        isClearable={false}
        choices={datasets.map((report) => ({ value: report.name, label: titleOf(report) }))}
        value={of?.name}
        onChange={(name) => name && onDataset(name)}
      />
      <TextInput
        type="search"
        label={t('custom.searchFields')}
        maxLength={60}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <ScrollArea.Autosize mah={420} tabIndex={0}>
        <Stack gap={4} align="stretch">
          {of &&
            fieldsOf(of).map(([name, field]) => (
              <Button
                key={name}
                variant="subtle"
                size="compact-sm"
                justify="start"
                onClick={() => onField(of, name, field)}
              >
                {nameOf(name)}
              </Button>
            ))}
          {others.length > 0 && (
            <Text size="xs" c="dimmed">
              {t('custom.otherDatasets')}
            </Text>
          )}
          {others.slice(0, MOST_OTHERS).map(({ report, name, field }) => (
            <Button
              key={`${report.name}.${name}`}
              variant="subtle"
              color="gray"
              size="compact-sm"
              justify="start"
              styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
              onClick={() => onField(report, name, field)}
            >
              {`${nameOf(name)} · ${titleOf(report)}`}
            </Button>
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  );
}
