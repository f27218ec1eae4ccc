import type { Pelaku } from '@rekan/domain/akses'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/errors.ts'
import { requirePemilik } from '../penempatan/penempatan.service.ts'
import { avatarUrl } from '../profil/avatar.service.ts'
import { fetchHariSasaran } from './hari.banyak.service.ts'
import type { Kejadian } from './hari.service.ts'
import { wireHari, wireRincian } from './presensi.wire.ts'
import { fetchBuktiKejadian, fetchOrangRekaman } from './rekaman.queries.ts'
import { selfieUrl } from './selfie.service.ts'

type Berkas = Pick<Deps, 'clock' | 'files'>

/** A day that the reader may see, by default the person's own today. Throws 404 for any other. */
export async function readRekaman(
  db: Db,
  deps: Berkas,
  pelaku: Pelaku,
  karyawanId: number,
  tanggal: Tanggal | undefined,
) {
  await requirePemilik(db, pelaku, 'GET /karyawan/presensi/{id}', karyawanId, deps.clock.now())
  return showRekaman(db, deps, pelaku, karyawanId, tanggal)
}

/**
 * Somebody's attendance day with its evidence; whether the reader may see it is asked before. Throws 404 for nobody and
 * for a day without a placement.
 */
export async function showRekaman(
  db: Db | Tx,
  deps: Berkas,
  pelaku: Pelaku,
  karyawanId: number,
  tanggal?: Tanggal,
) {
  const saat = deps.clock.now()
  // One after the other: in a transaction there is one connection.
  const orang = (await fetchOrangRekaman(db, [karyawanId])).get(karyawanId)
  const [hari] = await fetchHariSasaran(db, [{ karyawanId, tanggal: tanggal ?? null }], saat)
  if (orang === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  if (!hari) throw refuse('HARI_TIDAK_ADA')
  const ids = [hari.checkIn, hari.checkOut].flatMap((kejadian) => kejadian?.id ?? [])
  const bukti = await fetchBuktiKejadian(db, ids)
  const selfie = await selfieUrl({ ...deps, db }, pelaku, ids)
  const rincian = (kejadian: Kejadian | null) => {
    const satu = kejadian && bukti.get(kejadian.id)
    return kejadian && satu ? wireRincian(kejadian, satu, selfie.get(kejadian.id)?.penuh ?? null) : null
  }
  const { avatar, ...karyawan } = orang
  return {
    ...wireHari(hari, saat),
    id: karyawanId,
    karyawan: { ...karyawan, avatar_url: avatarUrl(deps, avatar, 'kecil', saat) },
    check_in: rincian(hari.checkIn),
    check_out: rincian(hari.checkOut),
  }
}
