// Writes the analysers of the demo: the simulated ones, heard by the first hospital of the first tenant, since a port is heard once.
import { simulatedProfiles } from '@charaka/rules/diagnostics/simulated-profile';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import { type DemoTenant, demoTenants } from './demo-tenants.ts';

const SILENT_MINUTES = 60;

/** `npm run simulate:analyser` speaks for them. */
export async function seedAnalysers(owner: pg.Client, tenant: DemoTenant): Promise<void> {
  const [hospital] = tenant.hospitals;
  if (!hospital || tenant.tenantName !== demoTenants[0]?.tenantName) return;
  for (const profile of Object.values(simulatedProfiles)) {
    const codes = profile.codes.map(({ analyserCode, parameterCode, factor, unit }) => ({
      analyserCode,
      parameterCode,
      factor,
      unit,
    }));
    await owner.query(
      `insert into analyser (tenant_id, hospital_id, analyser_name, maker, lab_section_id, protocol, port, character_set, is_bidirectional,
         qc_pattern, silent_minutes, map, responsible_id)
       select $1, $2, $3, 'Charaka', (select lab_section_id from lab_section where tenant_id = $1 and section_name = $4), $5, $6, 'utf-8', true,
         'QC*', $7, jsonb_agg(jsonb_build_object('analyserCode', one."analyserCode", 'labParameterId', p.lab_parameter_id, 'factor', one.factor,
           'unit', one.unit, 'isUnitNotSent', false)
           order by p.lab_parameter_id), $8
       from jsonb_to_recordset($9) as one ("analyserCode" text, "parameterCode" text, factor double precision, unit text)
       join lab_parameter p on p.tenant_id = $1 and p.hospital_id = $2 and p.code = one."parameterCode"`,
      [
        tenant.tenantId,
        hospital.hospitalId,
        profile.analyserName,
        profile.sectionName,
        profile.protocol,
        profile.port,
        SILENT_MINUTES,
        userIdFor('pathologist', hospital.hospitalId),
        JSON.stringify(codes),
      ],
    );
  }
}
