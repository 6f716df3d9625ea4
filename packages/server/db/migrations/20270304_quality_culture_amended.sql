-- expand
-- A stage that a verified culture lacked is entered with the reason of the amendment (LB048); the trigger of entries asks for it.
alter table culture_stage add column change_reason text;
