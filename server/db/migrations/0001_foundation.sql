-- Trigram search serves names and messages in both scripts; exclusion constraints guard bookings.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
