-- One word for each thing, as in the code: a program, a document, the content of a mail.
alter table applications rename column programme to program;
alter table document_archives rename column programme to program;
alter table mails rename column letter to content;

update uploads set purpose = 'document' where purpose = 'paper';
update document_versions set reason = 'wrongDocument' where reason = 'wrongPaper';

update applications set turn_reason = 'documentSentBack' where turn_reason = 'paperSentBack';
alter table application_events disable trigger keep_application_events;
update application_events set turn_reason = 'documentSentBack' where turn_reason = 'paperSentBack';
alter table application_events enable trigger keep_application_events;

-- Seeds that were published under the old words keep their texts and get the new name.
update content_items set slug = 'medical-programs' where kind = 'service' and slug = 'medical-programmes';
update content_items set slug = 'order-documents-early' where kind = 'tip' and slug = 'order-papers-early';
update content_seeds set slug = 'medical-programs' where kind = 'service' and slug = 'medical-programmes';
update content_seeds set slug = 'order-documents-early' where kind = 'tip' and slug = 'order-papers-early';
update content_versions set body = jsonb_set(body, '{service}', '"medical-programs"')
where body ->> 'service' = 'medical-programmes';

-- A kept report names programs by key and by code. Only a result whose checksum holds is rewritten: one that somebody
-- tampered with stays refused. A PDF drawn before shows the checksum of its own day.
alter table reports disable trigger reports_stay_as_they_were;
with rewritten as (
  select id, regexp_replace(regexp_replace(result, 'programme(?!r)', 'program', 'g'), 'PROGRAMME', 'PROGRAM', 'g') as result
  from reports where checksum = encode(sha256(convert_to(result, 'UTF8')), 'hex')
)
update reports set result = rewritten.result, checksum = encode(sha256(convert_to(rewritten.result, 'UTF8')), 'hex')
from rewritten where rewritten.id = reports.id;
alter table reports enable trigger reports_stay_as_they_were;

-- The daily warning has another name now; the old one would fill a queue that nobody works on.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'warn-of-expiring-papers';
  end if;
end
$$;
