// Why a command of an operator does nothing: said in English on a terminal, so it needs no catalogue (docs/decisions/0086).

/** A command cannot do what was asked of it; its message is what the operator reads. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
}
