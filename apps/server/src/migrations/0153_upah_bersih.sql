-- Whether a wage was agreed net, so that the company bears tax and contributions.
alter table upah add column bersih boolean not null default false;
