// Merges two records of one person: the other record is found, both stand side by side, each field is chosen.

import { getPatient } from '@charaka/contract/people/patient/patient';
import { type MergeField, mergePatients } from '@charaka/contract/people/patient/patient-record';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { Alert, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { MergeComparison } from './merge-comparison.tsx';
import { differingFields, fieldsWorthTaking } from './merge-fields.ts';
import { patientSubject } from './of-patient.tsx';
import { fullName, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';
import { PatientSearchField } from './patient-typeahead.tsx';

/** Opens at once; render it only while it is wanted. When the other record is kept, its page is shown afterwards. */
export default function MergePatients({ patient, onClose }: { patient: Patient; onClose(): void }) {
  const { t } = useTranslation('patientRecord');
  const [text, setText] = useState('');
  const [otherId, setOtherId] = useState<number | null>(null);
  const input = { patient: { patientId: otherId ?? 0 } };
  const other = useAnswer(patientTopic, getPatient, input, { isEnabled: otherId !== null });
  const isSame = otherId === patient.patientId;
  const search = (
    <Stack>
      {patientSubject(patient)}
      <Text size="sm">{t('merge.text')}</Text>
      <PatientSearchField
        label={t('merge.other')}
        isFirst
        value={text}
        error={isSame && t('merge.same')}
        onPick={(picked, typed) => {
          setText(typed);
          setOtherId(picked?.patientId ?? null);
        }}
      />
      {otherId !== null && !isSame && !other.data && <Skeleton height={240} />}
    </Stack>
  );
  if (isSame || !other.data || other.data.patient.patientId !== otherId)
    return (
      <Dialog isOpen size="wide" title={t('merge.title')} onClose={onClose}>
        {search}
      </Dialog>
    );
  return <Choice key={otherId} records={[patient, other.data.patient]} search={search} onClose={onClose} />;
}

interface ChoiceProps {
  readonly records: readonly [Patient, Patient];
  readonly search: React.ReactNode;
  onClose(): void;
}

function Choice({ records, search, onClose }: ChoiceProps) {
  const { t } = useTranslation('patientRecord');
  const navigate = useNavigate();
  const [keptId, setKeptId] = useState(records[0].patientId);
  const [reason, setReason] = useState('');
  const isFirstKept = keptId === records[0].patientId;
  const [kept, merged] = isFirstKept ? records : [records[1], records[0]];
  const [taken, setTaken] = useState<readonly MergeField[]>(() => fieldsWorthTaking(kept, merged));
  const command = useCommand(mergePatients, {
    onDone: () => {
      onClose();
      void navigate({ to: `/patient_registration/${keptId}` });
    },
  });
  const keep = (id: number | null | undefined) => {
    const isFirst = id === records[0].patientId;
    setKeptId(isFirst ? records[0].patientId : records[1].patientId);
    setTaken(isFirst ? fieldsWorthTaking(records[0], records[1]) : fieldsWorthTaking(records[1], records[0]));
  };
  const takenFields = taken.filter((field) => differingFields(kept, merged).includes(field));
  const send = () => command.mutate({ keptPatientId: keptId, mergedPatientId: merged.patientId, takenFields, reason });
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('merge.title')}
      isChanged
      isSubmitting={command.isPending}
      submitLabel={t('merge.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      <Stack>
        {search}
        <Group grow align="start">
          <SelectField
            label={t('merge.keep')}
            isRequired
            value={keptId}
            choices={records.map((record) => ({
              value: record.patientId,
              label: `${uhidOf(record.patientId)} · ${fullName(record)}`,
            }))}
            onChange={keep}
          />
          <TextField label={t('reason')} maxLength={300} value={reason} onChange={(typed) => setReason(typed ?? '')} />
        </Group>
        <MergeComparison kept={kept} merged={merged} taken={taken} onTake={setTaken} />
        <Alert role="note">{t('merge.moves', { from: uhidOf(merged.patientId), to: uhidOf(keptId) })}</Alert>
      </Stack>
    </Dialog>
  );
}
