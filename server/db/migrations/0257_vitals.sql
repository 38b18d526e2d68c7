-- What visitors' browsers measured, as counts: by kind of page, language and device, never by visitor.
create table vital_counts (
  day date not null,
  page text not null,
  language text not null check (language in ('en', 'fa')),
  device text not null check (device in ('phone', 'desktop')),
  vital text not null check (vital in ('lcp', 'inp', 'cls')),
  buckets bigint[] not null,
  primary key (day, page, language, device, vital)
);
