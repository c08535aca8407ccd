-- Calls of payment providers are purged by their time.
CREATE INDEX webhook_event_at ON webhook_event (at);
