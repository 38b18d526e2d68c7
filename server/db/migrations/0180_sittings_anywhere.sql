-- Looks at a client's file happen in more places than a case: at an appointment, in a conversation, in a mailbox.
alter table case_sittings rename to sittings;
alter table sittings rename column application_id to place_id;
