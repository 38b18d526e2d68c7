-- Which mail told it: a message shows what became of the mail about it.
alter table notices add column mail_id uuid references mails on delete set null;
create index notices_of_mail on notices (mail_id) where mail_id is not null;
