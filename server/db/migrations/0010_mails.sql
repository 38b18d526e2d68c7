-- Every letter we write, in the transaction that wrote it. Without an SMTP server it stays here, readable in the app.
create table mails (
  id uuid primary key,
  recipient text not null,
  language text not null check (language in ('en', 'fa')),
  subject text not null,
  letter jsonb not null,
  state text not null check (state in ('kept', 'queued', 'sent', 'failed')),
  attempts integer not null default 0,
  fault text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index mails_by_time on mails (created_at desc, id desc);
create index mails_by_recipient on mails (lower(recipient), created_at desc);
