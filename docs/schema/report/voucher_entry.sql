create view report.voucher_entry with () as
 SELECT v.tenant_id,
    v.hospital_id,
    v.voucher_id,
    e.line_no,
    v.voucher_date,
    v.voucher_type,
    e.glid AS account_id,
    ( SELECT g.gl_name
           FROM gl_master g
          WHERE ((g.tenant_id = e.tenant_id) AND (g.glid = e.glid))) AS account_name,
        CASE e.glid
            WHEN 40 THEN ( SELECT c.charge_category_name
               FROM charge_category c
              WHERE ((c.tenant_id = e.tenant_id) AND (c.charge_category_id = e.slid)))
            WHEN 6 THEN ( SELECT a.association_name
               FROM association a
              WHERE ((a.tenant_id = e.tenant_id) AND (a.association_id = e.slid)))
            ELSE ( SELECT s.sl_name
               FROM sl_master s
              WHERE ((s.tenant_id = e.tenant_id) AND (s.glid = e.glid) AND (s.slid = e.slid)))
        END AS sub_ledger_name,
    GREATEST(e.amount_paise, (0)::bigint) AS debit,
    GREATEST((- e.amount_paise), (0)::bigint) AS credit,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = v.tenant_id) AND (u.user_id = v.created_by))) AS posted_by_name
   FROM (voucher v
     JOIN voucher_entry e ON (((e.tenant_id = v.tenant_id) AND (e.voucher_id = v.voucher_id))));
