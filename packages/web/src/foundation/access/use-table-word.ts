// What a table of the database is called by those who read the audit log.
import { masters } from '@charaka/contract/foundation/masters/all';
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
  'bed_group',
  'bed_stay',
  'bill',
  'birth_record',
  'charge',
  'clinical_order',
  'consultation',
  'consultation_fee',
  'consultation_template',
  'counter_bill',
  'counter_receipt',
  'day_closing',
  'death_record',
  'department',
  'discharge_event',
  'discharge_summary',
  'encounter_diagnosis',
  'eqa_round',
  'follow_up',
  'gst_document',
  'hms_notification',
  'hospital',
  'immunization',
  'insurance',
  'isolate',
  'lab_report',
  'lab_work',
  'message',
  'mortuary_admission',
  'opd_day',
  'opd_session',
  'opd_visit',
  'order_group',
  'ot_booking',
  'ot_provisional_booking',
  'ot_slot',
  'outsource_dispatch',
  'outsource_line',
  'patient',
  'patient_allergy',
  'patient_certificate',
  'patient_problem',
  'payment',
  'pharmacy_batch',
  'pharmacy_item',
  'pharmacy_return',
  'pharmacy_sale',
  'phrase',
  'print_setting',
  'qc_action',
  'qc_material',
  'qc_target',
  'reagent_lot',
  'referral',
  'refund_due',
  'role',
  'role_permission',
  'service_charge',
  'session',
  'specimen',
  'staff',
  'tissue_block',
  'tissue_slide',
  'tpa_authorization',
  'tpa_transfer',
  'vaccine_schedule',
  'vital_sign_set',
] as const;

/** 'bed_type', the table of the list that is declared as `bedType`. */
const tableOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Tells a table: by its own word, by that of the list of values it holds, or in plain letters. */
export function useTableWord(): (table: string) => string {
  const { t } = useTranslation(['audit', 'masters']);
  return (table) => {
    const known = named.find((each) => each === table);
    if (known) return t(`tables.${known}`);
    const master = masters.find(({ name }) => tableOf(name) === table);
    return master ? t(`masters:label.${master.label}`, master.label) : table.replaceAll('_', ' ');
  };
}
