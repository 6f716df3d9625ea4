// Scans of an audit that are not sent yet: they stay on the device until the server has them.
import { scanAsset } from '@charaka/contract/supply/asset/asset-audit';
import { useState } from 'react';
import { useCommand } from '../../kernel/use-answer.ts';

const keyOf = (assetAuditId: number) => `charaka.asset-audit.${assetAuditId}`;

function readDrafts(assetAuditId: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(assetAuditId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

function writeDrafts(assetAuditId: number, codes: readonly string[]): void {
  if (codes.length === 0) localStorage.removeItem(keyOf(assetAuditId));
  else localStorage.setItem(keyOf(assetAuditId), JSON.stringify(codes));
}

/** As many codes as one call takes. */
const MOST_CODES = 200;

/** The codes that wait on this device, and their sending. A code that is sent twice changes nothing on the server. */
export function useScanDrafts(assetAuditId: number) {
  const [drafts, setDrafts] = useState(() => readDrafts(assetAuditId));
  const command = useCommand(scanAsset);
  const send = async (codes: readonly string[]) => {
    const sent = codes.slice(0, MOST_CODES);
    if (sent.length === 0) return;
    await command.mutateAsync({ assetAuditId, codes: sent.map((code) => ({ code })) });
    const left = readDrafts(assetAuditId).filter((code) => !sent.includes(code));
    writeDrafts(assetAuditId, left);
    setDrafts(left);
  };
  /** Stores the code on the device before it is sent. */
  const scan = async (code: string) => {
    const codes = [...new Set([...readDrafts(assetAuditId), code])];
    writeDrafts(assetAuditId, codes);
    setDrafts(codes);
    await send(codes);
  };
  return { drafts, scan, sendAll: () => send(drafts), isSending: command.isPending };
}
