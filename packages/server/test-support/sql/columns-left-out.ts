// Columns that an insert leaves out although no other statement of the source writes them, each with its reason.

/** Columns of one table that the statements of one file leave out. */
interface LeftOut {
  readonly place: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly reason: string;
}

const tender = ['card_number', 'upi_reference', 'cheque_number', 'neft_reference'];
const sealed = 'the closing of the day writes it, by a statement for every kind of paper';
const startingPlain = 'the starting catalogue has none; the laboratory adds its own';

export const columnsLeftOut: readonly LeftOut[] = [
  {
    place: 'insight/report/demo-data.ts',
    table: 'audit_log',
    columns: ['ip', 'request_id'],
    reason: 'the changes of the demo came by no request',
  },
  {
    place: 'insight/report/demo-data.ts',
    table: 'report_schedule',
    columns: ['addresses', 'saved_report_view_id', 'threshold_amount_paise', 'threshold_field'],
    reason: 'the schedules of the demo send to users alone, watch no total and use no view',
  },
  {
    place: 'insight/report/demo-data.ts',
    table: 'quality_value',
    columns: ['ward_id'],
    reason: 'the restated value of the demo is that of the hospital',
  },
  {
    place: 'insight/report/schedule-jobs.ts',
    table: 'report_run',
    columns: ['failure', 'reason'],
    reason: 'a run that is recorded with its mail has not failed, and its file names no person',
  },
  {
    place: 'kernel/report-runs.ts',
    table: 'report_run',
    columns: ['expires_at', 'file_id', 'made_for', 'report_delivery_id'],
    reason: 'only runs of schedules have a file on the server',
  },
  { place: 'money/payment/payment-store.ts', table: 'payment', columns: ['day_closing_id'], reason: sealed },
  {
    place: 'clinic/counter/counter-bill-store.ts',
    table: 'counter_receipt',
    columns: ['day_closing_id'],
    reason: sealed,
  },
  { place: 'money/tpa/receipt-store.ts', table: 'payer_receipt', columns: ['day_closing_id'], reason: sealed },
  { place: 'supply/pharmacy/return-store.ts', table: 'pharmacy_return', columns: ['day_closing_id'], reason: sealed },
  { place: 'supply/pharmacy/sale-store.ts', table: 'pharmacy_sale', columns: ['day_closing_id'], reason: sealed },
  {
    place: 'supply/stock/stock-engine.ts',
    table: 'stock_adjustment',
    columns: ['stock_take_line_id'],
    reason: 'a correction without a count has none (PH070)',
  },
  {
    place: 'supply/stock/stock-engine.ts',
    table: 'stock_lot',
    columns: ['goods_receipt_line_id'],
    reason: 'a lot that is received without purchase has none',
  },
  {
    place: 'supply/pharmacy/return-store.ts',
    table: 'pharmacy_return',
    columns: ['settled_bill_id'],
    reason: 'a trigger writes it when the final bill settles the return',
  },
  {
    place: 'money/tax/gst-document-store.ts',
    table: 'gst_document',
    columns: ['party_gstin'],
    reason: 'patients have no GSTIN and the form of a payer has no field for it yet',
  },
  {
    place: 'clinic/opd/appointment-store.ts',
    table: 'appointment',
    columns: tender,
    reason: 'an appointment is booked unpaid; its advances are records of their own',
  },
  {
    place: 'clinic/encounter/add-direct-encounter.ts',
    table: 'encounter',
    columns: ['admission_id', 'department_id', 'doctor_id', 'opd_visit_id'],
    reason: 'a walk-in with an outside paper has no stay, no visit and no doctor of the hospital',
  },
  {
    place: 'clinic/theatre/provisional-store.ts',
    table: 'ot_provisional_booking',
    columns: tender,
    reason: 'a theatre is booked unpaid; its advances are records of their own',
  },
  {
    place: 'clinic/theatre/booking-store.ts',
    table: 'ot_booking',
    columns: ['ot_provisional_booking_id'],
    reason: 'a booking made at once; one that was provisional is made by another statement',
  },
  {
    place: 'clinic/counter/owe-refund.ts',
    table: 'refund_due',
    columns: ['settled_at'],
    reason: 'a trigger writes it when the refund is paid',
  },
  {
    place: 'clinic/opd/visit-store.ts',
    table: 'opd_visit',
    columns: ['first_called_at'],
    reason: 'a trigger writes it with the first call',
  },
  {
    place: 'clinic/order/critical-call-store.ts',
    table: 'critical_call',
    columns: ['lab_call_id'],
    reason: 'the number of a call of the log of before (Q248)',
  },
  {
    place: 'diagnostics/laboratory/move-lab-calls.ts',
    table: 'critical_call',
    columns: ['specimen_id', 'lab_parameter_id'],
    reason: 'calls of before name neither a specimen nor a parameter',
  },
  {
    place: 'diagnostics/laboratory/specimen-store.ts',
    table: 'specimen',
    columns: ['parent_specimen_id'],
    reason: 'a specimen that is collected; an aliquot is made by another statement',
  },
  {
    place: 'diagnostics/labreport/link-store.ts',
    table: 'report_view',
    columns: ['viewed_by'],
    reason: 'a reader with a link is no user',
  },
  {
    place: 'diagnostics/labtest/reference-range-store.ts',
    table: 'reference_range',
    columns: ['unit'],
    reason: 'a trigger writes the unit that the parameter has at that moment',
  },
  {
    place: 'diagnostics/labtest/add-starting-catalogue.ts',
    table: 'lab_parameter',
    columns: ['notifiable_disease_id', 'other_units', 'reportable_low', 'reportable_high'],
    reason: startingPlain,
  },
  {
    place: 'diagnostics/labtest/add-starting-catalogue.ts',
    table: 'reference_range',
    columns: ['unit'],
    reason: 'a trigger writes the unit that the parameter has at that moment',
  },
  {
    place: 'diagnostics/labtest/add-starting-catalogue.ts',
    table: 'reference_range',
    columns: ['shown_text', 'age_from_hours', 'age_to_hours', 'analyser_id', 'method_name'],
    reason: startingPlain,
  },
  {
    place: 'diagnostics/labtest/add-starting-catalogue.ts',
    table: 'lab_section',
    columns: ['is_lot_check_demanded', 'head_staff_id'],
    reason: startingPlain,
  },
  {
    place: 'diagnostics/labtest/add-starting-catalogue.ts',
    table: 'specimen_type',
    columns: ['collection_note', 'keep_days'],
    reason: startingPlain,
  },
  {
    place: 'foundation/access/factor-store.ts',
    table: 'factor',
    columns: ['credential_id', 'public_key', 'transports', 'rp_id'],
    reason: 'what a passkey has and an authenticator app has not',
  },
  {
    place: 'foundation/access/passkey-store.ts',
    table: 'factor',
    columns: ['sealed'],
    reason: 'the secret of an authenticator app; a passkey keeps its own',
  },
  {
    place: 'foundation/access/factor-loss-store.ts',
    table: 'factor_loss',
    columns: ['reason', 'asked_by_id'],
    reason: 'an administrator asks without a reason, the operator gives one and is no user',
  },
  {
    place: 'foundation/message/notification-store.ts',
    table: 'hms_notification',
    columns: ['user_id', 'path', 'title_code', 'title_params'],
    reason: 'a title that a user typed for a group; the product writes its own by another statement',
  },
  {
    place: 'money/tariff/price-list-store.ts',
    table: 'charge_category',
    columns: ['charge_category_description'],
    reason: 'a price list names the category and no more',
  },
  {
    place: 'money/tariff/price-list-store.ts',
    table: 'association',
    columns: [
      'association_code',
      'address',
      'contact_no',
      'email',
      'contact_person_name',
      'contact_person_phone',
      'color_code',
      'acc_id',
      'approval_limit',
      'counter_from',
      'counter_to',
      'counter_share_basis_points',
      'counter_limit',
      'counter_laboratory',
      'counter_radiology',
      'counter_services',
    ],
    reason: 'a price list names the payer and no more',
  },
];
