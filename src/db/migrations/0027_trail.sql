-- The trail is searched by whom and by what was done, the latest first.
CREATE INDEX audit_log_subject_latest ON audit_log (subject_id, audit_id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, audit_id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_log_action ON audit_log (action, audit_id DESC);
