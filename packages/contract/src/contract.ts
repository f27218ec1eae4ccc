import { absensi } from './pengajuan/absensi.ts'
import { aturanKerja } from './perusahaan/aturan-kerja.ts'
import { auth } from './auth/auth.ts'
import { cari } from './kelola/cari.ts'
import { cuti } from './pengajuan/cuti.ts'
import { dokumen } from './karyawan/dokumen.ts'
import { faktor } from './auth/faktor.ts'
import { jadwal } from './jadwal/jadwal.ts'
import { jamKerja } from './perusahaan/jam-kerja.ts'
import { kelolaKantor } from './perusahaan/kantor.ts'
import { kerangka } from './kelola/kerangka.ts'
import { tampilanMeja } from './kelola/tampilan.ts'
import { imporKaryawan } from './karyawan/impor.ts'
import { karyawan } from './karyawan/karyawan.ts'
import { bekal } from './presensi/bekal.ts'
import { beritaAcara } from './klien/berita-acara.ts'
import { klien } from './klien/klien.ts'
import { kontakKontrak } from './klien/kontak-kontrak.ts'
import { marginLokasi } from './klien/margin.ts'
import { syaratKlien } from './klien/syarat.ts'
import { tagihanKlien } from './klien/tagihan.ts'
import { pintuKelola, pintuKlien } from './klien/pintu.ts'
import { kontrak } from './karyawan/kontrak.ts'
import { mejaLokasi } from './perusahaan/meja.ts'
import { lembar } from './kelola/lembar.ts'
import { mulai } from './kelola/mulai.ts'
import { kelolaLaporan, laporanTersimpan } from './laporan/laporan.ts'
import { lembur } from './pengajuan/lembur.ts'
import { mejaKaryawan } from './karyawan/meja.ts'
import { mejaPengajuan } from './pengajuan/meja.ts'
import { notifikasi } from './notifikasi/notifikasi.ts'
import { pajak } from './karyawan/pajak.ts'
import { tanyaGaji } from './payroll/tanya-gaji.ts'
import { berkasGaji } from './payroll/berkas-gaji.ts'
import { aturanUpah } from './payroll/aturan-upah.ts'
import { prosesGaji } from './payroll/proses-gaji.ts'
import { saldoPajak } from './payroll/saldo-pajak.ts'
import { hasilKerja } from './payroll/hasil-kerja.ts'
import { kasbonGaji } from './payroll/kasbon.ts'
import { penyesuaianGaji } from './payroll/penyesuaian.ts'
import { reimburseGaji } from './payroll/reimburse.ts'
import { lariGaji } from './payroll/lari-gaji.ts'
import { thr } from './payroll/thr.ts'
import { payroll } from './payroll/payroll.ts'
import { payrollKelola } from './payroll/payroll-kelola.ts'
import { periksaGaji } from './payroll/periksa-gaji.ts'
import { penempatan } from './karyawan/penempatan.ts'
import { pertama } from './auth/pertama.ts'
import { ponsel } from './presensi/ponsel.ts'
import { tandaBuktiPresensi } from './presensi/tanda-bukti.ts'
import { cetakPresensi } from './presensi/cetak.ts'
import { koreksiBanyak } from './presensi/koreksi-banyak.ts'
import { mejaPresensi } from './presensi/meja.ts'
import { kodePos } from './presensi/kode-pos.ts'
import { pemutihanLokasi } from './presensi/pemutihan.ts'
import { presensi } from './presensi/presensi.ts'
import { presensiTim } from './presensi/presensi-tim.ts'
import { profil } from './karyawan/profil.ts'
import { masaSimpan } from './presensi/masa-simpan.ts'
import { perusahaan } from './perusahaan/perusahaan.ts'
import { pengaturan } from './perusahaan/pengaturan.ts'
import { papanHariIni } from './papan/hari-ini.ts'
import { pengingat } from './presensi/pengingat.ts'
import { penggantian } from './pengajuan/pengganti.ts'
import { kelolaPengumuman } from './pengumuman/kelola.ts'
import { pengumuman } from './pengumuman/pengumuman.ts'
import { peristiwa } from './kelola/peristiwa.ts'
import { perubahan } from './karyawan/perubahan.ts'
import { push } from './notifikasi/push.ts'
import { reference } from './reference/reference.ts'
import { regu } from './presensi/regu.ts'
import { rekap } from './presensi/rekap.ts'
import { alarm } from './papan/alarm.ts'
import { kosongRoster } from './roster/kosong.ts'
import { roster } from './roster/roster.ts'
import { audit } from './sistem/audit.ts'
import { penggantianKerja } from './penggantian/penggantian.ts'
import { tukar } from './penggantian/tukar.ts'
import { shift } from './shift/shift.ts'
import { sistem } from './sistem/sistem.ts'
import { sso } from './auth/sso.ts'
import { undangan } from './auth/undangan.ts'
import { tutupBulan } from './bulan/tutup-bulan.ts'
import { upah } from './karyawan/upah.ts'
import { upahMinimum } from './karyawan/upah-minimum.ts'
import type { Call } from './call.ts'

/** Every call of the API. The server mounts and validates with it; the browser imports its types alone. */
export const contract = {
  ...auth,
  ...faktor,
  ...sso,
  ...undangan,
  ...pertama,
  ...profil,
  ...bekal,
  ...presensi,
  ...regu,
  ...ponsel,
  ...tandaBuktiPresensi,
  ...presensiTim,
  ...kodePos,
  ...pemutihanLokasi,
  ...mejaPresensi,
  ...koreksiBanyak,
  ...cetakPresensi,
  ...papanHariIni,
  ...rekap,
  ...jadwal,
  ...kelolaKantor,
  ...mejaLokasi,
  ...penggantianKerja,
  ...tukar,
  ...shift,
  ...klien,
  ...syaratKlien,
  ...kontakKontrak,
  ...beritaAcara,
  ...tagihanKlien,
  ...marginLokasi,
  ...pintuKlien,
  ...pintuKelola,
  ...jamKerja,
  ...roster,
  ...kosongRoster,
  ...alarm,
  ...karyawan,
  ...mejaKaryawan,
  ...lembar,
  ...kelolaLaporan,
  ...laporanTersimpan,
  ...imporKaryawan,
  ...absensi,
  ...mejaPengajuan,
  ...lembur,
  ...upah,
  ...upahMinimum,
  ...kontrak,
  ...pajak,
  ...dokumen,
  ...aturanUpah,
  ...berkasGaji,
  ...tanyaGaji,
  ...hasilKerja,
  ...saldoPajak,
  ...payroll,
  ...payrollKelola,
  ...prosesGaji,
  ...periksaGaji,
  ...thr,
  ...lariGaji,
  ...kasbonGaji,
  ...reimburseGaji,
  ...penyesuaianGaji,
  ...tutupBulan,
  ...cuti,
  ...masaSimpan,
  ...perusahaan,
  ...pengaturan,
  ...aturanKerja,
  ...penggantian,
  ...pengumuman,
  ...kelolaPengumuman,
  ...notifikasi,
  ...push,
  ...pengingat,
  ...penempatan,
  ...perubahan,
  ...reference,
  ...sistem,
  ...audit,
  ...kerangka,
  ...tampilanMeja,
  ...mulai,
  ...peristiwa,
  ...cari,
} satisfies Record<string, Call>

export type Contract = typeof contract
