-- contract
-- No statement compares the registration number of a prescriber as it was written any more (m0853).
drop index if exists pharmacy_sale_by_prescription;
