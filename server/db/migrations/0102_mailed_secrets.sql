-- A code or link that opens something is removed from the mail it was sent in once it is used, replaced or too old.
alter table mails add column secret_until timestamptz;
create index mails_with_secrets on mails (secret_until) where secret_until is not null;
alter table one_time_tokens add column mail_id uuid;

-- Of what was written before this, nothing says how long it opens anything. No code lasts longer than two days.
update mails set secret_until = created_at + interval '2 days';
