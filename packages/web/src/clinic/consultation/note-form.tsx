// The note as it is typed: complaints, findings, diagnoses, medicines, orders, advice; every part has its key (OPD, section 9).

import { setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { TextField } from '../../ui/field/form-fields.tsx';
import { NoteText } from '../template/note-text.tsx';
import { ComplaintEntry } from './complaint-entry.tsx';
import { DiagnosisEntry } from './diagnosis-entry.tsx';
import { ExaminationFields } from './examination-fields.tsx';
import { MedicineEntry } from './medicine-entry.tsx';
import { NextVisit } from './next-visit.tsx';
import type { ChangeNote, NoteContent, Opened } from './opened.ts';
import { OrderEntry } from './order-entry.tsx';
import { TeleFields } from './tele-fields.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useNote } from './use-note.ts';
import { useNoteKeys } from './use-note-keys.ts';
import { useRepeat } from './use-repeat.ts';
import { useSigning } from './use-signing.ts';
import { useTemplate } from './use-template.ts';

interface NoteFormProps {
  readonly opened: Opened;
  readonly isAmending: boolean;
  onSigned(): void;
  onCancel(): void;
}

/** A draft keeps itself; an amendment is sent when it is signed. */
export function NoteForm({ opened, isAmending, onSigned, onCancel }: NoteFormProps) {
  const { t } = useTranslation('consultation');
  const note = useNote(opened, isAmending);
  const [reason, setReason] = useState('');
  const fields = useNoteFields();
  const signing = useSigning(opened, note, { isAmending, reason, onSigned });
  const repeat = useRepeat(opened.visit, note.content, note.change);
  useLeaveGuard(isAmending && note.state === 'changed');
  useNoteKeys({
    ...fields,
    save: note.save,
    sign: signing.sign,
    noAllergy: useNoAllergy(opened),
    repeat: isAmending ? undefined : repeat.repeat,
  });
  const { content, change } = note;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('note')} data-takes-slash>
      <Stack gap="md">
        <Group justify="space-between">
          {!isAmending && (
            <Button variant="default" loading={repeat.isPending} onClick={repeat.repeat}>
              {t('repeatLast')}
            </Button>
          )}
          <Text size="sm" c="dimmed" role="status">
            {isAmending ? t('amending') : t(`draft.${note.state}`)}
          </Text>
        </Group>
        {repeat.marked.map((text) => (
          <Text key={text} c="red" role="alert" size="sm">
            {text}
          </Text>
        ))}
        <TeleFields opened={opened} content={content} change={change} />
        <ComplaintEntry content={content} inputRef={fields.complaints} change={change} />
        <NoteText
          label={t('historyOfPresentIllness')}
          value={content.historyOfPresentIllness}
          onChange={(historyOfPresentIllness) => change({ historyOfPresentIllness })}
        />
        <Examination opened={opened} content={content} boxRef={fields.template} change={change} />
        <DiagnosisEntry content={content} inputRef={fields.diagnosis} change={change} />
        <Reattendance opened={opened} content={content} />
        <MedicineEntry opened={opened} content={content} inputRef={fields.medicines} change={change} />
        <OrderEntry opened={opened} content={content} inputRef={fields.orders} change={change} />
        <NextVisit content={content} adviceRef={fields.advice} change={change} />
        {isAmending && (
          <TextField
            label={t('amendReason')}
            isRequired
            maxLength={300}
            value={reason}
            onChange={(value) => setReason(value ?? '')}
          />
        )}
        <Deeds
          isAmending={isAmending}
          isPending={signing.isPending}
          onSave={() => void note.save()}
          onSign={signing.sign}
          onCancel={onCancel}
        />
        <Text size="xs" c="dimmed">
          {t('keys')}
        </Text>
      </Stack>
    </Paper>
  );
}

/** Says that the patient was asked and knows of none; nothing where it is known. */
function useNoAllergy({ visit: { patientId }, standing }: Opened): (() => void) | undefined {
  const asked = useCommand(setAllergyStatus);
  return standing.status === 'Unknown' ? () => asked.mutate({ patientId, status: 'NoneKnown' }) : undefined;
}

interface DeedsProps {
  readonly isAmending: boolean;
  readonly isPending: boolean;
  onSave(): void;
  onSign(): void;
  onCancel(): void;
}

function Deeds({ isAmending, isPending, onSave, onSign, onCancel }: DeedsProps) {
  const { t } = useTranslation('consultation');
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={isAmending ? onCancel : onSave}>
        {t(isAmending ? 'cancel' : 'saveDraft')}
      </Button>
      <Button loading={isPending} onClick={onSign}>
        {t('signAndPrint')}
      </Button>
    </Group>
  );
}

interface ExaminationProps {
  readonly opened: Opened;
  readonly content: NoteContent;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly change: ChangeNote;
}

function Examination({ opened, content, boxRef, change }: ExaminationProps) {
  const template = useTemplate(opened, content);
  return (
    <>
      <TemplateChoice template={template} boxRef={boxRef} change={change} />
      <ExaminationFields content={content} sections={template.sections} change={change} />
    </>
  );
}

/** A diagnosis of the same code within 30 days is a re-attendance (OP017). */
function Reattendance({ opened, content }: { opened: Opened; content: NoteContent }) {
  const { t } = useTranslation('consultation');
  const codes = new Set(content.diagnoses.map(({ code }) => code));
  const again = opened.recentDiagnoses.filter(({ code }) => codes.has(code));
  return again.map(({ code, diagnosisName, diagnosedOn }) => (
    <Text key={code} size="sm" role="status">
      {t('reattendance', { name: diagnosisName, day: formatDay(diagnosedOn) })}
    </Text>
  ));
}

/** The fields that a key leads to. */
function useNoteFields() {
  return {
    complaints: useRef<HTMLInputElement>(null),
    diagnosis: useRef<HTMLInputElement>(null),
    medicines: useRef<HTMLInputElement>(null),
    orders: useRef<HTMLInputElement>(null),
    advice: useRef<HTMLDivElement>(null),
    template: useRef<HTMLDivElement>(null),
  };
}
