// A clerk in a storm: one thing to do, and the connections it is done over.
import type { Endpoint, InputOf } from '@charaka/contract/kernel/endpoint';
import type { TestUser } from '../server/test-tenant.ts';
import type { RestlessCaller } from './restless-caller.ts';
import type { DrawnDeed, StormAdmission, StormScene } from './storm-scene.ts';

/** A clerk with one thing to do. */
export class Clerk {
  readonly drawn: DrawnDeed;
  readonly scene: StormScene;
  readonly admission: StormAdmission;
  readonly #caller: RestlessCaller;
  readonly #name: string;
  #sent = 0;

  constructor(scene: StormScene, caller: RestlessCaller, drawn: DrawnDeed, name: string) {
    this.scene = scene;
    this.admission = scene.admissions[drawn.place] as StormAdmission;
    this.drawn = drawn;
    this.#caller = caller;
    this.#name = name;
  }

  /** Sends a call under a key of its own, which what is written down may name. */
  send<E extends Endpoint>(endpoint: E, inputOf: (key: string) => InputOf<E>, as: TestUser = 'clerk') {
    this.#sent += 1;
    const key = `${this.#name}-${this.#sent}`;
    return this.#caller.call(endpoint, inputOf(key), { key, fates: this.drawn.fates, as });
  }
}
