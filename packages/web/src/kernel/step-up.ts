// Asks the user to prove once more who it is when a call wants that; the dialog itself is access/step-up-dialog.tsx (PS035).

/** Kind of proof: a code of the second factor, or the password for a user without one. */
export type ProofKind = 'code' | 'password';

let ask: ((by: ProofKind) => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;

/** True once the user has proved it, false when they do not want to. Calls that ask at one time share one dialog. */
export function askForProof(by: ProofKind): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asking ??= ask(by).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Registers the dialog; answers how to withdraw it. */
export function onProofAsked(show: (by: ProofKind) => Promise<boolean>): () => void {
  ask = show;
  return () => {
    if (ask === show) ask = undefined;
  };
}
