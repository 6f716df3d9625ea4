// Ports of an area, filled by areas above it: the area declares the port and its type, the others declare that they fill it.

/** Puts parts into a port of the server that is being built. */
export type Filling = (ports: Ports) => void;

/** The ports of one server, filled once from the declarations of the listed areas (`composition/areas.ts`). */
export class Ports {
  constructor(fillings: readonly Filling[]) {
    for (const fill of fillings) fill(this);
  }
}

/** A port: parts that several areas may provide to an area that does not import them. `Part` is the type of each part. */
export class Port<Part> {
  readonly #name: string;
  readonly #parts = new WeakMap<Ports, readonly Part[]>();

  constructor(name: string) {
    this.#name = name;
  }

  /** The filling for an area's declaration. Parts are called in the order of the areas. */
  filledBy(part: Part): Filling {
    return (ports) => this.#parts.set(ports, [...(this.#parts.get(ports) ?? []), part]);
  }

  /** The provided parts; empty when no area provides any. */
  partsIn(ports: Ports): readonly Part[] {
    return this.#parts.get(ports) ?? [];
  }

  /** The provided parts. Throws when no area provides any: a bill without its medicines would be wrong, not empty. */
  partsOf(ports: Ports): readonly Part[] {
    const parts = this.#parts.get(ports);
    if (!parts) throw new Error(`Nobody fills the port "${this.#name}"`);
    return parts;
  }
}
