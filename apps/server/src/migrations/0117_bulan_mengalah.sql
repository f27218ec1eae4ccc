-- Months are made and dropped under locks that attendance waits for, and two who wait for each other end with one of them
-- refused. Whoever makes room gives up first, sooner than the database looks for who waits for whom (deadlock_timeout, 1 s).
alter function siapkan_bulan(date) set lock_timeout = '300ms';
alter function buang_bukti(date) set lock_timeout = '300ms';
