// Topics: what screens file answers under and hear of when somebody changes it.

/** Reach of a topic: screens of the hospital where it changed, of the tenant, or none. */
export type TopicReach = 'hospital' | 'tenant' | 'none';

/** A subject of news, declared once in the `topics.ts` of its area. */
export interface Topic {
  /** As it travels on the live line. */
  readonly name: string;
  readonly reach: TopicReach;
}

/** A topic whose answers also tell what stands under others: news of one of these make them stale too. */
export interface Sum {
  readonly topic: Topic;
  readonly addsUp: readonly Topic[];
}

/** A topic of what belongs to one hospital. */
export function topic(name: string): Topic {
  return { name, reach: 'hospital' };
}

/** A topic of what all hospitals of a tenant share. */
export function tenantTopic(name: string): Topic {
  return { name, reach: 'tenant' };
}

/** A topic nothing is announced of: what is only added up from others, never changes, or is read anew by whoever opens it. */
export function quietTopic(name: string): Topic {
  return { name, reach: 'none' };
}

/** The topic of a master's records. */
export function masterTopic({ name }: { readonly name: string }): Topic {
  return tenantTopic(name);
}

/** Sessions, users, roles and their rights; every server process hears of it too and drops what it kept of them. */
export const accessTopic = tenantTopic('access');
