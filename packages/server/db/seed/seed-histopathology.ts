// Writes the templates of the demo, and its tests that are told in words.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { chargeIdOf } from './seed-prices.ts';

/** The template of tissue. */
export const biopsy = `## Clinical details
## Gross description *
;one One piece of greyish white tissue measuring
;all All embedded.
## Microscopic description *
;nm No evidence of malignancy in the sections studied.
;ci Dense chronic inflammation of lymphocytes and plasma cells.
## Tumour type
= 8140/3: Adenocarcinoma
= 8070/3: Squamous cell carcinoma
= none: No tumour
## Margins
= clear: Free of tumour
= involved: Involved by tumour
= na: Cannot be assessed
## Diagnosis *
## Comment`;

/** The template of cells. */
export const cytology = `## Specimen adequacy *
= adequate: Adequate for evaluation
= limited: Adequate, with limits
= unsatisfactory: Unsatisfactory
## Microscopic description *
;neg Negative for intraepithelial lesion or malignancy.
## Diagnosis *`;

const templates = [
  { narrativeTemplateId: 1, templateName: 'Biopsy', sections: biopsy },
  { narrativeTemplateId: 2, templateName: 'Cytology', sections: cytology },
];

/** Charge, template and specimen. */
const tests = [
  ['LAB-070', 1, 'Tissue'],
  ['LAB-071', 1, 'Tissue'],
  ['LAB-072', 2, 'Aspirate'],
  ['LAB-073', 2, 'Cervical smear'],
] as const;

/** Tissue is fixed where it is taken; it is good for as long as it is kept. */
const CONTAINER = 'Formalin';

/** Templates and tests of every hospital. */
export async function seedHistopathology(owner: pg.Client, { tenantId, hospitals }: DemoTenant): Promise<void> {
  await insertRows(owner, tenantId, 'narrative_template', templates);
  const specimens = [...new Set(tests.map(([, , specimen]) => specimen))].map((specimenName) => ({ specimenName }));
  await insertRows(owner, tenantId, 'specimen_type', specimens);
  await insertRows(owner, tenantId, 'lab_container', [{ containerName: CONTAINER, drawOrder: 9, labelCopies: 1 }]);
  await owner.query(
    `insert into lab_section (tenant_id, section_name, section_kind, is_two_step) values ($1, 'Histopathology', 6, true) on conflict do nothing`,
    [tenantId],
  );
  const rows = hospitals.flatMap((hospital) =>
    tests.map(([code, narrativeTemplateId, specimen]) => ({
      narrativeTemplateId,
      specimen,
      hospitalId: hospital.hospitalId,
      chargeId: chargeIdOf(hospital, code),
    })),
  );
  await owner.query(
    `insert into lab_test (tenant_id, hospital_id, charge_id, lab_section_id, specimen_type_id, lab_container_id, test_kind,
       narrative_template_id)
     select $1, "hospitalId", "chargeId", c.lab_section_id, y.specimen_type_id, k.lab_container_id, 'Narrative', "narrativeTemplateId"
     from jsonb_to_recordset($2) as one ("hospitalId" integer, "chargeId" bigint, specimen text, "narrativeTemplateId" bigint)
     join lab_section c on c.tenant_id = $1 and c.section_name = 'Histopathology'
     join specimen_type y on y.tenant_id = $1 and y.specimen_name = specimen
     join lab_container k on k.tenant_id = $1 and k.container_name = $3`,
    [tenantId, JSON.stringify(rows), CONTAINER],
  );
}
