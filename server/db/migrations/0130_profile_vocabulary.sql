-- The form calls a fact as the rules do. Answers, their marks and questions about them move to the new names.
create function name_in_profile(path text) returns text language sql immutable as $$
  select coalesce(
    (select name from (values
      ('dateOfBirth', 'birthDate'),
      ('nationality', 'citizenship'),
      ('currentResidence', 'residence'),
      ('currentStatus', 'canadianStatus'),
      ('partnerDateOfBirth', 'partnerBirthDate'),
      ('partnerCitizenOrResident', 'partnerCitizenOrPermanentResident'),
      ('sponsorDateOfBirth', 'sponsorBirthDate'),
      ('sponsorWasSponsored', 'sponsoredAsPartner'),
      ('sponsorWasSponsoredOn', 'sponsoredAsPartnerOn'),
      ('sponsorMeetsIncome', 'sponsorMeetsNecessaryIncome'),
      ('livedTogetherMonths', 'sponsorLivedTogetherMonths'),
      ('couldNotMarry', 'sponsorCouldNotMarryOrLiveTogether'),
      ('dependentSinceBefore22', 'sponsorDependentSinceBefore22'),
      ('orphaned', 'sponsorOrphaned'),
      ('noOtherRelative', 'sponsorNoOtherRelative')
    ) as names (old, name) where old = path),
    regexp_replace(path, '^((?:credentials|partnerCredentials)\.[^.]+)\.fieldOfStudy(Other)?$', '\1.field\2'))
$$;

update answer_sheets set
  answers = (select coalesce(jsonb_object_agg(name_in_profile(key), value), '{}') from jsonb_each(answers)),
  marks = (select coalesce(jsonb_object_agg(name_in_profile(key), value), '{}') from jsonb_each(marks))
where form = 'profile';

update case_questions set path = name_in_profile(path) where form = 'profile';

update case_events set about = jsonb_set(about, '{path}', to_jsonb(name_in_profile(about ->> 'path')))
where about ->> 'form' = 'profile' and about ->> 'path' is not null;

drop function name_in_profile(text);
