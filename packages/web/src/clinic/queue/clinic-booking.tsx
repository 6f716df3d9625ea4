// The booking line of the front desk: patient, doctor with the load of today, fee and mode; the button names the sum, gives the token and prints it.
import { visitForm } from '@charaka/contract/clinic/opd/visit';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { priorityReasons, visitKinds } from '@charaka/rules/clinic/opd-queue';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatMoney, today } from '../../kernel/format.ts';
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
  bookingAction,
  type Fee,
  feeBillOf,
  needsMode,
  needsReference,
  toPayOf,
  visitOf,
} from './booking-fee.ts';
import classes from './clinic-booking.module.css';
import { FeeFields, readFee, useFee, useMayBePaid } from './fee-fields.tsx';
import { FullDoctor, OnDutyList, useOnDuty } from './on-duty.tsx';
import { useBooking } from './use-booking.ts';

const AddPatient = lazy(() => import('../../people/patient/add-patient.tsx'));
const PrintCounterBill = lazy(() => import('../counter/print-counter-bill.tsx'));
const PrintToken = lazy(() => import('../opd/print-token.tsx'));

/** The focus after patient and doctor are chosen, and when a field is missing. */
const MODE = '[data-part="mode"] input';
const REFERENCE = '[data-part="reference"] input';
const SUBMIT = 'button[type="submit"]';

const emptyBooking = (doctorId: number | null): BookingValues => ({
  patientId: null,
  doctorId,
  visitOn: today(),
  visitKind: null,
  priorityReason: 'None',
  complaint: '',
  mode: null,
  reference: '',
});

const checkVisit = formChecks(visitForm);
/** How the fee is paid is no part of the visit. */
const check = ({ mode: _mode, reference: _reference, ...visit }: BookingValues) => checkVisit(visit);

/** Route clinic-booking. F2 leads back to the patient from anywhere; the doctor stays for the next one. */
export default function ClinicBooking() {
  const { t } = useTranslation('queue');
  /** The last visit that got a token. */
  const [last, setLast] = useState<Visit | null>(null);
  /** The text typed about the patient to register; null when no registration is open. */
  const [adding, setAdding] = useState<string | null>(null);
  const { line, focusPatient, focusOn } = useLineFocus();
  const form = useForm<BookingValues>({ initialValues: emptyBooking(null), validate: check });
  const fee = useFee(form.values);
  const mayBePaid = useMayBePaid();
  const shown = bookedBy(mayBePaid, form.values);
  const goToFee = useFeeFocus(fee, () => focusOn(fee && needsMode(shown, fee) ? MODE : SUBMIT));
  /** From the patient on: to the doctor, or to the fee where the doctor stays from the patient before. */
  const goOn = (patientId: number) => {
    form.setValues({ patientId, mode: null, reference: '' });
    goToFee();
    focusOn(form.values.doctorId === null ? '[data-part="doctor"] input' : SUBMIT);
  };
  const doctors = useOnDuty();
  const booking = useBooking((visit) => {
    form.setValues(emptyBooking(visit.doctorId));
    // The paper gives the focus back to where it was: the empty field of the next patient.
    requestAnimationFrame(() => {
      focusPatient();
      setLast(visit);
    });
  });
  usePatientKey(() => form.setFieldValue('patientId', null), focusPatient);
  const miss = (field: 'mode' | 'reference', sentence: string, part: string) => {
    form.setFieldError(field, sentence);
    focusOn(part);
  };
  const book = async (typed: BookingValues) => {
    const values = bookedBy(mayBePaid, typed);
    // A user who is faster than the answer still books with the fee, once the mode is chosen.
    const known = fee ?? (await readFee(values));
    if (needsMode(values, known)) return miss('mode', t('booking.chooseMode'), MODE);
    if (needsReference(values, known)) return miss('reference', t('booking.enterReference'), REFERENCE);
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
              {t(`booking.${bookingAction(shown, fee)}`, { sum: fee ? formatMoney(toPayOf(fee) * 100) : '' })}
            </Button>
          </div>
        </form>
      </Paper>
      {fee?.appointmentId == null && <FullDoctor doctors={doctors} chosen={form.values.doctorId} />}
      {last && <LastToken key={last.visitId} visit={last} />}
      <OnDutyList
        doctors={doctors}
        chosen={form.values.doctorId}
        onPick={(doctorId) => form.setFieldValue('doctorId', doctorId)}
      />
      <Suspense>
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

/** The last token that was given, with its slip, which opens at once, and the bill of its fee. */
function LastToken({ visit }: { visit: Visit }) {
  const { t } = useTranslation('queue');
  const [paper, setPaper] = useState<'token' | 'bill' | null>('token');
  const close = () => setPaper(null);
  const printBill = <PrintBill visit={visit} onClick={() => setPaper('bill')} />;
  return (
    <Group>
      <Text role="status" fz="lg">
        {t('booking.given', { token: visit.tokenNo, doctor: visit.doctorName })}
      </Text>
      {printBill}
      <Suspense>
        {paper === 'token' && <PrintToken visit={visit} choices={printBill} onClose={close} />}
        {paper === 'bill' && visit.counterBillId != null && (
          <PrintCounterBill counterBillId={visit.counterBillId} onClose={close} />
        )}
      </Suspense>
    </Group>
  );
}

/** Opens the bill of the fee with its receipt; renders nothing of a visit without a bill. */
function PrintBill({ visit, onClick }: { visit: Visit; onClick(): void }) {
  const { t } = useTranslation('queue');
  if (visit.counterBillId == null) return null;
  return (
    <Button variant="default" onClick={onClick}>
      {t('booking.printBill')}
    </Button>
  );
}

/** The form of the line, where the patient has the focus first, and how the focus moves to one of its parts. */
function useLineFocus() {
  const line = useRef<HTMLFormElement>(null);
  const focusPatient = useCallback(() => line.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useEffect(focusPatient, [focusPatient]);
  const focusOn = (part: string) =>
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>(part)?.focus());
  return { line, focusPatient, focusOn };
}

/** Leads to the fee once it is known, unless the user went on to another field meanwhile; answers how to ask for it. */
function useFeeFocus(fee: Fee | undefined, focusFee: () => void): () => void {
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when the fee of a new patient is known
  useEffect(() => {
    if (!fee || !isAsked.current) return;
    isAsked.current = false;
    const { activeElement } = document;
    const isElsewhere = activeElement?.matches('input, textarea') && !activeElement.closest('[data-part="doctor"]');
    if (!isElsewhere) focusFee();
  }, [fee]);
  return () => {
    isAsked.current = true;
  };
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
    <div className={classes.search}>
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
        <Button
          className={classes.newPatient}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconUserPlus size={14} aria-hidden />}
          onClick={() => onAdd(typed)}
        >
          {t('booking.newPatient')}
        </Button>
      )}
    </div>
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
