// The patient who is being worked on, in the same words on every page and dialog: who, where, who pays, what they do not bear, the money.

import { getPatient } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { admissionStateOf } from '@charaka/rules/stay/admission-state';
import { daysBetween } from '@charaka/rules/stay/hospital-day';
import { Badge, Skeleton, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, wallClock } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { allergiesOf } from '../../people/patient/allergy-notice.tsx';
import { useIdentified } from '../../people/patient/of-patient.tsx';
import { shortAge, uhidOf } from '../../people/patient/patient-facts.ts';
import { factsOf } from './admission-facts.ts';
import { type Admission, numbersOf, patientName } from './paper-facts.tsx';
import classes from './patient-banner.module.css';
import { StayFigures } from './stay-figures.tsx';

interface PatientBannerProps {
  readonly admission: Admission;
  /**
   * 'workspace' carries the title of its page; 'page' stands below one; both stay in sight and show the money to whoever may see it.
   * 'dialog' is the head of a dialog, where the figures of the deed stand below.
   */
  readonly place: 'workspace' | 'page' | 'dialog';
  /** Buttons below the facts. */
  readonly children?: ReactNode;
}

/** Reads by itself what it shows beside the admission; the room for that is kept free, so that nothing below moves. */
export function PatientBanner({ admission, place, children }: PatientBannerProps) {
  const { t } = useTranslation('inpatient');
  const isDialog = place === 'dialog';
  return (
    <section aria-label={t('banner')} className={isDialog ? classes.banner : `${classes.banner} ${classes.page}`}>
      <Who admission={admission} isTitle={place === 'workspace'} />
      <Where admission={admission} />
      <div className={classes.facts}>
        <Allergies patientId={admission.patientId} />
        {!isDialog && <StayFigures admissionId={admission.admissionId} />}
      </div>
      {children && <div className={classes.deeds}>{children}</div>}
    </section>
  );
}

/** The row fields that identify the patient. */
type WhoseRow = Parameters<typeof patientName>[0] & {
  readonly patientId: number;
  readonly admissionId?: number | null | undefined;
  readonly admissionMode?: string | null | undefined;
  readonly sex?: string | null | undefined;
  readonly ageYears?: number | null | undefined;
};

/** The head of a dialog about a row that tells no more than whose it is; the chart is not opened for it. */
export function RowBanner({ row }: { row: WhoseRow }) {
  const { t } = useTranslation(['inpatient', 'admission', 'patient']);
  const known = useIdentified(row);
  return (
    <section aria-label={t('banner')} className={classes.banner}>
      <div className={classes.who}>
        <Text fw={600} fz={16}>
          {patientName(row)}
        </Text>
        <Text span>
          {[shortAge(known), known.sex && t(`patient:sex.${known.sex}`, known.sex)].filter(Boolean).join(' · ')}
        </Text>
        {row.admissionId && row.admissionMode ? (
          <Numbers of={{ ...row, admissionId: row.admissionId, admissionMode: row.admissionMode as AdmissionMode }} />
        ) : (
          <Known label={t('admission:uhid')}>{uhidOf(row.patientId)}</Known>
        )}
      </div>
    </section>
  );
}

type AdmissionMode = Parameters<typeof numbersOf>[0]['admissionMode'];

function Numbers({ of }: { of: Parameters<typeof numbersOf>[0] }) {
  const { t } = useTranslation('admission');
  const { label, admissionNumber, patientNumber } = numbersOf(of);
  return (
    <>
      <Known label={t('uhid')}>{patientNumber}</Known>
      <Known label={label}>{admissionNumber}</Known>
    </>
  );
}

function Who({ admission, isTitle }: { admission: Admission; isTitle: boolean }) {
  const { t } = useTranslation(['inpatient', 'patient']);
  const state = admissionStateOf(factsOf(admission));
  const name = patientName(admission);
  return (
    <div className={classes.who}>
      {isTitle ? (
        <Title order={1} fz={20}>
          {name}
        </Title>
      ) : (
        <Text fw={600} fz={16}>
          {name}
        </Text>
      )}
      <Text span>{`${shortAge(admission)} · ${t(`patient:sex.${admission.sex}`, admission.sex)}`}</Text>
      <Numbers of={admission} />
      {state !== 'admitted' && (
        <Badge variant="default" fw={600}>
          {t(`states.${state}`)}
        </Badge>
      )}
    </div>
  );
}

function Where({ admission }: { admission: Admission }) {
  const { t } = useTranslation(['inpatient', 'admission']);
  const bed = [admission.bedName, admission.bedGroupName].filter(Boolean).join(', ');
  const until = wallClock(admission.dischargedAt ?? Date.now()).day;
  const day = daysBetween(wallClock(admission.admittedAt).day, until) + 1;
  const promised = admission.finalAuthorized ?? admission.tpaAuthorized;
  const payer = admission.associationName
    ? promised == null
      ? admission.associationName
      : t('payerPromised', { payer: admission.associationName, amount: formatMoney(promised) })
    : t('paysOneself');
  return (
    <div className={classes.facts}>
      {admission.admissionMode !== 'Dental' && <Known label={t('admission:bed')}>{bed}</Known>}
      <Known label={t('admission:consultant')}>{admission.doctorName}</Known>
      <Known label={t('admission:payer')}>{payer}</Known>
      <Known label={t('stay')}>{t('dayOfStay', { day })}</Known>
    </div>
  );
}

function Known({ label, children }: { label: string; children: string }) {
  return (
    <span>
      <span className={classes.label}>{label}</span> <span className={classes.value}>{children}</span>
    </span>
  );
}

/** In words, also that none is known; nothing where the user may not read the chart. */
function Allergies({ patientId }: { patientId: number }) {
  const { t } = useTranslation(['inpatient', 'patientRecord']);
  const mayRead = useDeeds()('read-chart');
  const input = { patient: { patientId } };
  const answer = useAnswer(patientTopic, getPatient, input, { isEnabled: mayRead, isSilent: true });
  if (!mayRead || answer.isError) return null;
  if (!answer.data) return <Skeleton h={20} w={180} />;
  const drugs = allergiesOf(answer.data.patient);
  return drugs ? (
    <Text span className={`${classes.allergy} ${classes.danger}`} fw={600} role="note">
      <IconAlertTriangle size={16} aria-hidden />
      {t('patientRecord:allergicTo', { drugs })}
    </Text>
  ) : (
    <Text span className={classes.allergy} c="dimmed">
      {t('noAllergy')}
    </Text>
  );
}
