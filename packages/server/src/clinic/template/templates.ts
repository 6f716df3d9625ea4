// Lists, saves and copies templates of notes; a change is a new version (OP037).
import {
  copyTemplate as copyTemplateEndpoint,
  listTemplates as listTemplatesEndpoint,
  saveTemplate as saveTemplateEndpoint,
} from '@charaka/contract/clinic/template/template';
import { templateSentences } from '@charaka/contract/clinic/template/template-sentences';
import { doubledKey, fieldsOf, type TemplateSection } from '@charaka/rules/clinic/note-template';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  findTemplate,
  insertHead,
  insertSections,
  mayChange,
  readTemplates,
  type Template,
  updateHead,
} from './template-store.ts';

/** The asker's own first. */
export const listTemplates = handle(listTemplatesEndpoint, async (call) => ({ templates: await readTemplates(call) }));

function refuseFaults(sections: readonly TemplateSection[]): void {
  const doubled = doubledKey(sections);
  if (doubled) refuse(templateSentences.keysDiffer({ code: doubled }));
  for (const { kind, label, options, scoreKey, min, max } of fieldsOf(sections)) {
    const isChosen = kind === 'choice' || kind === 'choices';
    if (isChosen && !options?.some((one) => one !== '')) refuse(templateSentences.choicesMissing({ name: label }));
    if (min != null && max != null && min > max) refuse(templateSentences.limitsReversed({ name: label }));
    if (kind === 'score' && !scoreKey) refuse(templateSentences.scoreMissing({ name: label }));
  }
}

/** The staff id of the caller, as the owner of a template. Refuses a caller who is not on the staff. */
function ownStaff(call: Call): number {
  return call.session.staffId ?? refuse(templateSentences.onlyDoctorOwns);
}

async function found(call: Call, templateId: number): Promise<Template> {
  return (await findTemplate(call, templateId)) ?? refuse(templateSentences.templateDoesNotExist);
}

/** A template stays whose it is: what is somebody's own never becomes everybody's unseen. */
export const saveTemplate = handle(saveTemplateEndpoint, async (call, { template }) => {
  const { templateId, isOwn, sections, changedVersion, ...head } = template;
  refuseFaults(sections);
  const known = templateId ? await found(call, templateId) : undefined;
  const staffId = known ? known.staffId : isOwn ? ownStaff(call) : null;
  if (!mayChange(call, staffId)) refuse(templateSentences.onlyOwnTemplate);
  if (known && changedVersion !== known.version) refuse(templateSentences.templateChanged);
  const next = (known?.version ?? 0) + 1;
  const kept = known?.templateId ?? (await insertHead(call, { ...head, staffId })).templateId;
  if (known) await updateHead(call, kept, { ...head, staffId });
  await insertSections(call, kept, next, sections);
  call.say(templateSentences.templateSaved({ versionNo: next }));
  return { template: await found(call, kept) };
});

/** Begins at version 1 of its own. */
export const copyTemplate = handle(copyTemplateEndpoint, async (call, { templateId }) => {
  const { templateName, specializationId, sections } = await found(call, templateId);
  const staffId = ownStaff(call);
  const copy = await insertHead(call, { templateName, specializationId, staffId, isActive: true });
  await insertSections(call, copy.templateId, 1, sections);
  call.say(templateSentences.templateCopied);
  return { template: await found(call, copy.templateId) };
});
