-- Five letters from within an address. Lists of three are long for every common one and grow with the firm: intersecting
-- them took sixteen times as long among a million cases. Lists of five stay short.
create function parts_of(term text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(term, place, 5) from generate_series(1, length(term) - 4) as place)
$$;
create index search_terms_email_parts on search_terms using gin (parts_of(folded)) where match = 'email';
create index account_terms_email_parts on account_terms using gin (parts_of(folded)) where match = 'email';
