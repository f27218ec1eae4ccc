import type { Pelaku } from '@rekan/domain/akses/akses'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Halaman } from '../../../platform/paging.ts'
import { saldoCuti } from '../kuota/saldo.sql.ts'
import { rentangDiminta } from '../putusan/rentang.service.ts'
import { avatarUrl } from '../../../platform/avatars.ts'
import { type Absensi, type Saringan, findAbsensi, listAbsensi } from './absensi.queries.ts'
import { lampiranUrl } from '../izin-ajukan/lampiran.service.ts'
import { fetchPertimbangan } from './pertimbangan.service.ts'
import { wireAbsensi } from './absensi.wire.ts'
import { refuse } from '../pengajuan.refusals.ts'

type Berkas = Pick<Deps, 'files' | 'clock'>

type Diminta = Omit<Saringan, 'rentang'> &
  Halaman & { readonly bulan?: number | undefined; readonly tahun?: number | undefined }

/** A page of the requests that the reader may see, and how many there are. */
export async function showDaftar(db: Db, deps: Berkas, pelaku: Pelaku, diminta: Diminta) {
  const saat = deps.clock.now()
  const rentang = rentangDiminta(diminta, saat)
  const { baris, total } = await listAbsensi(
    { db, pelaku, saat },
    { ...diminta, rentang: rentang && { ...rentang, zona: 'WIB' } },
  )
  return { data: await wireSemua(db, deps, baris, saat), total }
}

/** One request. Throws 404 for one that is not there or not the reader's to see. */
export async function showAbsensi(db: Db | Tx, deps: Berkas, pelaku: Pelaku, id: number) {
  const saat = deps.clock.now()
  const satu = await findAbsensi({ db, pelaku, saat }, id)
  const [data] = satu === undefined ? [] : await wireSemua(db, deps, [satu], saat)
  if (data === undefined) throw refuse('PENGAJUAN_TIDAK_ADA')
  return data
}

/** Whatever their number, requests cost the same few statements. */
export async function wireSemua(db: Db | Tx, deps: Berkas, semua: readonly Absensi[], saat: Instan) {
  const orang = [...new Set(semua.map((a) => a.karyawan_id))]
  const saldo = await saldoCuti(db, orang, saat)
  const pertimbangan = await fetchPertimbangan(db, semua, hariBarat(saat), saat)
  return semua.map((a) =>
    wireAbsensi(a, {
      avatarUrl: avatarUrl(deps, a.avatar, 'kecil', saat),
      lampiranUrl: lampiranUrl(deps, a.lampiran, saat),
      fotoUrl: (kunci) => lampiranUrl(deps, kunci, saat),
      jatahCuti: saldo.get(a.karyawan_id) ?? 0,
      pertimbangan: pertimbangan.get(a.id) ?? null,
    }),
  )
}
