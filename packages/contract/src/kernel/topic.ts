// Topics: keys under which screens store answers and learn of changes.

/** Reach of a topic: screens of the hospital where it changed, of the tenant, or none. */
export type TopicReach = 'hospital' | 'tenant' | 'none';

/** A subject of news, declared once in the `topics.ts` of its area. */
export interface Topic {
  /** As it travels on the live line. */
  readonly name: string;
  readonly reach: TopicReach;
}

/** A composite topic: a change of any part invalidates it. */
export interface Sum {
  readonly topic: Topic;
  readonly addsUp: readonly Topic[];
}

/** A topic of data of one hospital. */
export function topic(name: string): Topic {
  return { name, reach: 'hospital' };
}

/** A topic of data shared by all hospitals of a tenant. */
export function tenantTopic(name: string): Topic {
  return { name, reach: 'tenant' };
}

/** A topic without announcements: its data are summed from others, never change, or are read anew on opening. */
export function quietTopic(name: string): Topic {
  return { name, reach: 'none' };
}

/** The topic of a master's records. */
export function masterTopic({ name }: { readonly name: string }): Topic {
  return tenantTopic(name);
}

/** Sessions, users, roles and their rights; every server process learns of a change too and drops its cache of them. */
export const accessTopic = tenantTopic('access');
