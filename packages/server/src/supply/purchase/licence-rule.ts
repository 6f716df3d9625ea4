// The licences of a supplier for the drugs that it delivers (PH028).
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import { refuse } from '../../kernel/refusal.ts';
import type { ReceivedItem } from './received-items.ts';
import type { Supplier } from './suppliers.ts';

type Licence = Supplier['licences'][number];

/** A licence whose fee ends within so many days is named. */
const WARNED_DAYS = 30;
/** Licences that let a supplier deliver Schedule X, and any other drug; makers sell by their own. */
const forms = { x: ['20G'], other: ['20B', '25', '28'] } as const satisfies Record<string, readonly Licence['form'][]>;

/** Refuses a supplier with a licence that is suspended or cancelled. */
export function refuseStoppedLicence({ supplierName, licences }: Supplier): void {
  const stopped = licences.find(({ state }) => state !== 'Valid');
  if (!stopped) return;
  const { licenceSuspended, licenceCancelled } = purchaseSentences;
  const { licenceNo, state } = stopped;
  refuse((state === 'Suspended' ? licenceSuspended : licenceCancelled)({ supplierName, licenceNo }));
}

/** A missing or overdue licence needs an approver; one whose fee ends soon is a warning. Goods that are no drugs need none. */
export function licenceFaults(
  { supplierName, licences }: Supplier,
  items: readonly ReceivedItem[],
  today: string,
): { readonly approvals: Sentence[]; readonly warnings: Sentence[] } {
  const approvals = new Map<string, Sentence>();
  const warnings = new Map<string, Sentence>();
  for (const { itemName, schedule } of items.filter(({ isMedical }) => isMedical)) {
    const needed: readonly string[] = schedule === 'X' ? forms.x : forms.other;
    const [form = ''] = needed;
    const fitting = licences.filter((licence) => needed.includes(licence.form));
    const newest = fitting
      .map(({ feePaidUntil }) => feePaidUntil)
      .toSorted()
      .at(-1);
    if (newest === undefined) approvals.set(form, purchaseSentences.licenceMissing({ form, supplierName, itemName }));
    else if (newest < today) approvals.set(form, purchaseSentences.licenceOverdue({ supplierName, day: newest }));
    else if (newest < daysAfter(today, WARNED_DAYS))
      warnings.set(form, purchaseSentences.licenceRunsOut({ supplierName, day: newest }));
  }
  return { approvals: [...approvals.values()], warnings: [...warnings.values()] };
}
