-- Why documents are sent back, in the owner's words. A wording is never changed: new words are a new wording, and a
-- decision names the one it was made with, so that it reads for ever as it did.
create table send_back_reasons (
  id text primary key,
  place integer not null,
  retired_at timestamptz,
  retired_by uuid references users on delete set null
);
create index send_back_reasons_by_retirer on send_back_reasons (retired_by) where retired_by is not null;

create table send_back_wordings (
  reason_id text not null references send_back_reasons,
  wording integer not null,
  name_en text not null,
  name_fa text not null,
  sentence_en text not null,
  sentence_fa text not null,
  -- What the client can do about it.
  remedy text not null check (remedy in ('newPicture', 'otherDocument', 'final')),
  -- Null for words that came with the program.
  since timestamptz,
  set_by uuid references users on delete set null,
  primary key (reason_id, wording)
);
create index send_back_wordings_by_setter on send_back_wordings (set_by) where set_by is not null;

create function refuse_wording_change() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'set_by') is distinct from (to_jsonb(old) - 'set_by') then
    raise exception 'a wording is followed by another, never changed';
  end if;
  return new;
end
$$;
create trigger refuse_change before update on send_back_wordings for each row execute function refuse_wording_change();

insert into send_back_reasons (id, place) values
  ('unreadable', 1),
  ('pagesMissing', 2),
  ('wrongDocument', 3),
  ('otherPerson', 4),
  ('expired', 5),
  ('translationMissing', 6),
  ('notOfficial', 7),
  ('doesNotMatchAnswers', 8);

insert into send_back_wordings (reason_id, wording, name_en, name_fa, sentence_en, sentence_fa, remedy) values
  ('unreadable', 1, 'Not readable', 'خوانا نیست',
    'We cannot read it. Please scan it again in good light, without shadows.',
    'خوانا نیست. لطفاً دوباره در نور خوب و بدون سایه اسکن کنید.', 'newPicture'),
  ('pagesMissing', 1, 'Pages missing', 'بعضی صفحه‌ها نیست',
    'Pages are missing. Please upload all of them as one file.',
    'بعضی صفحه‌ها نیست. لطفاً همهٔ صفحه‌ها را در یک فایل بارگذاری کنید.', 'newPicture'),
  ('wrongDocument', 1, 'Wrong document', 'مدرک دیگری است',
    'This is a different document from the one we asked for.',
    'این مدرک، مدرکی نیست که خواسته بودیم.', 'otherDocument'),
  ('otherPerson', 1, 'Another name', 'نام دیگری دارد',
    'The name on it is not the name in your profile.',
    'نام روی مدرک با نام پروفایل شما یکی نیست.', 'otherDocument'),
  ('expired', 1, 'Expired', 'اعتبارش تمام شده',
    'It has expired. Please upload a valid one.',
    'اعتبار مدرک تمام شده است. لطفاً مدرک معتبر بارگذاری کنید.', 'otherDocument'),
  ('translationMissing', 1, 'Translation missing', 'ترجمه ندارد',
    'The translation is missing.',
    'ترجمهٔ مدرک نیست.', 'otherDocument'),
  ('notOfficial', 1, 'Not official', 'رسمی نیست',
    'It lacks an official stamp, letterhead or signature.',
    'مهر، سربرگ یا امضای رسمی ندارد.', 'otherDocument'),
  ('doesNotMatchAnswers', 1, 'Differs from the answers', 'با پاسخ‌ها یکی نیست',
    'What it says differs from your answers. Please correct the answers or upload the right document.',
    'محتوای مدرک با پاسخ‌های شما یکی نیست. لطفاً پاسخ‌ها را اصلاح یا مدرک درست را بارگذاری کنید.', 'otherDocument');

-- Whatever was decided until today was decided with these words.
alter table document_versions add column wording integer;
update document_versions set wording = 1 where reason is not null;
alter table document_versions add check ((reason is null) = (wording is null)),
  add foreign key (reason, wording) references send_back_wordings (reason_id, wording);

alter table document_decisions add column wording integer;
update document_decisions set wording = 1 where reason is not null;
alter table document_decisions add check ((reason is null) = (wording is null)),
  add foreign key (reason, wording) references send_back_wordings (reason_id, wording);

update case_events set about = about || '{"wording": "1"}' where what = 'documentSentBack' and about ->> 'reason' is not null;
