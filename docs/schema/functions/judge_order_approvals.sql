CREATE OR REPLACE FUNCTION public.judge_order_approvals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update clinical_order o set approval_no = null, approved_paise = null, approval_reason = null, approval_at = null, approval_by = null,
    is_patient_share = false,
    approval_state = case when order_needs_approval(o.tenant_id, o.encounter_id, o.charge_id, o.quantity_thousandths)
      then 'Needed' else 'NotNeeded' end
  from encounter e
  where e.tenant_id = new.tenant_id and e.admission_id = new.admission_id and o.tenant_id = e.tenant_id
    and o.encounter_id = e.encounter_id and o.status in ('Ordered', 'Accepted', 'OnHold');
  return null;
end $function$;
