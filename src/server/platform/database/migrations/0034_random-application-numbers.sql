-- Written by hand: a number of nine digits that no application has. Earlier ones keep theirs.
CREATE FUNCTION application_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE number integer;
BEGIN
  LOOP
    number := 100000000 + floor(random() * 900000000)::integer;
    EXIT WHEN NOT EXISTS (SELECT FROM applications WHERE id = number);
  END LOOP;
  RETURN number;
END
$$;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "id" SET DEFAULT application_number();
