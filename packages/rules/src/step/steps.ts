// Declares the states of a thing and the steps between them; server, database and screens follow the declaration.

/**
 * The colour of a state on every screen (docs/design.md): `done` and paid; `waiting` for an action; `danger`, overdue or critical; `info`,
 * under way; `cleaning` of a bed; `past`, with no further action.
 */
export type StateTone = 'done' | 'waiting' | 'danger' | 'info' | 'cleaning' | 'past';

/** A state of a thing. */
export interface State {
  /** Its English name inside a sentence; screens have it under `texts`. */
  readonly name: string;
  readonly tone: StateTone;
  /** The columns of the time of the step, and of the user. */
  readonly at?: string;
  readonly by?: string;
}

/** A step from some states to another. */
export interface Step<S extends string> {
  readonly from: readonly S[];
  /** Several where the row says which: a held order goes back to the state before. */
  readonly to: S | readonly S[];
  /** Further columns that the step writes; the caller gives their values. */
  readonly writes?: readonly string[];
  /** The key that does it in a list. */
  readonly letter?: string;
  /** Expected next: a button beside the menu of the row. */
  readonly isNext?: boolean;
  readonly isDangerous?: boolean;
}

/** A thing with its states and steps. */
export interface Steps<
  S extends string = string,
  A extends Readonly<Record<string, Step<S>>> = Readonly<Record<string, Step<S>>>,
> {
  readonly table: string;
  /** The column of its id. */
  readonly key: string;
  /** The column of its state. */
  readonly column: string;
  /** The namespace and key of the names of its states, as `laboratory:statuses`. */
  readonly texts: `${string}:${string}`;
  readonly states: Readonly<Record<S, State>>;
  readonly actions: A;
}

/** States as a screen shows them: the key of their names, and the tone of each. States that are worked out have no steps. */
export interface ShownStates<S extends string = string> {
  readonly texts: `${string}:${string}`;
  readonly states: Readonly<Record<S, Pick<State, 'tone'>>>;
}

/** Declares states that no step leads to: they are worked out from other facts. */
export function shownStates<const S extends string>(declared: ShownStates<S>): ShownStates<S> {
  return declared;
}

/** Declares a thing with steps. The compiler refuses a step from or to a state that is not declared. */
export function steps<const S extends string, const A extends Readonly<Record<string, Step<NoInfer<S>>>>>(
  declared: Steps<S, A>,
): Steps<S, A> {
  return declared;
}

/** The states of a thing, in the order of their declaration. */
export type StateOf<T extends Steps> = keyof T['states'] & string;

/** The names of its steps. */
export type ActionOf<T extends Steps> = keyof T['actions'] & string;

/** The columns whose values the caller of a step gives. */
export type WrittenBy<T extends Steps, A extends ActionOf<T>> = T['actions'][A] extends {
  readonly writes: readonly (infer C extends string)[];
}
  ? C
  : never;

/** All states, in the order of their declaration. */
export function statesOf<S extends string>({
  states,
}: {
  readonly states: Readonly<Record<S, unknown>>;
}): readonly S[] {
  return Object.keys(states) as S[];
}

const targets = <S extends string>({ to }: Step<S>): readonly S[] => (typeof to === 'string' ? [to] : to);

/** Whether a step leads on from a state. */
export function mayStep<T extends Steps>(declared: T, action: ActionOf<T>, state: StateOf<T>): boolean {
  return declared.actions[action]?.from.includes(state) ?? false;
}

/** Every pair of different states that some step joins, each once, as `Collected Received`. */
export function pairsOf(declared: Steps): readonly string[] {
  const pairs = Object.values(declared.actions).flatMap((step) =>
    step.from.flatMap((from) => targets(step).flatMap((to) => (from === to ? [] : [`${from} ${to}`]))),
  );
  return [...new Set(pairs)].toSorted();
}
