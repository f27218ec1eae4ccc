-- Failed sign-ins that are being counted: one count an account, for an hour from the first. Then the count becomes one
-- entry of the audit trail. All names that are no account's are one count, so that invented ones fill nothing.
create table masuk_gagal (
  -- 0: names that are nobody's
  pengguna_id integer primary key,
  sejak timestamptz not null,
  jumlah integer not null check (jumlah > 0)
);
grant select, insert, update, delete on masuk_gagal to rekan_app;
