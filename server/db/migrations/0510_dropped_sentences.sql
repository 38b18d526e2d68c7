-- Sentences of a model that were not believed: the office reads why the rules' own words were shown. They go with the turn.
alter table advisor_turns add column dropped jsonb not null default '[]';
