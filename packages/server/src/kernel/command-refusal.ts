// The reason why an operator's command refuses; English on a terminal, so it needs no catalogue (docs/decisions/0086).

/** A command cannot do its work; the operator reads the message. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
}
