import {
  type Instan,
  type KodeZona,
  type Tanggal,
  formatJam,
  formatTanggal,
  jamLokal,
  tanggalLokal,
} from '@rekan/domain/waktu'
import type { Tx } from '../../platform/db.ts'
import type { JenisKejadian } from '../../platform/schema.ts'
import { type Kabar, notify } from '../notifikasi/notifikasi.service.ts'
import type { Penempatan } from './hari.service.ts'
import { findDiwakili } from './kabar.queries.ts'

type Peristiwa = { readonly presensiId: number; readonly olehId: number; readonly saat: Instan }

/** Tells somebody that another punched for them. */
export async function tellDiwakilkan(
  tx: Tx,
  karyawanId: number,
  peristiwa: Peristiwa & { readonly jenis: JenisKejadian; readonly kantor: Penempatan },
): Promise<void> {
  const { jenis, kantor, saat } = peristiwa
  const apa = jenis === 'check_in' ? 'check in' : 'check out'
  await tell(tx, karyawanId, peristiwa, 'PRESENSI_DIWAKILKAN', (oleh) => ({
    judul: `Anda dicatat ${apa}`,
    isi: `${oleh} mencatat ${apa} Anda pada ${pukul(saat, kantor.zona_waktu)} di ${kantor.kantor_nama}.`,
  }))
}

/** Tells somebody that HR put a day of theirs right. */
export async function tellDikoreksi(
  tx: Tx,
  karyawanId: number,
  peristiwa: Peristiwa & { readonly tanggal: Tanggal },
): Promise<void> {
  await tell(tx, karyawanId, peristiwa, 'PRESENSI_DIKOREKSI', (oleh) => ({
    judul: 'Presensi Anda dikoreksi',
    isi: `${oleh} mengoreksi presensi Anda pada ${formatTanggal(peristiwa.tanggal)}.`,
  }))
}

function pukul(saat: Instan, zona: KodeZona): string {
  const jam = formatJam(jamLokal(saat, zona)).slice(0, 5)
  return `${formatTanggal(tanggalLokal(saat, zona))} pukul ${jam} ${zona}`
}

async function tell(
  tx: Tx,
  karyawanId: number,
  { presensiId, olehId, saat }: Peristiwa,
  jenis: Kabar['jenis'],
  teks: (oleh: string) => Pick<Kabar, 'judul' | 'isi'>,
): Promise<void> {
  const { akunId, oleh } = await findDiwakili(tx, karyawanId, olehId)
  if (akunId !== null)
    await notify(tx, saat, { kepada: [akunId], jenis, detailId: presensiId, ...teks(oleh) })
}
