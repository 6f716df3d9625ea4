// Results and order of the patient search: names in any order, spelling and script, telephones, numbers.
import { addPatient, listPatients, updatePatient } from '@charaka/contract/people/patient/patient';
import { describe, expect, it } from 'vitest';
import { type PatientForm, patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function register(tenant: TestTenant, ...changes: Partial<PatientForm>[]): Promise<void> {
  for (const change of changes) await tenant.ask(addPatient, { patient: patientForm(change) });
}

/** Registers 'First Middle Last' or 'First Last', from number 1 on. */
async function tenantOf(...names: string[]): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  for (const name of names) {
    const words = name.split(' ');
    const middleName = words.slice(1, -1).join(' ');
    await register(tenant, { firstName: words[0] as string, middleName, lastName: words.at(-1) as string });
  }
  return tenant;
}

const found = async (tenant: TestTenant, search: string) =>
  (await tenant.ask(listPatients, { search })).rows.map((row) => row.patientId);

describe('searching names', () => {
  it('finds each word in first, middle or last name, whatever the case and order (R419, Q76)', async () => {
    const tenant = await tenantOf('Asha Devi Rao', 'Gita Raotkar', 'Devika Nair', 'आशा राव', 'Rina Kumari Das');
    expect(await found(tenant, 'das rina')).toEqual([5]);
    expect(await found(tenant, 'KUMARI  das')).toEqual([5]);
    expect(await found(tenant, 'Das, Rina')).toEqual([5]);
    expect(await found(tenant, 'RAO dev')).toEqual([1]);
    expect(await found(tenant, 'evi')).toEqual([3, 1]);
    expect(await found(tenant, 'rao nair')).toEqual([]);
    expect(await found(tenant, 'r k das')).toEqual([5]);
  });

  it('shows names with the very words first, then those that begin so, hold them, and are spelled nearly so (R419, Q90)', async () => {
    const tenant = await tenantOf('Meera Ravi', 'Paravi Sen', 'Rabi Sen', 'Ravindra Sen', 'Ravi Sen', 'Kiran Ravi');
    expect(await found(tenant, 'ravi')).toEqual([5, 6, 1, 4, 2, 3]);
    expect(await found(tenant, 'sen ravi')).toEqual([5, 4, 2, 3]);
  });

  it('reads dots as blanks and joins what is written in one (Q198)', async () => {
    const tenant = await tenantOf('S.K. Das', 'Md. Rafiqul Islam');
    expect(await found(tenant, 'das s k')).toEqual([1]);
    expect(await found(tenant, 'md rafiq')).toEqual([2]);
    expect(await found(tenant, 'mohammad islam')).toEqual([2]);
  });

  it.each([
    ['Sreeja', 'Shrija'],
    ['Mukherjee', 'Mukharji'],
    ['Choudhury', 'Chowdhury'],
    ['Chaudhari', 'Choudhary'],
    ['Ravi', 'Rabi'],
    ['Lakshmi', 'Laxmi'],
    ['Banerjee', 'Banerji'],
    ['Chatterjee', 'Chaterji'],
    ['Bandyopadhyay', 'Bandopadhyay'],
    ['Geeta', 'Gita'],
    ['Sujatha', 'Sujata'],
    ['Debnath', 'Devnath'],
    ['Yadav', 'Jadab'],
    ['Gyanendra', 'Jnanendra'],
    ['Mohammed', 'Muhammad'],
    ['Aziz', 'Ajij'],
    ['Phatima', 'Fatima'],
    ['Kausar', 'Kowsar'],
    ['Biswas', 'Viswas'],
    ['Sutradhar', 'Sutradhor'],
    ['Roy', 'Ray'],
  ])('finds %s typed as %s, and the other way round (R419)', async (registered, typed) => {
    const tenant = await tenantOf(`${registered} Zutshi`, `${typed} Zutshi`, 'Ombir Zutshi');
    expect(await found(tenant, typed)).toEqual([2, 1]);
    expect(await found(tenant, registered)).toEqual([1, 2]);
  });

  it('finds a near spelling before it is typed to the end (R418, R419)', async () => {
    const tenant = await tenantOf('Rina Mukherjee', 'Rina Chowdhury', 'Rina Makhija');
    expect(await found(tenant, 'mukharj')).toEqual([1]);
    expect(await found(tenant, 'choudh')).toEqual([2]);
    expect(await found(tenant, 'rina choudh')).toEqual([2]);
  });

  it('does not take short names that only share their consonants for near ones (R419)', async () => {
    const tenant = await tenantOf('Rina Das', 'Rina Desai', 'Rina Dasgupta');
    expect(await found(tenant, 'das')).toEqual([1, 3]);
    expect(await found(tenant, 'desai')).toEqual([2]);
  });

  it.each([
    ['रीना दास', 'rina das'],
    ['রীনা দাস', 'das rina'],
    ['ரீனா குமார்', 'rina kumar'],
    ['రీనా దాస్', 'rina'],
    ['ಗೀತಾ ರಾವ್', 'geeta'],
    ['കൃഷ്ണൻ നായർ', 'nayar'],
    ['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'harpreet singh'],
    ['કૃષ્ણ પટેલ', 'patel'],
    ['ସୁଜାତା ସାହୁ', 'sahu sujata'],
  ])('finds %s in its own letters and as %s in Latin ones (R419)', async (registered, latin) => {
    const tenant = await tenantOf(registered, 'Ombir Kohli');
    const [first, last] = registered.split(' ') as [string, string];
    for (const typed of [registered, `${last} ${first}`, latin]) expect(await found(tenant, typed), typed).toEqual([1]);
  });

  it('starts at 3 characters and takes no sign for a wildcard (R418)', async () => {
    const tenant = await tenantOf('Asha Rao');
    for (const typed of ['As', 'A%a', 'A_h', "A\\'h", '...', 'a{1}a', 'x'.repeat(60)])
      expect(await found(tenant, typed), typed).toEqual([]);
  });

  it('finds a changed name at once, and no more the one before (R256)', async () => {
    const tenant = await tenantOf('Asha Rao');
    await tenant.ask(updatePatient, { patient: { ...patientForm({ lastName: 'Kulkarni' }), patientId: 1 } });
    expect(await found(tenant, 'kulkarni asha')).toEqual([1]);
    expect(await found(tenant, 'rao')).toEqual([]);
  });

  it('answers at most 20, the newest, and active ones only; never those of another tenant (Q18, Q90)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(30, 'Madhavi');
    const other = await makeTenant(parts);
    await other.addPatients(1, 'Madhavi');
    await parts.owner.query('update patient set is_active = false where tenant_id = $1 and patient_id = 29', [
      tenant.tenantId,
    ]);
    const numbers = await found(tenant, 'madhavi');
    expect(numbers).toHaveLength(20);
    expect(numbers.slice(0, 3)).toEqual([30, 28, 27]);
    expect(await found(other, 'madhavi')).toEqual([1]);
    const paged = await tenant.ask(listPatients, { search: 'madhavi', pageNumber: 1, pageSize: 50 });
    expect(paged.rows).toHaveLength(20);
    expect(await found(tenant, 'MR29')).toEqual([]);
  });
});

describe('searching a large register', () => {
  /** The plans of every statement inside of a search, as PostgreSQL itself tells them. */
  async function plansOf(tenant: TestTenant, search: string): Promise<string> {
    const plans: string[] = [];
    const note = ({ message = '' }: { message?: string }) => plans.push(message);
    parts.owner.on('notice', note);
    await parts.owner.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set client_min_messages = log;
      set auto_explain.log_nested_statements = on; set app.tenant_id = '${tenant.tenantId}'; ${search}`);
    await parts.owner.query('reset auto_explain.log_min_duration; reset client_min_messages');
    parts.owner.off('notice', note);
    return plans.join('\n');
  }

  it('reads names and telephones by their indexes, tenant first, and common names among the newest (R419)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `insert into patient (tenant_id, patient_id, hospital_id, salutation, first_name, last_name, sex, birth_date, nationality,
         contact_no, address_line_one, country_id, state_id, city, created_by)
       select $1, n, 1, 'Mr.', chr(97 + n % 26) || chr(97 + n / 26 % 26) || 'ndra', case n % 2 when 0 then 'Kumar' else 'Sen' end,
         'M', '1990-05-01', 'Indian', '9' || lpad((n * 7919)::text, 9, '0'), '1 Test Road', 1, 27, 'Pune', 1
       from generate_series(1, 20000) n`,
      [tenant.tenantId],
    );
    await parts.owner.query('vacuum (analyze) patient, patient_name_word, patient_name_use');
    const rare = await plansOf(tenant, `select patients_named('sen chndra', 20)`);
    expect(rare).toContain('Index Only Scan using patient_name_use_pkey');
    expect(rare).toMatch(/Index Cond: \(\(tenant_id = .*word >= 'chndra'/);
    expect(rare).toContain('patient_name_word_pkey');
    const common = await plansOf(tenant, `select patients_named('kumar', 20)`);
    expect(common).toMatch(/using patient_name_use_pkey.*\n.*word >= 'kumar'.*patient_id >= '19841'/);
    const phone = await plansOf(tenant, `select patients_with_phone('987654', 20)`);
    for (const index of ['patient_by_phone', 'patient_by_phone_end', 'patient_by_whole_phone'])
      expect(phone).toContain(`${index} `);
    for (const plans of [rare, common, phone]) {
      expect(plans).not.toMatch(/Seq Scan on patient(_name_use)? /);
      expect(plans).toContain(`tenant_id = ${tenant.tenantId}`);
    }
  });
});

describe('searching digits', () => {
  it('takes digits for UHID or phone, the patient of that number first (R419, Q76)', async () => {
    const tenant = await makeTenant(parts);
    const [first = 0] = await tenant.addPatients(120);
    expect(first).toBe(1);
    await register(tenant, { contactNo: '9123456789' }, { contactNo: '+919123456700' });
    expect((await found(tenant, '115'))[0]).toBe(115);
    expect(await found(tenant, '91234567')).toEqual([122, 121]);
    expect(await found(tenant, '91234 56789')).toEqual([121]);
    expect(await found(tenant, '09123456789')).toEqual([121]);
    expect(await found(tenant, '919123456789')).toEqual([121]);
    expect(await found(tenant, 'MR7')).toEqual([7]);
    expect(await found(tenant, '99999999999999999999')).toEqual([]);
  });

  it('finds a phone by its last digits, four of them or more (R419)', async () => {
    const tenant = await makeTenant(parts);
    await register(tenant, { contactNo: '9123456789' }, { contactNo: '+918888806789' }, { contactNo: '9123400000' });
    expect(await found(tenant, '6789')).toEqual([2, 1]);
    expect(await found(tenant, '56789')).toEqual([1]);
    expect(await found(tenant, '789')).toEqual([]);
  });

  it("takes a leading '+' for a contact number, also one kept without country code (R419, Q73)", async () => {
    const tenant = await makeTenant(parts);
    await register(
      tenant,
      { contactNo: '9123456789' },
      { contactNo: '+919123456789' },
      { contactNo: '+8801712345678' },
    );
    expect(await found(tenant, '+91')).toEqual([2]);
    expect(await found(tenant, '+91 91234 56789')).toEqual([2, 1]);
    expect(await found(tenant, '+880')).toEqual([3]);
    expect(await found(tenant, '+6789')).toEqual([]);
  });
});

it("finds a patient by the other telephone's number, with and without code, to the end (R419, Q76)", async () => {
  const tenant = await makeTenant(parts);
  await register(
    tenant,
    { alternateNo: '9800000077' },
    { alternateNo: '919800000088' },
    { alternateNo: '03323456789' },
  );
  expect(await found(tenant, '9800000077')).toEqual([1]);
  expect(await found(tenant, '+919800000088')).toEqual([2]);
  expect(await found(tenant, '98000 00088')).toEqual([2]);
  expect(await found(tenant, '033 2345 6789')).toEqual([3]);
  expect(await found(tenant, '9800000099')).toEqual([]);
});
