// Writes what the demo reads cultures by. Its breakpoints are made up: a laboratory imports those of the guideline it follows.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { chargeIdOf } from './seed-prices.ts';

const groups = ['Enterobacterales', 'Staphylococcus', 'Enterococcus', 'Pseudomonas', 'Candida'] as const;
type Group = (typeof groups)[number];

/** Organism, WHONET code, group, Gram stain (1 positive, 2 negative, 3 yeast), and whether infection control is notified. */
const organisms: readonly (readonly [string, string, Group, 1 | 2 | 3, boolean])[] = [
  ['Escherichia coli', 'eco', 'Enterobacterales', 2, false],
  ['Klebsiella pneumoniae', 'kpn', 'Enterobacterales', 2, false],
  ['Proteus mirabilis', 'pmi', 'Enterobacterales', 2, false],
  ['Salmonella Typhi', 'sat', 'Enterobacterales', 2, true],
  ['Staphylococcus aureus', 'sau', 'Staphylococcus', 1, false],
  ['Staphylococcus epidermidis', 'sep', 'Staphylococcus', 1, false],
  ['Enterococcus faecalis', 'efa', 'Enterococcus', 1, false],
  ['Pseudomonas aeruginosa', 'pae', 'Pseudomonas', 2, false],
  ['Candida auris', 'cau', 'Candida', 3, true],
];

/** Antibiotic, WHONET code, ATC code, LOINC code of the MIC, AWaRe class. */
const antibiotics: readonly (readonly [string, string, string, string | null, 1 | 2 | 3])[] = [
  ['Ampicillin', 'AMP', 'J01CA01', '18864-9', 1],
  ['Amoxicillin-clavulanate', 'AMC', 'J01CR02', '18862-3', 1],
  ['Ceftriaxone', 'CRO', 'J01DD04', '18895-3', 2],
  ['Ceftazidime', 'CAZ', 'J01DD02', '18893-8', 2],
  ['Ciprofloxacin', 'CIP', 'J01MA02', '18906-8', 2],
  ['Amikacin', 'AMK', 'J01GB06', '18860-7', 1],
  ['Meropenem', 'MEM', 'J01DH02', null, 2],
  ['Colistin', 'COL', 'J01XB01', '18912-6', 3],
  ['Clindamycin', 'CLI', 'J01FF01', '18908-4', 1],
  ['Doxycycline', 'DOX', 'J01AA02', '18917-5', 1],
  ['Vancomycin', 'VAN', 'J01XA01', null, 2],
];

/** Group, antibiotic, method (1 MIC, 2 disk), limits of S and R, and the narrower antibiotic that hides it. */
const breakpoints: readonly (readonly [Group, string, 1 | 2, number, number, string | null])[] = [
  ['Enterobacterales', 'Ampicillin', 1, 8, 8, null],
  ['Enterobacterales', 'Ampicillin', 2, 14, 14, null],
  ['Enterobacterales', 'Amoxicillin-clavulanate', 1, 8, 8, 'Ampicillin'],
  ['Enterobacterales', 'Ceftriaxone', 1, 1, 2, 'Amoxicillin-clavulanate'],
  ['Enterobacterales', 'Ceftriaxone', 2, 25, 22, 'Amoxicillin-clavulanate'],
  ['Enterobacterales', 'Ciprofloxacin', 1, 0.25, 0.5, null],
  ['Enterobacterales', 'Ciprofloxacin', 2, 25, 22, null],
  ['Enterobacterales', 'Amikacin', 1, 8, 8, null],
  ['Enterobacterales', 'Meropenem', 1, 2, 8, 'Ceftriaxone'],
  ['Enterobacterales', 'Colistin', 1, 2, 2, 'Meropenem'],
  ['Staphylococcus', 'Clindamycin', 1, 0.25, 0.25, null],
  ['Staphylococcus', 'Doxycycline', 1, 1, 2, null],
  ['Staphylococcus', 'Ciprofloxacin', 1, 0.001, 2, null],
  ['Staphylococcus', 'Vancomycin', 1, 2, 2, 'Clindamycin'],
  ['Enterococcus', 'Ampicillin', 1, 4, 8, null],
  ['Enterococcus', 'Vancomycin', 1, 4, 4, 'Ampicillin'],
  ['Pseudomonas', 'Ceftazidime', 1, 0.001, 8, null],
  ['Pseudomonas', 'Amikacin', 1, 16, 16, null],
  ['Pseudomonas', 'Meropenem', 1, 2, 8, 'Ceftazidime'],
  ['Pseudomonas', 'Colistin', 1, 4, 4, 'Meropenem'],
];

/** Intrinsic resistance. */
const intrinsic: readonly (readonly [organism: string, antibiotic: string])[] = [
  ['Klebsiella pneumoniae', 'Ampicillin'],
  ['Proteus mirabilis', 'Colistin'],
];

const guideline = { guideline: 'Demo guideline', guidelineVersion: '1', validFrom: '2020-01-01' };

/** The cultures of the price list: charge, specimen and container. */
const cultures = [
  ['LAB-051', 'Urine (culture)', 'Sterile container'],
  ['LAB-052', 'Blood (culture)', 'Blood culture bottle'],
] as const;

/** Rows of a table by a name of theirs; they are numbered from 1 in the order in which they are written. */
const numberOf = (names: readonly string[], name: string) => names.indexOf(name) + 1;

/** Everything a culture of the demo is read by. */
export async function seedMicrobiology(owner: pg.Client, { tenantId, hospitals }: DemoTenant): Promise<void> {
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  const organismNames = organisms.map(([name]) => name);
  const antibioticNames = antibiotics.map(([name]) => name);
  await add(
    'organism_group',
    groups.map((groupName, index) => ({ organismGroupId: index + 1, groupName })),
  );
  await add(
    'organism',
    organisms.map(([organismName, whonetCode, group, gramKind, isAlert], index) => ({
      organismId: index + 1,
      organismName,
      whonetCode,
      gramKind,
      isAlert,
      organismGroupId: numberOf(groups, group),
    })),
  );
  await add(
    'antibiotic',
    antibiotics.map(([antibioticName, whonetCode, atcCode, loincCode, awareClass], index) => ({
      antibioticId: index + 1,
      antibioticName,
      whonetCode,
      atcCode,
      loincCode,
      awareClass,
      sequenceNo: index + 1,
    })),
  );
  await add('breakpoint', [
    ...breakpoints.map(([group, antibiotic, method, susceptibleLimit, resistantLimit, narrower]) => ({
      ...guideline,
      method,
      susceptibleLimit,
      resistantLimit,
      isResistantAtLimit: false,
      organismId: null,
      organismGroupId: numberOf(groups, group),
      antibioticId: numberOf(antibioticNames, antibiotic),
      cascadeAfterId: narrower === null ? null : numberOf(antibioticNames, narrower),
    })),
    ...intrinsic.map(([organism, antibiotic]) => ({
      ...guideline,
      method: 3,
      susceptibleLimit: null,
      resistantLimit: null,
      isResistantAtLimit: false,
      organismId: numberOf(organismNames, organism),
      organismGroupId: numberOf(groups, 'Enterobacterales'),
      antibioticId: numberOf(antibioticNames, antibiotic),
      cascadeAfterId: null,
    })),
  ]);
  await seedCultures(owner, tenantId, hospitals);
}

async function seedCultures(owner: pg.Client, tenantId: number, hospitals: DemoTenant['hospitals']): Promise<void> {
  const rows = cultures.map(([, specimen, container], index) => ({ specimen, container, draw: index + 1 }));
  await owner.query(
    `with section as (insert into lab_section (tenant_id, section_name, section_kind, is_two_step) values ($1, 'Microbiology', 4, true)
       on conflict do nothing returning lab_section_id)
     insert into specimen_type (tenant_id, specimen_name)
     select $1, specimen from jsonb_to_recordset($2) as one (specimen text) on conflict do nothing`,
    [tenantId, JSON.stringify(rows)],
  );
  await owner.query(
    `insert into lab_container (tenant_id, container_name, draw_order, label_copies)
     select $1, container, draw, 1 from jsonb_to_recordset($2) as one (container text, draw integer) on conflict do nothing`,
    [tenantId, JSON.stringify(rows)],
  );
  const tests = hospitals.flatMap((hospital) =>
    cultures.map(([code, specimen, container]) => ({
      specimen,
      container,
      hospitalId: hospital.hospitalId,
      chargeId: chargeIdOf(hospital, code),
    })),
  );
  await owner.query(
    `insert into lab_test (tenant_id, hospital_id, charge_id, lab_section_id, specimen_type_id, lab_container_id, test_kind)
     select $1, "hospitalId", "chargeId", c.lab_section_id, y.specimen_type_id, k.lab_container_id, 'Culture'
     from jsonb_to_recordset($2) as one ("hospitalId" integer, "chargeId" bigint, specimen text, container text)
     join lab_section c on c.tenant_id = $1 and c.section_name = 'Microbiology'
     join specimen_type y on y.tenant_id = $1 and y.specimen_name = specimen
     join lab_container k on k.tenant_id = $1 and k.container_name = container`,
    [tenantId, JSON.stringify(tests)],
  );
}
