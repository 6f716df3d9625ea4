-- expand
-- Where an analyser writes the specimen number, code, unit, status and mark of a control, as 'O-4.3'; null stands for the place of
-- the standard. Its codes have a unit each, and say where a value without a unit is meant (decisions 0255, 0256).
alter table analyser add column specimen_place text, add column specimen_trim text not null default 'Blanks',
  add column code_place text, add column unit_place text, add column status_place text, add column question_place text,
  add column control_marks text[], add column decimal_comma boolean not null default false;
alter table analyser add constraint analyser_specimen_trim_check check (specimen_trim in ('Blanks', 'Digits'));

-- When the analyser last sent a value with a comma, so that the page of analysers names it.
alter table analyser_state add column comma_at timestamptz;

-- What the instrument remarks about a value.
alter table lab_result add column analyser_comment text;

-- Wider than they were: what servers of the release before write passes both.
alter table lab_result drop constraint lab_result_remark_check;
alter table lab_result add constraint lab_result_remark_check check (remark in ('Haemolysed', 'Preliminary')) not valid;
alter table analyser_message drop constraint analyser_message_status_check;
alter table analyser_message add constraint analyser_message_status_check
  check (status in ('Stored', 'Matched', 'PartlyMatched', 'Unmatched', 'Refused', 'Duplicate', 'Answered', 'NoResult')) not valid;
