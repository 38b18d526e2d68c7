-- Every look at a client's file and every change to it. An entry names ids only and has no foreign keys: it outlives
-- whom it names and holds neither names nor addresses.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for a job or a command, whose name is the role then.
  actor_id uuid,
  actor_role text not null,
  act text not null,
  client_id uuid,
  target text not null,
  purpose text,
  outcome text not null check (outcome in ('done', 'refused')),
  request_id text
);
create index audit_entries_by_client on audit_entries (client_id, id desc);
create index audit_entries_by_actor on audit_entries (actor_id, id desc);

create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries are only added to';
end
$$;

create trigger keep_audit_entries before update or delete or truncate on audit_entries
  for each statement execute function keep_audit_entries();
