// Saves reports in words: every save is a version, with the labels of its template; coded fields keep their code (LB066, LB067).
import { histopathologySentences } from '@charaka/contract/diagnostics/histopathology/histopathology-sentences';
import { saveNarrative as saveNarrativeEndpoint } from '@charaka/contract/diagnostics/histopathology/narrative';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { emptySections, readTemplate, type WrittenSection } from '@charaka/rules/diagnostics/narrative';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type LockedWork, lockWorks, moveWorks } from '../laboratory/work-store.ts';
import { findNarrative, insertNarrative, readTemplateText } from './narrative-store.ts';

/** The text of a work, and the version that the writer saw. */
export type SentNarrative = ParsedOf<typeof saveNarrativeEndpoint>;

/** Locks the work of a report in words. Refuses any other. */
export async function lockNarrative(call: Call, labWorkId: number): Promise<LockedWork> {
  const [work] = await lockWorks(call, [labWorkId]);
  return work?.testKind === 'Narrative' ? work : refuse(histopathologySentences.narrativeDoesNotExist);
}

/**
 * The sent sections with the labels of the template; a choice is stored with its label. Refuses when another user has saved a newer
 * version.
 */
async function writtenSections(
  call: Call,
  { labWorkId, versionNo, sections }: SentNarrative,
): Promise<WrittenSection[]> {
  const before = await findNarrative(call, labWorkId);
  if ((before?.versionNo ?? 0) !== versionNo)
    refuse(histopathologySentences.narrativeChanged({ name: before?.enteredByName ?? '' }));
  const asked = readTemplate(await readTemplateText(call, labWorkId));
  if (sections.some(({ code }) => !asked.some((one) => one.code === code)))
    refuse(histopathologySentences.sectionUnknown);
  return asked.map(({ code, label, isRequired, choices }) => {
    const own = sections.find((one) => one.code === code);
    const chosen = choices.find((one) => one.code === own?.choiceCode);
    const text = choices.length > 0 ? (chosen?.label ?? '') : (own?.text ?? '');
    return { code, label, isRequired, text, choiceCode: chosen?.code ?? null };
  });
}

/** A report with every required section is entered; one that lost one is to be written on. */
export const saveNarrative = handle(saveNarrativeEndpoint, async (call, sent) => {
  const work = await lockNarrative(call, sent.labWorkId);
  if (work.status !== 'Ready' && work.status !== 'Entered')
    refuse(histopathologySentences.narrativeClosed({ testName: work.testName }));
  const sections = await writtenSections(call, sent);
  const versionNo = await insertNarrative(call, work, sections, null);
  const isWhole = emptySections(sections).length === 0;
  if (isWhole !== (work.status === 'Entered')) await moveWorks(call, [work], isWhole ? 'enter' : 'reopen');
  call.say(histopathologySentences.narrativeSaved({ versionNo }));
  return { versionNo };
});

const textsOf = (sections: readonly WrittenSection[]) =>
  JSON.stringify(sections.map(({ code, text, choiceCode }) => [code, text.trim(), choiceCode]));

/** Writes the amended version, when it is signed or to preview the report. Refuses a version with the same text. */
export async function enterNarrativeChange(
  call: Call,
  work: LockedWork,
  change: string,
  amendReason: string,
): Promise<void> {
  const sections = await writtenSections(call, JSON.parse(change) as SentNarrative);
  const empty = emptySections(sections);
  if (empty.length > 0) refuse(laboratorySentences.enterValues({ names: empty.join(', ') }));
  const before = await findNarrative(call, work.labWorkId);
  if (before && textsOf(before.sections) === textsOf(sections)) refuse(histopathologySentences.nothingAmended);
  await insertNarrative(call, work, sections, amendReason);
}
