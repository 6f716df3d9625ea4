-- expand
-- What of a message only its recipient may read, as a one-time code: put into the body as it leaves, and gone once it was sent.
alter table outgoing_message add column secret text;
