import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import { type Permohonan, mayBeCancelled, mayBeDecided, penggantiKini } from './lingkup.sql.ts'

type Akun = { readonly id: number; readonly nama: string }

/** What became of a request, as `kolomNasib` selects it. */
export type Nasib = {
  readonly status: StatusPengajuan
  readonly dibuat_pada: Instan
  readonly koordinator: Akun
  readonly diajukan_oleh: Akun
  readonly diputus_oleh: Akun | null
  readonly diputus_pada: Instan | null
  readonly dibatalkan_oleh: Akun | null
  readonly dibatalkan_pada: Instan | null
  /** Who decides in the coordinator's place now */
  readonly pengganti: Akun | null
  readonly dapat_diputus: boolean
  readonly dapat_dibatalkan: boolean
}

/** In SQL, the columns of `Nasib` for a reader. */
export function kolomNasib(pelaku: Pelaku, permohonan: Permohonan, saat: Instan): RawBuilder<Nasib> {
  const kolom = (nama: string) => sql.ref(`${permohonan.alias}.${nama}`)
  return sql<Nasib>`${kolom('status')}, ${kolom('dibuat_pada')}, ${kolom('diputus_pada')}, ${kolom('dibatalkan_pada')},
    ${akun(kolom('koordinator_id'))} as koordinator,
    ${akun(kolom('diajukan_oleh_id'))} as diajukan_oleh,
    ${akun(kolom('diputus_oleh_id'))} as diputus_oleh,
    ${akun(kolom('dibatalkan_oleh_id'))} as dibatalkan_oleh,
    case when ${kolom('status')} = 'menunggu' then ${akun(penggantiKini(permohonan.alias, saat))} end as pengganti,
    ${mayBeDecided(pelaku, permohonan, saat)} as dapat_diputus,
    ${mayBeCancelled(pelaku, permohonan)} as dapat_dibatalkan`
}

/** An account by its id, named as its employee or by itself; null without one. */
function akun(id: RawBuilder<unknown>): RawBuilder<Akun> {
  return sql<Akun>`(select json_build_object('id', u.id, 'nama', coalesce(k.nama, u.nama))
    from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = ${id})`
}
