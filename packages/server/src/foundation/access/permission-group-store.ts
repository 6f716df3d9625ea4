// The SQL of a tenant's own titles for the headings of the menu.
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import type { HeadingTitles } from './permission-group.ts';

/** The tenant's own titles; a heading that is missing keeps the product's. */
export async function findHeadingTitles(tx: Transaction, tenantId: number): Promise<HeadingTitles> {
  const rows = await tx.rows<{ shortName: string; title: string }>(sql`
    select short_name, title from permission_group_title where tenant_id = ${tenantId} and title is not null`);
  return new Map(rows.map(({ shortName, title }) => [shortName, title]));
}

/** Sets the title of a heading; null gives the product's back. */
export async function writeHeadingTitle(
  tx: Transaction,
  tenantId: number,
  shortName: string,
  title: string | null,
): Promise<void> {
  await tx.rows(sql`
    insert into permission_group_title (tenant_id, short_name, title) values (${tenantId}, ${shortName}, ${title})
    on conflict (tenant_id, short_name) do update set title = excluded.title`);
}
