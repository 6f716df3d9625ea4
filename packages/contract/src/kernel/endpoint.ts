// A promise between screen and server: path, permission, what goes in, what comes out.
import type { Sentence } from '@charaka/rules/message/sentence';
import type { z } from 'zod';
import { type DeedName, deeds } from './deed.ts';
import type { LogWords } from './log-words.ts';
import type { Heading } from './menu-item.ts';
import type { Topic } from './topic.ts';

/** Actions that a right allows on a menu path (R168). */
export type Action = 'view' | 'add' | 'edit' | 'delete';

/** Required right: none, a session, or a right on a menu path and, when deeds are named, one of these as well. */
export type Permission = 'anyone' | 'signed-in' | ScreenPermission;

/** A right on a screen. */
export interface ScreenPermission {
  readonly menu: string;
  readonly action: Action;
  /** The right on one of these is enough too; the handler then returns only the data of that menu path. */
  readonly orMenus?: readonly string[];
  /** The call reads a list of values for forms: the right on any screen below these headings will do (`needed-right.ts`). */
  readonly orBelow?: readonly Heading[];
  /** One of these deeds is needed besides; where there are several the handler decides which (Q224). */
  readonly deeds?: readonly DeedName[];
  /** A caller who has a right on one of `orMenus` also needs one of these deeds; the right on `menu` needs no deed. */
  readonly orDeeds?: readonly DeedName[];
}

/** Effect of a call: a call that writes 'once' needs an Idempotency-Key; repeated with the same key it returns the first answer. */
export type Effect = 'read' | 'write' | 'once';

/** How many bytes a request may have: a form, a long text or list, or a file on its way. */
export const bodySize = { usual: 64 * 1024, long: 1024 * 1024, file: 8 * 1024 * 1024 } as const;

/**
 * Before what users prove once more who they are, unless they did within ten minutes (PS035): rights of others, their own factors, what is
 * demanded of all and where money and letters go, and money that leaves above the tenant's limit. Lists that are carried away are asked
 * about by the kernel, once it is known how many patients they show.
 */
export type StepUp<Parsed = never> =
  | 'rights'
  | 'own-factor'
  | 'policy'
  /** A list that names persons, as a file. */
  | 'export'
  /** Money whose amount is only in the record: the handler asks for the proof (`confirmMoneyOut`). */
  | 'recorded-money'
  /** Amount paid out, in paise; 0 when no money is paid out. */
  | { moneyOut(input: Parsed): number }
  /** Only some requests, by their content and their caller. */
  | { when(input: Parsed, caller: { readonly staffId: number | null }): boolean };

/**
 * Steps a session may wait for before its user can work: an own password when an administrator set it, the code of the second
 * factor, or enrolment when a factor is demanded and there is none (PS033).
 */
export type AwaitedStep = 'own-password' | 'second-factor' | 'enrolment';

/** One call of the product. Input and output speak plain names; `wire.ts` turns them into the specification's. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** The specification's path, `/{Controller}/{Action}`; matched case-insensitively (Q26). */
  readonly path: string;
  /** Further paths that answer alike (Q21). */
  readonly aliases?: readonly string[];
  /** One sentence for the published description. */
  readonly summary: string;
  /** How large a request may be where a long text, a long list or a file travels; `bodySize.usual` for all others. */
  readonly bodyBytes?: number;
  readonly permission: Permission;
  readonly effect: Effect;
  /** How the audit log names the call; every call that writes has a name. */
  readonly logAs?: LogWords;
  /**
   * Topics that change: the kernel announces them when the call is committed, and screens read their data again. Empty when no screen
   * shows them, or when they depend on the request and the handler announces it; declared by every call that writes.
   */
  readonly changes?: readonly Topic[];
  readonly stepUp?: StepUp<z.output<I>>;
  readonly input: I;
  readonly output: O;
  /** Success is answered with this plain text instead of JSON; anything else is a refusal (R283, Q69). */
  readonly successText?: string;
  /**
   * Keys of a record that stands in request and answer under the same wire key, with values that the server works out or another
   * call changes: told otherwise than answered they are refused with the sentence beside them (Q216).
   */
  readonly compared?: { readonly record: string; readonly keys: Readonly<Record<string, Sentence>> };
  /** A screen shows its answer whole, however many patients it names: it is no export, which takes a deed and a confirmation (PS035). */
  readonly isShownWhole?: boolean;
  /**
   * Opens the chart that its question names, or where that names none its answer: the caller needs a relation of care with the
   * patient, or has broken the glass (Q225).
   */
  readonly isWalled?: boolean;
  /** A walled call that shows what desks work with: names, numbers, beds, bills. Of a marked chart desk work opens no other (Q269). */
  readonly isOfDesk?: boolean;
  /** A report: it is read on the connection of reports, which reaches the views of the schema report alone (RP016). */
  readonly isReport?: true;
  /** A list that shows marked charts by number only, to callers with neither a relation of care nor the right (PS009). */
  readonly isVeiled?: boolean;
  /** Why a call that can show charts has no wall: the relation with the patient, or the right that replaces it. */
  readonly openBecause?: string;
  /** Why a list that names patients is neither walled nor veiled. */
  readonly unveiledBecause?: string;
  /** Open while the session waits for one of these: it leads to the step, or the page around the step reads it. */
  readonly openBefore?: readonly AwaitedStep[];
}

/** A call that writes says what it changes, and how the audit log names it. */
type EffectDeclared =
  | { readonly effect: 'read'; readonly changes?: never }
  | { readonly effect: 'write' | 'once'; readonly changes: readonly Topic[]; readonly logAs: LogWords };

/** Declares an endpoint; every call needs one. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  declaration: Endpoint<I, O> & EffectDeclared,
): Endpoint<I, O> {
  return declaration;
}

/** The right to do `action` on a menu path, as a permission. */
export function may(action: Action, menu: string): Permission {
  return { menu, action };
}

/** The right to do a deed, as a permission: on its own screen, or on the one named, where that is seen. */
export function mayDo(deed: DeedName, menu: string = deeds[deed].screen): Permission {
  return { menu, action: 'view', deeds: [deed] };
}

/** The right to take away what came of a deed: the deed, and the right to delete on its screen. */
export function mayTakeBack(deed: DeedName): Permission {
  return { menu: deeds[deed].screen, action: 'delete', deeds: [deed] };
}

/** The right to do any of some deeds; the handler checks the one that the request needs. */
export function mayDoAny(first: DeedName, ...others: readonly DeedName[]): Permission {
  return { menu: deeds[first].screen, action: 'view', deeds: [first, ...others] };
}

/** Input as a caller passes it (amounts in rupees, as typed). */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
/** Input as a handler receives it (amounts in paise). */
export type ParsedOf<E extends Endpoint> = z.output<E['input']>;
/** Output as a handler returns it and a screen receives it (amounts in paise). */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
