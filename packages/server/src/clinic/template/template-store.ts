// The SQL of templates: the last version of each, one version of one, and versions that are added.
import { type listTemplates, templateMenu, templateSections } from '@charaka/contract/clinic/template/template';
import { templateSentences } from '@charaka/contract/clinic/template/template-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { GENERAL_TEMPLATE_ID, generalSections, type TemplateSection } from '@charaka/rules/clinic/note-template';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { insertVersion, versioned } from '../../resource/versioned.ts';

/** A template as answered. */
export type Template = OutputOf<typeof listTemplates>['templates'][number];
type Kept = Omit<Template, 'sections' | 'mayChange'> & { readonly sections: unknown };

/** Whether the caller may change a template: their own, and those of the group for users who manage the list of templates. */
export function mayChange(call: Call, staffId: number | null | undefined): boolean {
  return staffId == null ? hasRight(call.session, templateMenu, 'delete') : staffId === call.session.staffId;
}

async function read(call: Call, templateId: number | null): Promise<Template[]> {
  const rows = await call.tx.rows<Kept>(sql`
    select x.template_id, x.template_name, x.specialization_id, x.staff_id, x.version, x.is_active, v.sections
    from consultation_template x
    join consultation_template_version v on v.tenant_id = x.tenant_id and v.template_id = x.template_id and v.version = x.version
    where x.tenant_id = ${call.tenantId} and (x.staff_id is null or x.staff_id = ${call.session.staffId})
      and (${templateId}::bigint is null or x.template_id = ${templateId}::bigint)
    order by x.staff_id is null, lower(x.template_name), x.template_id`);
  return rows.map((row) => ({
    ...row,
    sections: templateSections.parse(row.sections),
    mayChange: mayChange(call, row.staffId),
  }));
}

export const templateVersions = versioned({
  table: 'consultation_template_version',
  key: 'consultation_template_version_id',
  number: 'version',
  by: 'saved_by',
  at: 'saved_at',
  isSame: 'n.template_id = r.template_id',
  indexes: ['consultation_template_version_tenant_id_template_id_version_key'],
});

/** Those of the group and the asker's own. */
export function readTemplates(call: Call): Promise<Template[]> {
  return read(call, null);
}

/** One of them; undefined for one that is somebody else's. */
export async function findTemplate(call: Call, templateId: number): Promise<Template | undefined> {
  const [found] = await read(call, templateId);
  return found;
}

/** The sections a note was written with; of an unknown version those of the general template (OP037). */
export async function readSections(
  call: Call,
  templateId: number,
  version: number,
): Promise<readonly TemplateSection[]> {
  if (templateId === GENERAL_TEMPLATE_ID) return generalSections;
  const row = await call.tx.row<{ sections: unknown }>(sql`
    select sections from consultation_template_version
    where tenant_id = ${call.tenantId} and template_id = ${templateId} and version = ${version}`);
  return row ? templateSections.parse(row.sections) : generalSections;
}

/** The fields of a template besides its sections. */
export type TemplateHead = Pick<Template, 'templateName' | 'specializationId' | 'staffId' | 'isActive'>;

/** Writes the head of a new template. */
export function insertHead(call: Call, head: TemplateHead): Promise<{ templateId: number }> {
  return call.tx.single<{ templateId: number }>(sql`
    insert into consultation_template (tenant_id, template_name, specialization_id, staff_id, is_active)
    values (${call.tenantId}, ${head.templateName}, ${head.specializationId ?? null}, ${head.staffId ?? null}, ${head.isActive})
    returning template_id`);
}

/** Changes the head of a template. */
export async function updateHead(call: Call, templateId: number, head: TemplateHead): Promise<void> {
  await call.tx.rows(sql`
    update consultation_template set template_name = ${head.templateName}, specialization_id = ${head.specializationId ?? null},
      is_active = ${head.isActive}
    where tenant_id = ${call.tenantId} and template_id = ${templateId}`);
}

/** Adds the version after the one that was seen. Refuses when there is a newer one already. */
export async function insertSections(
  call: Call,
  templateId: number,
  version: number,
  sections: readonly TemplateSection[],
): Promise<void> {
  const changed = templateSentences.templateChanged;
  const written = await insertVersion(call, templateVersions, { template_id: templateId, sections }, changed);
  if (written.versionNo !== version) refuse(changed);
}
