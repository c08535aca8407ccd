-- What homes are found by is asked in one process: the functions are dear so that plans ask their index, and looked so
-- dear that plans started helpers for them, which took longer than all the rest.
ALTER FUNCTION home_words(text, jsonb) PARALLEL UNSAFE;
ALTER FUNCTION place_words(text, jsonb) PARALLEL UNSAFE;
