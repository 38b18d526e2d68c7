-- Free times are found day by day, among years of appointments.
create index consultations_by_day on consultations (consultant_id, office_day) where state <> 'cancelled';
