-- The week for which the demo catalogue's dates were made; empty where there is no demo catalogue.
CREATE TABLE demo_catalogue (
  one    boolean PRIMARY KEY DEFAULT true CHECK (one),
  monday date NOT NULL
);
