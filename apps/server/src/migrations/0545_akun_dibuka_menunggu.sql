-- Who chose an account's address, or made one that has no password, may be who sets its next password, however long they wait: from that
-- password on the two weeks begin once more.
alter table akun_dibuka add column menunggu boolean not null default false;
grant update (menunggu) on akun_dibuka to rekan_app;
