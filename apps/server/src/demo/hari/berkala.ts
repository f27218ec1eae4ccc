import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { type Tanggal, SEHARI, addHari, hariKe } from '@rekan/domain/waktu'
import { type Hari, hariPada } from '../../features/presensi/hari/hari.service.ts'
import { CUTI_TAHUNAN, type PengajuanDemo, type StatusAkhir, planAbsensi } from '../pengajuan/absensi.ts'
import { createAcak } from '../acak.ts'
import { KODE_KARYAWAN, KODE_LUPA } from '../orang/akun.ts'
import { type OrangDemo, findHari, koordinatorFrom, saatFrom } from '../orang/orang.ts'
import { PALING_JAUH } from './rentang.ts'

/** A coordinator's people on a day, by their kode, in a fixed order. */
export type Tim = (tanggal: Tanggal) => readonly string[]

/** Every other Monday a coordinator's people file one request of each kind, which is decided when the next ones are there. */
const SIKLUS = 14
const BERGILIR = ['CUTI', 'IZIN', 'DINAS_LUAR', 'SAKIT', 'WFH'] as const
const ALASAN = {
  CUTI: 'Menghadiri pernikahan saudara di luar kota.',
  IZIN: 'Mengurus dokumen keluarga di kelurahan.',
  DINAS_LUAR: 'Pelatihan di kantor pelanggan.',
  SAKIT: 'Tindakan kecil terjadwal di rumah sakit.',
  WFH: 'Menunggu teknisi internet di rumah.',
  KOREKSI_PRESENSI: 'Lupa check out, buru-buru mengejar kereta.',
} as const satisfies Partial<Record<JenisIzin, string>>
type JenisBerkala = keyof typeof ALASAN
const HASIL: readonly StatusAkhir[] = ['disetujui', 'ditolak', 'dibatalkan']

/**
 * What a person files on such a Monday, so that something of every kind always waits for the coordinator by whose
 * account the demo is tried: the one who forgets to check out a correction, her colleagues in turn the rest, and the
 * employee by whose account it is tried a day at home, which keeps nobody from checking in.
 *
 * @param tim whose turn it may be
 */
export function planBerkala(orang: OrangDemo, tanggal: Tanggal, tim: Tim): PengajuanDemo<'absensi'> | null {
  const giliran = giliranFrom(tanggal)
  const dibuat = giliran === null ? null : hariPada(tanggal, orang.mentah)
  const koordinatorId = dibuat && koordinatorFrom(orang, dibuat)
  if (giliran === null || dibuat === null || koordinatorId === null) return null
  const jenis = jenisFrom(orang.kode, giliran, tim(tanggal))
  const hari = jenis && hariFrom(orang, tanggal, jenis)
  if (!jenis || !hari) return null
  const isKoreksi = jenis === 'KOREKSI_PRESENSI'
  const acak = createAcak(`berkala ${orang.kode} ${tanggal}`)
  const status = HASIL[giliran % HASIL.length] ?? 'ditolak'
  const saat = saatFrom(dibuat, acak.antara(8 * 3600, 10 * 3600))
  return {
    baris: {
      karyawan_id: orang.karyawanId,
      koordinator_id: koordinatorId,
      jenis_izin: jenis,
      cuti_id: jenis === 'CUTI' ? CUTI_TAHUNAN : null,
      total_hari: 1,
      jam_pulang: isKoreksi ? (hari.shift?.jam.selesai ?? null) : null,
      diajukan_oleh_id: orang.penggunaId,
      tanggal_mulai: hari.tanggal,
      tanggal_selesai: hari.tanggal,
      keterangan: ALASAN[jenis],
      dibuat_pada: new Date(saat),
    },
    hari: [hari.tanggal],
    // What a correction claims is not written into days gone by.
    status: isKoreksi && status === 'disetujui' ? 'ditolak' : status,
    tampak: saat,
    diputus: saatFrom(dibuat, SIKLUS * SEHARI + acak.antara(11 * 3600, 16 * 3600)),
  }
}

/** The day on which somebody leaves without checking out, and will ask for a correction on the Monday after. */
export function isLupa({ kode, mentah }: OrangDemo, tanggal: Tanggal): boolean {
  if (kode !== KODE_LUPA) return false
  const senin = [1, 2, 3, 4, 5, 6, 7].map((n) => addHari(tanggal, n)).find((h) => giliranFrom(h) !== null)
  return senin !== undefined && kerjaSebelum(mentah, senin)?.tanggal === tanggal
}

/** Which Monday of filing it is; null on every other day. */
function giliranFrom(tanggal: Tanggal): number | null {
  // 5 January 1970 was a Monday.
  const hari = Date.parse(`${tanggal}T00:00:00Z`) / (SEHARI * 1000) - 4
  return hariKe(tanggal) === 1 && hari % SIKLUS === 0 ? hari / SIKLUS : null
}

function jenisFrom(kode: string, giliran: number, tim: readonly string[]): JenisBerkala | null {
  if (kode === KODE_KARYAWAN) return 'WFH'
  if (kode === KODE_LUPA) return 'KOREKSI_PRESENSI'
  const ke = tim.indexOf(kode)
  return ke < 0 ? null : (BERGILIR[(ke + giliran) % tim.length] ?? null)
}

/** A day after the decision, and before those of the next Monday, on which the person asks for nothing else. */
function hariFrom(orang: OrangDemo, tanggal: Tanggal, jenis: JenisBerkala): Hari | null {
  if (jenis === 'KOREKSI_PRESENSI') return kerjaSebelum(orang.mentah, tanggal)
  const lain = Array.from({ length: 2 * PALING_JAUH }, (_, i) =>
    planAbsensi(orang, addHari(tanggal, i - PALING_JAUH)),
  )
  const isBebas = (hari: Tanggal) =>
    !lain.some((p) => p !== null && p.baris.tanggal_mulai <= hari && hari <= p.baris.tanggal_selesai)
  return findHari(
    orang,
    addHari(tanggal, SIKLUS + 2),
    SIKLUS - 1,
    ({ shift, tanggal: hari }) => shift !== null && isBebas(hari),
  )
}

/** The last day of work before a day, by the week and the calendar. */
function kerjaSebelum(mentah: OrangDemo['mentah'], tanggal: Tanggal): Hari | null {
  for (let i = 1; i <= 7; i += 1) {
    const hari = hariPada(addHari(tanggal, -i), { ...mentah, roster: [] })
    if (hari?.shift) return hari
  }
  return null
}
