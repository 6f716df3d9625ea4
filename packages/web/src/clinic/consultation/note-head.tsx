// The head of a consultation in the order a doctor asks: what the patient does not bear, how old and heavy, what they live with and take, why they come (OP013).
import { Paper, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { shortAge, uhidOf } from '../../people/patient/patient-facts.ts';
import classes from './consult.module.css';
import type { Opened } from './opened.ts';

/** Stands above the note, whatever its state. */
export function NoteHead({ opened }: { opened: Opened }) {
  const { t } = useTranslation(['consultation', 'chart', 'patient']);
  const { visit, standing, allergies, problems, lastVisits, vitalsTrend, consultation } = opened;
  const noted = allergies.filter(({ state }) => state === 'Active').map(({ substance }) => substance);
  const weight =
    consultation.content.vitals?.weightKg ?? vitalsTrend.find(({ vitals }) => vitals.weightKg)?.vitals.weightKg;
  const known = problems.filter(({ state }) => state !== 'Resolved').map(({ problemName }) => problemName);
  const [last] = lastVisits;
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('head')}>
      <div className={classes.head}>
        <Text fw={600} {...(standing.status === 'NoneKnown' ? { c: 'dimmed' } : { c: 'red' })} role="note">
          {standing.status !== 'NoneKnown' && <IconAlertTriangle size={16} aria-hidden />}{' '}
          {noted.length > 0 ? t('allergicTo', { substances: noted.join(', ') }) : t(`chart:status.${standing.status}`)}
        </Text>
        <Text>
          {[
            uhidOf(visit.patientId),
            shortAge(visit),
            t(`patient:sex.${visit.sex}`, visit.sex),
            weight && t('kilograms', { weight }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text>{t('token', { token: visit.tokenNo, day: formatDay(visit.visitOn), doctor: visit.doctorName })}</Text>
        {known.length > 0 && <Text>{t('problemsAre', { problems: known.join(', ') })}</Text>}
        {last && last.medicines.length > 0 && (
          <Text>{t('lastPrescription', { day: formatDay(last.visitOn), medicines: last.medicines.join('; ') })}</Text>
        )}
        {visit.complaint && <Text>{t('comesFor', { complaint: visit.complaint })}</Text>}
      </div>
    </Paper>
  );
}
