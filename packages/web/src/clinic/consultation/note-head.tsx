// The head of a consultation in the order a doctor asks: what the patient does not bear, how old and heavy, what they live with and take, why they come (OP013).
import { isWeightOld } from '@charaka/rules/clinic/vital-signs';
import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, wallClock } from '../../kernel/format.ts';
import { fullName, shortAge, uhidOf } from '../../people/patient/patient-facts.ts';
import classes from './consult.module.css';
import { NewResults } from './new-results.tsx';
import type { Opened } from './opened.ts';

/** Above the note in every state; allergies, name, UHID and age stay in sight while the note scrolls. */
export function NoteHead({ opened }: { opened: Opened }) {
  const { t } = useTranslation(['consultation', 'chart', 'patient']);
  const { visit, standing, allergies, problems, lastVisits } = opened;
  const noted = allergies.filter(({ state }) => state === 'Active').map(({ substance }) => substance);
  const weight = useWeight(opened);
  const known = problems.filter(({ state }) => state !== 'Resolved').map(({ problemName }) => problemName);
  const [last] = lastVisits;
  return (
    <section className={classes.head} aria-label={t('head')}>
      <div className={classes.identity}>
        <Text fw={600} {...(standing.status === 'NoneKnown' ? { c: 'dimmed' } : { c: 'red' })} role="note">
          {standing.status !== 'NoneKnown' && <IconAlertTriangle size={16} aria-hidden />}{' '}
          {noted.length > 0 ? t('allergicTo', { substances: noted.join(', ') }) : t(`chart:status.${standing.status}`)}
        </Text>
        <Text>
          <Text span fw={600}>
            {fullName(visit)}
          </Text>{' '}
          {[uhidOf(visit.patientId), shortAge(visit), t(`patient:sex.${visit.sex}`, visit.sex), weight]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div className={classes.facts}>
        <Text>{t('token', { token: visit.tokenNo, day: formatDay(visit.visitOn), doctor: visit.doctorName })}</Text>
        {known.length > 0 && <Text>{t('problemsAre', { problems: known.join(', ') })}</Text>}
        {last && last.medicines.length > 0 && (
          <Text>{t('lastPrescription', { day: formatDay(last.visitOn), medicines: last.medicines.join('; ') })}</Text>
        )}
        {visit.complaint && <Text>{t('comesFor', { complaint: visit.complaint })}</Text>}
        <Measured opened={opened} />
        <NewResults opened={opened} />
      </div>
    </section>
  );
}

/** The weight of this note, else the last one that was measured, with its age: a dose is worked out of it (OP021, NU001). */
function useWeight({ visit, consultation, vitalsTrend }: Opened): string | null {
  const { t } = useTranslation('consultation');
  const last = vitalsTrend.find(({ vitals }) => vitals.weightKg);
  const weight = last?.vitals.weightKg ?? consultation.content.vitals?.weightKg;
  if (!weight) return null;
  if (!last) return t('kilograms', { weight });
  const isOld = isWeightOld(new Date(last.takenAt), new Date(), visit.ageYears ?? 0);
  const measured = t('kilogramsOf', { weight, day: formatDay(wallClock(last.takenAt).day) });
  return isOld ? `${measured} (${t('weightOld')})` : measured;
}

/** The last set with its time, and what each value was before where it is another one. */
function Measured({ opened: { vitalsTrend } }: { opened: Opened }) {
  const { t } = useTranslation('consultation');
  const [last, before] = vitalsTrend;
  if (!last) return null;
  const pressure = ({ systolic, diastolic }: typeof last.vitals) =>
    systolic ? `${systolic}/${diastolic ?? ''}` : null;
  const told = (label: string, now: string | number | null | undefined, then: string | number | null | undefined) =>
    now == null
      ? null
      : `${label} ${now}${then != null && then !== now ? ` (${t('wasBefore', { value: then })})` : ''}`;
  const names = ['pulse', 'temperatureC', 'oxygenPercent'] as const;
  return (
    <Text>
      {[
        formatDateTime(last.takenAt),
        told(t('pressure'), pressure(last.vitals), before && pressure(before.vitals)),
        ...names.map((name) => told(t(name), last.vitals[name], before?.vitals[name])),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
