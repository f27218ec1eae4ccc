-- What BPJS of a payslip was reckoned from, and what the company pays beside it: kept with the slip, so that a later rate or
-- class changes no journal. Null for slips from before and for lines that were typed without a basis.
alter table payroll add column iuran jsonb check (jsonb_typeof(iuran) = 'object');
