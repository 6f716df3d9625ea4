// Menu paths of the store area, on which its rights depend.

/** The stores of the hospital. */
export const storesMenu = 'Pharmacy/stores';
/** Indents, and what is sent for them. */
export const issueMenu = 'Pharmacy/stock_issue_to_local';
/** The stock of wards and departments. */
export const wardStockMenu = 'Pharmacy/local_stock_consume';
/** Stock that wards and departments send back. */
export const returnMenu = 'Pharmacy/local_stock_return';
/** Stock that is broken, near its expiry, expired or in Quarantine. */
export const breakageMenu = 'Pharmacy/breakage_expiry';
/** Counts of stores. */
export const stockCountMenu = 'Pharmacy/stock_count';
