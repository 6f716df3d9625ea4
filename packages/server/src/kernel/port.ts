// Places that an area leaves open for areas above it: it names the port and the shape of what it asks, they declare that they fill it.

/** Puts parts into a port of the server that is being built. */
export type Filling = (ports: Ports) => void;

/** The ports of one server, filled once from what the listed areas declare (`composition/areas.ts`). */
export class Ports {
  constructor(fillings: readonly Filling[]) {
    for (const fill of fillings) fill(this);
  }
}

/** A port: what several areas may provide to one that does not know them. `Part` is the shape of what each provides. */
export class Port<Part> {
  readonly #name: string;
  readonly #parts = new WeakMap<Ports, readonly Part[]>();

  constructor(name: string) {
    this.#name = name;
  }

  /** What an area brings into this port, for its declaration. Parts are asked in the order of the areas. */
  filledBy(part: Part): Filling {
    return (ports) => this.#parts.set(ports, [...(this.#parts.get(ports) ?? []), part]);
  }

  /** What areas provide, where any does: what nobody asks for is not asked. */
  partsIn(ports: Ports): readonly Part[] {
    return this.#parts.get(ports) ?? [];
  }

  /** What the areas provide. Throws where none does: a bill without its medicine would be wrong, not empty. */
  partsOf(ports: Ports): readonly Part[] {
    const parts = this.#parts.get(ports);
    if (!parts) throw new Error(`Nobody fills the port "${this.#name}"`);
    return parts;
  }
}
