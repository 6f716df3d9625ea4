// Import of a price list: choose a file, say which column holds what, see what would happen, then all of it or nothing.

import { chargeType } from '@charaka/contract/foundation/masters/charge-type';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { importCharges } from '@charaka/contract/money/tariff/tariff';
import { Button, FileInput, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvHeadings } from '../../kernel/csv-headings.ts';
import { onlyActive } from '../../kernel/filters.ts';
import { Latest } from '../../kernel/latest.ts';
import { readTableFile } from '../../kernel/table-file.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Page } from '../../ui/page/page.tsx';
import { BadRows } from '../../ui/table/bad-rows.tsx';
import { ImportOutcome } from '../../ui/table/import-outcome.tsx';
import { guessMapping, type Mapping } from './csv-columns.ts';

type Outcome = OutputOf<typeof importCharges>;

/** The charge types to choose from. */
function useChargeTypes(): { value: number; label: string }[] {
  const { data } = useAnswer(masterTopic(chargeType), masterEndpoints(chargeType).list, { filterParams: [onlyActive] });
  const rows = (data as { rows: Record<string, unknown>[] } | undefined)?.rows ?? [];
  return rows.map((row) => ({ value: row.chargeTypeId as number, label: String(row.chargeTypeName) }));
}

/** Route hospital-charges/import. */
export default function ImportCharges() {
  const { t } = useTranslation('tariff');
  return (
    <Page title={t('importPriceList')} crumbs={[{ label: t('hospitalCharges'), to: '/hospital-charges' }]}>
      <ImportPriceList />
    </Page>
  );
}

/** State of the import across file, columns, preview and import; any change makes an older preview void. */
function usePriceImport() {
  const [file, setFile] = useState<File | null>(null);
  const [csv, setCsv] = useState('');
  const [fault, setFault] = useState<string>();
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [files] = useState(() => new Latest());
  const [outcomes] = useState(() => new Latest());
  const command = useCommand(importCharges, {
    // A committed import is always reported.
    onDone: (output, sent) => (outcomes.isWanted(sent) || output.isCommitted) && setOutcome(output),
  });
  const forget = () => {
    outcomes.drop();
    setOutcome(null);
  };
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setFault(undefined);
    forget();
    // While it is being read there are no columns: those of the file before are not what would be previewed.
    setMapping(null);
    files.drop();
    if (!chosen) return;
    const read = await readTableFile(files.want(chosen));
    if (!files.isWanted(chosen)) return;
    setCsv(read.csv);
    setFault(read.fault);
    setMapping(read.fault ? null : guessMapping(csvHeadings(read.csv)));
  };
  const change = (patch: Partial<Mapping>) => {
    forget();
    setMapping((now) => (now ? { ...now, ...patch } : now));
  };
  const isMapped = mapping !== null && isComplete(mapping);
  const send = (isPreview: boolean) => mapping && command.mutate(outcomes.want({ csv, mapping, isPreview }));
  return { file, fault, csv, mapping, outcome, isMapped, isPending: command.isPending, choose, change, send };
}

/** The file, its columns, the preview and the import. */
export function ImportPriceList() {
  const { t } = useTranslation(['tariff', 'import', 'kernel']);
  const { file, fault, csv, mapping, outcome, isMapped, isPending, choose, change, send } = usePriceImport();
  return (
    <Stack>
      <Paper withBorder p="md">
        <FileInput
          placeholder={t('kernel:field.chooseFile')}
          label={t('file')}
          description={t('fileHint')}
          accept=".xlsx,.csv,text/csv"
          leftSection={<IconUpload size={16} aria-hidden />}
          value={file}
          error={fault && t(fault)}
          onChange={(chosen) => void choose(chosen)}
          maw={480}
        />
      </Paper>
      {mapping && <MappingForm columns={csvHeadings(csv)} mapping={mapping} onChange={change} />}
      {mapping && (
        <Group>
          <Button variant="default" loading={isPending} disabled={!isMapped} onClick={() => send(true)}>
            {t('import:preview')}
          </Button>
          <Button
            loading={isPending}
            disabled={!outcome || outcome.isCommitted || outcome.badRows.length > 0}
            onClick={() => send(false)}
          >
            {t('import:import')}
          </Button>
        </Group>
      )}
      {outcome && <OutcomeReport outcome={outcome} />}
    </Stack>
  );
}

const requiredColumns = ['codeColumn', 'nameColumn', 'categoryColumn', 'standardColumn'] as const;

/** A rate belongs to a payer: the column of one asks for the name of the other. */
const isPayerMissing = ({ tariffColumn, associationName }: Mapping) =>
  Boolean(tariffColumn) && !associationName?.trim();

const isComplete = (mapping: Mapping) =>
  requiredColumns.every((part) => mapping[part] !== '') && !isPayerMissing(mapping);

function MappingForm(props: { columns: readonly string[]; mapping: Mapping; onChange(patch: Partial<Mapping>): void }) {
  const { t } = useTranslation(['tariff', 'import']);
  const choices = props.columns.map((column) => ({ value: column, label: column }));
  const types = useChargeTypes();
  return (
    <Paper withBorder p="md" component="section" aria-label={t('import:mapping')}>
      <Title order={2} size="h4" mb="sm">
        {t('import:mapping')}
      </Title>
      <Columns cols={{ base: 1, sm: 2, lg: 3 }}>
        {requiredColumns.map((part) => (
          <SelectField
            key={part}
            label={t(part)}
            isRequired
            choices={choices}
            value={props.mapping[part] || null}
            error={props.mapping[part] === '' && t('import:chooseColumn')}
            onChange={(column) => props.onChange({ [part]: column ?? '' })}
          />
        ))}
        <SelectField
          label={t('tariffColumn')}
          choices={choices}
          value={props.mapping.tariffColumn ?? null}
          onChange={(column) => props.onChange({ tariffColumn: column })}
        />
        <TextField
          label={t('payer')}
          description={t('payerHint')}
          isDisabled={!props.mapping.tariffColumn}
          isRequired={Boolean(props.mapping.tariffColumn)}
          error={isPayerMissing(props.mapping) && t('enterPayer')}
          value={props.mapping.associationName}
          onChange={(name) => props.onChange({ associationName: name })}
        />
        <SelectField
          label={t('newCategoryType')}
          description={t('newCategoryTypeHint')}
          choices={types}
          value={props.mapping.chargeTypeId ?? null}
          onChange={(id) => props.onChange({ chargeTypeId: id })}
        />
      </Columns>
    </Paper>
  );
}

function OutcomeReport({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('tariff');
  const isBad = outcome.badRows.length > 0;
  const title = outcome.isCommitted ? t('imported') : isBad ? t('notImportable') : t('wouldImport');
  return (
    <Stack>
      <ImportOutcome state={isBad ? 'refused' : outcome.isCommitted ? 'done' : 'planned'} title={title}>
        <Text size="sm">
          {t('counts', {
            rows: outcome.rowCount,
            added: outcome.newCount,
            changed: outcome.changedCount,
            unchanged: outcome.unchangedCount,
            rates: outcome.tariffCount,
          })}
        </Text>
        {outcome.newCategories.length > 0 && (
          <Text size="sm">{t('newCategories', { names: outcome.newCategories.join(', ') })}</Text>
        )}
      </ImportOutcome>
      {isBad && <BadRows rows={outcome.badRows} />}
    </Stack>
  );
}
