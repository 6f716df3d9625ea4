// The address that the code on a paper holds, and reading it back (Q239).

/** Facts of a paper in its address; the amount in paise. */
export interface ToldPaper {
  readonly kind: string;
  readonly paperNumber: string;
  readonly paperDate: string;
  readonly amount: number;
  readonly signature: string;
}

/** All of it stands behind '#', which browsers send to no server: no log between keeps it. */
export function proofAddress(tenantName: string, paper: ToldPaper): string {
  const { kind, paperNumber, paperDate, amount, signature } = paper;
  const told = new URLSearchParams({
    t: tenantName,
    k: kind,
    n: paperNumber,
    d: paperDate,
    a: String(amount / 100),
    s: signature,
  });
  return `${window.location.origin}/verify#${told}`;
}

/** Parses the text behind '#'; undefined when it does not describe a paper. */
export function readProof(hash: string): { tenantName: string; paper: ToldPaper } | undefined {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  const [tenantName, kind, paperNumber, paperDate, amount, signature] = ['t', 'k', 'n', 'd', 'a', 's'].map((name) =>
    told.get(name),
  );
  if (!kind || !tenantName || !paperNumber || !paperDate || !signature) return undefined;
  const paise = Math.round(Number(amount) * 100);
  if (!amount || Number.isNaN(paise)) return undefined;
  return { tenantName, paper: { kind, paperNumber, paperDate, amount: paise, signature } };
}
