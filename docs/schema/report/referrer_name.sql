create view report.referrer_name with () as
 SELECT tenant_id,
    referral_id AS referrer_id,
    referral_name AS referrer_name
   FROM referral r;
