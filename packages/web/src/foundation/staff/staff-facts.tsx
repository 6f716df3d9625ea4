// What is told of a member of staff: the side list and the Profile tab, in the order of the specification (R198, R199).
import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney, formatPercent } from '../../kernel/format.ts';
import type { Staff } from './staff-form.ts';

interface Fact {
  readonly label: string;
  readonly value: string | number | null | undefined;
}

/** Label above value; a dash where nothing is known. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ label, value }) => (
    <div key={label}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {value == null || value === '' ? '–' : value}
      </Text>
    </div>
  ));
}

/** The ten facts at the side (R198); 'Contact Type' is the contract's type (Q189). */
export function SideList({ staff }: { staff: Staff }) {
  const { t } = useTranslation('staff');
  return (
    <Stack gap="sm" component="dl" m={0}>
      <Facts
        facts={[
          { label: t('staffId'), value: staff.staffId },
          { label: t('role'), value: staff.roleName },
          { label: t('designation'), value: staff.designationName },
          { label: t('department'), value: staff.departmentName },
          { label: t('epfNo'), value: staff.epfNo },
          { label: t('basicSalary'), value: staff.basicSalary == null ? null : formatMoney(staff.basicSalary) },
          { label: t('contactType'), value: staff.contractType },
          { label: t('workShift'), value: staff.workShift },
          { label: t('location'), value: staff.location },
          { label: t('dateOfJoining'), value: formatDay(staff.dateOfJoining) },
        ]}
      />
    </Stack>
  );
}

function FactGroup({ title, facts }: { title?: string; facts: readonly Fact[] }) {
  return (
    <div>
      {title && (
        <Title order={3} size="h4" mb="xs">
          {title}
        </Title>
      )}
      <SimpleGrid component="dl" m={0} cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
        <Facts facts={facts} />
      </SimpleGrid>
    </div>
  );
}

/** The Profile tab (R199), and below it what the form keeps besides. */
export function ProfileTab({ staff }: { staff: Staff }) {
  const { t } = useTranslation('staff');
  const share = (basisPoints: number | null | undefined) => (basisPoints == null ? null : formatPercent(basisPoints));
  return (
    <Stack gap="lg">
      <FactGroup
        facts={[
          { label: t('phone'), value: staff.contactNo },
          { label: t('emergencyContactNo'), value: staff.emergencyContactNo },
          { label: t('email'), value: staff.email },
          { label: t('bloodGroup'), value: staff.bloodGroup },
          { label: t('birthDate'), value: formatDay(staff.birthDate) },
          { label: t('maritalStatus'), value: staff.maritalStatus },
          { label: t('fatherName'), value: staff.fatherName },
          { label: t('motherName'), value: staff.motherName },
          { label: t('qualification'), value: staff.qualification },
          { label: t('workExperience'), value: staff.workExperience },
          { label: t('note'), value: staff.note },
          { label: t('currentAddress'), value: staff.currentAddress },
          { label: t('permanentAddress'), value: staff.permanentAddress },
        ]}
      />
      <FactGroup
        title={t('bank')}
        facts={[
          { label: t('accountTitle'), value: staff.accountTitle },
          { label: t('bankName'), value: staff.bankName },
          { label: t('ifscCode'), value: staff.ifscCode },
          { label: t('bankBranch'), value: staff.bankBranch },
          { label: t('bankAccountNo'), value: staff.bankAccountNo },
        ]}
      />
      <FactGroup
        title={t('further')}
        facts={[
          { label: t('gender'), value: staff.gender && t(`genderName.${staff.gender}`) },
          { label: t('specialization'), value: staff.specializationName },
          { label: t('payscale'), value: staff.payscale },
          { label: t('dateOfLeaving'), value: formatDay(staff.dateOfLeaving) },
          { label: t('opdShare'), value: share(staff.opdShare) },
          { label: t('ipdShare'), value: share(staff.ipdShare) },
          { label: t('otShare'), value: share(staff.otShare) },
          { label: t('othersShare'), value: share(staff.othersShare) },
        ]}
      />
    </Stack>
  );
}
