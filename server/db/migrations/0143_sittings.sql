-- A look at a client's file is written once for each sitting: reading again what lies open is no second look.
alter table audit_entries add column sitting uuid;
create unique index audit_entries_once_a_sitting on audit_entries (sitting, act, target) where sitting is not null;

-- The sitting somebody has at a case. After a crash the next look begins another one.
create unlogged table case_sittings (
  application_id uuid not null,
  user_id uuid not null,
  sitting uuid not null default gen_random_uuid(),
  active_at timestamptz not null,
  primary key (application_id, user_id)
) with (fillfactor = 85);
