-- A consent may be given with an enquiry or a booking, by somebody who has no account: then it belongs to whom the
-- enquiry or the booking belongs, and goes with it. One that was withdrawn outlives its enquiry, in its owner's history.
alter table consents
  alter column user_id drop not null,
  add column enquiry_id uuid unique references enquiries on delete cascade,
  add column consultation_id uuid unique references consultations on delete cascade on update cascade,
  add constraint consents_of_somebody check (user_id is not null or enquiry_id is not null or consultation_id is not null);
