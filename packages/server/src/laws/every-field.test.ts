// Walks every field of every record: a value typed when a record is added or changed comes back when the record is read.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap, writeRequest } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { goesWith, leftOut, type ReadablePair, readablePairs } from '../../test-support/record/area-samples.ts';
import {
  type Attempts,
  at,
  changed,
  type Field,
  firstTaken,
  keptTogether,
  lossOf,
  type Taken,
  type Typed,
  type Typing,
  type Wire,
} from '../../test-support/record/typed-fields.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A record in a call: what it is called here and on the wire, and its fields. */
interface RecordShape {
  readonly plain: string;
  readonly wire: string;
  readonly schema: z.ZodObject;
}

function recordsOf(schema: z.ZodType): RecordShape[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([plain, field]) => {
    const record = unwrap(field as z.ZodType);
    return record instanceof z.ZodObject ? [{ plain, wire: wireName(inner, plain), schema: record }] : [];
  });
}

/** The record that a call changes and another one reads, in the shapes of both. */
function recordOf({ get, update, wrapper }: ReadablePair): { told: RecordShape; read: RecordShape } {
  const answered = recordsOf(get.output);
  for (const told of recordsOf(update.input)) {
    const read = answered.find(({ wire }) => wire === (wrapper ?? told.wire));
    if (read) return { told, read };
  }
  throw new Error(`${update.path} changes no record that ${get.path} reads`);
}

/** A pair with its record in the shapes of both calls. */
interface WalkedPair extends ReadablePair {
  readonly told: RecordShape;
  readonly read: RecordShape;
}

/** The stores of the area a call is declared in. */
function storesOf(path: string): string {
  const contract = join(import.meta.dirname, '../../../contract/src');
  const file = readdirSync(contract, { recursive: true, encoding: 'utf8' }).find(
    (name) => name.endsWith('.ts') && readFileSync(join(contract, name), 'utf8').includes(`'${path}'`),
  );
  const area = dirname(file ?? '');
  const stores = readdirSync(join(import.meta.dirname, '..', area)).filter((name) => name.endsWith('-store.ts'));
  return stores.map((name) => `packages/server/src/${area}/${name}`).join(' or ');
}

/** The fields of a record within a record, or of the first line of a list of them. */
function innerRecord(schema: z.ZodType | undefined): { record: z.ZodObject; steps: readonly string[] } | undefined {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodObject) return { record: inner, steps: [] };
  const line = inner instanceof z.ZodArray ? unwrap(inner.element as z.ZodType) : undefined;
  return line instanceof z.ZodObject ? { record: line, steps: ['0'] } : undefined;
}

function fieldsOf(told: z.ZodObject, read: z.ZodObject | undefined): Field[] {
  return Object.entries(told.shape).flatMap(([name, field]): Field[] => {
    const schema = field as z.ZodType;
    const other = read?.shape[name] as z.ZodType | undefined;
    const toldAs = wireName(told, name);
    const readAs = read && other && wireName(read, name);
    const within = innerRecord(schema);
    if (!within) return [{ name, path: [toldAs], schema, answered: readAs === undefined ? null : [readAs] }];
    const otherWithin = innerRecord(other);
    return fieldsOf(within.record, otherWithin?.record).map((one) => ({
      ...one,
      name: `${name}.${one.name}`,
      path: [toldAs, ...within.steps, ...one.path],
      answered:
        one.answered && otherWithin && readAs !== undefined ? [readAs, ...otherWithin.steps, ...one.answered] : null,
    }));
  });
}

async function readRecord(tenant: TestTenant, { get, read }: WalkedPair, asked: object): Promise<Wire> {
  const answer = await tenant.call(get, asked as never, { as: 'admin' });
  if (answer.isFailure) throw new Error(`${get.path}: ${answer.message}`);
  return answer.wire[read.wire] as Wire;
}

/** True for typed fields: not the record's keys or the number of its last change. */
function isTyped(asked: object) {
  const keys = new Set([...Object.keys(Object.assign({}, asked, ...Object.values(asked))), 'version']);
  return ({ name }: Field) => !keys.has(name);
}

/** Every field whose value does not come back, with the loss, except those left out with a reason. */
async function notKept(
  path: string,
  fields: readonly Field[],
  loss: (field: Field) => Promise<string | undefined>,
): Promise<string[]> {
  const found: string[] = [];
  for (const field of fields) {
    const name = field.path.join('.');
    const lost = await loss(field);
    const isLeftOut = leftOut[path]?.[name] !== undefined;
    if (isLeftOut && lost === undefined) found.push(`${name} is kept: it need not be left out`);
    if (!isLeftOut && lost !== undefined) found.push(`${name} is ${lost}`);
  }
  return found;
}

/** True when a field is left out or tied to other fields: its value is tested apart from those of the other fields. */
const isTypedAlone = (path: string, field: Field) =>
  [leftOut, goesWith].some((told) => told[path]?.[field.path.join('.')] !== undefined);

/** A record with typed values, and with the values that a rule ties to them. */
function withTyped(path: string, record: Wire, typed: readonly Typed[]): Wire {
  const tied = typed.map(({ field }) => goesWith[path]?.[field.path.join('.')]);
  return typed.reduce<Wire>(
    (made, { field, value }) => changed(made, field.path, value),
    Object.assign({ ...record }, ...tied),
  );
}

/** A tenant that makes its attempts when a call adds the record, and remembers which call that was. */
function typingInto(
  tenant: TestTenant,
  { told, update }: { told: RecordShape; update: Endpoint },
  attempts?: Attempts,
) {
  const adding: { endpoint?: Endpoint; record?: RecordShape; sent?: Wire; outcome?: Taken } = {};
  const typing: TestTenant = Object.create(tenant);
  typing.call = async (endpoint, input, options = {}) => {
    const record = recordsOf(endpoint.input).find(({ wire }) => wire === told.wire);
    if (!record || endpoint.effect === 'read' || endpoint.path === update.path)
      return tenant.call(endpoint, input, options);
    const body = writeRequest(endpoint.input)(input) as Wire;
    const sent = body[record.wire] as Wire;
    Object.assign(adding, { endpoint, record, sent });
    if (!attempts) return tenant.call(endpoint, input, options);
    const send = (typed: readonly Typed[]) =>
      tenant.call(endpoint, input, {
        ...options,
        body: { ...body, [record.wire]: withTyped(endpoint.path, sent, typed) },
      });
    const { answer, ...outcome } = await firstTaken(attempts, record.wire, send);
    adding.outcome = outcome;
    return answer;
  };
  return { typing, adding };
}

/** The first of two calls that read one record: it answers all of it. */
const walked = readablePairs
  .filter(({ update }, index) => readablePairs.findIndex((pair) => pair.update === update) === index)
  .map((pair): WalkedPair => ({ ...pair, ...recordOf(pair) }));

describe.each(walked.map((pair) => [pair.update.path, pair] as const))('%s', (path, pair) => {
  it('keeps every field it takes, or says that it does not take it (R023, Q17)', async () => {
    const scene = await openedRecord(pair);
    const fields = fieldsOf(pair.told.schema, pair.read.schema).filter(isTyped(scene.asked));
    const presentOf = ({ answered }: Field) => answered && at(scene.present, answered);
    const together = fields.filter((field) => !isTypedAlone(path, field));
    const kept = await keptTogether(together, presentOf, async (attempts) => {
      const present = await readRecord(scene.tenant, pair, scene.asked);
      return changing(pair, { ...scene, present })(attempts);
    });
    const alone = fields.filter((field) => !kept.has(field));
    const lost = await notKept(path, alone, async (field) => {
      const loss = await lossIn(pair, scene, field);
      // An earlier change may cause the loss: a fresh record decides.
      return loss === undefined ? undefined : lossIn(pair, await openedRecord(pair), field);
    });
    expect(lost, `Mend ${storesOf(path)}`).toEqual([]);
  });

  it('is kept by the call that adds one, field by field (R023)', async () => {
    const { adding, asked } = await madeIn(pair);
    if (!adding.endpoint || !adding.record) return;
    const { path: addPath } = adding.endpoint;
    const fields = fieldsOf(adding.record.schema, pair.read.schema).filter(isTyped(asked ?? {}));
    const sentOf = (field: Field) => at(adding.sent, field.path);
    const making: Typing = async (attempts) => {
      const made = await madeIn(pair, attempts);
      if (!made.asked) return { sentence: made.adding.outcome?.sentence ?? '' };
      const { typed = [] } = made.adding.outcome ?? {};
      return { typed, record: await readRecord(made.tenant, pair, made.asked) };
    };
    // Each record that is added wants a tenant and a scene of its own: what can be typed together is.
    const together = fields.filter((field) => !isTypedAlone(addPath, field));
    const kept = await keptTogether(together, sentOf, making);
    const alone = fields.filter((field) => !kept.has(field));
    const lost = await notKept(addPath, alone, (field) => lossOf(field, sentOf(field), making));
    expect(lost, `Mend ${storesOf(addPath)}`).toEqual([]);
  });
});

/** A tenant with a second record of every kind that a record may refer to. */
async function largerTenant(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  const t = tenant.tenantId;
  await parts.owner.query(`
    insert into state values (45, 2, 'Khulna', '99') on conflict do nothing;
    insert into role (tenant_id, role_id, role_name, is_superadmin) values (${t}, 2, 'Nurse', false);
    insert into insurance values (${t}, 2, 'Second Insurance');
    insert into staff (tenant_id, staff_id, hospital_id, salutation, first_name, last_name, role_id, department_id, specialization_id, registration_no) values
      (${t}, 27, 1, 'Dr.', 'Tara', 'Four', 1, 1, 1, 'KMC 27'), (${t}, 30, 1, 'Dr.', 'Uma', 'Five', 1, 1, 1, 'KMC 30');
    insert into department values (${t}, 2, 'Surgery');
    insert into designation values (${t}, 2, 'Registrar');
    insert into specialization values (${t}, 2, 'Surgeon');
    insert into bed_type values (${t}, 2, 'Deluxe');
    insert into bed_floor values (${t}, 3, 1, 'First');
    insert into bed_group values (${t}, 3, 1, 'Ward C', 3);
    insert into bed (tenant_id, bed_id, hospital_id, bed_name, bed_type_id, bed_group_id) values (${t}, 30, 1, 'C-1', 2, 3);
    insert into referral (tenant_id, referral_id, referral_name) values (${t}, 30, 'Dr. Sen'), (${t}, 45, 'Dr. Bose');
    insert into diagnosis (tenant_id, diagnosis_id, icd_code, diagnosis_name) values (${t}, 2, 'A90', 'Dengue');
    insert into package_master (tenant_id, package_id, hospital_id, package_name) values (${t}, 30, 1, 'Delivery'), (${t}, 45, 1, 'Knee');
  `);
  await tenant.addPatients(3);
  return tenant;
}

/** A record of its kind in a tenant of its own, as it is read before it is changed. */
async function openedRecord(pair: WalkedPair) {
  const tenant = await largerTenant();
  const asked = await pair.asked(tenant);
  return { tenant, asked, present: await readRecord(tenant, pair, asked) };
}

type Opened = Awaited<ReturnType<typeof openedRecord>>;

/** The loss of a value typed into a field of an opened record; undefined when it comes back. */
async function lossIn(pair: WalkedPair, { tenant, asked }: Opened, field: Field) {
  const present = await readRecord(tenant, pair, asked);
  return lossOf(field, field.answered && at(present, field.answered), changing(pair, { tenant, asked, present }));
}

/** Changes an opened record by values typed into it. */
function changing(pair: WalkedPair, { tenant, asked, present }: Opened): Typing {
  return async (attempts) => {
    const { typed, sentence } = await firstTaken(attempts, pair.told.wire, (values) => {
      const body = { [pair.told.wire]: withTyped(pair.update.path, present, values) };
      return tenant.call(pair.update, {} as never, { as: 'admin', body });
    });
    return typed ? { typed, record: await readRecord(tenant, pair, asked) } : { sentence };
  };
}

/** A record of its kind in a tenant of its own, with the results of some attempts; not read when all were refused. */
async function madeIn(pair: WalkedPair, attempts?: Attempts) {
  const tenant = await largerTenant();
  const { typing, adding } = typingInto(tenant, pair, attempts);
  try {
    return { tenant, adding, asked: await pair.asked(typing) };
  } catch (error) {
    if (adding.outcome && !adding.outcome.typed) return { tenant, adding, asked: null };
    throw error;
  }
}
