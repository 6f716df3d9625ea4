-- expand
-- How many consecutive controls on one side of the mean reject a run belongs to the target of a control (LB075).
alter table qc_target add column same_side_rule text not null default '10x' check (same_side_rule in ('8x', '10x', '12x'));
