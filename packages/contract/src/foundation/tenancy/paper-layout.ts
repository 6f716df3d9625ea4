// How a hospital lays out a paper: which blocks stand on it, in which order, and how large; every change is a version (0137).

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, oneOf, text } from '../../kernel/field.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { PRINT_SETTINGS_MENU_PATH } from './print-setting.ts';
import { tenancyChecks } from './tenancy-checks.ts';
import { printSettingTopic } from './topics.ts';

/** The papers that can be laid out, by the name of their print setting. */
export const designedPapers = ['ipd_bill'] as const;
/** The name of a paper that can be laid out. */
export type DesignedPaper = (typeof designedPapers)[number];

/** A block as its paper declares it. */
interface PaperBlock {
  readonly key: string;
  readonly isRequired: boolean;
  /** What can be left out inside of it. */
  readonly fields: readonly string[];
}

/** The blocks of each paper from the top; number, amounts, tax and signatures are the law's (CGST Rules 46 and 49). */
export const blocksOfPapers = {
  ipd_bill: [
    { key: 'facts', isRequired: true, fields: ['contact', 'bed', 'doctor', 'ccnNo', 'policyCardNo'] },
    { key: 'charges', isRequired: true, fields: [] },
    { key: 'medicines', isRequired: false, fields: [] },
    { key: 'payments', isRequired: false, fields: [] },
    { key: 'sums', isRequired: true, fields: [] },
    { key: 'end', isRequired: true, fields: [] },
  ],
} as const satisfies Readonly<Record<DesignedPaper, readonly PaperBlock[]>>;

/** A block of one of the papers. */
export type BlockKey = (typeof blocksOfPapers)[DesignedPaper][number]['key'];
/** A field inside a block. */
export type BlockField = (typeof blocksOfPapers)[DesignedPaper][number]['fields'][number];

/** How large the text of a paper is. */
export const textSizes = ['small', 'normal', 'large'] as const;

const MOST_KEYS = 60;
const keys = () => z.array(text(40)).max(MOST_KEYS);
/** `order` names blocks from the top, `hidden` blocks and fields that are left out. */
const layout = shape({ order: keys(), hidden: keys(), textSize: oneOf(textSizes) });
/** A layout as it is kept. */
export type PaperLayout = z.output<typeof layout>;

/** The layout of who has laid out nothing: the paper as it is declared. */
export const firstLayout: PaperLayout = { order: [], hidden: [], textSize: 'normal' };

interface TypedLayout {
  readonly settingFor: DesignedPaper;
  readonly layout: PaperLayout;
}

/** Only what the paper has can be ordered or left out, and nothing that the law wants on it. */
function checkLayout({ settingFor, layout: { order, hidden } }: TypedLayout, context: z.RefinementCtx): void {
  const blocks: readonly PaperBlock[] = blocksOfPapers[settingFor];
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
  versions: z.array(shape({ versionNo: count(), layout, madeAt: z.string(), madeByName: text() })),
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
