// How the dialogs of the lists are opened, by the component that shows them: the path of the list, and what is pressed there.

/** `above` is a button beside the title, `row` a deed of a row's menu, `inRow` a button that stands in a row. */
export type Way =
  | { readonly at: string; readonly above: string | RegExp }
  | { readonly at: string; readonly row: string }
  | { readonly at: string; readonly inRow: RegExp };

const above = (at: string, name: string | RegExp): Way => ({ at, above: name });
const row = (at: string, name: string): Way => ({ at, row: name });

/** Every one is walked with the demo's own rows. */
export const listDialogs: Readonly<Record<string, Way>> = {
  'clinic/growth/import-growth-table.tsx': above('opdRoomSetup/growth_tables', 'Import table'),
  'clinic/immunization/save-schedule.tsx': above('opdRoomSetup/vaccine_schedule', 'Add schedule'),
  'clinic/opd/add-visit.tsx': above('opd', 'New OPD patient'),
  'clinic/opd/appointment-form.tsx': above('provisional-booking', 'New appointment'),
  'clinic/opd/save-calendar.tsx': above('appointment', 'Set OPD hours'),
  'clinic/opd/view-advance.tsx': row('provisional-booking', 'Advance receipts'),
  'clinic/opd/visit-history.tsx': row('opd', 'History'),
  'clinic/preapproval/answer-dialog.tsx': row('tpa/order-approval', 'Record answer'),
  'clinic/orderable/add-order-set.tsx': above('order-sets', 'Add Order set'),
  'clinic/orderable/add-orderable.tsx': above('order-settings', 'Add Orderable'),
  'clinic/template/list-phrases.tsx': above('note-templates/phrases', 'Add phrase'),
  'clinic/template/template-dialog.tsx': above('note-templates', 'Add template'),
  'clinic/theatre/provisional-form.tsx': above('ot-booking', 'Plan operation'),
  'clinic/theatre/reschedule.tsx': row('ot-booking', 'Reschedule'),
  'diagnostics/outsource/add-dispatch.tsx': above('investigation/outsource', 'New dispatch'),
  'diagnostics/outsource/add-partner-bill.tsx': above('finance/outsource/bill', 'Enter a bill'),
  'diagnostics/outsource/open-partner-bill.tsx': row('finance/outsource/bill', 'Open'),
  'diagnostics/outsource/set-provider-rate.tsx': above('finance/outsource', 'Set rate'),
  'foundation/access/audit-changes.tsx': { at: 'audit_log_report', inRow: /./ },
  'foundation/access/role-form.tsx': above('role-permission', 'Add role'),
  'foundation/gateway/mail-setting-dialog.tsx': above('gateway-settings/mail', /^(Set|Change) mail server$/),
  'foundation/gateway/notification-dialog.tsx': row('gateway-settings/notification', 'Edit'),
  'foundation/gateway/payment-gateway-dialog.tsx': above('gateway-settings/payment', 'Add payment gateway'),
  'foundation/gateway/sms-setting-dialog.tsx': above('gateway-settings/sms', 'Add SMS gateway'),
  'foundation/gateway/write-message.tsx': above('gateway-settings/outbox', 'Write a message'),
  'foundation/message/message-dialog.tsx': above('message', 'Write a message'),
  'foundation/message/view-message.tsx': row('message', 'Read'),
  'foundation/staff/add-approver.tsx': above('human_resource/approving_authorities', 'Add approver'),
  'foundation/staff/reset-password.tsx': row('human_resource/administration', 'Reset Password'),
  'foundation/tenancy/financial-year-dialog.tsx': above('add_hospital/financial-year', 'Add Financial Year'),
  'foundation/tenancy/gst-rule-dialog.tsx': row('add_hospital', 'GST rules'),
  'foundation/tenancy/hospital-dialog.tsx': above('add_hospital', 'Add Hospital'),
  'foundation/tenancy/print-setting-dialog.tsx': above('print-settings', 'Add Print Setting'),
  'money/finance/add-gl-master.tsx': above('finance', 'Add account'),
  'money/finance/close-day.tsx': above('user_Collection_Report', 'Close my day'),
  'money/finance/collection-papers.tsx': { at: 'user_Collection_Report', inRow: /papers? of/ },
  'money/tariff/add-package.tsx': above('hospital-charges/package', 'Add Package'),
  'money/tariff/add-price-item.tsx': above('hospital-charges/charge', 'Add Charge'),
  'money/tariff/change-rates.tsx': above('hospital-charges/rate', 'Change rates'),
  'money/tariff/save-charge-mapping.tsx': above('hospital-charges/share', 'Add Share'),
  'money/tariff/update-rate.tsx': row('hospital-charges/rate', 'Set rate'),
  'money/tpa/add-payer-receipt.tsx': above('tpa/patient-outstanding', "Payer's receipt"),
  'money/tpa/answer-authorization.tsx': row('tpa/authorization', 'Record the answer'),
  'money/tpa/ask-authorization.tsx': above('tpa/authorization', 'New request'),
  'money/tpa/time-limits.tsx': above('tpa/authorization', 'Time limits'),
  'money/payment/tender-dialog.tsx': row('provisional-booking', 'Refund advance'),
  'people/patient/add-patient.tsx': above('patient_registration', 'Register Patient'),
  'people/referral/add-referral.tsx': above('referral', 'Add Referral'),
  'resource/master-form.tsx': above('tpa/organisation', 'Add Association'),
  'stay/admission/admit.tsx': above('ipd/ipd_registration', 'Admit Patient'),
  'stay/admission/cancel-admission.tsx': above('admission-cancel', 'Cancel an admission'),
  'stay/bed/add-bed.tsx': above('bed-settings/bed', 'Add Bed'),
  'stay/bed/add-beds.tsx': above('bed-settings/bed', 'Add several beds'),
  'stay/discharge/discharge-form.tsx': row('ipd/discharge_patient', 'Discharge'),
  'stay/discharge/set-clearance.tsx': row('ipd/discharge_patient', 'Checklist and history'),
  'stay/record/birth-form.tsx': above('birth_record', 'Record birth'),
  'stay/record/death-form.tsx': above('death_record', 'Record death'),
  'stay/record/mortuary-form.tsx': above('mortuary_management', 'Receive body'),
  'supply/pharmacy/add-pharmacy-item.tsx': above('pharmacy_settings', 'Add item'),
  'supply/pharmacy/add-sale.tsx': above('Pharmacy/sales', 'New cash memo'),
  'supply/pharmacy/add-sales-return.tsx': above('Pharmacy/sales-return', 'New return'),
  'supply/pharmacy/adjust-stock.tsx': row('Pharmacy/pharmacy_stock_received', 'Adjust stock'),
  'supply/pharmacy/list-stock-moves.tsx': row('Pharmacy/pharmacy_stock_received', 'Movements'),
  'supply/pharmacy/receive-stock.tsx': above('Pharmacy/pharmacy_stock_received', 'Receive batch'),
  'ui/dialog/reason-dialog.tsx': row('human_resource/administration', 'Deactivate'),
  'resource/record-dialog.tsx': above('opdRoomSetup', 'Add OPD room'),
};

/** The deeds of an inpatient, on the row of the list. */
export const inpatientDialogs: Readonly<Record<string, string>> = {
  'money/bill/show-bill.tsx': 'Provisional bill',
  'money/payment/payment-form.tsx': 'Payment',
  'money/tpa/transfer-dialog.tsx': 'TPA transfer',
  'money/tpa/transfer-tpa.tsx': 'TPA transfer',
  'stay/admission/change-bed.tsx': 'Change Bed',
  'stay/admission/update-admission.tsx': 'Edit',
  'stay/admission/view-admission.tsx': 'View',
  'stay/discharge/summary-form.tsx': 'Discharge summary',
  'stay/document/add-documents.tsx': 'Upload prescription and others',
  'stay/note/add-note.tsx': 'Note',
};

/** Shown by another component under its own title, and walked with it: what waits for its answer, and frames without a form. */
export const withinOthers: Readonly<Record<string, string>> = {
  'money/bill/view-bill.tsx': 'money/bill/show-bill.tsx',
  'supply/pharmacy/print-sale.tsx': 'ui/paper/print-sheet.tsx',
  'stay/discharge/get-summary.tsx': 'stay/discharge/summary-form.tsx',
};
