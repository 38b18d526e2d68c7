-- A day of the audit that is over has a digest of its entries, and each digest goes into the next day's: whoever changes
-- an old entry would have to change every later day, here and in every backup made since.
create table audit_days (
  day date primary key,
  entries integer not null check (entries >= 0),
  digest bytea not null,
  sealed_at timestamptz not null
);
create trigger keep_audit_days before update or delete or truncate on audit_days
  for each statement execute function keep_audit_entries();
