-- A group without a row has its defaults.
create table site_settings (
  name text primary key,
  value jsonb not null,
  version int not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null
);
