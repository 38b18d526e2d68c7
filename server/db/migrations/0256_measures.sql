-- What all processes together answered in an hour. Each adds what it counted, once a minute.
create table request_counts (
  hour timestamptz not null,
  method text not null,
  route text not null,
  requests bigint not null,
  -- Refused: the caller's fault. Failed: ours.
  refused bigint not null,
  failed bigint not null,
  -- So many took up to each edge of DURATION_BUCKETS_S and no less than the one before; the last one has no edge.
  buckets bigint[] not null,
  primary key (hour, method, route)
);

-- What the database was asked, without values: the statement is as it stands in the code.
create table statement_times (
  hour timestamptz not null,
  statement text not null,
  calls bigint not null,
  total_ms double precision not null,
  max_ms double precision not null,
  primary key (hour, statement)
);

create table processes (
  name text primary key,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- How far its clock is ahead of the database's.
  clock_offset_ms integer not null,
  memory_bytes bigint not null
);

create table database_samples (
  day date primary key,
  data_bytes bigint not null,
  index_bytes bigint not null,
  free_bytes bigint
);
