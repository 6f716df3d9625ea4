-- Admissions, who lies in which bed when, charges, payments and bills. The invariants of the product live here.

create table admission (
  tenant_id integer not null references tenant,
  admission_id bigint not null,
  hospital_id integer not null,
  patient_id bigint not null,
  registration_no text not null,
  admitted_at timestamptz not null,
  effective_admitted_at timestamptz not null default now(),
  doctor_id bigint not null,
  other_doctor_1_id bigint,
  other_doctor_2_id bigint,
  other_doctor_3_id bigint,
  department_id bigint not null,
  specialization_id bigint not null,
  patient_type text not null check (patient_type in ('TPA', 'Corporate', 'General', 'Govt', 'Cash Claim')),
  patient_category text not null check (patient_category in ('Staff', 'Trustee', 'General', 'Out patient')),
  admission_mode text not null
    check (admission_mode in ('General', 'Day Care', 'Procedure', 'Emergency', 'OPD', 'IVF', 'Dental', 'Package')),
  admission_category text not null
    check (admission_category in ('ICU', 'ITU', 'HDU', 'General', 'Cabin', 'OPD', 'Maternity')),
  creditor_name text,
  estimated_amount_paise bigint check (estimated_amount_paise >= 0),
  exceptional_amount_paise bigint check (exceptional_amount_paise >= 0),
  estimated_stay_days integer check (estimated_stay_days >= 0),
  emergency_number text not null,
  emergency_contact_person text,
  admitted_by text,
  guardian_name text,
  guardian_relation text,
  opd_number text,
  opd_date date,
  opd_doctor_id bigint,
  is_old_patient boolean not null default false,
  is_maternity boolean not null default false,
  is_alive boolean not null default true,
  infant_name text,
  referral_id bigint,
  association_id bigint,
  insurance_id bigint,
  tpa_authorized_paise bigint not null default 0 check (tpa_authorized_paise >= 0),
  final_authorized_paise bigint check (final_authorized_paise >= 0),
  tpa_policy_no text,
  policy_card_no text,
  ccn_no text,
  is_package_applicable boolean not null default false,
  packages jsonb,
  package_amount_paise bigint,
  admitted_bed_id bigint not null,
  current_bed_id bigint not null,
  is_discharge_initiated boolean not null default false,
  discharge_initiated_at timestamptz,
  is_final_bill boolean not null default false,
  is_discharged boolean not null default false,
  discharged_at timestamptz,
  is_cancelled boolean not null default false,
  cancelled_at timestamptz,
  cancel_reason text,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, admission_id),
  foreign key (tenant_id, hospital_id) references hospital,
  foreign key (tenant_id, patient_id) references patient,
  foreign key (tenant_id, doctor_id) references staff (tenant_id, staff_id),
  foreign key (tenant_id, other_doctor_1_id) references staff (tenant_id, staff_id),
  foreign key (tenant_id, other_doctor_2_id) references staff (tenant_id, staff_id),
  foreign key (tenant_id, other_doctor_3_id) references staff (tenant_id, staff_id),
  foreign key (tenant_id, opd_doctor_id) references staff (tenant_id, staff_id),
  foreign key (tenant_id, department_id) references department,
  foreign key (tenant_id, specialization_id) references specialization,
  foreign key (tenant_id, association_id) references association,
  foreign key (tenant_id, insurance_id) references insurance,
  foreign key (tenant_id, referral_id) references referral,
  foreign key (tenant_id, admitted_bed_id) references bed (tenant_id, bed_id),
  foreign key (tenant_id, current_bed_id) references bed (tenant_id, bed_id),
  foreign key (tenant_id, created_by) references app_user,
  check (is_discharged = (discharged_at is not null)),
  check (not (is_discharged and is_cancelled))
);
-- A patient already admitted cannot be admitted again in the same hospital (R415, Q77).
create unique index one_open_admission on admission (tenant_id, hospital_id, patient_id)
  where not is_discharged and not is_cancelled;
create index admission_by_time on admission (tenant_id, hospital_id, admitted_at desc, admission_id desc)
  include (is_discharged) where not is_cancelled;
create index admission_open_by_time on admission (tenant_id, hospital_id, admitted_at desc, admission_id desc)
  where not is_discharged and not is_cancelled;
create index admission_open_by_number on admission (tenant_id, hospital_id, admission_id)
  where not is_discharged and not is_cancelled;
create index admission_by_number on admission (tenant_id, hospital_id, admission_id) where not is_cancelled;
create index admission_by_patient on admission (tenant_id, patient_id, admission_id desc);
create index admission_by_association on admission (tenant_id, hospital_id, association_id, admitted_at desc)
  where association_id is not null and not is_cancelled;
create index admission_by_department on admission (tenant_id, department_id);
create index admission_by_specialization on admission (tenant_id, specialization_id);
create index admission_by_doctor on admission (tenant_id, doctor_id, admitted_at desc);
create index admission_by_bed on admission (tenant_id, current_bed_id) where not is_discharged and not is_cancelled;
call protect('admission', 'admission_id');

create table bed_stay (
  tenant_id integer not null references tenant,
  bed_stay_id bigint generated by default as identity,
  hospital_id integer not null,
  admission_id bigint not null,
  bed_id bigint not null,
  is_virtual boolean not null default false,
  during tstzrange not null,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, bed_stay_id),
  foreign key (tenant_id, admission_id) references admission,
  foreign key (tenant_id, bed_id) references bed,
  foreign key (tenant_id, hospital_id) references hospital,
  check (not isempty(during)),
  -- One patient per bed at a time; virtual beds are outside the rule (Q78).
  constraint one_patient_per_bed exclude using gist (tenant_id with =, bed_id with =, during with &&) where (not is_virtual)
);
create unique index one_open_stay on bed_stay (tenant_id, admission_id) where upper_inf(during);
create index bed_stay_by_admission on bed_stay (tenant_id, admission_id);
call protect('bed_stay', 'bed_stay_id');

create table service_charge (
  tenant_id integer not null references tenant,
  service_charge_id bigint generated by default as identity,
  hospital_id integer not null,
  admission_id bigint not null,
  charge_id bigint not null,
  charge_type_id bigint not null,
  charge_category_id bigint not null,
  charge_code text not null,
  tpa_charge_code text,
  description text not null,
  applied_at timestamptz not null,
  unit text,
  quantity_thousandths bigint not null check (quantity_thousandths > 0),
  standard_charge_paise bigint not null check (standard_charge_paise >= 0),
  tpa_charge_paise bigint not null default 0 check (tpa_charge_paise >= 0),
  applied_charge_paise bigint not null check (applied_charge_paise > 0),
  item_discount_paise bigint not null default 0 check (item_discount_paise between 0 and applied_charge_paise),
  igst_basis_points integer not null default 0,
  sgst_basis_points integer not null default 0,
  cgst_basis_points integer not null default 0,
  is_igst_applied boolean not null default false,
  is_non_applicable boolean not null default false,
  remark text,
  is_active boolean not null default true,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, service_charge_id),
  foreign key (tenant_id, hospital_id) references hospital,
  foreign key (tenant_id, admission_id) references admission,
  foreign key (tenant_id, charge_id) references charge,
  foreign key (tenant_id, charge_type_id) references charge_type,
  foreign key (tenant_id, charge_category_id) references charge_category,
  foreign key (tenant_id, created_by) references app_user
);
create index service_charge_by_admission on service_charge (tenant_id, admission_id, service_charge_id) where is_active;
create index service_charge_by_charge on service_charge (tenant_id, charge_id);
call protect('service_charge', 'service_charge_id');

create table payment (
  tenant_id integer not null references tenant,
  payment_id bigint generated by default as identity,
  hospital_id integer not null,
  admission_id bigint not null,
  fin_year text not null,
  receipt_no bigint not null,
  paid_at timestamptz not null,
  payment_type text not null check (payment_type in ('Receive', 'Refund')),
  amount_paise bigint not null check (amount_paise > 0),
  cash_paise bigint not null default 0 check (cash_paise >= 0),
  card_paise bigint not null default 0 check (card_paise >= 0),
  card_number text,
  upi_paise bigint not null default 0 check (upi_paise >= 0),
  upi_reference text,
  neft_paise bigint not null default 0 check (neft_paise >= 0),
  cheque_paise bigint not null default 0 check (cheque_paise >= 0),
  cheque_number text,
  cheque_date date,
  note text,
  is_non_hospital boolean not null default false,
  is_active boolean not null default true,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, payment_id),
  foreign key (tenant_id, hospital_id) references hospital,
  foreign key (tenant_id, admission_id) references admission,
  foreign key (tenant_id, created_by) references app_user,
  check (amount_paise = cash_paise + card_paise + upi_paise + neft_paise + cheque_paise),
  unique (tenant_id, hospital_id, fin_year, payment_type, receipt_no)
);
create index payment_by_admission on payment (tenant_id, admission_id, payment_id) where is_active;
call protect('payment', 'payment_id');

create table bill (
  tenant_id integer not null references tenant,
  bill_id bigint generated by default as identity,
  hospital_id integer not null,
  admission_id bigint not null,
  fin_year text not null,
  order_no bigint not null,
  billed_at timestamptz not null,
  association_id bigint,
  insurance_id bigint,
  total_without_gst_paise bigint not null,
  igst_paise bigint not null,
  sgst_paise bigint not null,
  cgst_paise bigint not null,
  total_charge_paise bigint not null,
  non_hospital_paise bigint not null,
  medicine_charge_paise bigint not null,
  other_charge_paise bigint not null,
  gross_amount_paise bigint not null,
  discount_paise bigint not null,
  discount_reason text,
  round_off_paise bigint not null,
  net_amount_paise bigint not null,
  paid_in_advance_paise bigint not null,
  authorized_paise bigint not null,
  net_payable_paise bigint not null,
  cash_paise bigint not null default 0,
  card_paise bigint not null default 0,
  card_number text,
  upi_paise bigint not null default 0,
  upi_reference text,
  neft_paise bigint not null default 0,
  cheque_paise bigint not null default 0,
  cheque_number text,
  cash_refund_paise bigint not null default 0,
  cheque_refund_paise bigint not null default 0,
  cheque_refund_number text,
  cheque_refund_date date,
  due_paise bigint not null default 0 check (due_paise >= 0),
  due_reason text,
  is_settled_without_pay boolean not null default false,
  is_settled boolean not null default true,
  settled_at timestamptz,
  is_active boolean not null default true,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, bill_id),
  foreign key (tenant_id, hospital_id) references hospital,
  foreign key (tenant_id, admission_id) references admission,
  foreign key (tenant_id, association_id) references association,
  foreign key (tenant_id, insurance_id) references insurance,
  foreign key (tenant_id, created_by) references app_user,
  unique (tenant_id, hospital_id, fin_year, order_no),
  check (discount_paise between 0 and gross_amount_paise),
  check (net_amount_paise = gross_amount_paise - discount_paise + round_off_paise)
);
-- A second final bill of an admission is refused (Q145).
create unique index one_final_bill on bill (tenant_id, admission_id) where is_active;
call protect('bill', 'bill_id');
