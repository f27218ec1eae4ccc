/** Makes the demo company one that nobody has entered anything of; its administrator alone stays. */
export const KOSONGKAN = `
  create temp table administrator as select * from pengguna where email = 'admin@rekan.example';
  truncate kantor, jadwal, karyawan, pengguna cascade;
  insert into pengguna select * from administrator;
  drop table administrator;
  delete from libur where jenis = 'PERUSAHAAN';
  delete from demo;
  update perusahaan set nama = null, alamat = null;
  update penomoran_karyawan set terakhir = 0`
