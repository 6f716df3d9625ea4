// Numbers and codes in list files: ambiguous values and values damaged by a spreadsheet are reported, never guessed.
import { fileTables } from '@charaka/contract/composition/file-tables';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { masterFileEndpoints } from '@charaka/contract/kernel/master-file';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(parts);
});

const breakpoint =
  'Organism group;Only this organism;Only this specimen;Antibiotic;Method;Valid from;Guideline;Version of the guideline;Susceptible to';
const rounded =
  'The spreadsheet shows an error here, or has rounded the value. Set the format of the column to Text and type the value again';

it.each([
  ['breakpoint', `${breakpoint}\nGN;;;Ampicillin;MIC;2026-01-01;G;1;0,125`, 'This may mean 125 or 0.125'],
  ['breakpoint', `${breakpoint}\nGN;;;Ampicillin;MIC;2026-01-01;G;1;1,250`, 'This may mean 1250 or 1.250'],
  ['specimenType', 'Specimen,Kept for days\nBlood,1.000', 'This may mean 1000 or 1.0'],
  ['diagnosis', 'ICD Code,Diagnosis\n1.00E+50,Acute hepatitis A', rounded],
  ['diagnosis', 'ICD Code,Diagnosis\nA01,#REF!', rounded],
])('a file of %s with %j is asked about (Q245)', async (name, file, reason) => {
  const table = fileTables.find((each) => each.name === name) as FileTable;
  const { badRows, newCount } = await tenant.ask(masterFileEndpoints(table).previewFile, { file });
  expect(badRows.map((bad) => bad.reason).join()).toContain(reason);
  expect(newCount).toBe(0);
});
