// The SQL of layouts of papers: every version is a row, the newest is printed (0137).
import { designedPapers } from '@charaka/contract/composition/papers';
import { firstLayout, type getPaperLayout, type PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import { tenancyChecks } from '@charaka/contract/foundation/tenancy/tenancy-checks';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Paper } from '@charaka/contract/kernel/paper';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { insertVersion, versioned } from '../../resource/versioned.ts';

type Answer = OutputOf<typeof getPaperLayout>;

export const paperLayouts = versioned({
  table: 'paper_layout',
  key: 'paper_layout_id',
  number: 'version_no',
  by: 'made_by',
  at: 'made_at',
  isSame: 'n.hospital_id = r.hospital_id and n.setting_for = r.setting_for',
  indexes: ['paper_layout_version'],
});

const MOST_VERSIONS = 20;

interface LayoutRow extends PaperLayout {
  readonly versionNo: number;
  readonly madeAt: string;
  readonly madeByName: string | null;
}

/** The paper of that name. Refuses one that nobody prints, and a label, which cannot be laid out. */
export function designedPaper(name: string): Paper {
  const paper = designedPapers.find((designed) => designed.name === name);
  return paper ?? refuse(tenancyChecks.selectPaper, { settingFor: tenancyChecks.selectPaper });
}

/** The newest layout with the last versions of a paper of the hospital. */
export async function readLayout({ tx, tenantId, hospital }: Call, settingFor: string): Promise<Answer> {
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
  settingFor: string,
  { order, hidden, textSize, headingSize }: PaperLayout,
  seen: number,
): Promise<void> {
  const { versions } = await readLayout(call, settingFor);
  const changed = tenancySentences.paperLayoutChanged({ name: versions[0]?.madeByName ?? call.session.userName });
  const written = await insertVersion(
    call,
    paperLayouts,
    {
      hospital_id: call.hospital.hospitalId,
      setting_for: settingFor,
      block_order: order,
      hidden,
      text_size: textSize,
      heading_size: headingSize,
    },
    changed,
  );
  if (written.versionNo !== seen + 1) refuse(changed);
}
