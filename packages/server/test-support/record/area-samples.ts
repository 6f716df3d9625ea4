// The samples that each area keeps in samples.ts and in files named <noun>-samples.ts, gathered along the list of areas for the walks over every call.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import type { TestApp } from '../server/test-app.ts';
import type { TestTenant, TestUser } from '../server/test-tenant.ts';
import type { EditSample } from './edit-sample.ts';
import { hospitalRecordSamples } from './hospital-record-samples.ts';

/** A call and a request of it that the first hospital takes. */
export interface NestedSample {
  readonly endpoint: Endpoint;
  readonly as?: TestUser;
  /** The key of the record itself, which a call that adds one ignores. */
  readonly ownKey?: string;
  /** Sets the scene and answers the request in plain names. */
  make(tenant: TestTenant): Promise<object>;
}

/** Two calls on one record: one reads it, the other changes it. */
export interface ReadablePair {
  readonly get: Endpoint;
  readonly update: Endpoint;
  /** Makes a record and answers the request that reads it. */
  readonly asked: (tenant: TestTenant) => Promise<object>;
  /** The record's key on the wire, where it is not the first that the changing call takes and answers. */
  readonly wrapper?: string;
  /** Keys that move with the clock. */
  readonly moving?: readonly string[];
}

/** A command with a request that is taken, and the call that reads what it wrote. */
export interface CommandSample {
  readonly endpoint: Endpoint;
  readonly as?: TestUser;
  /** Sets the scene in a tenant of its own: the request in plain names, and the calls that read what came of it. */
  make(parts: TestApp): Promise<CommandScene>;
  /** The key on the wire under which a field is read, where it is another one. */
  readonly readAs?: Readonly<Record<string, string>>;
  /** Values to type into a field whose schema alone does not say what fits. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
}

/** A command that is ready to be sent. */
export interface CommandScene {
  readonly tenant: TestTenant;
  readonly request: object;
  read(): Promise<readonly CommandRead[]>;
}

/** A call that receives money of a patient or pays some out. */
export interface TenderSample {
  readonly endpoint: Endpoint;
  /** The field of the amount paid out, for money that was received in cash. */
  readonly isRefund?: boolean;
  /** Both of two cashiers get it, each with a paper of their own. */
  readonly isRepeated?: boolean;
  /** The call asks for no right to move money, with the reason. */
  readonly rightlessBecause?: string;
  make(parts: TestApp): Promise<TenderScene>;
}

/** A call that moves money and is ready to be sent. */
export interface TenderScene {
  readonly tenant: TestTenant;
  /** In rupees. */
  readonly amount: number;
  /** The request in plain names, with the modes of the amount. */
  request(modes: object): object;
}

/** The answer of a reading call. */
export interface CommandRead {
  readonly wire: Readonly<Record<string, unknown>>;
  readonly isFailure: boolean;
  readonly message: string;
}

/** Values by the path of a call and the key of a field on the wire. */
export type ByCall<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** Facts of an area that the walks need beside its endpoints. */
export interface AreaSamples {
  /** Records that a form opens and changes. */
  readonly edits?: readonly EditSample[];
  /** Requests that name other records inside themselves. */
  readonly nested?: readonly NestedSample[];
  /** Further pairs of calls that read and change one record. */
  readonly pairs?: readonly ReadablePair[];
  /** Commands that are no form of a record, with the calls that read what they write. */
  readonly commands?: readonly CommandSample[];
  /** Calls that move money of patients. */
  readonly tenders?: readonly TenderSample[];
  /** Fields that do not come back as they were typed, each with its reason. */
  readonly leftOut?: ByCall<string>;
  /** Values of other fields that a rule ties to a field. */
  readonly goesWith?: ByCall<Readonly<Record<string, unknown>>>;
}

const server = join(import.meta.dirname, '../../src');

const isOfSamples = (name: string) => /^(?:[a-z-]+-)?samples\.ts$/.test(name);

const gathered: readonly AreaSamples[] = await Promise.all(
  areas
    .map(({ wing, name }) => join(server, wing, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isOfSamples)
        .map((name) => join(folder, name)),
    )
    .map(async (file) => ((await import(file)) as { samples: AreaSamples }).samples),
);

const merged = <T>(parts: readonly (ByCall<T> | undefined)[]): ByCall<T> => Object.assign({}, ...parts);

const named = gathered.flatMap(({ edits = [] }) => edits);

/** Every kind of record that a form changes, but the masters, which have a test of their own. */
export const editSamples: readonly EditSample[] = [...named, ...(await hospitalRecordSamples(named))];

/** Staff, patients and hospitals belong to the whole tenant. */
const ofTenant = ['patient', 'staff', 'hospital', 'referral'];

const changed: readonly NestedSample[] = editSamples
  .filter(({ wrapper }) => !ofTenant.includes(wrapper))
  .map(({ update, wrapper, isOwned, make, typed }) => ({
    endpoint: update,
    as: isOwned ? 'admin' : 'clerk',
    make: async (tenant) => {
      const key = await make(tenant);
      return { [wrapper]: { ...typed('A'), ...key } };
    },
  }));

/** Every request that names further records; `every-nested-id.test.ts` refuses a call that names one and has no sample. */
export const nestedSamples: readonly NestedSample[] = [...gathered.flatMap(({ nested = [] }) => nested), ...changed];

const ofForms = editSamples.map(
  (sample): ReadablePair => ({
    get: sample.get,
    update: sample.update,
    asked: async (tenant) => {
      const key = await sample.make(tenant);
      return sample.asked?.(key) ?? { [sample.wrapper]: key };
    },
  }),
);

/** Every pair but those of masters, which are made from their declarations. */
export const readablePairs: readonly ReadablePair[] = [...ofForms, ...gathered.flatMap(({ pairs = [] }) => pairs)];

/** Every command with the calls that read what it writes. */
export const commandSamples: readonly CommandSample[] = gathered.flatMap(({ commands = [] }) => commands);

/** Every call that moves money of patients; `every-tender.test.ts` finds one without a sample. */
export const tenderSamples: readonly TenderSample[] = gathered.flatMap(({ tenders = [] }) => tenders);

/** Fields that do not come back as they were typed, each with its reason. */
export const leftOut = merged(gathered.map((samples) => samples.leftOut));

/** Other values that are typed together with a field, where a rule ties them. */
export const goesWith = merged(gathered.map((samples) => samples.goesWith));
