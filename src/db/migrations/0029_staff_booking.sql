-- Bookings that staff make for guests: who made it is somebody of the staff, and no other channel has such a person.
ALTER TABLE booking
  ADD CONSTRAINT booking_staff_known FOREIGN KEY (staff_id) REFERENCES staff (public_id),
  ADD CONSTRAINT booking_staff_channel CHECK ((channel = 'staff') = (staff_id IS NOT NULL));
