// The SQL of layouts of papers: every version is a row, the newest is printed (0137).
import type { DesignedPaper } from '@charaka/contract/foundation/tenancy/paper-blocks';
import { firstLayout, type getPaperLayout, type PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

type Answer = OutputOf<typeof getPaperLayout>;

const MOST_VERSIONS = 20;

interface LayoutRow extends PaperLayout {
  readonly versionNo: number;
  readonly madeAt: string;
  readonly madeByName: string | null;
}

/** The newest layout with the last versions of a paper of the hospital. */
export async function readLayout({ tx, tenantId, hospital }: Call, settingFor: DesignedPaper): Promise<Answer> {
  const rows =
    await tx.rows<LayoutRow>(sql`select l.version_no, l.block_order as order, l.hidden, l.text_size, l.heading_size,
      l.made_at,
      u.name as made_by_name
    from paper_layout l left join app_user u on u.tenant_id = l.tenant_id and u.user_id = l.made_by
    where l.tenant_id = ${tenantId} and l.hospital_id = ${hospital.hospitalId} and l.setting_for = ${settingFor}
    order by l.version_no desc limit ${MOST_VERSIONS}`);
  const versions = rows.map(({ order, hidden, textSize, headingSize, ...made }) => ({
    ...made,
    layout: { order, hidden, textSize, headingSize },
  }));
  const [newest] = versions;
  return { layout: newest?.layout ?? firstLayout, versionNo: newest?.versionNo ?? 0, versions };
}

/** Adds the version after the one that was seen. Refuses when there is a newer one already. */
export async function writeLayout(
  call: Call,
  settingFor: DesignedPaper,
  { order, hidden, textSize, headingSize }: PaperLayout,
  seen: number,
): Promise<void> {
  const { tx, tenantId, hospital, userId, session, now } = call;
  const { versionNo, versions } = await readLayout(call, settingFor);
  const changed = tenancySentences.paperLayoutChanged({ name: versions[0]?.madeByName ?? session.userName });
  if (versionNo !== seen) refuse(changed);
  await refuseOnConflict(
    tx.rows(sql`insert into paper_layout (tenant_id, hospital_id, setting_for, version_no, block_order, hidden, text_size,
        heading_size, made_at, made_by)
      values (${tenantId}, ${hospital.hospitalId}, ${settingFor}, ${seen + 1}, ${[...order]}, ${[...hidden]}, ${textSize},
        ${headingSize}, ${now}, ${userId})`),
    { paper_layout_version: changed },
  );
}
