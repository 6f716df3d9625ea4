// A version for a payer and their answer as typed, judged by the rules the server decides with.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listBillVersions } from '@charaka/contract/money/tpa/bill-version';
import { freezeProblem, remainsOf, versionAnswerProblem } from '@charaka/rules/money/bill-version';
import { type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import type { FormErrors } from '@mantine/form';
import { spoken } from '../../kernel/spoken.ts';
import { typedPaise } from '../payment/typed-amount.ts';

/** The versions of an admission's bill, and what it comes to. */
export type Versions = OutputOf<typeof listBillVersions>;
/** One of them. */
export type Version = Versions['versions'][number];

/** The version of a payer that stands, if they have one. */
export function standingVersion({ versions }: Versions, associationId: number | null): Version | undefined {
  return versions.find((one) => one.associationId === associationId && ['sent', 'confirmed'].includes(one.status));
}

function confirmedByOthers({ versions }: Versions, associationId: number | null): Paise {
  const others = versions.filter((one) => one.status === 'confirmed' && one.associationId !== associationId);
  return sumPaise(others.map(({ confirmed }) => confirmed ?? ZERO));
}

/** Maximum to claim from a payer in paise: the bill less the amounts confirmed by other payers. */
export function remainsFor(all: Versions, associationId: number | null): Paise {
  return remainsOf(all.net, [confirmedByOthers(all, associationId)]);
}

/** The payer a version is offered for: the patient's own while none stands for them, else the one to be chosen. */
export function firstPayer(all: Versions): number | null {
  const own = all.associationId ?? null;
  return own !== null && standingVersion(all, own) === undefined ? own : null;
}

/** Values typed to freeze a version; rupees. */
export interface FreezeValues {
  readonly associationId: number | null;
  readonly claimed: number | string;
  readonly note: string;
}

/** The sentence about the amount claimed. */
export function claimFault(all: Versions, { associationId, claimed }: FreezeValues): FormErrors {
  const problem = freezeProblem(typedPaise(claimed), remainsFor(all, associationId));
  return problem ? { claimed: spoken(problem) } : {};
}

/** Values typed for a payer's answer; rupees. */
export interface AnswerValues {
  readonly status: 'confirmed' | 'refused' | 'sent';
  readonly confirmed: number | string;
  readonly reference: string;
  readonly reason: string;
  readonly answeredOn: string | null;
}

/** The sentences about an answer, beside their fields. */
export function answerFaults(all: Versions, version: Version, values: AnswerValues): FormErrors {
  const of = (reference: string) =>
    versionAnswerProblem(
      { ...values, confirmedPaise: typedPaise(values.confirmed), reference },
      {
        status: version.status,
        claimedPaise: version.claimed,
        netPaise: all.net,
        othersPaise: confirmedByOthers(all, version.associationId),
      },
    );
  if (values.status !== 'confirmed') {
    const problem = of('');
    return problem ? { reason: spoken(problem) } : {};
  }
  const [amount, reference] = [of('given'), values.reference.trim() === '' ? of('') : undefined];
  if (amount) return { confirmed: spoken(amount) };
  return reference ? { reference: spoken(reference) } : {};
}
