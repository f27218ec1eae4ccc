-- What a line of a payslip was computed from: the rule, and day by day what it came to. Null for lines that somebody wrote.
alter table payroll_baris add column asal jsonb check (jsonb_typeof(asal) = 'object');
