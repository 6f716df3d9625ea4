// Menu paths of the inventory area, on which its rights depend.

/** The desk of the general store. */
export const inventoryMenu = 'inventory';
/** General items and their categories. */
export const inventorySettingsMenu = 'inventory_settings';
