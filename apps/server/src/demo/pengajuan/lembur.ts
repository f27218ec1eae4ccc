import { type Tanggal, addHari } from '@rekan/domain/waktu'
import { type Hari, hariPada } from '../../features/presensi/hari/hari.service.ts'
import { type PengajuanDemo, statusAkhir, tampakSejak } from './absensi.ts'
import { createAcak } from '../acak.ts'
import { type OrangDemo, findHari, giliranPada, isMalam, koordinatorFrom, saatFrom } from '../orang/orang.ts'

const SIKLUS = 23
const ALASAN = [
  'Menyelesaikan laporan akhir bulan.',
  'Bongkar muat kiriman yang datang sore.',
  'Stok opname.',
  'Perawatan mesin di luar jam kerja.',
  'Menggantikan rekan yang berhalangan.',
] as const

/** The overtime that a person files on a day, if any: after work in a week's time, or on a day off. */
export function planLembur(orang: OrangDemo, tanggal: Tanggal): PengajuanDemo<'lembur'> | null {
  const giliran = giliranPada(orang, tanggal, SIKLUS, 12)
  if (giliran === null || isMalam(orang)) return null
  const dibuat = hariPada(tanggal, orang.mentah)
  const koordinatorId = dibuat && koordinatorFrom(orang, dibuat)
  if (dibuat === null || koordinatorId === null) return null
  const acak = createAcak(`lembur ${orang.kode} ${tanggal}`)
  const saatLibur = acak.peluang(0.2)
  const hari = findHari(orang, addHari(tanggal, acak.antara(7, 10)), 14, saatLibur ? isLibur : isKerja)
  if (hari === null) return null
  const mulai = hari.shift?.selesai ?? saatFrom(hari, acak.pilih([8, 9]) * 3600)
  const setengahJam = saatLibur ? acak.antara(6, 8) : acak.antara(2, 6)
  const saat = saatFrom(dibuat, acak.antara(8 * 3600, 20 * 3600))
  const status = statusAkhir(orang, giliran, acak)
  // What will be rejected asks for more than 4 hours: a coordinator sees the limit while it waits.
  const lama = status === 'ditolak' && !saatLibur ? 9 + (setengahJam % 2) : setengahJam
  return {
    baris: {
      karyawan_id: orang.karyawanId,
      koordinator_id: koordinatorId,
      diajukan_oleh_id: orang.penggunaId,
      tanggal: hari.tanggal,
      hari_presensi: hari.tanggal,
      bersedia_pada: new Date(saat),
      mulai: new Date(mulai),
      selesai: new Date(mulai + lama * 1800_000),
      keterangan: acak.pilih(ALASAN),
      dibuat_pada: new Date(saat),
    },
    hari: [hari.tanggal],
    status,
    tampak: tampakSejak(orang, status, saat, hari),
    diputus: saatFrom(dibuat, 6 * 86_400 + acak.antara(8 * 3600, 16 * 3600)),
  }
}

function isKerja({ shift }: Hari): boolean {
  return shift !== null
}

function isLibur({ shift }: Hari): boolean {
  return shift === null
}
