// Legal kind of a bill, above its title: the kind of its tax document, or plainly a bill outside India (FI046, Q261).
import type { GstDocumentKind } from '@charaka/rules/money/gst-document';
import { useSignedIn } from '../../kernel/session.ts';

/** The key of the kind in the namespace `tax`; null of a paper without a document in India. */
export function usePaperKind(kind: GstDocumentKind | null | undefined): GstDocumentKind | 'Bill' | null {
  const { hospital } = useSignedIn();
  if (hospital && hospital.countryCode !== 'IN') return 'Bill';
  return kind ?? null;
}
