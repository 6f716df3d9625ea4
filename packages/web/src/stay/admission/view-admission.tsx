// The details of one admission in a dialog, with a way to print them (R354-R357).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Alert, Avatar, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { ageOfPatient } from '../../people/patient/patient-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { bedPlaceOf } from './admission-facts.ts';
import { BedHistory } from './bed-history.tsx';
import { ChangeBedButton } from './change-bed-button.tsx';
import { type Admission, numbersOf, patientName } from './paper-facts.tsx';
import PrintAdmission from './print-admission.tsx';
import { useStayWord } from './stay-words.ts';

/** Opens at once; render it only while it is wanted. */
export default function ViewAdmission({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('admission');
  const [isPrinting, setPrinting] = useState(false);
  const answer = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }, { isSilent: true });
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
        <Fact label={isDental ? t('caseId') : label}>{admissionNumber}</Fact>
        <Fact label={t('uhid')}>{patientNumber}</Fact>
        <Fact label={t('age')}>{ageOfPatient(admission)}</Fact>
        <Fact label={t('gender')}>{tPatient(`sex.${admission.sex}`, admission.sex)}</Fact>
        <Fact label={t('phone')}>{admission.contactNo}</Fact>
        <Fact label={t('email')}>{admission.email}</Fact>
        <Fact label={t('guardianName')}>{admission.guardianName || admission.fatherName}</Fact>
        <Fact label={t('guardianRelation')}>{admission.guardianRelation}</Fact>
        <Fact label={t('bloodGroup')}>{admission.bloodGroup}</Fact>
        <Fact label={t('address')}>{address}</Fact>
        <Fact label={t('emergencyNumber')}>{admission.emergencyNumber}</Fact>
        <Fact label={t('emergencyContactPerson')}>{admission.emergencyContactPerson}</Fact>
      </Section>
    </Group>
  );
}

function StayFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const stayWord = useStayWord();
  const isDental = admission.admissionMode === 'Dental';
  return (
    <Section title={t('stay')}>
      <Fact label={isDental ? t('procedureStartDate') : t('admissionDate')}>
        {formatDateTime(admission.admittedAt)}
      </Fact>
      <Fact label={t('effectiveDate')}>{formatDateTime(admission.effectiveAdmittedAt)}</Fact>
      <Fact label={t('dischargeDate')}>{formatDateTime(admission.dischargedAt)}</Fact>
      <Fact label={t('consultant')}>
        {[admission.doctorName, admission.doctorSpecialization].filter(Boolean).join(', ')}
      </Fact>
      <Fact label={t('otherDoctors')}>{admission.otherDoctorNames.join(', ')}</Fact>
      <Fact label={t('department')}>{admission.departmentName}</Fact>
      <Fact label={t('speciality')}>{admission.specializationName}</Fact>
      <Fact label={t('admissionMode')}>{stayWord(admission.admissionMode)}</Fact>
      <Fact label={t('admissionCategory')}>{stayWord(admission.admissionCategory)}</Fact>
      <Fact label={t('isOldPatient')}>{admission.isOldPatient ? t('yes') : t('no')}</Fact>
      {!isDental && (
        <>
          <Fact label={t('bedType')}>{admission.bedTypeName}</Fact>
          <Fact label={t('bed')}>{bedPlaceOf(admission)}</Fact>
        </>
      )}
      <Fact label={t('estimatedAmount')}>{formatMoney(admission.estimatedAmount)}</Fact>
      <Fact label={t('exceptionalAmount')}>{formatMoney(admission.exceptionalAmount)}</Fact>
      <Fact label={t('estimatedStayDays')}>{admission.estimatedStayDays?.toString()}</Fact>
      <Fact label={t('admittedBy')}>{admission.admittedBy}</Fact>
    </Section>
  );
}

function PayerFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const stayWord = useStayWord();
  const isCorporate = admission.isCorporate ?? false;
  const amountLabel = isCorporate ? t('corporateAmount') : t('tpaAuthorizedAmount');
  const hasPayer = admission.associationId != null;
  return (
    <Section title={t('payer')}>
      <Fact label={t('patientType')}>{stayWord(admission.patientType)}</Fact>
      <Fact label={t('patientCategory')}>{stayWord(admission.patientCategory)}</Fact>
      <Fact label={t('creditorName')}>{admission.creditorName}</Fact>
      <Fact label={isCorporate ? t('corporate') : t('tpa')}>{admission.associationName}</Fact>
      <Fact label={t('insuranceCompany')}>{admission.insuranceName}</Fact>
      {hasPayer && <Fact label={amountLabel}>{formatMoney(admission.tpaAuthorized)}</Fact>}
      <Fact label={t('finalAuthorizedAmount')}>{formatMoney(admission.finalAuthorized)}</Fact>
      <Fact label={t('policyNumber')}>{admission.tpaPolicyNo}</Fact>
      <Fact label={t('cardNumber')}>{admission.policyCardNo}</Fact>
      <Fact label={t('ccnNo')}>{admission.ccnNo}</Fact>
    </Section>
  );
}

/** Origin of the patient, and the packages of the stay; renders nothing when neither is recorded. */
function OriginFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const packages = (admission.packages ?? []).map(({ packageName }) => packageName).join(', ');
  const { opdNumber, opdDate, opdDoctorFullName, referralName } = admission;
  if (![opdNumber, opdDate, opdDoctorFullName, referralName, packages].some(Boolean)) return null;
  return (
    <Section title={t('originAndPackages')}>
      <Fact label={t('opdNumber')}>{opdNumber}</Fact>
      <Fact label={t('opdDate')}>{formatDay(opdDate)}</Fact>
      <Fact label={t('opdDoctor')}>{opdDoctorFullName}</Fact>
      <Fact label={t('referralDetails')}>{referralName}</Fact>
      <Fact label={t('packageNames')}>{packages}</Fact>
      {packages && <Fact label={t('packageTotal')}>{formatMoney(admission.packageAmount)}</Fact>}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ flex: 1, minWidth: 0 }}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <Columns component="dl" m={0} cols={{ base: 2, md: 4 }} spacing="md" verticalSpacing="xs">
        {children}
      </Columns>
    </section>
  );
}
