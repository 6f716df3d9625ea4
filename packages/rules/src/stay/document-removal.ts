// Users who may remove a document of an admission, and users who must give a reason.

/** Hours after the upload in which users may remove their own document without a reason. */
const OWN_DOCUMENT_HOURS = 24;

/** Facts that decide a removal. */
export interface RemovalFacts {
  /** The caller uploaded it. */
  readonly isOwn: boolean;
  readonly uploadedAt: Date;
  readonly now: Date;
  /** The right to delete on the list of inpatients. */
  readonly canDelete: boolean;
  /** The deed `remove-documents`. */
  readonly doesRemove: boolean;
}

/**
 * 'free' for one's own upload of the last 24 hours, which is a slip of the hand; 'with reason' for any other, of whoever does the
 * deed: others may have acted on it (R463, docs/decisions/0083).
 */
export function documentRemoval(facts: RemovalFacts): 'free' | 'with reason' | 'no' {
  if (!facts.canDelete) return 'no';
  const hours = (facts.now.getTime() - facts.uploadedAt.getTime()) / 3_600_000;
  if (facts.isOwn && hours < OWN_DOCUMENT_HOURS) return 'free';
  return facts.doesRemove ? 'with reason' : 'no';
}
