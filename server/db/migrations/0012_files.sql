-- What we know of a file; its content lies encrypted in the file store under the same id.
create table files (
  id uuid primary key,
  key_id text not null,
  wrapped_key bytea not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  content_type text not null,
  original_name text not null,
  created_at timestamptz not null,
  created_by uuid
);
create index files_by_key on files (key_id);
