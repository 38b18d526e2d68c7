-- How much notice each consultant wants, and what they can be booked for.
alter table consultants
  add column notice_hours integer not null default 24,
  add column types text[] not null default '{initial,comprehensive,followUp}'
    check (types <> '{}' and types <@ '{initial,comprehensive,followUp}');
alter table consultants
  alter column notice_hours drop default,
  alter column types drop default;
