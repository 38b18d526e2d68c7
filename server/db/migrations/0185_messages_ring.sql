-- A message is told like everything else, by a notice; the thread itself waits with no mail any more.
alter table threads drop column mail_due_at;

-- When a mail about this notice left last: what follows in its thread does not write again so soon.
alter table notices add column mailed_at timestamptz;
