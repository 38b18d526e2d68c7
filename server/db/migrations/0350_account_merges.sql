-- Two accounts of one person become one. The other is closed and keeps its address, so that whoever signs in with the old
-- one comes to the account that stayed. What lost against its like stays with the closed account until it cannot be
-- undone any more.
alter table users
  add column merged_into uuid references users on delete cascade,
  add check (merged_into <> id);
create index users_merged on users (merged_into) where merged_into is not null;

create table account_merges (
  id uuid primary key,
  kept_id uuid not null references users on delete cascade,
  closed_id uuid not null references users on delete cascade,
  merged_by uuid references users on delete set null,
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  undone_by uuid references users on delete set null,
  -- Its time to be undone is over, and what lost is deleted.
  settled_at timestamptz,
  check (kept_id <> closed_id)
);
create index account_merges_of_kept on account_merges (kept_id);
create unique index account_merges_standing on account_merges (closed_id) where undone_at is null;
create index account_merges_to_settle on account_merges (undo_until) where undone_at is null and settled_at is null;

-- Every row that changed hands, with whose it was; one that was dropped stands here whole and has gone to nobody.
create table account_merge_rows (
  merge_id uuid not null references account_merges on delete cascade,
  table_name text not null,
  column_name text not null,
  key jsonb not null,
  from_id uuid not null,
  to_id uuid,
  dropped jsonb,
  check ((to_id is null) = (dropped is not null))
);
create index account_merge_rows_of_merge on account_merge_rows (merge_id, table_name);

-- A kept report says what it said; whose it is may follow the person.
create or replace function refuse_to_change_report() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then return new; end if;
  raise exception 'a kept report is never changed';
end $$;
