// Summary of a patient: picture, allergies, present bed, contact, masked identity.
import { displayAdmissionNumber } from '@charaka/rules/list/display-number';
import { maskedIdCardNo } from '@charaka/rules/person/id-card';
import { Avatar, Badge, Group, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { AllergyNotice } from './allergy-notice.tsx';
import { ageOfPatient, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';
import type { History } from './patient-history.tsx';
import { type CardWord, useCardWord } from './use-card-word.ts';

/** The whole address on one line. */
export function addressOf(patient: Patient): string {
  const { addressLineOne, addressLineTwo, city, stateName, pincode, countryName } = patient;
  return [addressLineOne, addressLineTwo, city, stateName, pincode, countryName].filter(Boolean).join(', ');
}

/** Kind and number of the card, all but its last four signs hidden. */
export function maskedCardOf({ idCardType, idCardNo }: Patient, cardWord: CardWord): string {
  return idCardNo ? [cardWord(idCardType), maskedIdCardNo(idCardNo)].filter(Boolean).join(' ') : '';
}

/** The card on top of the page. */
export function PatientSummary({ patient, history }: { patient: Patient; history: History }) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  return (
    <Paper withBorder p="md">
      <Group align="start" gap="md">
        <Avatar src={patient.image ? pictureSource(patient.image) : null} size={112} radius="sm" alt={t('photo')} />
        <Stack gap="sm" style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Group gap="xs">
            <Badge variant="default" size="lg">
              {uhidOf(patient.patientId)}
            </Badge>
            {patient.bloodGroup && (
              <Badge variant="default" size="lg">
                {patient.bloodGroup}
              </Badge>
            )}
            <PlaceNow history={history} />
          </Group>
          <AllergyNotice patient={patient} />
          <PatientFacts patient={patient} />
        </Stack>
      </Group>
    </Paper>
  );
}

/** The bed of today, in whichever hospital of the group. */
function PlaceNow({ history }: { history: History }) {
  const { t } = useTranslation('patientRecord');
  const { hospital } = useSignedIn();
  const now = history.admissions.find((admission) => !admission.isDischarged && !admission.isCancelled);
  if (!now) return null;
  const prefix = hospital?.inpatientAdmissionPrefix ?? '';
  const number = displayAdmissionNumber(now.admissionId, now.admissionMode, prefix);
  return (
    <Badge
      variant="default"
      size="lg"
      h="auto"
      mih={26}
      miw={0}
      styles={{ label: { whiteSpace: 'normal', textTransform: 'none' } }}
    >
      {t('liesIn', { number, hospital: now.hospitalName, bed: `${now.bedGroupName}, ${now.bedName}` })}
    </Badge>
  );
}

/** Registered facts of a person, each with its label; renders nothing when none are recorded. */
export function PatientFacts({ patient }: { patient: Patient }) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  const cardWord = useCardWord();
  const emergency = [patient.emergencyContactPerson, patient.emergencyContactNo].filter(Boolean).join(', ');
  const facts: [string, string | null | undefined][] = [
    [t('patient:age'), `${ageOfPatient(patient)} / ${t(`patient:sex.${patient.sex}`)}`],
    [t('patient:birthDate'), formatDay(patient.birthDate)],
    [t('patient:phone'), [patient.contactNo, patient.alternateNo].filter(Boolean).join(', ')],
    [t('patient:email'), patient.email],
    [t('patient:address'), addressOf(patient)],
    [t('patient:guardian'), patient.fatherName],
    [t('patient:motherName'), patient.motherName],
    [t('patient:emergencyContactPerson'), emergency],
    [t('identity'), maskedCardOf(patient, cardWord)],
    [t('patient:referredBy'), patient.referralName],
    [t('patient:registeredOn'), formatDateTime(patient.createdAt)],
  ];
  return (
    <Columns component="dl" m={0} cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="md" verticalSpacing="xs">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Columns>
  );
}
