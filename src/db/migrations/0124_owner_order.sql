-- Owners are listed by their codes, numbers by their size.
CREATE INDEX homeowner_code_order ON homeowner (
	(CASE WHEN code::text ~ '^[0-9]{1,18}$' THEN lpad(code::text, 18, '0') ELSE lower(code::text) END)
);
