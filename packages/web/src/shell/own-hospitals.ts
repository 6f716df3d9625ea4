// Input of the query for the user's hospitals, for the dropdown of the header.

/** All of them, by name. */
export const ownHospitals = {
  pageNumber: 0,
  pageSize: 0,
  sortingModel: { sortColumn: 'hospitalName', sortDirection: 'asc' },
} as const;
