// Which of the running products a worker's journeys are about.

const facts = ['E2E_PORT', 'E2E_SMTP_PORT', 'E2E_DATA_DIR'] as const;

/** Puts port, mail port and data directory of product `index` where the journeys look for them. */
export function chooseProduct(index: number): void {
  for (const fact of facts) {
    const value = process.env[`${fact}_${index}`];
    if (value !== undefined) process.env[fact] = value;
  }
}
