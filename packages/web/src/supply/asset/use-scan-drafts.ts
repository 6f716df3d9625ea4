// Scans of an audit that are not sent yet: they stay on the device until the server has them.
import { scanAsset } from '@charaka/contract/supply/asset/asset-audit';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../kernel/draft.ts';
import { useCommand } from '../../kernel/use-answer.ts';

const draftOf = (assetAuditId: number) => `asset-audit-${assetAuditId}`;

const readCodes = (assetAuditId: number): readonly string[] =>
  readDraft<readonly string[]>(draftOf(assetAuditId)) ?? [];

function keepCodes(assetAuditId: number, codes: readonly string[]): void {
  if (codes.length === 0) dropDraft(draftOf(assetAuditId));
  else keepDraft(draftOf(assetAuditId), codes);
}

/** As many codes as one call takes. */
const MOST_CODES = 200;

/** The codes that wait on this device, and their sending. A code that is sent twice changes nothing on the server. */
export function useScanDrafts(assetAuditId: number) {
  const [drafts, setDrafts] = useState(() => readCodes(assetAuditId));
  const command = useCommand(scanAsset);
  const send = async (codes: readonly string[]) => {
    const sent = codes.slice(0, MOST_CODES);
    if (sent.length === 0) return;
    await command.mutateAsync({ assetAuditId, codes: sent.map((code) => ({ code })) });
    const left = readCodes(assetAuditId).filter((code) => !sent.includes(code));
    keepCodes(assetAuditId, left);
    setDrafts(left);
  };
  /** Stores the code on the device before it is sent. */
  const scan = async (code: string) => {
    const codes = [...new Set([...readCodes(assetAuditId), code])];
    keepCodes(assetAuditId, codes);
    setDrafts(codes);
    await send(codes);
  };
  return { drafts, scan, sendAll: () => send(drafts), isSending: command.isPending };
}
