import type { Pengaturan } from '../perusahaan/pengaturan.ts'
import { type Cakupan, type Tindakan } from './tabel.ts'
import { type Pelaku, type Wewenang, cakupan } from './akses.ts'
import { mayManage } from './akun.ts'
import { modulOf } from './modul.ts'
import { type Role, ROLE, mayGiveRole } from './peran.ts'

/**
 * What screens ask of a reader's rights. Its rows travel with the profile, so that a phone has no table: a screen that
 * asks for another one adds it here.
 */
export const TINDAKAN_LAYAR = [
  'POST /absensi/{id}/approve',
  'POST /lembur/pengajuan',
  'POST /karyawan/{id}/penggantian/tawarkan',
  'POST /pengganti',
  'POST /pengganti/{id}/cancel',
  'POST /pengaturan/cuti',
  'POST /pengaturan/payroll',
  'POST /pengumuman',
  'POST /pengingat',
  'POST /profile/nomor-hp',
  'POST /pengumuman/{id}/read',
  'POST /push/langganan',
  'POST /kelola/izin',
  'POST /kelola/lembur/{id}/jam',
  'POST /karyawan',
  'POST /karyawan/{id}',
  'POST /karyawan/{id}/cuti',
  'POST /karyawan/{id}/kode-reset',
  'POST /karyawan/{id}/nonaktif',
  'POST /karyawan/{id}/penempatan',
  'POST /karyawan/{id}/peran',
  'POST /kelola/alarm/sakit',
  'POST /presensi/kejadian/{id}/sanggah/putuskan',
  'GET /kelola/audit',
  'GET /kelola/izin',
  'GET /kelola/karyawan',
  'GET /kelola/lembur',
  'GET /kelola/lembur/daftar',
  'GET /kelola/karyawan/berakhir',
  'GET /kelola/karyawan/{id}/dokumen',
  'GET /kelola/karyawan/{id}/kontrak',
  'GET /kelola/kontrak/{id}/pdf',
  'GET /kelola/lembur/{id}/spl',
  'GET /kelola/karyawan/{id}/pajak',
  'POST /kelola/karyawan/{id}/dokumen',
  'POST /kelola/karyawan/{id}/kontrak',
  'POST /kelola/karyawan/kontrak/perpanjangan',
  'POST /kelola/karyawan/nonaktif',
  'POST /kelola/karyawan/pindah',
  'GET /kelola/hari-ini',
  'GET /kelola/presensi',
  'GET /kelola/cuti',
  'POST /kelola/presensi/koreksi',
  'POST /kelola/lokasi/{id}/pemutihan',
  'GET /kelola/mulai',
  'GET /kelola/payroll',
  'POST /kelola/payroll/persetujuan',
  'GET /kelola/payroll/berkas',
  'GET /kelola/payroll/aturan',
  'POST /kelola/payroll/aturan',
  'GET /kelola/laporan',
  'GET /kelola/tutup-bulan',
  'POST /kelola/tutup-bulan/kunci',
  'GET /kelola/pengumuman/saya',
  'GET /masa-simpan',
  'POST /penahanan',
  'POST /kelola/lokasi',
  'POST /kelola/lokasi/{id}',
  'POST /kelola/lokasi/{id}/layar',
  'POST /kelola/lokasi/{id}/regu',
  'GET /karyawan/presensi',
  'GET /kelola/lokasi',
  'POST /kelola/shift',
  'GET /kelola/roster',
  'GET /kelola/klien',
  'POST /kelola/klien',
  'GET /kelola/kontrak-klien/{id}/syarat',
  'GET /kelola/berita-acara',
  'POST /kelola/roster/sel',
  'POST /kelola/roster/terbitan',
  'POST /kelola/payroll/proses/susun',
  'GET /kelola/jadwal-kerja',
  'GET /kelola/pengaturan',
  'GET /kelola/pengaturan/jenis-cuti',
  'GET /kelola/pengaturan/libur',
  'GET /kelola/pengaturan/peran',
  'GET /pengaturan/perusahaan',
  'POST /kelola/jadwal-kerja',
  'POST /kelola/pengaturan/jenis-cuti',
  'POST /kelola/pengaturan/libur',
  'POST /kelola/pengaturan/uji-push',
  'POST /kelola/pengaturan/uji-surat',
  'POST /pengaturan/perusahaan',
  'GET /karyawan/{id}/penempatan',
  'GET /karyawan/{id}/perubahan',
  'GET /karyawan/{id}/ringkasan',
  'GET /karyawan/{id}/upah',
  'GET /reference/kantor',
  'GET /sistem',
  'biayaLokasi',
  'dataPekerjaan',
  'karyawanNonaktif',
  'kelola',
  'lemburDiAtasBatas',
  'ubahData',
] as const satisfies readonly Tindakan[]

export type TindakanLayar = (typeof TINDAKAN_LAYAR)[number]

/** What an account may do, as its screens ask for it. */
export type Boleh = {
  /** How far the account reaches with each action; one it may not do is absent. */
  readonly tindakan: Readonly<Partial<Record<TindakanLayar, Cakupan>>>
  /** Roles of the accounts that it may edit and end */
  readonly mengurus: Role[]
  /** Roles that it may give and take away; accounts of these it may open by a code, its own apart. */
  readonly memberi: Role[]
  /** People of HR whose pay the account approves, and whose other affairs it settles with that; absent: nobody's */
  readonly urusan_hrd?: number[]
}

export type SiapaBoleh = Wewenang & Pick<Pelaku, 'urusanHrd'>

/** What an account with this role and its scope may do by the company's settings of the day, as its screens ask for it. */
export function bolehFrom(siapa: Role | SiapaBoleh, pengaturan: Pengaturan): Boleh {
  const wewenang: SiapaBoleh = typeof siapa === 'string' ? { role: siapa } : siapa
  const { role } = wewenang
  const reach = TINDAKAN_LAYAR.flatMap((tindakan) => {
    const sejauh = cakupan(wewenang, tindakan)
    const modul = modulOf(tindakan)
    const isMati = modul !== undefined && !pengaturan[modul]
    return sejauh === null || isMati ? [] : [[tindakan, sejauh] as const]
  })
  const mengurus = cakupan(wewenang, 'POST /karyawan/{id}/nonaktif') !== null
  const mayGive = cakupan(wewenang, 'POST /karyawan/{id}/peran') !== null
  return {
    tindakan: Object.fromEntries(reach),
    mengurus: ROLE.filter((milik) => mengurus && mayManage(wewenang, milik)),
    memberi: ROLE.filter((milik) => mayGive && mayGiveRole(role, milik)),
    ...(wewenang.urusanHrd !== undefined && { urusan_hrd: [...wewenang.urusanHrd] }),
  }
}
