-- expand
-- When a patient who went home comes back at once: a section of the discharge summary and of its templates.
alter table discharge_summary add column warning_signs text not null default '';
alter table summary_template add column warning_signs text;
