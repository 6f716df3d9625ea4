// Actions on an appointment of the list, by its state and the user's rights.

import { appointmentMenu } from '@charaka/contract/clinic/opd/appointment';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import {
  isAppointmentOpen,
  mayAdmitAppointment,
  mayRefundAdvance,
  mayTakeAdvance,
} from '@charaka/rules/stay/booking-state';
import {
  IconBed,
  IconCash,
  IconCashBanknoteOff,
  IconClipboardList,
  IconPencil,
  IconReceipt,
  IconUserPlus,
  IconUserX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import type { AppointmentRow } from './appointment-form.tsx';

/** A deed on an appointment; each has a dialog. */
export type AppointmentDeed = 'admit' | 'edit' | 'register' | 'come' | 'takeAdvance' | 'refund' | 'receipts' | 'cancel';

/** The actions of a row. */
export function useAppointmentActions(onSelect: (deed: AppointmentDeed, row: AppointmentRow) => void) {
  const { t } = useTranslation('opd');
  const { canEdit, canDelete } = useRights(appointmentMenu);
  const does = useDeeds();
  const mayRegister = useRights(patientMenu).canAdd && canEdit;
  const mayAdmit = useRights(admissionMenu).canAdd;
  const mayTakeIn = useRights(visitMenu).canAdd;
  return (row: AppointmentRow): RowAction[] => {
    const facts = { status: row.status, patientId: row.patientId, advancePaise: row.advance };
    const isOpen = isAppointmentOpen(facts);
    const action = (isAllowed: boolean, deed: AppointmentDeed, Icon: typeof IconCash): RowAction[] =>
      isAllowed
        ? [{ label: t(`actions.${deed}`), icon: <Icon size={16} aria-hidden />, onSelect: () => onSelect(deed, row) }]
        : [];
    // Next steps for a patient at the counter: register, then visit, or admit at once.
    const ways = [
      ...action(isOpen && row.patientId == null && mayRegister, 'register', IconUserPlus),
      ...action(isOpen && row.patientId != null && mayTakeIn, 'come', IconClipboardList),
      // A patient who has come is admitted from the visit, which has the OPD number.
      ...action(mayAdmitAppointment(facts) && row.visitId == null && mayAdmit, 'admit', IconBed),
    ];
    return [
      ...ways.map((way, place) => ({ ...way, isNext: place === 0 })),
      ...action(isOpen && canEdit, 'edit', IconPencil),
      ...action(mayTakeAdvance(facts) && does('receive-money'), 'takeAdvance', IconCash),
      ...action(mayRefundAdvance(facts) && does('refund'), 'refund', IconCashBanknoteOff),
      ...action(true, 'receipts', IconReceipt),
      ...action(isOpen && canDelete, 'cancel', IconUserX).map((cancel) => ({ ...cancel, isDangerous: true })),
    ];
  };
}
