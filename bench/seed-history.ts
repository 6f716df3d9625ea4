// The SQL that fills the hospitals of the bench: patients, admissions with their beds, charges, payments and bills.
import { SEED_USER } from './seed-scene.ts';
import { BILL_LINES, HOSPITALS_PER_TENANT, LONG_BILL_LINES, type Size, UNTAXED_CHARGES } from './size.ts';

const firstNames =
  'Asha,Ravi,Meera,Arjun,Sunita,Vikram,Kavita,Imran,Fatima,George,Lakshmi,Suresh,Ananya,Rohit,Deepa,Manoj,Priya,Karan,Nisha,Amit';
const lastNames =
  'Sharma,Das,Nair,Patil,Khan,Iyer,Bose,Reddy,Singh,Kulkarni,Menon,Gupta,Rao,Chatterjee,Joshi,Pillai,Mehta,Fernandes,Ghosh,Shetty';

/** Statements that make the history, oldest first, rows of all tenants mixed as they would have come. */
export function historyStatements(size: Size): string[] {
  return [
    patients(size),
    ...nameStatements,
    admissions(size),
    bedStays,
    chargeLines(size),
    finalBills,
    payments,
    advancesOfLongBills(size),
    numberSeries,
  ];
}

function patients({ tenants, patientsPerTenant }: Size): string {
  return `
    insert into patient (tenant_id, patient_id, hospital_id, salutation, first_name, last_name, sex, birth_date, nationality,
      contact_no, address_line_one, country_id, state_id, state_code, city, created_by, created_at, updated_at)
    select t, p, 1 + p % ${HOSPITALS_PER_TENANT}, case when p % 2 = 0 then 'Mr.' else 'Mrs.' end,
      (string_to_array('${firstNames}', ','))[1 + p % 20], (string_to_array('${lastNames}', ','))[1 + p / 20 % 20],
      case when p % 2 = 0 then 'M' else 'F' end, date '1940-01-01' + (p * 37) % 28000, 'Indian',
      '98' || lpad(p::text, 8, '0'), p % 400 || ' Station Road', 1, 27, '27', 'Pune', ${SEED_USER},
      now() - interval '3 years' + p * interval '1 second', now() - interval '3 years' + p * interval '1 second'
    from generate_series(1, ${patientsPerTenant}) p, generate_series(1, ${tenants}) t order by p, t`;
}

/** Rows that a trigger writes outside the bench. */
export const nameStatements = [
  `insert into patient_name_word (tenant_id, word, patient_count)
   select tenant_id, word, count(*) from patient, unnest(name_words(search_name)) word group by tenant_id, word`,
  `insert into patient_name_use (tenant_id, word, patient_id, name)
   select distinct tenant_id, word, patient_id, plain_name(words)
   from (select tenant_id, patient_id, name_words(search_name) as words from patient) said, unnest(words) word order by 1, 2, 3`,
];

/**
 * Admission n of a tenant is number k of its hospital and takes bed k modulo the beds in stay number k / beds, so that stays
 * of one bed follow each other. The newest are open, one in a hundred of the others was cancelled.
 */
function admissions(size: Size): string {
  const perHospital = size.admissionsPerTenant / HOSPITALS_PER_TENANT;
  return `
    insert into admission (tenant_id, admission_id, hospital_id, patient_id, registration_no, admitted_at, effective_admitted_at,
      doctor_id, department_id, specialization_id, patient_type, patient_category, admission_mode, admission_category,
      estimated_amount_paise, emergency_number, emergency_contact_person, association_id, tpa_authorized_paise,
      admitted_bed_id, current_bed_id, is_discharge_initiated, discharge_initiated_at, is_final_bill, is_discharged,
      discharged_at, is_cancelled, cancelled_at, cancel_reason, created_by, created_at, updated_at)
    select t, n, h, 1 + (n - 1) % ${size.patientsPerTenant}, 'IP-' || lpad(n::text, 7, '0'), admitted_at, admitted_at,
      1 + n % 40, 1 + n % 8, 1 + n % 8, (array['TPA', 'Corporate', 'General', 'General'])[1 + n % 4], 'General', 'General',
      (array['General', 'Cabin', 'ICU', 'HDU', 'Maternity'])[1 + k % 5],
      2500000, '9800000000', 'Next of kin', case n % 4 when 0 then 1 + n % 15 when 1 then 16 + n % 5 end,
      case when n % 4 < 2 then 1000000 else 0 end,
      bed_id, bed_id, is_discharged, case when is_discharged then left_at end, is_discharged, is_discharged,
      case when is_discharged then left_at end, is_cancelled, case when is_cancelled then left_at end,
      case when is_cancelled then 'Entered twice' end, ${SEED_USER}, admitted_at, coalesce(left_at, admitted_at)
    from (
      select *, not is_open and n % 100 = 0 as is_cancelled, not is_open and n % 100 <> 0 as is_discharged,
        case when not is_open then admitted_at + interval '1 day' + n % 60 * interval '1 hour' end as left_at
      from (
        select t, n, h, k, (h - 1) * 1000 + 1 + (k - 1) % ${size.bedsPerHospital} as bed_id,
          k > ${perHospital - size.openPerHospital} as is_open,
          date_trunc('hour', now()) - interval '4 days' - k * 7 % 2880 * interval '30 seconds'
            - (${size.staysPerBed - 1} - (k - 1) / ${size.bedsPerHospital}) * interval '${size.daysPerStay} days' as admitted_at
        from generate_series(1, ${size.admissionsPerTenant}) n, generate_series(1, ${size.tenants}) t,
          lateral (select 1 + (n - 1) % ${HOSPITALS_PER_TENANT} as h, 1 + (n - 1) / ${HOSPITALS_PER_TENANT} as k) place
      ) planned
    ) lived
    order by admitted_at, t, n`;
}

const bedStays = `
  insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, during, is_cancelled, created_by, created_at)
  select tenant_id, hospital_id, admission_id, current_bed_id,
    tstzrange(admitted_at, coalesce(discharged_at, cancelled_at)), is_cancelled, ${SEED_USER}, admitted_at
  from admission order by admitted_at`;

/** Lines of ended stays carry no GST, so that their bills add up by whole rupees; long bills take the whole price list. */
function chargeLines(size: Size): string {
  const firstLong = size.admissionsPerTenant - HOSPITALS_PER_TENANT + 1;
  return `
    insert into service_charge (tenant_id, hospital_id, admission_id, charge_id, charge_type_id, charge_category_id, charge_code,
      description, applied_at, quantity_thousandths, standard_charge_paise, applied_charge_paise,
      igst_basis_points, sgst_basis_points, cgst_basis_points, created_by, created_at)
    select a.tenant_id, a.hospital_id, a.admission_id, c.charge_id, c.charge_type_id, c.charge_category_id, c.charge_code,
      c.charge_name, a.admitted_at + line * interval '5 minutes', (1 + line % 3) * 1000, c.standard_charge_paise,
      c.standard_charge_paise, g.igst_basis_points, g.sgst_basis_points, g.cgst_basis_points, ${SEED_USER}, a.admitted_at
    from admission a
    cross join lateral generate_series(1,
      case when a.admission_id >= ${firstLong} then ${LONG_BILL_LINES} else ${BILL_LINES} end) line
    join charge c on c.tenant_id = a.tenant_id and c.charge_id = (a.hospital_id - 1) * 1000 + 1 + case
      when a.admission_id >= ${firstLong} then line % 60 else (a.admission_id * 7 + line * 11) % ${UNTAXED_CHARGES} end
    join gst_slab g on g.tenant_id = c.tenant_id and g.gst_slab_id = c.gst_slab_id
    where not a.is_cancelled
    order by a.admitted_at, a.tenant_id, a.admission_id, line`;
}

const financialYear = (day: string) =>
  `to_char(${day} - interval '3 months', 'YYYY') || '-' || to_char(${day} + interval '9 months', 'YYYY')`;

const finalBills = `
  insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, association_id, total_without_gst_paise,
    igst_paise, sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
    gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
    net_payable_paise, settled_at, has_gst_document, created_by, created_at)
  select tenant_id, hospital_id, admission_id, fin_year,
    row_number() over (partition by tenant_id, hospital_id, fin_year order by discharged_at, admission_id),
    discharged_at, association_id, total, 0, 0, 0, total, 0, 0, 0, total, 0, 0, total, total, 0, 0, discharged_at, false,
    ${SEED_USER}, discharged_at
  from (
    select a.*, ${financialYear('a.discharged_at')} as fin_year, s.total
    from admission a
    join (
      select tenant_id, admission_id, sum(applied_charge_paise * quantity_thousandths / 1000)::bigint as total
      from service_charge group by tenant_id, admission_id
    ) s on s.tenant_id = a.tenant_id and s.admission_id = a.admission_id
    where a.is_discharged
  ) ended
  order by discharged_at`;

/** Every ended stay was paid in one receipt before its bill. */
const payments = `
  insert into payment (tenant_id, hospital_id, admission_id, fin_year, receipt_no, paid_at, payment_type, amount_paise, cash_paise,
    created_by, created_at)
  select tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, 'Receive', net_amount_paise, net_amount_paise,
    ${SEED_USER}, billed_at
  from bill order by billed_at`;

function advancesOfLongBills(size: Size): string {
  return `
    insert into payment (tenant_id, hospital_id, admission_id, fin_year, receipt_no, paid_at, payment_type, amount_paise,
      cash_paise, created_by)
    select a.tenant_id, a.hospital_id, a.admission_id, ${financialYear('now()')}, 9000000 + step, now(), 'Receive',
      1000000, 1000000, ${SEED_USER}
    from admission a, generate_series(1, 5) step
    where a.admission_id > ${size.admissionsPerTenant - HOSPITALS_PER_TENANT}`;
}

const numberSeries = `
  insert into number_series (tenant_id, series, last_number)
  select tenant_id, 'admission', max(admission_id) from admission group by tenant_id`;
