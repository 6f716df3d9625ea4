// Volumes of specimens: millilitres on the wire, whole microlitres in the database, so that sums are exact (LB022).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

const MICROLITRES = 1000;

/** A volume in microlitres, as stored; null when unknown. */
export const microlitresOf = (millilitres: number | null | undefined): number | null =>
  millilitres == null ? null : Math.max(1, Math.round(millilitres * MICROLITRES));

/** A stored volume as text in millilitres. */
export const millilitresOf = (microlitres: number): string => String(microlitres / MICROLITRES);

/** The original volume of a specimen, null when unknown, and the sum of its aliquots, in microlitres. */
export function readVolumes(call: Call, specimenId: number): Promise<{ whole: number | null; split: number }> {
  return call.tx.single<{ whole: number | null; split: number }>(sql`
    select s.volume_microlitres as whole, coalesce((select sum(a.volume_microlitres)::bigint from specimen a
      where a.tenant_id = s.tenant_id and a.parent_specimen_id = s.specimen_id), 0) as split
    from specimen s where s.tenant_id = ${call.tenantId} and s.specimen_id = ${specimenId}`);
}
