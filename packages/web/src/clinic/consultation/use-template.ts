// The template of a note that is written: by the version it was begun with, else the last one of those that can be chosen (OP037).
import { listTemplates } from '@charaka/contract/clinic/template/template';
import { templateTopic } from '@charaka/contract/clinic/template/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { GENERAL_TEMPLATE_ID, generalSections, type TemplateSection } from '@charaka/rules/clinic/note-template';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { NoteContent, Opened } from './opened.ts';

const freshMilliseconds = 10 * 60_000;

/** The sections of the note's template, and the other templates to choose from. */
export interface NoteTemplates {
  readonly chosenId: number;
  readonly sections: readonly TemplateSection[];
  readonly choices: readonly OutputOf<typeof listTemplates>['templates'][number][];
}

/** The sections of a note as it was opened; of the product's own template those the screen names. */
export function sectionsOfOpened({ sections }: Pick<Opened, 'sections'>): readonly TemplateSection[] {
  return sections ?? generalSections;
}

/** Own templates first. */
export function useTemplate(opened: Opened, { templateId, templateVersion }: NoteContent): NoteTemplates {
  const answer = useAnswer(templateTopic, listTemplates, {}, { freshMilliseconds, isOnlyLogged: true });
  const choices = (answer.data?.templates ?? []).filter(({ isActive }) => isActive);
  const { content } = opened.consultation;
  const isAsOpened = content.templateId === templateId && content.templateVersion === templateVersion;
  const chosen = choices.find((one) => one.templateId === templateId && one.version === templateVersion);
  const general = templateId === GENERAL_TEMPLATE_ID ? generalSections : undefined;
  const sections =
    general ?? (isAsOpened ? sectionsOfOpened(opened) : undefined) ?? chosen?.sections ?? generalSections;
  return { chosenId: templateId, sections, choices };
}
