// The hospitals of the demo that write tax documents: those in India (Q261).

/** Of hospital `h` in SQL: GST is India's. */
export const isInIndia = `h.country_id = (select country_id from country where country_code = 'IN')`;
