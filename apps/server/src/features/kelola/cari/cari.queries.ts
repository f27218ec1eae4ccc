import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { tidyData } from '@rekan/domain/karyawan/aturan-data-diri'
import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isInForceAt, isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

export type Orang = {
  readonly id: number
  readonly nama: string
  readonly kode: string
  readonly kantor: string | null
  readonly active: boolean
}

export type Lokasi = { readonly id: number; readonly nama: string; readonly alamat: string }

/** Of each kind at most as many: who wants more has the desk's own list. */
const MOST = 8
/** Fewer digits are part of too many numbers. */
const LEAST_DIGITS = 5

/**
 * People whose work the reader sees, by part of the name or the kode; by the beginning of their NIK or mobile number only
 * those of whom the reader sees these, so that nothing is guessed by searching. Who begins with it stands first.
 */
export async function findOrang({ db, pelaku, saat }: Pandangan, kata: string): Promise<Orang[]> {
  const terlihat = isInLingkup(lingkup(pelaku, 'dataPekerjaan'), 'k.id', saat)
  const aktif = lingkup(pelaku, 'karyawanNonaktif')?.jenis === 'semua' ? sql`true` : sql`k.aktif`
  const cocok = sql.join([isNamed(kata), ...isNumbered(pelaku, kata, saat)], sql` or `)
  const { rows } = await sql<Orang>`
    select h.id, h.nama, h.kode, p.kantor, h.aktif as active
    from (
      select k.id, k.nama, k.kode, k.aktif, not starts_with(k.cari, lower(${kata})) as tengah
      from karyawan k where (${cocok}) and ${aktif} and ${terlihat}
      order by k.aktif desc, tengah, lower(k.nama), k.id limit ${MOST}) h
    left join lateral (
      select o.nama as kantor from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = h.id and ${isInForceAt('p', 'o', saat)} order by p.utama desc, p.id limit 1) p on true
    order by h.aktif desc, h.tengah, lower(h.nama), h.id`.execute(db)
  return rows
}

/** Offices by part of the name or the kode; of a coordinator those where their people work today. */
export async function findLokasi({ db, pelaku, saat }: Pandangan, kata: string): Promise<Lokasi[]> {
  const semua = lingkup(pelaku, 'dataPekerjaan')
  const milik =
    semua?.jenis === 'semua'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`exists (select from penempatan p where p.kantor_id = o.id and ${isInForceAt('p', 'o', saat)}
          and ${isInLingkup(semua, 'p.karyawan_id', saat)})`
  const pola = polaBerisi(kata)
  const { rows } = await sql<Lokasi>`
    select o.id, o.nama, o.alamat from kantor o
    where (lower(o.nama) like lower(${pola}) or lower(o.kode) like lower(${pola})) and ${milik}
    order by lower(o.nama), o.id limit ${MOST}`.execute(db)
  return rows
}

/** Trigrams need three characters. */
function isNamed(kata: string): RawBuilder<SqlBool> {
  return kata.length >= 3
    ? sql<SqlBool>`k.cari like lower(${polaBerisi(kata)})`
    : sql<SqlBool>`strpos(k.cari, lower(${kata})) > 0`
}

function isNumbered(pelaku: Pelaku, kata: string, saat: Instan): RawBuilder<SqlBool>[] {
  const angka = kata.replaceAll(/[\s.-]/g, '')
  if (!/^\+?\d+$/.test(angka) || angka.length < LEAST_DIGITS) return []
  const pribadi = isInLingkup(lingkup(pelaku, 'dataPribadi'), 'k.id', saat)
  const kontak = isInLingkup(lingkup(pelaku, 'dataKontak'), 'k.id', saat)
  const hp = tidyData('nomor_hp', angka)
  return [
    sql<SqlBool>`(starts_with(k.nik, ${angka}) and ${pribadi})`,
    sql<SqlBool>`(starts_with(k.nomor_hp, ${hp}) and (${kontak} or k.nomor_hp = k.nomor_hp_disetujui))`,
  ]
}
