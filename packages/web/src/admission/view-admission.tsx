// The details of one admission in a dialog, with a way to print them (R354-R357).

import { getAdmission } from '@charaka/contract/admission';
import { Alert, Avatar, Button, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney } from '../kernel/format.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import { ageOfPatient } from '../patient/patient-facts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { pictureSource } from '../ui/picture-source.ts';
import { placeOf } from './admission-facts.ts';
import { BedHistory } from './bed-history.tsx';
import { ChangeBedButton } from './change-bed-button.tsx';
import { type Admission, numbersOf, patientName } from './paper-facts.tsx';
import PrintAdmission from './print-admission.tsx';

/** Opens at once; render it only while it is wanted. */
export default function ViewAdmission({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('admission');
  const [isPrinting, setPrinting] = useState(false);
  const answer = useAnswer('admission', getAdmission, { admission: { admissionId } }, { isSilent: true });
  const admission = answer.data?.admission;
  if (isPrinting) return <PrintAdmission admissionId={admissionId} onClose={() => setPrinting(false)} />;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('ipdPatientDetails')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          {admission && <ChangeBedButton admission={admission} />}
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            disabled={!admission}
            onClick={() => setPrinting(true)}
          >
            {t('print')}
          </Button>
        </>
      }
    >
      {!admission && answer.isError && <Alert color="red">{answer.error.message}</Alert>}
      {!admission && !answer.isError && <Skeleton height={360} />}
      {admission && (
        <Stack>
          <Who admission={admission} />
          <StayFacts admission={admission} />
          {admission.admissionMode !== 'Dental' && (
            <FormSection title={t('bedHistory.title')}>
              <BedHistory admissionId={admissionId} />
            </FormSection>
          )}
          <PayerFacts admission={admission} />
          <OriginFacts admission={admission} />
        </Stack>
      )}
    </Dialog>
  );
}

function Who({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const { t: tPatient } = useTranslation('patient');
  const { label, admissionNumber, patientNumber } = numbersOf(admission);
  const isDental = admission.admissionMode === 'Dental';
  const address = [admission.addressLineOne, admission.addressLineTwo].filter(Boolean).join(', ');
  return (
    <Group align="start" wrap="nowrap">
      <Avatar src={admission.image ? pictureSource(admission.image) : null} size={72} radius="sm" alt="" />
      <Section title={patientName(admission)}>
        <Detail label={isDental ? t('caseId') : label} value={admissionNumber} />
        <Detail label={t('uhid')} value={patientNumber} />
        <Detail label={t('age')} value={ageOfPatient(admission)} />
        <Detail label={t('gender')} value={tPatient(`sex.${admission.sex}`, admission.sex)} />
        <Detail label={t('phone')} value={admission.contactNo} />
        <Detail label={t('email')} value={admission.email} />
        <Detail label={t('guardianName')} value={admission.guardianName || admission.fatherName} />
        <Detail label={t('guardianRelation')} value={admission.guardianRelation} />
        <Detail label={t('bloodGroup')} value={admission.bloodGroup} />
        <Detail label={t('address')} value={address} />
        <Detail label={t('emergencyNumber')} value={admission.emergencyNumber} />
        <Detail label={t('emergencyContactPerson')} value={admission.emergencyContactPerson} />
      </Section>
    </Group>
  );
}

function StayFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const isDental = admission.admissionMode === 'Dental';
  return (
    <Section title={t('stay')}>
      <Detail
        label={isDental ? t('procedureStartDate') : t('admissionDate')}
        value={formatDateTime(admission.admittedAt)}
      />
      <Detail label={t('effectiveDate')} value={formatDateTime(admission.effectiveAdmittedAt)} />
      <Detail label={t('dischargeDate')} value={formatDateTime(admission.dischargedAt)} />
      <Detail
        label={t('consultant')}
        value={[admission.doctorName, admission.doctorSpecialization].filter(Boolean).join(', ')}
      />
      <Detail label={t('otherDoctors')} value={admission.otherDoctorNames.join(', ')} />
      <Detail label={t('department')} value={admission.departmentName} />
      <Detail label={t('speciality')} value={admission.specializationName} />
      <Detail label={t('admissionMode')} value={admission.admissionMode} />
      <Detail label={t('admissionCategory')} value={admission.admissionCategory} />
      <Detail label={t('isOldPatient')} value={admission.isOldPatient ? t('yes') : t('no')} />
      {!isDental && (
        <>
          <Detail label={t('bedType')} value={admission.bedTypeName} />
          <Detail label={t('bed')} value={placeOf(admission)} />
        </>
      )}
      <Detail label={t('estimatedAmount')} value={formatMoney(admission.estimatedAmount)} />
      <Detail label={t('exceptionalAmount')} value={formatMoney(admission.exceptionalAmount)} />
      <Detail label={t('estimatedStayDays')} value={admission.estimatedStayDays?.toString()} />
      <Detail label={t('admittedBy')} value={admission.admittedBy} />
    </Section>
  );
}

function PayerFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const isCorporate = admission.isCorporate ?? false;
  const amountLabel = isCorporate ? t('corporateAmount') : t('tpaAuthorizedAmount');
  const hasPayer = admission.associationId != null;
  return (
    <Section title={t('payer')}>
      <Detail label={t('patientType')} value={admission.patientType} />
      <Detail label={t('patientCategory')} value={admission.patientCategory} />
      <Detail label={t('creditorName')} value={admission.creditorName} />
      <Detail label={isCorporate ? t('corporate') : t('tpa')} value={admission.associationName} />
      <Detail label={t('insuranceCompany')} value={admission.insuranceName} />
      {hasPayer && <Detail label={amountLabel} value={formatMoney(admission.tpaAuthorized)} />}
      <Detail label={t('finalAuthorizedAmount')} value={formatMoney(admission.finalAuthorized)} />
      <Detail label={t('policyNumber')} value={admission.tpaPolicyNo} />
      <Detail label={t('cardNumber')} value={admission.policyCardNo} />
      <Detail label={t('ccnNo')} value={admission.ccnNo} />
    </Section>
  );
}

/** Where the patient came from, and the packages of the stay; nothing at all where neither is known. */
function OriginFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const packages = (admission.packages ?? []).map(({ packageName }) => packageName).join(', ');
  const { opdNumber, opdDate, opdDoctorFullName, referralName } = admission;
  if (![opdNumber, opdDate, opdDoctorFullName, referralName, packages].some(Boolean)) return null;
  return (
    <Section title={t('originAndPackages')}>
      <Detail label={t('opdNumber')} value={opdNumber} />
      <Detail label={t('opdDate')} value={formatDay(opdDate)} />
      <Detail label={t('opdDoctor')} value={opdDoctorFullName} />
      <Detail label={t('referralDetails')} value={referralName} />
      <Detail label={t('packageNames')} value={packages} />
      {packages && <Detail label={t('packageTotal')} value={formatMoney(admission.packageAmount)} />}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ flex: 1, minWidth: 0 }}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <SimpleGrid component="dl" m={0} cols={{ base: 2, md: 4 }} spacing="md" verticalSpacing="xs">
        {children}
      </SimpleGrid>
    </section>
  );
}

/** A label above its value; nothing when there is no value. */
function Detail({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Text>
    </div>
  );
}
