// How a hospital lays out a paper: which blocks stand on it, in which order, and how large; every change is a version (0137).

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, oneOf, optional, text } from '../../kernel/field.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { type DesignedPaper, designedPapers, type PaperBlock, paperDesigns } from './paper-blocks.ts';
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

/** The layout of who has laid out nothing: the paper as it is declared. */
export const firstLayout: PaperLayout = { order: [], hidden: [], textSize: 'normal', headingSize: 'normal' };

interface TypedLayout {
  readonly settingFor: DesignedPaper;
  readonly layout: PaperLayout;
}

/** Only what the paper has can be ordered or left out, and nothing that the law wants on it. */
function checkLayout({ settingFor, layout: { order, hidden } }: TypedLayout, context: z.RefinementCtx): void {
  const blocks: readonly PaperBlock[] = paperDesigns[settingFor].blocks;
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: ['layout', path], message });
  const isBlock = (key: string) => blocks.some((block) => block.key === key);
  const isField = (key: string) => blocks.some(({ fields }) => fields.includes(key));
  if (!order.every(isBlock) || new Set(order).size < order.length) refuse('order', tenancyChecks.blockUnknown.text);
  if (!hidden.every((key) => isBlock(key) || isField(key))) refuse('hidden', tenancyChecks.blockUnknown.text);
  else if (blocks.some(({ key, isRequired }) => isRequired && hidden.includes(key)))
    refuse('hidden', tenancyChecks.blockRequired.text);
}

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
  input: shape({ settingFor: oneOf(designedPapers) }),
  output: answered,
});

/**
 * Keeps a layout as the next version; an older one is restored, and the first one set again, by saving it. Refused when somebody else
 * made a version since the one named.
 */
export const savePaperLayout = endpoint({
  path: '/PrintSetting/SavePaperLayout',
  summary: 'Keeps how the hospital lays out a paper, as a new version.',
  permission: may('edit', PRINT_SETTINGS_MENU_PATH),
  effect: 'write',
  changes: [printSettingTopic],
  input: withChecks(shape({ settingFor: oneOf(designedPapers), layout, versionNo: count() }), checkLayout),
  output: answered,
});
