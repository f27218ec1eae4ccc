import { type SiapaBoleh, bolehFrom } from '@rekan/domain/akses/boleh'
import type { Pengaturan } from '@rekan/domain/perusahaan/pengaturan'
import { isBebasArea } from '@rekan/domain/pengajuan/izin/absensi'
import { jendelaPresensi, statusHari } from '@rekan/domain/presensi/hari/presensi'
import { findIstirahatBerjalan } from '@rekan/domain/presensi/istirahat'
import { type Instan, isoLokal } from '@rekan/domain/waktu'
import { wireRole } from '../auth/masuk/auth.service.ts'
import type { Akun } from '../karyawan/data/akun.sql.ts'
import type { Hari } from '../presensi/hari/hari.service.ts'
import { type HariKerja, asHadir, hariGiliran } from '../presensi/hari/giliran.service.ts'
import { wireKantor, wirePenugasan, wireRingkasan } from '../presensi/rekaman/presensi.wire.ts'
import type { Karyawan } from '../karyawan/data/karyawan.sql.ts'
import { isHpTerbuka, wireBagian, wirePenempatanAktif } from '../karyawan/data/karyawan.wire.ts'

type Profil = {
  readonly pelaku: SiapaBoleh
  readonly akun: Akun
  readonly karyawan: Karyawan | null
  readonly hari: Hari | null
  readonly avatarUrl: string | null
  /** Days of annual leave that may be taken today */
  readonly jatahCuti: number
  readonly pengaturan: Pengaturan
}

export function wireProfil(
  { pelaku, akun, karyawan, hari, avatarUrl, jatahCuti, pengaturan }: Profil,
  saat: Instan,
) {
  return {
    id: akun.id,
    name: karyawan?.nama ?? akun.nama ?? '',
    email: akun.email,
    is_active: akun.aktif && (karyawan?.aktif ?? true),
    avatar_url: avatarUrl,
    role: wireRole(akun.role),
    boleh: bolehFrom(pelaku, pengaturan),
    karyawan: karyawan && wireKaryawan(karyawan, hari, avatarUrl, jatahCuti),
    presensi: hari && wireGiliran(hariGiliran(hari, saat), saat),
    penugasan: hari === null ? [] : wirePenugasan(hari, saat),
    waktu_server: new Date(saat).toISOString(),
  }
}

function wireKaryawan(k: Karyawan, hari: Hari | null, avatarUrl: string | null, jatahCuti: number) {
  return {
    id: k.id,
    kode: k.kode,
    nama: k.nama,
    avatar_url: avatarUrl,
    active: k.aktif,
    tanggal_masuk: k.tanggal_masuk,
    jatah_cuti: jatahCuti,
    versi: k.versi,
    jenis_karyawan: k.jenis_karyawan,
    ...wireBagian(k),
    nomor_hp_terbuka: isHpTerbuka(k),
    penempatan_aktif: hari && wirePenempatanAktif(hari, k.jenis_karyawan),
  }
}

/** The day as the work sees it whose turn it is. */
function wireGiliran({ hari, penugasan }: HariKerja<Hari>, saat: Instan) {
  return {
    ...wireHari(hari, saat),
    istirahat: hari.istirahatDicatat && penugasan !== null ? wireIstirahatKini(penugasan, hari) : null,
    tugas: penugasan && wireTugas(penugasan),
  }
}

/** The post of a work, whom its person stands in for, and who stands in for them; null where it has none of these. */
export function wireTugas({
  pos,
  menggantikan,
  pengganti,
}: Pick<Hari['penugasan'][number], 'pos' | 'menggantikan' | 'pengganti'>) {
  if (pos === null && menggantikan === null && pengganti === null) return null
  return {
    pos: pos && pos.nama,
    seragam: pos && pos.seragam,
    menggantikan: menggantikan && menggantikan.nama,
    digantikan_oleh: pengganti && pengganti.nama,
  }
}

/** Since when a break runs, while the work is open. */
function wireIstirahatKini(penugasan: Hari['penugasan'][number], { zona }: Hari) {
  const hadir = asHadir(penugasan)
  if (hadir.masuk === null || hadir.pulang !== null) return null
  const sejak = findIstirahatBerjalan(hadir)
  return { sejak: sejak === null ? null : isoLokal(sejak, zona) }
}

function wireHari({ tanggal, zona, fakta, izin, penempatan, checkIn, checkOut }: Hari, saat: Instan) {
  const jendela = jendelaPresensi(fakta.rencana)
  return {
    tanggal,
    status: statusHari(fakta, saat),
    check_in: checkIn && wireRingkasan(checkIn),
    check_out: checkOut && wireRingkasan(checkOut),
    kantor: penempatan.map(wireKantor),
    bebas_area: isBebasArea(izin),
    buka_pada: jendela && isoLokal(jendela.buka, zona),
    tutup_pada: jendela && isoLokal(jendela.tutup, zona),
  }
}
