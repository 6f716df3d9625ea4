// Takes a patient into the OPD of a doctor: with the next token, and never more than the doctor can see.

import { listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { addVisit, nextToken, visitForm } from '@charaka/contract/clinic/opd/visit';
import { Alert, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { PatientSearchField } from '../../people/patient/patient-typeahead.tsx';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { isFullDay, refusalOfDay } from './full-day.ts';
import { TokenGiven } from './token-given.tsx';
import type { Visit } from './token-paper.tsx';

/** Values taken from an appointment; they cannot be changed here. */
export interface Appointed {
  readonly appointmentId: number;
  readonly patientId: number;
  readonly doctorId: number;
  readonly day: string;
}

interface VisitValues {
  patientId: number | null;
  doctorId: number | null;
  visitOn: string | null;
  appointmentId: number | null;
  complaint: string;
}

interface AddVisitProps {
  readonly appointed?: Appointed | undefined;
  /** The patient just registered. */
  readonly patientId?: number;
  /** The doctor whose list is shown. */
  readonly doctorId?: number | undefined;
  onClose(): void;
}

/** Mounted while it is open. */
export function AddVisit({ appointed, patientId, doctorId, onClose }: AddVisitProps) {
  const { t } = useTranslation('opd');
  const [given, setGiven] = useState<Visit | null>(null);
  const command = useCommand(addVisit, { onDone: (output) => setGiven(output.visit), isQuietWhenDone: true });
  const form = useForm<VisitValues>({
    initialValues: {
      patientId: appointed?.patientId ?? patientId ?? null,
      doctorId: appointed?.doctorId ?? doctorId ?? null,
      visitOn: appointed?.day ?? today(),
      appointmentId: appointed?.appointmentId ?? null,
      complaint: '',
    },
    validate: formChecks(visitForm),
  });
  const { visitOn } = form.values;
  const isFixed = appointed !== undefined;
  if (given)
    return (
      <OfPatient patient={given}>
        <TokenGiven visit={given} onClose={onClose} />
      </OfPatient>
    );
  return (
    <FormDialog
      size="medium"
      title={t('newVisit')}
      submitLabel={t('giveToken')}
      form={form}
      isSubmitting={command.isPending}
      onSave={(values) =>
        command.mutate({
          visit: {
            ...values,
            patientId: values.patientId ?? 0,
            doctorId: values.doctorId ?? 0,
            visitOn: values.visitOn ?? '',
          },
        })
      }
      onClose={onClose}
    >
      <Stack>
        <PatientChoice form={form} isFixed={isFixed} />
        <Columns cols={{ base: 1, xs: 2 }}>
          <DoctorField label={t('doctor')} isRequired isDisabled={isFixed} {...form.getInputProps('doctorId')} />
          <DateField
            label={t('date')}
            isRequired
            isDisabled={isFixed}
            from={today()}
            {...form.getInputProps('visitOn')}
          />
        </Columns>
        <TextField label={t('complaint')} maxLength={300} {...form.getInputProps('complaint')} />
        <RoomNotice doctorId={form.values.doctorId} day={visitOn} isAppointed={isFixed} />
      </Stack>
    </FormDialog>
  );
}

interface PatientChoiceProps {
  readonly form: UseFormReturnType<VisitValues>;
  readonly isFixed: boolean;
}

/** Searched for, then shown; that of an appointment stays. */
function PatientChoice({ form, isFixed }: PatientChoiceProps) {
  const { t } = useTranslation('opd');
  const [search, setSearch] = useState('');
  const { patientId } = form.values;
  if (patientId !== null) {
    const change = isFixed ? {} : { onChange: () => form.setFieldValue('patientId', null) };
    return <PatientCard patientId={patientId} {...change} />;
  }
  return (
    <PatientSearchField
      label={t('patient')}
      isRequired
      isFirst
      value={search}
      error={form.errors.patientId}
      onPick={(patient, typed) => {
        setSearch(typed);
        if (patient) form.setFieldValue('patientId', patient.patientId);
      }}
    />
  );
}

interface RoomNoticeProps {
  readonly doctorId: number | null;
  readonly day: string | null;
  /** Whether the patient has a place already. */
  readonly isAppointed: boolean;
}

/** How many the doctor still sees on the day, and the token the patient gets unless somebody is faster. */
function RoomNotice({ doctorId, day, isAppointed }: RoomNoticeProps) {
  const { t } = useTranslation('opd');
  const isEnabled = doctorId !== null && day !== null;
  const span = { fromDate: day ?? '', toDate: day ?? '', doctorId };
  const calendar = useAnswer(opdTopic, listCalendar, span, { isEnabled });
  const token = useAnswer(
    opdTopic,
    nextToken,
    { visit: { doctorId: doctorId ?? 0, visitOn: day ?? '' } },
    { isEnabled },
  );
  if (!calendar.data || !token.data) return null;
  const [found] = calendar.data.days;
  if (!found || found.maxPatients === 0) return <Alert>{t('noOpd')}</Alert>;
  if (!isAppointed && isFullDay(found)) return <Alert color="orange">{refusalOfDay(found)}</Alert>;
  return (
    <Text size="sm" c="dimmed">
      {t('room', { booked: found.bookedPatients, max: found.maxPatients, token: token.data.tokenNo })}
    </Text>
  );
}
