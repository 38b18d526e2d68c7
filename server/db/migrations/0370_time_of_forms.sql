-- How long somebody worked at a form until it was complete: the time between saves, without breaks. Whoever began
-- before this is not among those measured.
alter table answer_sheets add column worked_seconds integer not null default 0 check (worked_seconds >= 0);
