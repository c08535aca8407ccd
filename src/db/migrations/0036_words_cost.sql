-- Dear enough that no plan makes the words of each booking in place of asking their index, whatever the order.
ALTER FUNCTION booking_words(text, jsonb, jsonb, text) COST 10000;
