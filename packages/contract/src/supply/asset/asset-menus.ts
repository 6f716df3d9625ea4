// Menu paths of the asset area, on which its rights depend.

/** The register of assets. */
export const assetMenu = 'inventory/capital';
/** Audits of assets by scanning a place. */
export const assetAuditMenu = 'inventory/asset-audit';
/** Passes of goods through the gate. */
export const gatePassMenu = 'inventory/gate-pass';
