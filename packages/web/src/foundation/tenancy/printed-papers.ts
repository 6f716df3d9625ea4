// The papers that are looked at beside each other, and their names.
import { settingTitle } from '@charaka/contract/composition/papers';
import { useTranslation } from 'react-i18next';
import { knownText } from '../../kernel/i18n.ts';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';

/** By the name of a setting, or of a paper that can be laid out. */
export type PrintedPapers = Readonly<Record<string, readonly AreaPaper[]>>;

/** The text of the name of a paper that is looked at. */
export const titleKeyOf = ({ title, paper }: AreaPaper): string => title ?? paper.title;

/** Names a paper, and a setting, in the language of the screen. */
export function usePaperNames() {
  const { t } = useTranslation('paper');
  return {
    nameOf: (printed: AreaPaper) => t(titleKeyOf(printed)),
    settingName: (setting: string) => t(settingTitle(setting)),
  };
}

/** The text of a block or a field of a paper: one of its area, or one that papers share. */
export function partText(title: string, kind: 'block' | 'field', key: string): string {
  const own = `${title.slice(0, title.indexOf(':'))}:printed.${kind}.${key}`;
  return knownText(own) ?? knownText(`paper:design.${kind}.${key}`) ?? key;
}
