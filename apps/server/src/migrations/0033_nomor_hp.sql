-- A mobile number of a person, as it is dialled from anywhere.
alter table karyawan add column nomor_hp text check (nomor_hp ~ '^\+628[1-9][0-9]{6,10}$');
