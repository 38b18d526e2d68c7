-- A booking by an address that is not proven keeps its time until the link in its mail is followed, or for an hour.
alter table consultations
  -- Who keeps the time: a fingerprint of an account or a network, so that nobody keeps many at once.
  add column held_by text,
  -- When the link was followed. Whoever typed the address is then not told what its owner may do with the appointment.
  add column confirmed_at timestamptz,
  drop constraint consultations_state_check,
  drop constraint consultations_check,
  drop constraint consultations_check1,
  add constraint consultations_state check (state in ('held', 'unconfirmed', 'booked', 'cancelled', 'attended', 'missed')),
  add constraint consultations_end_of_hold check ((state in ('held', 'unconfirmed')) = (held_until is not null)),
  add constraint consultations_person check (state = 'held' or (name is not null and email is not null
    and email_key is not null and language is not null and topic is not null and client_zone is not null
    and client_wall is not null and booked_at is not null));

drop index consultations_holds;
create index consultations_holds on consultations (held_until) where held_until is not null;
create index consultations_by_holder on consultations (held_by) where held_until is not null;
