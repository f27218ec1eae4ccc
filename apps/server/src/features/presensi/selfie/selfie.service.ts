import { type Pelaku, cakupan, may } from '@rekan/domain/akses/akses'
import { type Instan, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { akhirTautanRahasia, kunciKecil } from '../../../platform/pictures.ts'
import { withPengganti } from '../../penempatan/penempatan.service.ts'
import { type SelfieTersimpan, fetchSelfieTersimpan } from './selfie.queries.ts'

/** Links to one photo, dead within a minute; whose it is, and of which attendance day. */
export type TautanSelfie = {
  readonly penuh: string
  readonly kecil: string
  readonly karyawanId: number
  readonly tanggal: Tanggal
}

/**
 * Links to the photos of punches of these attendance days, by the punch's id. Absent: not yet re-encoded, no photo after all, or not for
 * this reader's eyes.
 */
export async function selfieUrl(
  { db, files, clock }: Pick<Deps, 'files' | 'clock'> & { readonly db: Db | Tx },
  pelaku: Pelaku,
  kejadianIds: readonly number[],
  hari: readonly Tanggal[],
): Promise<ReadonlyMap<number, TautanSelfie>> {
  if (cakupan(pelaku, 'selfie') === null || kejadianIds.length === 0) return new Map()
  const saat = clock.now()
  const sampai = akhirTautanRahasia(saat)
  const selfie = await fetchSelfieTersimpan(db, kejadianIds, hari)
  const lengkapi = await withPengganti({ db, pelaku, saat })
  return new Map(
    selfie
      .filter((s) => may(pelaku, 'selfie', lengkapi(pemilik(s, saat), [s.kantor_id])))
      .map(({ kejadian_id, kunci, karyawan_id: karyawanId, tanggal }) => [
        kejadian_id,
        { penuh: files.url(kunci, sampai), kecil: files.url(kunciKecil(kunci), sampai), karyawanId, tanggal },
      ]),
  )
}

/** By day, so that a folder stays small and a day can be taken out. */
export function kunciSelfie({ kejadian_id, tanggal }: { kejadian_id: number; tanggal: Tanggal }): string {
  return `selfie/${tanggal}/${kejadian_id}.jpg`
}

/** Every key under which a punch's own photo may stand: those of before are WebP. */
export function semuaKunciSelfie(foto: { kejadian_id: number; tanggal: Tanggal }): readonly string[] {
  const kunci = kunciSelfie(foto)
  return [kunci, kunci.replace(/jpg$/, 'webp')]
}

function pemilik({ karyawan_id, penempatan }: SelfieTersimpan, saat: Instan) {
  const hariIni = penempatan.filter((p) => {
    const tanggal = tanggalLokal(saat, p.zona_waktu)
    return p.tanggal_masuk <= tanggal && (p.tanggal_selesai === null || tanggal <= p.tanggal_selesai)
  })
  const koordinatorIds = hariIni.flatMap((p) => (p.koordinator_id === null ? [] : [p.koordinator_id]))
  const terakhir = penempatan.toSorted((a, b) => (a.tanggal_masuk < b.tanggal_masuk ? 1 : -1))
  const cabang = hariIni.find((p) => p.utama) ?? terakhir.find((p) => p.utama)
  return { karyawanId: karyawan_id, koordinatorIds, kantorId: cabang?.kantor_id ?? null }
}
