-- How often what was seen in an hour, and by how many different visitors of a day. No row is about one visit.
create table visit_counts (
  hour timestamptz not null,
  event text not null check (event in ('pageSeen', 'visit', 'visitor', 'selfCheckStarted', 'selfCheckFinished', 'botSeen')),
  page text not null,
  language text not null check (language in ('en', 'fa')),
  source text not null check (source in ('direct', 'search', 'social', 'messenger', 'site', 'within')),
  device text not null check (device in ('phone', 'desktop')),
  -- Invented for the demonstration.
  is_sample boolean not null default false,
  events bigint not null,
  primary key (hour, event, page, language, source, device, is_sample)
);

-- Who was here today, as a fingerprint under the day's salt. Both are gone within two days, from every copy: they are in
-- no backup, and what is not logged is not in the write-ahead log either.
create unlogged table visit_salts (day date primary key, salt bytea not null);
create unlogged table visit_seen (day date not null, visitor bytea not null, primary key (day, visitor));

-- The latest sheets of each form are looked at for where people stop.
create index answer_sheets_latest on answer_sheets (form, saved_at desc);
