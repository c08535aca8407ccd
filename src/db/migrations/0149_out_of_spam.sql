-- Messages that staff had taken out of spam still went after its 28 days: they are kept as any other of their form,
-- counted from the day they came (the days of each are in src/domain/forms/definitions).
UPDATE form_submission
  SET delete_at = created_at + CASE form WHEN 'prize-draw-entries' THEN interval '180 days' ELSE interval '730 days' END
  WHERE spam_reason IS NOT NULL AND status <> 'spam' AND form <> 'vacancy-applications'
    AND delete_at < created_at + interval '29 days';
