// How a hospital lays out a paper: which blocks stand on it, in which order, and how large; every change is a version (0137).

import type { Sentence } from '@charaka/rules/message/sentence';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import type { PaperBlock } from '../../kernel/paper.ts';
import { shape } from '../../kernel/shape.ts';
import { PRINT_SETTINGS_MENU_PATH } from './print-setting.ts';
import { tenancyChecks } from './tenancy-checks.ts';
import { printSettingTopic } from './topics.ts';

/** How large the text of a paper is, and its headings beside that. */
export const textSizes = ['small', 'normal', 'large'] as const;

const MOST_KEYS = 60;
const keys = () => z.array(text(40)).max(MOST_KEYS);
/** `order` names blocks from the top, `hidden` blocks and fields that are left out. */
const layout = shape({
  order: keys(),
  hidden: keys(),
  textSize: oneOf(textSizes),
  headingSize: oneOf(textSizes),
});
/** A layout as it is kept. */
export type PaperLayout = z.output<typeof layout>;

/** The layout of a hospital without saved layouts: the paper as declared. */
export const firstLayout: PaperLayout = { order: [], hidden: [], textSize: 'normal', headingSize: 'normal' };

/** The fault of a layout by its field: only what the paper has can be ordered or left out, and nothing that the law wants on it. */
export function layoutFault(
  { order, hidden }: PaperLayout,
  blocks: readonly PaperBlock[],
): readonly [field: 'order' | 'hidden', fault: Sentence] | undefined {
  const isBlock = (key: string) => blocks.some((block) => block.key === key);
  const isField = (key: string) => blocks.some(({ fields }) => fields.includes(key));
  const isOrdered = order.every(isBlock) && new Set(order).size === order.length;
  if (!isOrdered) return ['order', tenancyChecks.blockUnknown];
  if (!hidden.every((key) => isBlock(key) || isField(key))) return ['hidden', tenancyChecks.blockUnknown];
  const isLacking = blocks.some(({ key, isRequired }) => isRequired && hidden.includes(key));
  return isLacking ? ['hidden', tenancyChecks.blockRequired] : undefined;
}

/** The name of a paper that can be laid out; the server refuses any other. */
const paperName = () => requiredText(tenancyChecks.selectPaper, 60);

const answered = shape({
  /** As it is printed. */
  layout,
  /** Zero where nothing was ever laid out. */
  versionNo: count(),
  /** The last ones, the newest first. */
  /** Without a name where lines that were left out by the print setting were taken over. */
  versions: z.array(shape({ versionNo: count(), layout, madeAt: z.string(), madeByName: optional(text()) })),
});

/** The layout of a paper and the last of its versions. */
export const getPaperLayout = endpoint({
  path: '/PrintSetting/GetPaperLayout',
  summary: 'Reads how the hospital lays out a paper, with the last versions.',
  permission: mayLookUp('print-settings', 'Patients', 'TPA', 'Pharmacy', 'Finance', 'Reports', 'Settings'),
  effect: 'read',
  input: shape({ settingFor: paperName() }),
  output: answered,
});

/**
 * Keeps a layout as the next version; an older one is restored, and the first one set again, by saving it. Refused when somebody else
 * made a version since the one named.
 */
export const savePaperLayout = endpoint({
  path: '/PrintSetting/SavePaperLayout',
  logAs: ['paper_layout', 'saved'],
  summary: 'Keeps how the hospital lays out a paper, as a new version.',
  permission: may('edit', PRINT_SETTINGS_MENU_PATH),
  effect: 'write',
  changes: [printSettingTopic],
  input: shape({ settingFor: paperName(), layout, versionNo: count() }),
  output: answered,
});
