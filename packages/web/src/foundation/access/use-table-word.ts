// What a table of the database is called by those who read the audit log.
import { useTranslation } from 'react-i18next';

/** The tables that people know by a word of their own. */
const named = [
  'admission',
  'admission_document',
  'admission_note',
  'allergy',
  'app_user',
  'appointment',
  'approval_request',
  'association',
  'bed',
  'bed_stay',
  'bill',
  'birth_record',
  'charge',
  'clinical_order',
  'death_record',
  'department',
  'discharge_summary',
  'hms_notification',
  'hospital',
  'insurance',
  'message',
  'opd_visit',
  'ot_booking',
  'ot_provisional_booking',
  'patient',
  'payment',
  'pharmacy_item',
  'pharmacy_return',
  'pharmacy_sale',
  'print_setting',
  'referral',
  'role',
  'role_permission',
  'service_charge',
  'session',
  'staff',
  'tpa_authorization',
] as const;

/** Tells a table; one that has no word by its own name, in plain letters. */
export function useTableWord(): (table: string) => string {
  const { t } = useTranslation('audit');
  return (table) => {
    const known = named.find((each) => each === table);
    return known ? t(`tables.${known}`) : table.replaceAll('_', ' ');
  };
}
