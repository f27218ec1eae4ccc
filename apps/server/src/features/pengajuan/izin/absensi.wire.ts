import { NAMA_PARUH, type Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { kalimatAlasan } from '@rekan/domain/presensi/luring/waktu'
import { NAMA_IZIN } from '@rekan/domain/pengajuan/izin/nama-izin'
import { formatJam } from '@rekan/domain/waktu'
import type { Absensi } from './absensi.queries.ts'
import type { Pertimbangan } from './pertimbangan.service.ts'
import { wireNasib } from '../putusan/nasib.wire.ts'

/** What a request is shown with beside its own row. */
export type Lengkap = {
  readonly avatarUrl: string | null
  readonly lampiranUrl: string | null
  /** Of a photo, by its key */
  readonly fotoUrl: (kunci: string) => string | null
  readonly jatahCuti: number
  /** Null for who can't decide it */
  readonly pertimbangan: Pertimbangan | null
}

export function wireAbsensi(
  a: Absensi,
  { avatarUrl, lampiranUrl, fotoUrl, jatahCuti, pertimbangan }: Lengkap,
) {
  return {
    id: a.id,
    jenis_izin: a.jenis_izin,
    jenis: labelIzin(a),
    cuti: a.cuti,
    tanggal_mulai: a.tanggal_mulai,
    tanggal_selesai: a.tanggal_selesai,
    paruh: a.paruh,
    total_hari: a.total_hari,
    dikembalikan: a.dikembalikan,
    keterangan: a.keterangan,
    lampiran_url: lampiranUrl,
    lampiran_nama: a.lampiran_nama,
    jam_masuk: a.jam_masuk === null ? null : formatJam(a.jam_masuk),
    jam_pulang: a.jam_pulang === null ? null : formatJam(a.jam_pulang),
    hari_pulang: a.hari_pulang,
    luring: a.luring.map((satu) => ({
      jenis: satu.jenis,
      waktu_taksir: new Date(satu.taksir).toISOString(),
      diterima_pada: new Date(satu.diterima_pada).toISOString(),
      nilai_waktu: satu.nilai_waktu,
      alasan: satu.alasan.map(kalimatAlasan),
      foto_url: fotoUrl(satu.foto),
    })),
    karyawan: {
      id: a.karyawan_id,
      kode: a.kode,
      nama: a.nama,
      avatar_url: avatarUrl,
      jatah_cuti: jatahCuti,
    },
    ...wireNasib(a, a.catatan),
    pertimbangan,
  }
}

/** The leave's own name, else the kind's; half a day of it says so. */
export function labelIzin({
  jenis_izin,
  cuti,
  paruh,
}: {
  readonly jenis_izin: JenisIzin
  readonly cuti: Absensi['cuti']
  readonly paruh: Paruh | null
}) {
  const nama = cuti?.nama ?? NAMA_IZIN[jenis_izin]
  return paruh === null ? nama : `${nama}, ${NAMA_PARUH[paruh]}`
}
