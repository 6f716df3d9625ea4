-- expand
-- A section of the laboratory has a kind and a head (laboratory.md section 2). Sections that have the name of a kind get it; their heads are chosen.
alter table lab_section add column section_kind integer;
alter table lab_section add column head_staff_id bigint;
alter table lab_section add constraint lab_section_kind check (section_kind between 1 and 9) not valid;
alter table lab_section add constraint lab_section_head foreign key (tenant_id, head_staff_id) references staff (tenant_id, staff_id) not valid;
create index lab_section_by_head on lab_section (tenant_id, head_staff_id) where head_staff_id is not null;
update lab_section s set section_kind = k.kind
from (values ('haematology', 1), ('biochemistry', 2), ('serology', 3), ('microbiology', 4), ('clinical pathology', 5),
  ('histopathology', 6), ('cytology', 7), ('molecular', 8)) k (name, kind)
where lower(s.section_name) = k.name;
