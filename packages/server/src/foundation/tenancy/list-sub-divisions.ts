// The sub-divisions of a district, as the hospital keeps them among its lists of values.
import { listSubDivisions as listSubDivisionsEndpoint } from '@charaka/contract/foundation/tenancy/tenancy';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';

const row = listSubDivisionsEndpoint.output.shape.rows.element;

/** Active ones by name; they name their district in words, whatever capitals they were written in. */
export const listSubDivisions = handle(listSubDivisionsEndpoint, (call, { subDivision, ...input }) =>
  readList(
    call.tx,
    {
      select: sql`s.sub_division_id, s.sub_division_name, d.district_name`,
      from: sql`sub_division s join district d on lower(d.district_name) = lower(s.district_name)`,
      where: sql`s.tenant_id = ${call.tenantId} and s.is_active and d.district_id = ${Number(subDivision.districtCode)}`,
      columns: {
        subDivisionId: { sql: sql`s.sub_division_id`, kind: 'number' },
        subDivisionName: { sql: sql`s.sub_division_name`, kind: 'text' },
      },
      tieBreak: sql`s.sub_division_id`,
      defaultOrder: sql`s.sub_division_name`,
    },
    row,
    input,
  ),
);
