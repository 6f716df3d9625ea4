// Whether medicine is inside a package of an admission (PH089).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** True when any package that the admission was given has its medicine inside. */
export async function isMedicineInside({ tx, tenantId }: Call, admissionId: number): Promise<boolean> {
  const { isInside } = await tx.single<{ isInside: boolean }>(sql`
    select exists (select from admission_package_part x
      join package_master p on p.tenant_id = x.tenant_id and p.package_id = x.package_id
      where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and p.is_medicine_inside) as is_inside`);
  return isInside;
}
