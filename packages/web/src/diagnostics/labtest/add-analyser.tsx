// The dialog that adds an analyser or changes one: where it calls from, how it speaks, and what its codes mean.

import { analyserProtocols, analysers, characterSets } from '@charaka/contract/diagnostics/labtest/analyser';
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { analyserTopic, labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { labSection } from '@charaka/contract/foundation/masters/lab-section';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { Skeleton, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { masterListEndpoint } from '../../resource/master-record.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { mapText, readMap } from './analyser-map.ts';
import { AnalyserPlaceFields, marksIn, placeValues } from './analyser-places.tsx';
import { AnalyserPreview } from './analyser-preview.tsx';

type Analyser = OutputOf<typeof analysers.add>['analyser'];
type Sent = InputOf<typeof analysers.add>['analyser'];
type Parameters = readonly { readonly labParameterId: number; readonly code: string }[];

const FIRST_PORT = 7001;
const SILENT_MINUTES = 60;

/** Field values; the codes as text. */
const analyserValues = (record: Analyser | null, parameters: Parameters) => ({
  analyserName: record?.analyserName ?? '',
  maker: record?.maker ?? '',
  model: record?.model ?? '',
  serialNo: record?.serialNo ?? '',
  labSectionId: record?.labSectionId ?? null,
  protocol: record?.protocol ?? ('AstmTcp' as const),
  host: record?.host ?? '',
  port: (record?.port ?? FIRST_PORT) as number | string,
  characterSet: record?.characterSet ?? ('utf-8' as const),
  isBidirectional: record?.isBidirectional ?? false,
  qcPattern: record?.qcPattern ?? 'QC*',
  silentMinutes: (record?.silentMinutes ?? SILENT_MINUTES) as number | string,
  map: mapText(record?.map ?? [], parameters),
  ...placeValues(record ?? {}),
});
type Values = ReturnType<typeof analyserValues>;

/** Protocol and places, as typed. */
function placesOf(values: Values) {
  const { protocol, specimenPlace, specimenTrim, codePlace, unitPlace, statusPlace, questionPlace } = values;
  const marks = marksIn(values.controlMarks);
  return {
    protocol,
    specimenPlace,
    specimenTrim,
    codePlace,
    unitPlace,
    statusPlace,
    questionPlace,
    controlMarks: marks.length > 0 ? marks : null,
  };
}

function sentValues({ map, controlMarks, ...values }: Values, parameters: Parameters): Sent {
  const read = readMap(map, parameters);
  const marks = marksIn(controlMarks);
  return inputOf<Sent>({
    ...values,
    map: 'map' in read ? read.map : [],
    controlMarks: marks.length > 0 ? marks : null,
  });
}

const checkSent = formChecks(analysers.written);

/** Opens at once; null adds one. */
export function AddAnalyser({ opened, onClose }: { opened: Analyser | null; onClose(): void }) {
  const parameters = useAnswer(labParameterTopic, labParameters.list, { pageNumber: 0, pageSize: 0 }).data?.rows;
  // Codes are shown by the names of parameters, so that the form opens when they are there.
  return parameters ? (
    <AnalyserForm opened={opened} parameters={parameters} onClose={onClose} />
  ) : (
    <Skeleton h={40} radius="sm" />
  );
}

interface AnalyserFormProps {
  readonly opened: Analyser | null;
  readonly parameters: Parameters;
  onClose(): void;
}

function AnalyserForm({ opened, parameters, onClose }: AnalyserFormProps) {
  const { t } = useTranslation(['labtest', 'masters']);
  const check = (values: Values) => {
    const read = readMap(values.map, parameters);
    return {
      ...checkSent(sentValues(values, parameters)),
      ...('fault' in read && {
        map: read.proposals
          ? t('analyser.mapUnclear', { line: read.fault, proposals: read.proposals.join(' / ') })
          : t('analyser.mapFault', { line: read.fault }),
      }),
    };
  };
  const record = useRecordForm({
    opened,
    wrapper: 'analyser',
    key: 'analyserId',
    topic: analyserTopic,
    get: analysers.get,
    add: analysers.add,
    update: analysers.update,
    valuesOf: (one: Analyser | null) => analyserValues(one, parameters),
    check,
    sent: (values: Values) => sentValues(values, parameters),
    onDone: onClose,
  });
  return (
    <FormDialog
      {...record}
      size="wide"
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('analyser.one') })}
      onClose={onClose}
    >
      <Fields form={record.form} analyserId={opened?.analyserId} />
    </FormDialog>
  );
}

/** Location, network address, protocol and codes of the analyser. */
function Fields({ form, analyserId }: { form: UseFormReturnType<Values>; analyserId: number | undefined }) {
  const { t } = useTranslation('labtest');
  const sections = useAnswer(masterTopic(labSection), masterListEndpoint(labSection), { pageNumber: 0, pageSize: 0 });
  const field = form.getInputProps;
  return (
    <Stack>
      <Columns cols={{ base: 1, xs: 2, sm: 3 }}>
        <TextField label={t('analyser.analyserName')} isRequired isFirst maxLength={100} {...field('analyserName')} />
        <SelectField
          label={t('analyser.section')}
          isRequired
          choices={(sections.data?.rows ?? []).map((row) => ({
            value: Number(row.labSectionId),
            label: String(row.sectionName),
            isDisabled: row.isActive === false,
          }))}
          {...field('labSectionId')}
        />
        <SelectField
          label={t('analyser.protocol')}
          isRequired
          choices={analyserProtocols.map((value) => ({ value, label: t(`analyser.protocols.${value}`) }))}
          {...field('protocol')}
        />
        <TextField label={t('analyser.maker')} maxLength={100} {...field('maker')} />
        <TextField label={t('analyser.model')} maxLength={100} {...field('model')} />
        <TextField label={t('analyser.serialNo')} maxLength={60} {...field('serialNo')} />
        <TextField label={t('analyser.host')} description={t('analyser.hostHelp')} maxLength={45} {...field('host')} />
        <NumberField label={t('analyser.port')} isRequired isCode min={1024} max={65_535} {...field('port')} />
        <SelectField
          label={t('analyser.characterSet')}
          isRequired
          choices={characterSets.map((value) => ({ value, label: value }))}
          {...field('characterSet')}
        />
        <TextField
          label={t('analyser.qcPattern')}
          description={t('analyser.qcPatternHelp')}
          maxLength={40}
          {...field('qcPattern')}
        />
        <NumberField label={t('analyser.silentMinutes')} isRequired min={1} {...field('silentMinutes')} />
      </Columns>
      <SwitchField label={t('analyser.isBidirectional')} {...field('isBidirectional')} />
      <TextAreaField
        label={t('analyser.map')}
        description={t('analyser.mapHelp')}
        maxLength={20_000}
        {...field('map')}
      />
      <AnalyserPlaceFields form={form} />
      {analyserId !== undefined && <AnalyserPreview read={() => ({ analyserId, ...placesOf(form.values) })} />}
    </Stack>
  );
}
