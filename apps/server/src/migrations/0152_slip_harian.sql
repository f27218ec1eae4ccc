-- Of a slip of somebody engaged by the day: the month's wage that contributions are of, and of how many days tax is where it is by
-- the day. Null for all others and for slips from before.
alter table payroll add column harian jsonb check (jsonb_typeof(harian) = 'object');
