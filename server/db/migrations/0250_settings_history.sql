-- What a group of settings was before each change: the owner goes back to it, and it can be seen what changed.
create table settings_history (
  name text not null,
  version int not null,
  value jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null,
  primary key (name, version)
);
create index settings_history_saved_by on settings_history (saved_by);
