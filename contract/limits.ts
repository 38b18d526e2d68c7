/** One constant per limit, with its unit. */
export const JSON_BODY_MAX_BYTES = 256 * 1024
/** A whole profile has some hundred; each one more is checked by a schema while everybody else waits. */
export const JSON_VALUES_MAX = 5000
/** So many faults of one input are named; a request made of faults is not answered at ten times its length. */
export const ISSUES_MAX = 200
export const REQUEST_TIMEOUT_MS = 30_000
/** About what a database takes to come back after a restart. */
export const UNAVAILABLE_RETRY_AFTER_SECONDS = 5
export const PRELOAD_DELAY_MS = 1000
export const ROLE_WAIT_WARNING_MS = 2000
export const SLOW_PAGE_LOAD_MS = 2000
export const SLOW_CONTENTFUL_PAINT_MS = 2500
export const QUERY_RETRIES = 1
export const QUERY_FRESH_MS = 10 * 60_000
export const QUERY_KEPT_MS = 30 * 60_000
export const CV_MAX_BYTES = 10 * 1024 * 1024
export const DOCUMENT_MAX_BYTES = 25 * 1024 * 1024
/** So many photos become one PDF at most. */
export const PHOTOS_MAX = 40
export const FILE_MAX_BYTES = 100 * 1024 * 1024
export const DOWNLOAD_LINK_VALID_MS = 5 * 60_000
export const UPLOAD_CHUNK_MAX_BYTES = 1024 * 1024
export const UPLOAD_NAME_MAX_CHARS = 500
export const UPLOADS_AT_ONCE_MAX = 10
export const UPLOADS_DAILY_MAX_BYTES = 500 * 1024 * 1024
/** An upload that is left alone for so long is deleted with what is here of it. */
export const UPLOAD_ABANDONED_AFTER_MS = 24 * 60 * 60_000
/** So many rows one act of the owner changes at most. */
export const MANY_MAX = 200
export const PHONE_MAX_CHARS = 40
export const FULL_NAME_MAX_CHARS = 120
export const FIRM_NAME_MAX_CHARS = 80
export const SETTING_LINE_MAX_CHARS = 200
export const EMAIL_MAX_CHARS = 254
export const SITE_SEARCH_MAX_CHARS = 100
export const WEB_ADDRESS_MAX_CHARS = 500
export const ANSWER_SHEET_MAX_BYTES = 100 * 1024
export const ENQUIRY_MESSAGE_MAX_CHARS = 5000
export const ENQUIRY_REPLY_MAX_CHARS = 10_000
export const ENQUIRY_HONEYPOT_MAX_CHARS = 500
/** So long a guest’s link to what we store of them works. */
export const GUEST_LINK_DAYS = 90
export const CONTENT_BIN_DAYS = 30
export const MEDIA_BIN_DAYS = 30
export const MEDIA_NAME_MAX_CHARS = 200
export const ALT_TEXT_MAX_CHARS = 300
/** A picture of more is not decoded: 200 MB of memory would be needed. */
export const IMAGE_MAX_PIXELS = 50_000_000
/** "A reply within 24 hours" comes to one day of the office's hours. */
export const ENQUIRY_REPLY_OFFICE_HOURS = 9
export const CONSULTATION_HOLD_MINUTES = 10
export const CONSULTATION_HOLD_EXTENSIONS = 2
/** One account, or everybody of one network together, may keep so many times at once. */
export const CONSULTATION_HOLDS_AT_ONCE_MAX = 5
/** A booking waits so long for the link in its mail to be followed. */
export const CONSULTATION_CONFIRM_MINUTES = 60
export const CONSULTATION_NOTICE_HOURS = 24
export const CONSULTATION_NOTICE_MAX_HOURS = 14 * 24
export const CONSULTATION_CHANGE_CUTOFF_HOURS = 12
export const CONSULTATION_HORIZON_DAYS = 60
export const CONSULTATION_MIN_MINUTES = 10
export const CONSULTATION_MAX_MINUTES = 240
export const CONSULTATION_STEP_MINUTES = 30
export const CONSULTATION_BUFFER_MAX_MINUTES = 120
export const CONSULTATIONS_PER_DAY_MAX = 24
export const DAY_OFF_NOTE_MAX_CHARS = 200
export const CONSULTATION_TOPIC_MAX_CHARS = 1000
export const CONSULTATION_NOTE_MAX_CHARS = 4000
export const APPLICATION_EXPLANATION_MAX_CHARS = 2000
export const APPLICATION_REASON_MAX_CHARS = 1000
/** "Within five working days" comes to so many of the office's hours. */
export const APPLICATION_REVIEW_OFFICE_HOURS = 45
export const APPLICATION_REOPEN_MINUTES = 60
export const SUSPENSION_REASON_MAX_CHARS = 500
export const COMMISSION_NOTE_MAX_CHARS = 200
export const CASE_NOTE_MAX_CHARS = 10_000
export const CASE_TASK_MAX_CHARS = 300
export const AUTHORITY_NUMBER_MAX_CHARS = 60
export const CASE_QUESTION_MAX_CHARS = 2000
/** Why a case is given back or handed over, and what whoever takes it should know. */
export const HAND_OVER_MAX_CHARS = 2000
/** Why something waits or is passed over, in the lists of the desk and of messages. */
export const SNOOZE_REASON_MAX_CHARS = 300
export const SEND_BACK_MAX_CHARS = 1000
export const SEND_BACK_REASON_NAME_MAX_CHARS = 60
/** A list that colleagues choose from at a glance. */
export const SEND_BACK_REASONS_MAX = 40
/** So many rows passed over are told to the server, which leaves them out of what comes next. */
export const DESK_SKIPPED_MAX = 200
export const DESK_FILTER_NAME_MAX_CHARS = 60
export const DOCUMENT_EXPLANATION_MAX_CHARS = 2000
export const DOCUMENT_BIN_DAYS = 30
export const MESSAGE_MAX_CHARS = 10_000
export const MESSAGE_FILES_MAX = 10
export const THREAD_SUBJECT_MAX_CHARS = 150
/** A client opens so many conversations in a day; in those that are open they go on writing. */
export const THREADS_BEGUN_A_DAY = 20
/** "A reply within one working day" comes to so many of the office's hours. */
export const MESSAGE_REPLY_OFFICE_HOURS = 9
/** So long the office is open before a client's reply on the case of somebody who is away becomes everybody's. */
export const ABSENT_OWNER_OFFICE_HOURS = 4
export const ADVISOR_QUESTION_MAX_CHARS = 1000
export const ADVISOR_CORRECTION_MAX_CHARS = 2000
/** Sentences and sources of one answer that the office judges one by one. */
export const ADVISOR_JUDGEMENTS_MAX = 100
/** A rate beyond this is a slip of the hand. */
export const DESK_MOST_OPEN_MAX = 1000
export const TOMAN_PER_DOLLAR_MAX = 10_000_000
/** So many turns of a conversation are read at once. */
export const ADVISOR_TURNS_SHOWN = 30
/** What is wrong about somebody, and what was done about it. */
export const CORRECTION_MAX_CHARS = 4000
export const BREACH_MAX_CHARS = 4000
export const BREACH_PEOPLE_MAX = 100_000_000

/** So many people have to have completed a form before anybody is told how long it usually takes. */
export const FORM_MEASURED_PEOPLE_MIN = 30
