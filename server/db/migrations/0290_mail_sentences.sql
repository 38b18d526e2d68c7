-- What the owner says in emails instead of our own sentences. A sentence without words is ours again; its row stays, so
-- that somebody who read the old words does not overwrite the decision unseen.
create table mail_sentences (
  id text not null,
  language text not null check (language in ('en', 'fa')),
  said text,
  version integer not null,
  saved_at timestamptz not null,
  saved_by uuid references users (id) on delete set null,
  primary key (id, language)
);
create index mail_sentences_saved_by on mail_sentences (saved_by);
