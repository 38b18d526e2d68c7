-- A file a person is sending us, from its announcement until another capability takes it.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null,
  state text not null check (state in ('receiving', 'checked', 'refused', 'taken', 'cancelled')),
  name text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  sha256 bytea check (octet_length(sha256) = 32),
  type text,
  fault text,
  file_id uuid references files on delete set null,
  begun_at timestamptz not null,
  touched_at timestamptz not null,
  check ((state = 'refused') = (fault is not null)),
  check (file_id is null or state in ('checked', 'taken'))
);
create index uploads_by_user on uploads (user_id, begun_at);
create index uploads_by_touch on uploads (touched_at);
create index uploads_by_file on uploads (file_id);

-- Its content on the way in. Each part is sealed under a key of its own upload, which is locked with the master key.
create table partial_files (
  id uuid primary key references uploads on delete cascade,
  key_id text not null,
  wrapped_key bytea not null
);
create index partial_files_by_key on partial_files (key_id);

create table file_parts (
  partial_id uuid not null references partial_files on delete cascade,
  start bigint not null,
  sealed bytea not null,
  primary key (partial_id, start)
);
-- Sealed bytes do not get smaller, so nobody need try.
alter table file_parts alter column sealed set storage external;
