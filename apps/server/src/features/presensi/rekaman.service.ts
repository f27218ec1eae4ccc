import type { Pelaku } from '@rekan/domain/akses'
import { statusHari } from '@rekan/domain/presensi'
import type { Tanggal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuse } from '../../platform/errors.ts'
import { avatarUrl } from '../profil/avatar.service.ts'
import { type Kejadian, durasiHari, fetchHariRentang } from './hari.service.ts'
import { wireRincian, wireZona } from './presensi.wire.ts'
import { fetchBuktiKejadian, findOrangRekaman } from './rekaman.queries.ts'
import { selfieUrl } from './selfie.service.ts'

/**
 * Somebody's attendance day with its evidence; whether the reader may see it is asked before. Throws 404 for nobody and
 * for a day without a placement.
 */
export async function showRekaman(
  db: Db | Tx,
  deps: Pick<Deps, 'clock' | 'files'>,
  pelaku: Pelaku,
  karyawanId: number,
  tanggal: Tanggal,
) {
  const saat = deps.clock.now()
  // One after the other: in a transaction there is one connection.
  const orang = await findOrangRekaman(db, karyawanId)
  const [hari] = await fetchHariRentang(db, karyawanId, tanggal, tanggal)
  if (orang === undefined || hari === undefined) throw refuse('KARYAWAN_TIDAK_ADA')
  const ids = [hari.checkIn, hari.checkOut].flatMap((kejadian) => kejadian?.id ?? [])
  const bukti = new Map((await fetchBuktiKejadian(db, ids)).map((satu) => [satu.id, satu]))
  const selfie = await selfieUrl({ ...deps, db }, pelaku, ids)
  const rincian = (kejadian: Kejadian | null) => {
    const satu = kejadian && bukti.get(kejadian.id)
    return kejadian && satu ? wireRincian(kejadian, satu, selfie.get(kejadian.id)?.penuh ?? null) : null
  }
  const { avatar, ...karyawan } = orang
  const [utama] = hari.penempatan
  return {
    id: karyawanId,
    tanggal,
    status: statusHari(hari.fakta, saat),
    karyawan: { ...karyawan, avatar_url: avatarUrl(deps, avatar, 'kecil', saat) },
    kantor: { id: utama.kantor_id, nama: utama.kantor_nama, zona_waktu: wireZona(utama.zona_waktu) },
    check_in: rincian(hari.checkIn),
    check_out: rincian(hari.checkOut),
    durasi: durasiHari(hari),
  }
}
