// Menu paths of the asset area, on which its rights depend.

/** The register of assets. */
export const assetMenu = 'inventory/capital';
