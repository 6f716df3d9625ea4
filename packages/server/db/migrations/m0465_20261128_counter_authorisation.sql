-- expand
-- Bills of the counter by the payer's authorisation: a number that another patient's bill carries is found at once (Q259).
create index counter_bill_by_authorisation on counter_bill (tenant_id, association_id, lower(authorization_no))
  where authorization_no is not null;
