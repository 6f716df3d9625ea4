// Narrows a list to a doctor; kept in the address.
import { useTranslation } from 'react-i18next';
import { useDoctors } from '../admission/doctors.ts';
import type { List } from '../kernel/use-list.ts';
import { SelectField } from '../ui/form-fields.tsx';

/** The doctor of the address as the calls take it. */
export function doctorFilter(filters: List['filters']): { doctorId?: number } {
  const { doctor } = filters;
  return doctor !== undefined && /^\d+$/.test(doctor) ? { doctorId: Number(doctor) } : {};
}

/** All doctors or one. */
export function DoctorFilter({ list }: { list: List }) {
  const { t } = useTranslation('opd');
  const { choices, isLoading } = useDoctors();
  return (
    <div style={{ width: 230 }}>
      <SelectField
        label={t('doctor')}
        placeholder={t('all')}
        choices={choices}
        isLoading={isLoading}
        value={doctorFilter(list.filters).doctorId ?? null}
        onChange={(doctorId) => list.setFilter('doctor', doctorId == null ? '' : String(doctorId))}
      />
    </div>
  );
}
