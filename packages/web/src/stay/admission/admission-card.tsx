// Details of the inpatient: picture, contacts, bed, payer and credit limit (R341, Q59); the banner above shows them in brief.
import { Avatar, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { ageOfPatient } from '../../people/patient/patient-facts.ts';
import type { Patient } from '../../people/patient/patient-form.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { bedPlaceOf, creditLimitOf } from './admission-facts.ts';
import type { Admission } from './paper-facts.tsx';
import { UpdateAgeButton } from './update-age-button.tsx';

interface AdmissionCardProps {
  readonly admission: Admission;
  /** The registration data beside it; undefined while they are loading. */
  readonly patient: Patient | undefined;
  /** Actions on the record, at the right. */
  readonly actions?: ReactNode;
}

/** The first panel of the overview; the patient's name, numbers and allergies stand in the banner. */
export function AdmissionCard({ admission, patient, actions }: AdmissionCardProps) {
  const { t } = useTranslation(['inpatient', 'admission']);
  return (
    <Paper withBorder p="md">
      <Group align="start" gap="md">
        <Avatar src={admission.image ? pictureSource(admission.image) : null} size={80} radius="sm" alt={t('photo')} />
        <Stack gap="sm" style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Group justify="flex-end" gap="xs">
            {actions}
          </Group>
          <Facts admission={admission} patient={patient} />
        </Stack>
      </Group>
    </Paper>
  );
}

/** The facts of R341 in its order, and the consultant. */
function Facts({ admission, patient }: Pick<AdmissionCardProps, 'admission' | 'patient'>) {
  const { t } = useTranslation(['inpatient', 'admission', 'patient']);
  const { hospital } = useSignedIn();
  const isDental = admission.admissionMode === 'Dental';
  const guardian = [admission.guardianName || admission.fatherName, admission.guardianRelation];
  const emergency = [admission.emergencyContactPerson, admission.emergencyNumber];
  // A space keeps its place while the registration data are on the way.
  const limit = patient && hospital ? formatMoney(creditLimitOf(patient, hospital)) : '\u00a0';
  return (
    <Columns component="dl" m={0} cols={{ base: 2, md: 3, lg: 4 }} spacing="md" verticalSpacing="xs">
      <Fact label={t('admission:guardianName')}>{guardian.filter(Boolean).join(', ')}</Fact>
      <Fact label={t('admission:gender')}>{t(`patient:sex.${admission.sex}`, admission.sex)}</Fact>
      <Fact label={t('admission:age')}>
        <AgeNow admission={admission} />
      </Fact>
      <Fact label={t('admission:phone')}>{admission.contactNo}</Fact>
      <Fact label={t('creditLimit')}>{limit}</Fact>
      <Fact label={t(isDental ? 'admission:procedureStartDate' : 'admission:admissionDate')}>
        {formatDateTime(admission.admittedAt)}
      </Fact>
      {!isDental && <Fact label={t('admission:bed')}>{bedPlaceOf(admission)}</Fact>}
      <Fact label={t('emergencyPhone')}>{emergency.filter(Boolean).join(', ')}</Fact>
      <Fact label={t('admission:tpa')}>{admission.associationName}</Fact>
      <Fact label={t('admission:consultant')}>
        {[admission.doctorName, admission.doctorSpecialization].filter(Boolean).join(', ')}
      </Fact>
    </Columns>
  );
}

/** The age of today, and the one written down last (Q57). */
function AgeNow({ admission }: { admission: Admission }) {
  const { t } = useTranslation('inpatient');
  const { recordedAge } = admission;
  return (
    <>
      <Group gap={4}>
        {ageOfPatient(admission)}
        <UpdateAgeButton admission={admission} />
      </Group>
      {recordedAge && (
        <Text size="xs" c="dimmed">
          {t('ageRecorded', { age: ageOfPatient(recordedAge), day: formatDay(recordedAge.recordedAt) })}
        </Text>
      )}
    </>
  );
}
