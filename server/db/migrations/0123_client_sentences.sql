-- What the office wrote to the client about a move, in both languages; `note` stays what the client said in their own words.
alter table application_events add column sentence jsonb;
alter table application_events disable trigger keep_application_events;
update application_events set sentence = jsonb_build_object('en', note, 'fa', note), note = null
where side = 'office' and note is not null;
alter table application_events enable trigger keep_application_events;
