-- Every document may be a photo, so a certificate and a document of a company are documents like all others. What was
-- sent as one of them and not yet taken is a document, too; only a portrait stays the picture it is.
update uploads set purpose = 'document' where purpose in ('certificate', 'companyDocument');
