-- The owner's overview counts over periods of days, and what is under way by stage and age.
create index messages_replied on messages (sent_at) include (reply_minutes) where reply_minutes is not null;
create index enquiries_replied on enquiries (answered_at) include (reply_minutes) where answered_at is not null;
create index desk_items_ageing on desk_items (stage, since) where kind = 'case';
