// The booking line of the front desk: patient, doctor with the load of today, fee and mode, and Enter gives the token and prints it.
import { visitForm } from '@charaka/contract/clinic/opd/visit';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { priorityReasons, visitKinds } from '@charaka/rules/clinic/opd-queue';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { PatientSearchField } from '../../people/patient/patient-typeahead.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Page } from '../../ui/page/page.tsx';
import type { Visit } from '../opd/token-paper.tsx';
import {
  type BookingFormType,
  type BookingValues,
  bookedBy,
  feeBillOf,
  needsReference,
  visitOf,
} from './booking-fee.ts';
import classes from './clinic-booking.module.css';
import { FeeFields, readFee, useFee, useMayBePaid } from './fee-fields.tsx';
import { OnDutyList, useOnDuty } from './on-duty.tsx';
import { useBooking } from './use-booking.ts';

const AddPatient = lazy(() => import('../../people/patient/add-patient.tsx'));
const PrintCounterBill = lazy(() => import('../counter/print-counter-bill.tsx'));
const PrintToken = lazy(() => import('../opd/print-token.tsx'));

const emptyBooking = (doctorId: number | null): BookingValues => ({
  patientId: null,
  doctorId,
  visitOn: today(),
  visitKind: null,
  priorityReason: 'None',
  complaint: '',
  mode: 'cash',
  reference: '',
});

const checkVisit = formChecks(visitForm);
/** How the fee is paid is no part of the visit. */
const check = ({ mode: _mode, reference: _reference, ...visit }: BookingValues) => checkVisit(visit);

/** Route clinic-booking. F2 leads back to the patient from anywhere; the doctor stays for the next one. */
export default function ClinicBooking() {
  const { t } = useTranslation('queue');
  const [given, setGiven] = useState<Visit | null>(null);
  /** The text typed about the patient to register; null when no registration is open. */
  const [adding, setAdding] = useState<string | null>(null);
  const line = useRef<HTMLFormElement>(null);
  const form = useForm<BookingValues>({ initialValues: emptyBooking(null), validate: check });
  const focusPatient = () => line.current?.querySelector<HTMLElement>('input')?.focus();
  /** From the patient on: to the doctor, or to the button where the doctor stands there already. */
  const goOn = (patientId: number) => {
    form.setFieldValue('patientId', patientId);
    const next = form.values.doctorId === null ? '[data-part="doctor"] input' : 'button[type="submit"]';
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>(next)?.focus());
  };
  const fee = useFee(form.values);
  const mayBePaid = useMayBePaid();
  const doctors = useOnDuty();
  const booking = useBooking((visit) => {
    form.setValues(emptyBooking(visit.doctorId));
    // The paper gives the focus back to where it was: the empty field of the next patient.
    requestAnimationFrame(() => {
      focusPatient();
      setGiven(visit);
    });
  });
  usePatientKey(() => form.setFieldValue('patientId', null), focusPatient);
  useEffect(focusPatient, []);
  const book = async (typed: BookingValues) => {
    const values = bookedBy(mayBePaid, typed);
    // A user who is faster than the answer still books with the fee.
    const known = fee ?? (await readFee(values));
    if (needsReference(values, known)) return form.setFieldError('reference', t('booking.enterReference'));
    booking.book(visitOf(values, known), feeBillOf(values, known));
  };
  return (
    <Page title={t('booking.title')}>
      <Paper withBorder p="md">
        <form noValidate ref={line} onSubmit={form.onSubmit((values) => void book(values))}>
          <div className={classes.line}>
            <BookingPatient form={form} onPick={goOn} onAdd={setAdding} />
            <div data-part="doctor">
              <BookingDoctor form={form} doctors={doctors} />
            </div>
            <BookingKind form={form} />
            <FeeFields form={form} fee={fee} mayBePaid={mayBePaid} />
            <Button type="submit" loading={booking.isPending}>
              {t('booking.submit')}
            </Button>
          </div>
        </form>
      </Paper>
      {given && <LastToken visit={given} />}
      <OnDutyList
        doctors={doctors}
        chosen={form.values.doctorId}
        onPick={(doctorId) => form.setFieldValue('doctorId', doctorId)}
      />
      <Suspense>
        {given && <PrintToken key={given.visitId} visit={given} onClose={() => setGiven(null)} />}
        {adding !== null && <RegisterTyped typed={adding} onPick={goOn} onClose={() => setAdding(null)} />}
      </Suspense>
    </Page>
  );
}

interface RegisterTypedProps {
  readonly typed: string;
  onPick(patientId: number): void;
  onClose(): void;
}

/** The registration, begun with the text of the search. */
function RegisterTyped({ typed, onPick, onClose }: RegisterTypedProps) {
  return (
    <AddPatient
      {...expectedOf(typed)}
      onClose={onClose}
      onSaved={({ patientId }) => onPick(patientId)}
      onPickKnown={onPick}
    />
  );
}

/** Turns the typed search text into the first values of a registration: digits are a phone number, anything else a name. */
function expectedOf(typed: string) {
  const text = typed.trim();
  if (text === '') return {};
  const isPhone = /^[+\d][\d\s-]+$/.test(text);
  return { expected: { name: isPhone ? '' : text, phone: isPhone ? text : '' } };
}

/** The last token that was given, with the bill of its fee. */
function LastToken({ visit }: { visit: Visit }) {
  const { t } = useTranslation('queue');
  const [isPrinting, setPrinting] = useState(false);
  const { counterBillId } = visit;
  return (
    <Group>
      <Text role="status" fz="lg">
        {t('booking.given', { token: visit.tokenNo, doctor: visit.doctorName })}
      </Text>
      {counterBillId != null && (
        <Button variant="default" size="compact-sm" onClick={() => setPrinting(true)}>
          {t('booking.printBill')}
        </Button>
      )}
      <Suspense>
        {isPrinting && counterBillId != null && (
          <PrintCounterBill counterBillId={counterBillId} onClose={() => setPrinting(false)} />
        )}
      </Suspense>
    </Group>
  );
}

/** Leads to an empty patient whatever has the focus. */
function usePatientKey(empty: () => void, focusPatient: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      empty();
      requestAnimationFrame(focusPatient);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

interface BookingPatientProps {
  readonly form: BookingFormType;
  onPick(patientId: number): void;
  /** Passes the typed text along. */
  onAdd(typed: string): void;
}

function BookingPatient({ form, onPick, onAdd }: BookingPatientProps) {
  const { t } = useTranslation('queue');
  const mayRegister = useRights(patientMenu).canAdd;
  const [typed, setTyped] = useState('');
  const { patientId } = form.values;
  if (patientId !== null)
    return (
      <div className={classes.patient}>
        <PatientCard patientId={patientId} onChange={() => form.setFieldValue('patientId', null)} />
      </div>
    );
  return (
    <Stack gap={4}>
      <PatientSearchField
        label={t('booking.patient')}
        isRequired
        isFirst
        value={typed}
        error={form.errors.patientId}
        onPick={(patient, text) => {
          setTyped(patient ? '' : text);
          if (patient) onPick(patient.patientId);
        }}
      />
      {mayRegister && (
        <Group>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconUserPlus size={14} aria-hidden />}
            onClick={() => onAdd(typed)}
          >
            {t('booking.newPatient')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Those who hold OPD today. */
function BookingDoctor({ form, doctors }: { form: BookingFormType; doctors: ReturnType<typeof useOnDuty> }) {
  const { t } = useTranslation('queue');
  const choices = (doctors ?? []).map(({ doctorId, doctorName, load }) => ({
    value: doctorId,
    label: `${doctorName} · ${load}`,
  }));
  return (
    <SelectField
      label={t('booking.doctor')}
      isRequired
      choices={choices}
      isLoading={doctors === undefined}
      {...form.getInputProps('doctorId')}
    />
  );
}

function BookingKind({ form }: { form: BookingFormType }) {
  const { t } = useTranslation('queue');
  return (
    <>
      <SelectField
        label={t('booking.kind')}
        placeholder={t('booking.byHistory')}
        choices={wordChoices(visitKinds, (word) => t(`kinds.${word}`))}
        {...form.getInputProps('visitKind')}
      />
      <SelectField
        label={t('booking.priority')}
        choices={wordChoices(priorityReasons, (word) => t(`priorities.${word}`))}
        {...form.getInputProps('priorityReason')}
      />
      <TextField label={t('booking.complaint')} maxLength={300} {...form.getInputProps('complaint')} />
    </>
  );
}
