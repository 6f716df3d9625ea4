// Stores a document that is signed: one draft of an encounter, and signed versions that are never changed.
import type { Sentence } from '@charaka/rules/message/sentence';
import sql, { raw } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffName } from '../kernel/staff-name.ts';

/**
 * The tables of a document and the shape of its content. `table` holds the draft and has the key `<table>_id`; `<table>_version` holds
 * the signed versions, and a trigger writes state and number of the newest on the draft.
 */
export interface SignedDocument<C extends z.ZodType> {
  readonly table: string;
  readonly content: C;
}

/** The sentences of the refusals. */
interface DocumentSays {
  readonly alreadySigned: Sentence;
  savedMeanwhile(values: { readonly savedByName: string }): Sentence;
}

/** The draft of a document, with the state and number of its newest version; number 0 before the first signature. */
export interface DocumentDraft<Content> {
  readonly documentId: number;
  readonly state: 'Draft' | 'Signed' | 'Amended';
  readonly version: number;
  /** Grows with every save. */
  readonly revision: number;
  readonly draft: Content;
  readonly savedBy: number;
  readonly savedAt: string;
  readonly savedByName: string;
}

/** A signed version with its signer. */
export interface SignedVersion<Content> {
  readonly version: number;
  readonly content: Content;
  readonly signerId: number;
  readonly signedAt: string;
  readonly signedByName: string;
  readonly signerQualification: string | null;
  readonly signerRegistrationNo: string | null;
  readonly amendmentReason: string | null;
}

/** A signature: the member of staff who signs, and why a signed version is amended. */
export interface Signature<Content> {
  readonly content: Content;
  readonly signerId: number;
  readonly amendmentReason: string | null;
}

/** Declares a document. */
export const signedDocument = <C extends z.ZodType>(declared: SignedDocument<C>): SignedDocument<C> => declared;

type Kept = DocumentDraft<unknown> | undefined;

/** The store of a document. `sign` writes the next version; its caller holds the lock and judges content and signer. */
export function documentStore<C extends z.ZodType>({ table, content: shape }: SignedDocument<C>, says: DocumentSays) {
  const [drafts, versions, key] = [raw(table), raw(`${table}_version`), raw(`${table}_id`)];
  /** Parsed with the present shape: fields that an older release did not have are absent. */
  const contentOf = (stored: unknown): z.output<C> => shape.parse(stored);

  async function find(call: Call, encounterId: number): Promise<DocumentDraft<z.output<C>> | undefined> {
    const found = await call.tx.row<DocumentDraft<unknown>>(sql`
      select d.${key} as document_id, d.state, d.version, d.revision, d.draft, d.saved_by, d.saved_at, u.name as saved_by_name
      from ${drafts} d join app_user u on u.tenant_id = d.tenant_id and u.user_id = d.saved_by
      where d.tenant_id = ${call.tenantId} and d.encounter_id = ${encounterId}`);
    return found && { ...found, draft: contentOf(found.draft) };
  }

  /** Adds the draft or replaces it, behind the lock of its encounter. */
  function write(call: Call, encounterId: number, content: z.output<C>) {
    return call.tx.single<{ documentId: number; revision: number; savedAt: string }>(sql`
      insert into ${drafts} as d (tenant_id, hospital_id, encounter_id, draft, revision, saved_by, saved_at)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${encounterId}, ${JSON.stringify(content)}::jsonb, 1, ${call.userId}, ${call.now})
      on conflict (tenant_id, encounter_id) do update set draft = excluded.draft, revision = d.revision + 1,
        saved_by = excluded.saved_by, saved_at = excluded.saved_at
      returning d.${key} as document_id, revision, saved_at`);
  }

  return {
    document: { table, content: shape },
    contentOf,
    /** The draft of an encounter; undefined before the first save. */
    find,
    /** As `find`, locked until the transaction ends: of two users who save or sign at once, the second sees what the first did. */
    async lock(call: Call, encounterId: number): Promise<DocumentDraft<z.output<C>> | undefined> {
      await call.tx.rows(
        sql`select 1 from encounter where tenant_id = ${call.tenantId} and encounter_id = ${encounterId} for no key update`,
      );
      return find(call, encounterId);
    },
    /** The signed versions, the newest first. */
    async versions(call: Call, encounterId: number): Promise<SignedVersion<z.output<C>>[]> {
      const rows = await call.tx.rows<SignedVersion<unknown>>(sql`
        select y.version, y.content, y.signer_id, y.signed_at, ${staffName(sql`s`)} as signed_by_name,
          s.qualification as signer_qualification, s.registration_no as signer_registration_no, y.amend_reason as amendment_reason
        from ${versions} y
        join ${drafts} d on d.tenant_id = y.tenant_id and d.${key} = y.${key}
        join staff s on s.tenant_id = y.tenant_id and s.staff_id = y.signer_id
        where y.tenant_id = ${call.tenantId} and d.encounter_id = ${encounterId} order by y.version desc`);
      return rows.map((row) => ({ ...row, content: contentOf(row.content) }));
    },
    /** Refuses a save or signature of a draft that another user or device has saved since the caller read it. */
    refuseStale(kept: Kept, revision: number): void {
      if (kept && kept.revision !== revision) refuse(says.savedMeanwhile(kept));
    },
    /** Refuses a document that is signed: it is amended. */
    refuseSigned(kept: Kept): void {
      if (kept && kept.state !== 'Draft') refuse(says.alreadySigned);
    },
    save: write,
    /** Saves the content and signs it as version `after` + 1. */
    async sign(
      call: Call,
      encounterId: number,
      after: number,
      { content, signerId, amendmentReason }: Signature<z.output<C>>,
    ): Promise<void> {
      const { documentId } = await write(call, encounterId, content);
      await call.tx.rows(sql`
        insert into ${versions} (tenant_id, ${key}, version, content, signer_id, signed_by, signed_at, amend_reason)
        values (${call.tenantId}, ${documentId}, ${after + 1}, ${JSON.stringify(content)}::jsonb, ${signerId}, ${call.userId},
          ${call.now}, ${amendmentReason})`);
    },
  };
}
