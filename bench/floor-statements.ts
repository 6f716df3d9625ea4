// The SQL of the floor: what our calls read and write, with the spellings of the wire, and nothing around it.

const joins = `
  join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
  join staff d on d.tenant_id = a.tenant_id and d.staff_id = a.doctor_id
  join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
  join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
  left join bed_floor f on f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id
  left join bed ab on ab.tenant_id = a.tenant_id and ab.bed_id = a.admitted_bed_id
  left join bed_group ag on ag.tenant_id = ab.tenant_id and ag.bed_group_id = ab.bed_group_id
  left join bed_floor af on af.tenant_id = ag.tenant_id and af.bed_floor_id = ag.bed_floor_id
  left join association s on s.tenant_id = a.tenant_id and s.association_id = a.association_id
  join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.created_by`;

const sharedColumns = `a.admission_id as "patientIpId", a.patient_id as "patientUid", a.registration_no as "hospitalRegnNo",
  p.salutation, p.first_name as "firstname", p.middle_name as "middlename", p.last_name as "lastname",
  a.infant_name as "infantName", p.sex, extract(year from age(current_date, p.birth_date))::integer as age,
  extract(month from age(current_date, p.birth_date))::integer as month,
  extract(day from age(current_date, p.birth_date))::integer as day, p.contact_no as "contactNo", p.email,
  p.father_name as "fatherName", p.marital_status as "maritalStatus", p.address_line_one as "addressLineOne",
  p.address_line_two as "addressLineTwo", a.admitted_at as "admissionDatetime", a.discharged_at as "dischargeDatetime",
  a.emergency_number as "emergencyNumber", a.emergency_contact_person as "emergencyContactPerson",
  b.bed_id as "currentBedId", b.bed_name as "currentBedName", b.bed_type_id as "currentBedTypeId",
  b.bed_group_id as "currentBedGroupId", g.bed_group_name as "currentBedGroupName", f.bed_floor_name as "currentBedFloor",
  ab.bed_id as "admittedBedId", ab.bed_name as "admittedBed", ab.bed_type_id as "admittedBedTypeId",
  ab.bed_group_id as "admittedBedGroupId", ag.bed_group_name as "admittedBedGroup", af.bed_floor_name as "admittedBedFloor",
  p.emergency_contact_no as "emergencyContactNo", a.patient_type as "patientType", a.admission_mode as "admissionMode", a.admission_category as "admissionCategory",
  a.association_id as "associationId", s.association_name as "associationName",
  a.tpa_authorized_paise / 100.0::float8 as "tpaauthorizedforamount",
  a.final_authorized_paise / 100.0::float8 as "finalAuthorizedAmount", coalesce(a.final_authorized_paise = 0, false) as "isRefusedByPayer",
  a.is_discharge_initiated as "isDischargeInitiated", a.is_final_bill as "isFinalBill", a.is_discharged as "dischargeStatus",
  a.is_maternity as "isMaternity", a.is_baby_birth as "isBabyBirth", a.is_new_born as "isNewBorn",
  a.mother_admission_id as "motherRelId", a.created_at as "createdOn", u.name as "createdBy"`;

const listColumns = `${sharedColumns}, d.salutation as "doctorSalutation", d.first_name as "doctorFirstName",
  d.last_name as "doctorLastName", s.color_code as "colorCode"`;

const ofHospital = 'a.tenant_id = $1 and a.hospital_id = $2 and not a.is_cancelled';
const open = `${ofHospital} and not a.is_discharged`;
const filtered = `${open} and a.admission_category = $3 and a.patient_type is distinct from $4`;
const admittedBetween = `${ofHospital} and a.admitted_at >= $3::date::timestamp at time zone 'Asia/Kolkata'
  and a.admitted_at < ($4::date + 1)::timestamp at time zone 'Asia/Kolkata'`;
const patientJoin = 'join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id';

function page(where: string, order: string, offset: string, narrowJoin = ''): string {
  return `select ${listColumns}
    from (select a.* from admission a ${narrowJoin} where ${where} order by ${order} limit 10 offset ${offset}) a ${joins}
    order by ${order}`;
}
const count = (where: string) => `select count(*) as "totalCount" from admission a where ${where}`;

/** The three lists that are asked for: rows of the page, and the total. */
export const listStatements = {
  open: { rows: page(open, 'a.admitted_at desc, a.admission_id desc', '$3'), total: count(open) },
  filtered: {
    rows: page(filtered, 'p.first_name asc, a.admission_id desc', '$5', patientJoin),
    total: count(filtered),
  },
  period: {
    rows: page(admittedBetween, 'a.admitted_at desc, a.admission_id desc', '$5'),
    total: count(admittedBetween),
  },
};

/** One admission: tenant, admission, hospital. */
export const admissionStatement = `
  select ${sharedColumns}, p.birth_date as "dateOfBirth", p.blood_group as "bloodGroup", p.image, p.state_code as "stateCode",
    p.city, p.pincode, st.state_name as "stateName",
    a.effective_admitted_at as "effectiveAdmissionDatetime", a.doctor_id as "staffId",
    concat_ws(' ', d.salutation, d.first_name, d.last_name) as "doctorName",
    ds.specialization_name as "doctorSpecialization", a.other_doctor_1_id as otherdoctor, a.other_doctor_2_id as otherdoctor2,
    a.other_doctor_3_id as otherdoctor3, a.department_id as "departmentId", dp.department_name as "departmentName",
    a.specialization_id as specialtycode, sp.specialization_name as "specializationName",
    a.patient_category as "patientCategory", a.creditor_name as "creditorName",
    a.estimated_amount_paise / 100.0::float8 as estimateamount, a.exceptional_amount_paise / 100.0::float8 as exceptionalamount,
    a.estimated_stay_days as estimatestay, a.admitted_by as "admittedBy", a.guardian_name as "guardianName",
    a.guardian_relation as "guardianRelation", a.is_old_patient as "oldPatient",
    a.is_alive as "isAlive", s.is_corporate as "isCorporate", a.insurance_id as "insuranceId",
    i.insurance_name as "insuranceName", a.tpa_policy_no as "tpaPolicyNo", a.policy_card_no as "policyCardNo",
    a.ccn_no as "ccnNo", a.opd_number as "opdNumber", a.opd_date as "opdDate", a.opd_doctor_id as "opdDoctorCode",
    concat_ws(' ', od.salutation, od.first_name, od.last_name) as "opdDoctorFullName", a.referral_id as "referralId",
    a.referral_name as "referralName", a.referral_commission_basis_points / 100.0::float8 as "referralCommision",
    a.is_referral_paid as "isReferralPaid", a.is_package_applicable as "packageApplicable", a.packages as "packageIdList",
    a.package_amount_paise / 100.0::float8 as "packageAmount", a.rate_type as "rateType", t.bed_type_name as "bedTypeName",
    a.version, a.updated_at as "updatedOn", c.name as "updatedBy", a.discharge_kind as "dischargeKind",
    a.is_referral_paid as "isPaid", exists (select 1 from ot_booking o where o.tenant_id = a.tenant_id
      and o.admission_id = a.admission_id and o.is_active) as "isOt",
    (select coalesce(sum(m.amount_paise), 0) / 100.0::float8 from payment m where m.tenant_id = a.tenant_id
      and m.admission_id = a.admission_id and m.is_active and m.payment_type = 'Receive'
      and m.created_at = a.created_at) as advanceamount,
    array(
      select concat_ws(' ', o.salutation, o.first_name, o.last_name)
      from unnest(array[a.other_doctor_1_id, a.other_doctor_2_id, a.other_doctor_3_id]) with ordinality other (staff_id, place)
      join staff o on o.tenant_id = a.tenant_id and o.staff_id = other.staff_id
      order by other.place
    ) as "otherDoctorNames",
    case when a.age_recorded_at is not null then json_build_object('ageYears', a.recorded_age_years,
      'ageMonths', a.recorded_age_months, 'ageDays', a.recorded_age_days, 'recordedAt', a.age_recorded_at) end as "recordedAge"
  from admission a ${joins}
  join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
  join department dp on dp.tenant_id = a.tenant_id and dp.department_id = a.department_id
  join specialization sp on sp.tenant_id = a.tenant_id and sp.specialization_id = a.specialization_id
  left join specialization ds on ds.tenant_id = d.tenant_id and ds.specialization_id = d.specialization_id
  left join insurance i on i.tenant_id = a.tenant_id and i.insurance_id = a.insurance_id
  left join staff od on od.tenant_id = a.tenant_id and od.staff_id = a.opd_doctor_id
  left join state st on st.state_id = p.state_id
  left join app_user c on c.tenant_id = a.tenant_id and c.user_id = a.updated_by
  where a.tenant_id = $1 and a.admission_id = $2 and a.hospital_id = $3 and not a.is_cancelled`;

/** Charge lines at the prices of the list: tenant, hospital, admission, user, the lines as JSON. */
export const addChargesStatement = `
  insert into service_charge (tenant_id, hospital_id, admission_id, charge_id, charge_type_id, charge_category_id, charge_code,
    description, applied_at, quantity_thousandths, standard_charge_paise, applied_charge_paise, igst_basis_points,
    sgst_basis_points, cgst_basis_points, created_by)
  select $1, $2, $3, c.charge_id, c.charge_type_id, c.charge_category_id, c.charge_code, c.charge_name, now(),
    line.quantity * 1000, c.standard_charge_paise, line."appliedCharge" * 100, g.igst_basis_points, g.sgst_basis_points,
    g.cgst_basis_points, $4
  from json_to_recordset($5::json) as line ("chargeId" bigint, quantity bigint, "appliedCharge" bigint)
  join charge c on c.tenant_id = $1 and c.charge_id = line."chargeId"
  join gst_slab g on g.tenant_id = c.tenant_id and g.gst_slab_id = c.gst_slab_id
  returning service_charge_id as id`;

/** The lines of a bill with their figures: tenant, admission. */
export const billLinesStatement = `
  select x.*, (round((x."totalAmount" * x.sgst)::numeric) + round((x."totalAmount" * x.cgst)::numeric))::float8 / 100 as "gstAmount"
  from (
    select x.service_charge_id as "serviceChargeId", x.charge_id as "chargeId", x.charge_type_id as "chargeTypeId",
      t.charge_type_name as "chargeType1", x.charge_category_id as "chargeCategoryId",
      c.charge_category_name as "chargeCategoryName", x.description as "chargeDescription", x.remark,
      x.charge_code as "chargeCode", x.tpa_charge_code as "tpaChargeCode", x.applied_at as "appliedOn", x.unit,
      x.quantity_thousandths / 1000.0::float8 as quantity, x.standard_charge_paise / 100.0::float8 as "standardCharge",
      x.tpa_charge_paise / 100.0::float8 as "tpaCharge", x.applied_charge_paise / 100.0::float8 as "appliedCharge",
      x.item_discount_paise / 100.0::float8 as "itemDiscount", x.is_igst_applied as "isIgstApplied",
      x.igst_basis_points / 100.0::float8 as igst, x.sgst_basis_points / 100.0::float8 as sgst,
      x.cgst_basis_points / 100.0::float8 as cgst, x.is_non_applicable as "isNonApplicable",
      x.applied_charge_paise * x.quantity_thousandths / 100000.0::float8 as "grossAmount",
      x.item_discount_paise * x.quantity_thousandths / 100000.0::float8 as "discountAmount",
      (x.applied_charge_paise - x.item_discount_paise) * x.quantity_thousandths / 100000.0::float8 as "totalAmount",
      u.name as "createdBy"
    from service_charge x
    join charge_type t on t.tenant_id = x.tenant_id and t.charge_type_id = x.charge_type_id
    join charge_category c on c.tenant_id = x.tenant_id and c.charge_category_id = x.charge_category_id
    join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
    where x.tenant_id = $1 and x.admission_id = $2 and x.is_active
  ) x
  order by "serviceChargeId"`;

/** The payments of a bill: tenant, admission. */
export const paymentsStatement = `
  select y.payment_id as "paymentId", y.receipt_no as "receiptNo", y.fin_year as "finYear", y.paid_at as "paymentDate",
    y.payment_type as "paymentType", y.amount_paise / 100.0::float8 as "paymentAmount", y.cash_paise / 100.0::float8 as cash,
    y.card_paise / 100.0::float8 as card, y.card_number as "cardNumber", y.upi_paise / 100.0::float8 as upi,
    y.upi_reference as "upiTransNo", y.neft_paise / 100.0::float8 as neft, y.neft_reference as "neftTransNo",
    y.cheque_paise / 100.0::float8 as "chequeAmount", y.cheque_number as "chequeNumber", y.note, y.is_non_hospital as "isNonHospitalPayment", u.name as "createdBy",
    y.created_at as "createdOn"
  from payment y join app_user u on u.tenant_id = y.tenant_id and u.user_id = y.created_by
  where y.tenant_id = $1 and y.admission_id = $2 and y.is_active
  order by y.payment_id`;
