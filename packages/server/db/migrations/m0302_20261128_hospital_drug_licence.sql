-- expand
-- The licence under which a hospital sells medicine, as its medicine bills must name it.
alter table hospital add column drug_licence_no text;
