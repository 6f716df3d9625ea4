// Lists and saves phrases: those of the caller, and those of departments for users who manage the templates (OP039).
import {
  addPhrase as addPhraseEndpoint,
  deletePhrase as deletePhraseEndpoint,
  listPhrases as listPhrasesEndpoint,
  updatePhrase as updatePhraseEndpoint,
} from '@charaka/contract/clinic/template/phrase';
import { templateMenu } from '@charaka/contract/clinic/template/template';
import { templateSentences } from '@charaka/contract/clinic/template/template-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';

type Phrase = OutputOf<typeof listPhrasesEndpoint>['phrases'][number];

const taken = {
  phrase_of_staff: templateSentences.shortcutTaken,
  phrase_of_department: templateSentences.shortcutTaken,
};

const keeps = (call: Call) => hasRight(call.session, templateMenu, 'delete');

/** Own ones last, so that they win where both have a shortcut. Those of other departments only who keeps them is shown. */
async function read(call: Call, phraseId: number | null, isOfAll: boolean): Promise<Phrase[]> {
  const keepsTemplates = keeps(call);
  const rows = await call.tx.rows<Omit<Phrase, 'mayChange'>>(sql`
    select x.phrase_id, x.shortcut, x.phrase_text as text, x.department_id, d.department_name
    from phrase x left join department d on d.tenant_id = x.tenant_id and d.department_id = x.department_id
    where x.tenant_id = ${call.tenantId} and x.is_active and (${phraseId}::bigint is null or x.phrase_id = ${phraseId}::bigint)
      and (x.staff_id = ${call.session.staffId}
      or (${isOfAll && keepsTemplates} and x.department_id is not null)
      or x.department_id = (select s.department_id from staff s where s.tenant_id = ${call.tenantId} and s.staff_id = ${call.session.staffId}))
    order by x.department_id is null, lower(d.department_name), lower(x.shortcut)`);
  return rows.map((row) => ({ ...row, mayChange: row.departmentId == null || keepsTemplates }));
}

async function changeable(call: Call, phraseId: number): Promise<Phrase> {
  const [phrase] = await read(call, phraseId, true);
  if (!phrase) return refuse(templateSentences.phraseDoesNotExist);
  return phrase.mayChange ? phrase : refuse(templateSentences.phraseOfOthers);
}

/** The phrases that expand in the caller's notes; `isOfAll` adds those of other departments for a caller who manages templates. */
export const listPhrases = handle(listPhrasesEndpoint, async (call, { isOfAll }) => ({
  phrases: await read(call, null, isOfAll ?? false),
}));

/** Of a department for those alone who keep the templates. */
export const addPhrase = handle(addPhraseEndpoint, async (call, { phrase: { shortcut, text, departmentId } }) => {
  const { tx, tenantId } = call;
  if (departmentId != null && !keeps(call)) refuse(templateSentences.phraseOfOthers);
  const staffId = departmentId == null ? (call.session.staffId ?? refuse(templateSentences.onlyDoctorOwns)) : null;
  const [added] = await refuseOnConflict(
    tx.rows<{ phraseId: number }>(sql`
      insert into phrase (tenant_id, staff_id, department_id, shortcut, phrase_text)
      select ${tenantId}, ${staffId}::bigint, ${departmentId}::bigint, ${shortcut}, ${text}
      where ${departmentId}::bigint is null or exists (select 1 from department d
        where d.tenant_id = ${tenantId} and d.department_id = ${departmentId}::bigint and d.is_active)
      returning phrase_id`),
    taken,
  );
  if (!added) return refuse(templateSentences.noSuchDepartment);
  call.say(templateSentences.phraseSaved);
  return { phrase: await changeable(call, added.phraseId) };
});

/** Changes a phrase; its owner stays. */
export const updatePhrase = handle(updatePhraseEndpoint, async (call, { phrase: { phraseId, shortcut, text } }) => {
  await changeable(call, phraseId);
  await refuseOnConflict(
    call.tx.rows(sql`
      update phrase set shortcut = ${shortcut}, phrase_text = ${text}
      where tenant_id = ${call.tenantId} and phrase_id = ${phraseId}`),
    taken,
  );
  call.say(templateSentences.phraseSaved);
  return { phrase: await changeable(call, phraseId) };
});

/** Notes that it was written into stay as they are. */
export const deletePhrase = handle(deletePhraseEndpoint, async (call, { phraseId }) => {
  await changeable(call, phraseId);
  await call.tx.rows(sql`
    update phrase set is_active = false where tenant_id = ${call.tenantId} and phrase_id = ${phraseId}`);
  call.say(templateSentences.phraseRemoved);
  return { phraseId };
});
