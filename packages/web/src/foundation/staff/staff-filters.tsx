// The filters above the staff list: words, role, department, designation, state; kept in the address.

import { listRoles } from '@charaka/contract/foundation/access/role';
import { department } from '@charaka/contract/foundation/masters/department';
import { designation } from '@charaka/contract/foundation/masters/designation';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { containsInAny, isEqualTo } from '../../kernel/filters.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { Filter, List } from '../../kernel/use-list.ts';
import { type Choice, SelectField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { filterRoom } from '../../ui/table/filter-room.ts';

const freshMilliseconds = 5 * 60_000;
const isNumber = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

/** Filters of the address as the list call takes them: words match any of five columns, everything else narrows them. */
export function staffFilters(filters: List['filters']): Filter[] {
  const { q, role, department: departmentId, designation: designationId, state } = filters;
  const words = ['fullName', 'contactNo', 'email', 'designationName', 'departmentName'];
  return [
    ...containsInAny(words, q),
    ...(isNumber(role) ? [isEqualTo('roleId', Number(role))] : []),
    ...(isNumber(departmentId) ? [isEqualTo('departmentId', Number(departmentId))] : []),
    ...(isNumber(designationId) ? [isEqualTo('designationId', Number(designationId))] : []),
    ...(state === 'all' ? [] : [isEqualTo('isActive', state !== 'inactive')]),
  ];
}

/** The roles staff may have, without role 0 (R179). */
export function useRoleChoices(): { choices: Choice<number>[]; isLoading: boolean } {
  const answer = useAnswer(accessTopic, listRoles, { pageNumber: 1, pageSize: 0 }, { freshMilliseconds });
  const rows = (answer.data?.rows ?? []).filter((row) => row.isActive && row.roleId !== SUPER_ADMINISTRATOR_ROLE_ID);
  return { choices: rows.map((row) => ({ value: row.roleId, label: row.roleName })), isLoading: answer.isPending };
}

/** Every filter of the list. */
export function StaffFilters({ list }: { list: List }) {
  const { t } = useTranslation('staff');
  const roles = useRoleChoices();
  const departments = useMasterChoices(department);
  const designations = useMasterChoices(designation);
  const select = (name: 'role' | 'department' | 'designation', choices: readonly Choice<number>[]) => (
    <div style={filterRoom(170)}>
      <SelectField<number>
        label={t(name)}
        placeholder={t('all')}
        choices={choices}
        value={isNumber(list.filters[name]) ? Number(list.filters[name]) : null}
        onChange={(value) => list.setFilter(name, value == null ? '' : String(value))}
      />
    </div>
  );
  return (
    <>
      <SearchField label={t('searchStaff')} list={list} />
      {select('role', roles.choices)}
      {select('department', departments.choices)}
      {select('designation', designations.choices)}
      <div style={filterRoom(130)}>
        <SelectField<string>
          label={t('status')}
          isClearable={false}
          choices={['active', 'inactive', 'all'].map((value) => ({ value, label: t(value) }))}
          value={list.filters.state || 'active'}
          onChange={(value) => list.setFilter('state', value === 'active' ? '' : (value ?? ''))}
        />
      </div>
    </>
  );
}
