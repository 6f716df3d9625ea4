// Which hospital a row belongs to: by its own column, or by the rows it hangs on; and a row of a hospital for every kind of number.
import { virtualBed } from '@charaka/rules/stay/bed-state';
import type pg from 'pg';

/** Tables whose hospital says where a row was made, not its owner: the whole tenant has the record. */
const ofTenant: ReadonlySet<string> = new Set([
  'patient',
  'patient_merge',
  'hospital',
  'user_hospital',
  'audit_log',
  'first_run',
  'tenant',
  'staff',
  'app_user',
  'session',
  'outgoing_message',
]);

/** One virtual bed serves the whole tenant, with its ward (Q78). */
const shared: Readonly<Record<string, number>> = { bed: virtualBed.bedId, bed_group: virtualBed.bedGroupId };

/** Numbers of rows whose names on the wire differ from their columns. */
const otherNames: Readonly<Record<string, string>> = {
  orderId: 'clinical_order',
  openOrderId: 'clinical_order',
  replacesOrderId: 'clinical_order',
  visitId: 'opd_visit',
  reportId: 'lab_report',
  labAmendmentId: 'lab_amendment',
  documentId: 'admission_document',
  noteId: 'admission_note',
  instructionId: 'consultant_instruction',
  saleId: 'pharmacy_sale',
  batchId: 'pharmacy_batch',
  birthId: 'birth_record',
  deathId: 'death_record',
  mortuaryId: 'mortuary_admission',
  bookingId: 'ot_booking',
  admittedBedId: 'bed',
  currentBedId: 'bed',
  openAdmissionId: 'admission',
};

interface Kind {
  readonly table: string;
  readonly key: string;
  readonly hasHospital: boolean;
  /** The parent rows that a row requires. */
  readonly parents: readonly { readonly table: string; readonly column: string }[];
}

const inColumns = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The rows of a tenant that belong to hospitals; read once, after the scene is set. */
export class RowsOfHospitals {
  readonly #owner: pg.Client;
  readonly #tenantId: number;
  readonly #kinds = new Map<string, Kind>();
  readonly #tableOfKey = new Map<string, string>();
  readonly #hospitals = new Map<string, Map<string, number>>();

  constructor(owner: pg.Client, tenantId: number) {
    this.#owner = owner;
    this.#tenantId = tenantId;
  }

  /** Reads the tables with a number of their own, and what their rows hang on. */
  async read(): Promise<this> {
    const { rows } = await this.#owner.query<Kind>(`
      select c.relname as table, k.attname as key,
        exists (select from pg_attribute h where h.attrelid = c.oid and h.attname = 'hospital_id' and not h.attisdropped) as "hasHospital",
        coalesce((select json_agg(json_build_object('table', p.relname, 'column', a.attname) order by a.attnum)
          from pg_constraint f join pg_class p on p.oid = f.confrelid
            join pg_attribute a on a.attrelid = c.oid and a.attnum = any(f.conkey) and a.attname not in ('tenant_id', 'hospital_id')
          where f.conrelid = c.oid and f.contype = 'f' and a.attnotnull), '[]') as parents
      from pg_class c
        join pg_constraint pk on pk.conrelid = c.oid and pk.contype = 'p' and cardinality(pk.conkey) = 2
        join pg_attribute t on t.attrelid = c.oid and t.attnum = pk.conkey[1] and t.attname = 'tenant_id'
        join pg_attribute k on k.attrelid = c.oid and k.attnum = pk.conkey[2]
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`);
    for (const kind of rows) if (!ofTenant.has(kind.table)) this.#kinds.set(kind.table, kind);
    for (const { table, key } of this.#kinds.values())
      if (this.#hospitalOf(table, 'r')) this.#tableOfKey.set(key, table);
    return this;
  }

  /** The table whose rows a field numbers, `admissionId` or `orderIds`; undefined where they belong to no hospital. */
  tableOf(field: string): string | undefined {
    const one = field.replace(/Ids$/, 'Id');
    return otherNames[one] ?? this.#tableOfKey.get(inColumns(one));
  }

  /** The number of the last row that a hospital has in a table. */
  async lastOf(table: string, hospitalId: number): Promise<number | undefined> {
    const numbers = [...(await this.#numbers(table))].flatMap(([id, hospital]) =>
      hospital === hospitalId && /^\d+$/.test(id) ? [Number(id)] : [],
    );
    return numbers.length > 0 ? Math.max(...numbers) : undefined;
  }

  /** The hospital that has a row; undefined where it is the tenant's, or was made after the walk began. */
  async hospitalOf(table: string, id: string | number): Promise<number | undefined> {
    if (shared[table] === Number(id)) return undefined;
    return (await this.#numbers(table)).get(String(id));
  }

  async #numbers(table: string): Promise<Map<string, number>> {
    const known = this.#hospitals.get(table);
    if (known) return known;
    const numbers = new Map<string, number>();
    const kind = this.#kinds.get(table);
    const hospital = this.#hospitalOf(table, 'r');
    if (kind && hospital) {
      const { rows } = await this.#owner.query<{ id: string; hospital: number | null }>(
        `select r.${kind.key}::text as id, ${hospital} as hospital from ${table} r where r.tenant_id = $1`,
        [this.#tenantId],
      );
      for (const row of rows)
        if (row.hospital !== null && shared[table] !== Number(row.id)) numbers.set(row.id, row.hospital);
    }
    this.#hospitals.set(table, numbers);
    return numbers;
  }

  /** An expression that is the hospital of the row `of`; undefined where its kind is the tenant's. */
  #hospitalOf(table: string, of: string, depth = 0): string | undefined {
    const kind = this.#kinds.get(table);
    if (!kind || depth > 3) return undefined;
    if (kind.hasHospital) return `${of}.hospital_id`;
    const above = `above${depth}`;
    for (const { table: parent, column } of kind.parents) {
      const key = parent === table ? undefined : this.#kinds.get(parent)?.key;
      const hospital = key && this.#hospitalOf(parent, above, depth + 1);
      if (hospital)
        return `(select ${hospital} from ${parent} ${above} where ${above}.tenant_id = ${of}.tenant_id and ${above}.${key} = ${of}.${column})`;
    }
    return undefined;
  }
}
