// Narrows a list to a doctor; kept in the address.
import { useTranslation } from 'react-i18next';
import type { List } from '../../kernel/use-list.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { filterRoom } from '../../ui/table/filter-room.ts';

/** The doctor of the address as the calls take it. */
export function doctorFilter(filters: List['filters']): { doctorId?: number } {
  const { doctor } = filters;
  return doctor !== undefined && /^\d+$/.test(doctor) ? { doctorId: Number(doctor) } : {};
}

interface DoctorFilterProps {
  readonly list: List;
  /** The doctor shown when the address names none; null shows all doctors. */
  readonly ownId?: number | null | undefined;
  /** Shown without a doctor, where that does not mean all of them. */
  readonly placeholder?: string;
}

/** All doctors or one. */
export function DoctorFilter({ list, ownId = null, placeholder }: DoctorFilterProps) {
  const { t } = useTranslation('worklist');
  return (
    <div style={filterRoom(230)}>
      <DoctorField
        label={t('doctor')}
        placeholder={placeholder ?? t('all')}
        value={doctorFilter(list.filters).doctorId ?? ownId}
        onChange={(doctorId) => list.setFilter('doctor', doctorId == null ? '' : String(doctorId))}
      />
    </div>
  );
}
