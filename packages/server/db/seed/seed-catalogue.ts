// Writes the laboratory's catalogue of the demo: the starting catalogue in every hospital, and the tests of its price list.
import { startingTests } from '@charaka/rules/diagnostics/starting-catalogue';
import type pg from 'pg';
import { catalogueRows } from '../../src/diagnostics/labtest/starting-catalogue-rows.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { chargeIdOf } from './seed-prices.ts';

/** The ranges of the demo are valid from long before its first specimen. */
const VALID_FROM = '2020-01-01';

/** The role of pathologists. */
const PATHOLOGIST = 38;

/** How long a specimen of the demo is good for its tests. */
const STABLE_HOURS = 24;

type Named = Readonly<Record<string, string | number | null>>;

/** Numbers of rows by a name of theirs. */
async function numbersOf(owner: pg.Client, query: string, values: readonly unknown[]): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ name: string; number: string }>(query, [...values]);
  return new Map(rows.map(({ name, number }) => [name, Number(number)]));
}

/** Makes the pathologist the head of every section. */
export async function seedSectionHeads(owner: pg.Client, { tenantId }: DemoTenant): Promise<void> {
  await owner.query(
    `update lab_section set head_staff_id = (select min(staff_id) from staff where tenant_id = $1 and role_id = $2)
     where tenant_id = $1`,
    [tenantId, PATHOLOGIST],
  );
}

/** Everything the demo's laboratory can measure. */
export async function seedCatalogue(owner: pg.Client, { tenantId, hospitals }: DemoTenant): Promise<void> {
  const read = (text: string): Named[] => JSON.parse(text);
  const sections = JSON.parse(catalogueRows.sections) as { name: string; kind: number }[];
  await insertRows(
    owner,
    tenantId,
    'lab_section',
    sections.map(({ name, kind }) => ({ sectionName: name, sectionKind: kind, isTwoStep: true })),
  );
  await insertRows(
    owner,
    tenantId,
    'specimen_type',
    read(catalogueRows.specimens).map(({ name, code }) => ({ specimenName: name, code })),
  );
  await insertRows(
    owner,
    tenantId,
    'lab_container',
    read(catalogueRows.containers).map(({ name, cap, draw }) => ({
      containerName: name,
      capColour: cap,
      drawOrder: draw,
      labelCopies: 1,
    })),
  );
  for (const hospital of hospitals) {
    const { hospitalId } = hospital;
    await owner.query(
      `insert into lab_parameter (tenant_id, hospital_id, lab_parameter_name, code, loinc_code, ucum_unit, shown_unit, value_type,
         decimals, formula, choices, absurd_low, absurd_high, low_critical, high_critical, delta_kind, delta_limit, delta_days, is_haemolysis_sensitive)
       select $1, $2, lab_parameter_name, code, loinc_code, ucum_unit, shown_unit, value_type, decimals, formula, choices,
         absurd_low, absurd_high, low_critical, high_critical, delta_kind, delta_limit, delta_days, is_haemolysis_sensitive
       from json_populate_recordset(null::lab_parameter, $3::json)`,
      [tenantId, hospitalId, catalogueRows.parameters],
    );
    const parameters = await numbersOf(
      owner,
      'select code as name, lab_parameter_id as number from lab_parameter where tenant_id = $1 and hospital_id = $2',
      [tenantId, hospitalId],
    );
    await insertRows(
      owner,
      tenantId,
      'reference_range',
      read(catalogueRows.ranges).map(({ code, ...range }) => ({
        ...Object.fromEntries(Object.entries(range).map(([column, value]) => [camelCase(column), value])),
        labParameterId: parameters.get(String(code)),
        validFrom: VALID_FROM,
      })),
    );
    await seedTests(owner, tenantId, hospital, parameters);
  }
}

const camelCase = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

async function seedTests(
  owner: pg.Client,
  tenantId: number,
  hospital: DemoHospital,
  parameters: ReadonlyMap<string, number>,
): Promise<void> {
  const of = (table: string, name: string) =>
    numbersOf(owner, `select ${name} as name, ${table}_id as number from ${table} where tenant_id = $1`, [tenantId]);
  const sections = await of('lab_section', 'section_name');
  const specimens = await of('specimen_type', 'specimen_name');
  const containers = await of('lab_container', 'container_name');
  await insertRows(
    owner,
    tenantId,
    'lab_test',
    startingTests.map((test) => ({
      hospitalId: hospital.hospitalId,
      chargeId: chargeIdOf(hospital, test.priceCode),
      labSectionId: sections.get(test.section),
      specimenTypeId: specimens.get(test.specimen),
      labContainerId: containers.get(test.container),
      stabilityHours: STABLE_HOURS,
      isConfidential: test.isConfidential,
    })),
  );
  const tests = await numbersOf(
    owner,
    'select charge_id::text as name, lab_test_id as number from lab_test where tenant_id = $1 and hospital_id = $2',
    [tenantId, hospital.hospitalId],
  );
  await insertRows(
    owner,
    tenantId,
    'lab_test_parameter',
    startingTests.flatMap((test) =>
      test.parameters.map((code, index) => ({
        labTestId: tests.get(String(chargeIdOf(hospital, test.priceCode))),
        labParameterId: parameters.get(code),
        sequenceNo: index + 1,
        isMandatory: true,
      })),
    ),
  );
}
