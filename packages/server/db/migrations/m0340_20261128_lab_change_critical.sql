-- expand
-- Whether a choice that differs from the patient's last verified one is critical. Null when the hospital has not decided: such a choice
-- counts as critical, and the page of parameters lists it (docs/decisions/0325). Decided here are the findings known by their LOINC codes.
alter table lab_parameter add column is_change_critical boolean;
update lab_parameter set is_change_critical = case
    when value_type <> 'Choice' then false
    when loinc_code in ('883-9', '10331-7', '5195-3', '13955-0', '56888-1') then true
  end;
