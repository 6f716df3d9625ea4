// Facts of a member of staff: the side list and the Profile tab, in the order of the specification (R198, R199).
import { staffRecord } from '@charaka/contract/foundation/staff/staff-fields';
import { namesIn } from '@charaka/contract/kernel/record-parts';
import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../kernel/format.ts';
import { factsOf } from '../../resource/record-values.ts';
import { Columns } from '../../ui/page/columns.tsx';
import type { Staff } from './staff-form.ts';
import { useStaffLabel } from './staff-label.ts';

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
      <Columns component="dl" m={0} cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
        <Facts facts={facts} />
      </Columns>
    </div>
  );
}

/** Plain facts of the profile, in the order of the specification (R199); other fields declared for a part follow. */
const profile = {
  person: namesIn(staffRecord, 'profile', 'person', [
    'contactNo',
    'emergencyContactNo',
    'email',
    'bloodGroup',
    'birthDate',
    'maritalStatus',
    'fatherName',
    'motherName',
    'qualification',
    'workExperience',
    'note',
  ]),
  bank: namesIn(staffRecord, 'profile', 'bank'),
  further: namesIn(staffRecord, 'profile', 'further', ['payscale']),
};
type ProfileField = (typeof profile)[keyof typeof profile][number];

/** The Profile tab (R199), and below it the further fields of the form. */
export function ProfileTab({ staff }: { staff: Staff }) {
  const { t } = useTranslation('staff');
  const labelOf = useStaffLabel();
  const declared = (names: readonly ProfileField[]): Fact[] =>
    factsOf(staffRecord, names, staff, labelOf).map(([label, value]) => ({ label, value }));
  return (
    <Stack gap="lg">
      <FactGroup facts={declared(profile.person)} />
      <FactGroup title={t('bank')} facts={declared(profile.bank)} />
      <FactGroup
        title={t('further')}
        facts={[
          { label: t('gender'), value: staff.gender && t(`genderName.${staff.gender}`) },
          { label: t('specialization'), value: staff.specializationName },
          ...declared(profile.further),
        ]}
      />
    </Stack>
  );
}
