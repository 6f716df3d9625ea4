-- The first run of a tenant of one's own: how far it is set up; and passwords that somebody else made and that have to be changed.

alter table app_user add column must_change_password boolean not null default false;

-- Only tenants made by `npm run tenant:create` have a row.
create table first_run (
  tenant_id integer primary key references tenant,
  hospital_id integer not null,
  -- Where the wizard goes on; the steps are those of the contract.
  step text not null,
  finished_at timestamptz,
  foreign key (tenant_id, hospital_id) references hospital
);
call protect('first_run', 'tenant_id');
