-- Who starts or sends an application short of hard requirements was told which: they stand with the event.
alter table application_events add column unmet text[] not null default '{}';
