// Every master of a test tenant by its five calls, with records of all kinds of values.
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { type Master, type MasterFieldKind, masterEndpoints } from '@charaka/contract/kernel/resource';
import { beforeAll } from 'vitest';
import { lieInBed } from '../patient/lie-in-bed.ts';
import { useTestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';
import { fittingValues } from './fitting-values.ts';

/** A record of a master. */
export type MasterRow = Record<string, string | number | boolean | null>;

type Verb = keyof ReturnType<typeof masterEndpoints>;
type Answered = { item: MasterRow; rows: MasterRow[]; totalCount: number };
type AddRecord = (master: Master, isFull: boolean) => Promise<number>;

let lastNumber = 0;

const isScaled = (kind: MasterFieldKind) => kind === 'money' || kind === 'percent';

/** Values for every field of a new record; of optional fields only when `isFull`. Amounts in rupees, as typed. */
async function sampleRecord(master: Master, isFull: boolean, add: AddRecord): Promise<MasterRow> {
  const record: MasterRow = {};
  for (const [name, field] of Object.entries(master.fields)) {
    if (!field.isRequired && !isFull) continue;
    lastNumber += 1;
    const texts = [
      `Äpple ${lastNumber}%`,
      `apple_${lastNumber}`,
      `BANANA ${lastNumber}`,
      `banana's "${lastNumber}" \\`,
    ];
    const text = texts[lastNumber % texts.length]?.slice(0, field.maxLength ?? 100) ?? '';
    if (field.isPhone) record[name] = `98${String(lastNumber).padStart(8, '0')}`;
    else if (field.kind === 'reference') record[name] = await add(masterNamed(field.to as string), true);
    else if (field.kind === 'staff') record[name] = 1 + (lastNumber % 3);
    else if (field.kind === 'flag') record[name] = lastNumber % 2 === 0;
    else if (field.kind === 'day') record[name] = new Date(Date.UTC(2000, 0, lastNumber)).toISOString().slice(0, 10);
    else if (field.kind === 'time') record[name] = `09:${String(lastNumber % 60).padStart(2, '0')}`;
    else if (field.kind === 'choice') record[name] = field.options?.[lastNumber % 2]?.value ?? 0;
    else
      record[name] =
        field.kind === 'text' || field.kind === 'longText'
          ? text
          : (field.kind === 'percent' ? lastNumber % 40 : lastNumber) + 0.25 * Number(isScaled(field.kind));
  }
  Object.assign(record, fittingValues[master.name]);
  if (master.sum) {
    const { total, of } = master.sum;
    record[total] = of.reduce((sum, name) => sum + Number(record[name]), 0);
  }
  return record;
}

/** A record as it was read, ready to be sent: amounts as rupees again, over whatever is there by then. */
export function asTyped(master: Master, { version: _, ...row }: MasterRow): MasterRow {
  const scaled = (name: string) => isScaled(master.fields[name]?.kind ?? 'text');
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, scaled(name) && typeof value === 'number' ? value / 100 : value]),
  );
}

/** Call at the top of a test file: a tenant with something that points at its masters, and the calls of its clerk. */
export function useMasterScene() {
  const parts = useTestApp();
  const scene = {} as { tenant: TestTenant };
  beforeAll(async () => {
    const tenant = await makeTenant(parts);
    scene.tenant = tenant;
    const [patient] = await tenant.addPatients(1);
    // An open admission must refer to departments and specializations.
    await lieInBed(tenant, patient as number, { bedId: 1 });
    // At a theatre from an operation, and at what a laboratory test is made of.
    await parts.owner.query(`
      insert into ot_master (tenant_id, ot_id, ot_name) values (${tenant.tenantId}, 1, 'Theatre 1');
      insert into ot_slot (tenant_id, hospital_id, ot_id, day, from_time, to_time, created_by)
      values (${tenant.tenantId}, 1, 1, current_date, '09:00', '10:00', 1);
      insert into pharmacy_item (tenant_id, item_id, item_code, item_name, item_type, pack, gst_slab_id)
      values (${tenant.tenantId}, 1, 'P1', 'Paracetamol 500', 'Medical', 'Strip of 10', 1);
      insert into consultation_fee (tenant_id, hospital_id, fee_name, visit_kind, charge_id, valid_from)
        values (${tenant.tenantId}, 1, 'Fee 1', 'New', 1, '2026-01-01');
      insert into asset (tenant_id, hospital_id, asset_no, asset_name, maker, serial_no, birth, department_id, accepted_on, accepted_by, accepted_at, cost_paise)
      values (${tenant.tenantId}, 1, 'A000001', 'Monitor', 'Maker', 'S1', 'Opening', 1, current_date, 1, now(), 0);
      insert into phrase (tenant_id, department_id, shortcut, phrase_text) values (${tenant.tenantId}, 1, 'p1', 'Phrase 1');
      insert into consultation_template (tenant_id, template_name, specialization_id) values (${tenant.tenantId}, 'Template 1', 1);
      insert into notifiable_disease (tenant_id, notifiable_disease_id, disease_name, icd_prefix)
      values (${tenant.tenantId}, 1, 'Disease 1', 'A01');
      insert into lab_parameter (tenant_id, hospital_id, lab_parameter_name, code, value_type, decimals, delta_kind, notifiable_disease_id)
      values (${tenant.tenantId}, 1, 'Parameter 1', 'P1', 'Number', 0, 'None', 1);
      insert into lab_section (tenant_id, lab_section_id, section_name) values (${tenant.tenantId}, 1, 'Section 1');
      insert into specimen_type (tenant_id, specimen_type_id, specimen_name) values (${tenant.tenantId}, 1, 'Specimen 1');
      insert into analyser (tenant_id, hospital_id, analyser_name, lab_section_id, protocol, port, character_set, is_bidirectional,
        silent_minutes, map, responsible_id)
      values (${tenant.tenantId}, 1, 'Analyser 1', 1, 'AstmTcp', 7001, 'ascii', false, 60, '[]', 1);
      insert into lab_container (tenant_id, lab_container_id, container_name) values (${tenant.tenantId}, 1, 'Container 1');
      insert into lab_test (tenant_id, hospital_id, charge_id, lab_section_id, specimen_type_id, lab_container_id)
      values (${tenant.tenantId}, 1, 3, 1, 1, 1);
      insert into narrative_template (tenant_id, narrative_template_id, template_name, sections)
        values (${tenant.tenantId}, 1, 'Template 1', '## Report');
      update lab_test set narrative_template_id = 1 where tenant_id = ${tenant.tenantId};
      insert into organism_group (tenant_id, organism_group_id, group_name) values (${tenant.tenantId}, 1, 'Group 1');
      insert into organism (tenant_id, organism_id, organism_name, organism_group_id) values (${tenant.tenantId}, 1, 'Organism 1', 1);
      insert into antibiotic (tenant_id, antibiotic_id, antibiotic_name) values (${tenant.tenantId}, 1, 'Antibiotic 1');
      insert into breakpoint (tenant_id, organism_group_id, organism_id, specimen_type_id, antibiotic_id, method, cascade_after_id,
        guideline, guideline_version, valid_from)
      values (${tenant.tenantId}, 1, 1, 1, 1, 1, 1, 'Guideline 1', '1', '2026-01-01')`);
  });
  const ask = (master: Master, verb: Verb, input: object) =>
    scene.tenant.ask(masterEndpoints(master)[verb], input) as Promise<Answered>;
  const attempt = (master: Master, verb: Verb, input: object) =>
    scene.tenant.call(masterEndpoints(master)[verb], input);
  const add = async (master: Master, isFull: boolean): Promise<number> => {
    const { item } = await ask(master, 'add', { item: await sample(master, isFull) });
    return item[master.key] as number;
  };
  const sample = (master: Master, isFull: boolean) => sampleRecord(master, isFull, add);
  const read = async (master: Master, key: number) => (await ask(master, 'get', { item: { [master.key]: key } })).item;
  return { parts, scene, ask, attempt, add, sample, read };
}
