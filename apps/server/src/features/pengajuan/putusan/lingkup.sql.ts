import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { ROLE } from '@rekan/domain/akses/peran'
import { listDiri } from '@rekan/domain/akses/urusan'
import { mayBePengganti } from '@rekan/domain/pengajuan/pengganti'
import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  digantikanKini,
  isBukanPilihan,
  isInLingkup,
  isPenggantianInForce,
} from '../../penempatan/lingkup.sql.ts'

/** Requests of one kind, in a query that names their table `alias`. */
export type Permohonan = { readonly tabel: 'absensi' | 'lembur'; readonly alias: string }

/**
 * In SQL, whether the reader may see a request. Everybody sees their own and those they filed. A coordinator also sees
 * requests that name them, those they decided, and those that wait for a coordinator whose deputy they are now. HR
 * sees all, HR of a branch those of its people. Who approves HR's pay also sees what people of HR ask of them.
 */
export function isVisible(pelaku: Pelaku, { tabel, alias }: Permohonan, saat: Instan): RawBuilder<SqlBool> {
  const siapa = lingkup(pelaku, `GET /${tabel}`)
  if (siapa === null) return TIDAK
  if (siapa.jenis === 'semua') return YA
  if (siapa.jenis === 'kantor') return isInLingkup(siapa, `${alias}.karyawan_id`, saat)
  const sendiri = sql<SqlBool>`(${isOwn(pelaku, alias)} or ${isDecidedBy(pelaku, alias, 'diajukan_oleh_id')})`
  if (siapa.jenis === 'diri') {
    const diputus = sql<SqlBool>`(${sql.ref(`${alias}.status`)} = 'menunggu' or ${isDecidedBy(pelaku, alias, 'diputus_oleh_id')})`
    return sql<SqlBool>`(${sendiri} or (${isUrusanHrd(pelaku, { tabel, alias })} and ${diputus}))`
  }
  const diminta = sql<SqlBool>`(${isAsked(pelaku, alias, saat)}
    and (${sql.ref(`${alias}.status`)} = 'menunggu' or ${isDecidedBy(pelaku, alias, 'koordinator_id')}))`
  return sql<SqlBool>`(${sendiri} or ${diminta} or ${isDecidedBy(pelaku, alias, 'diputus_oleh_id')})`
}

/** One's own, or those of the people whose requests come to the reader. */
export type LingkupDiminta = 'saya' | 'tim'

/**
 * In SQL, whether a request is in the asked-for part of what the reader may see: their own, or all others. A reader who
 * sees no others gets an empty list.
 */
export function isOfLingkup(
  pelaku: Pelaku,
  permohonan: Permohonan,
  diminta: LingkupDiminta,
  saat: Instan,
): RawBuilder<SqlBool> {
  const punya = isOwn(pelaku, permohonan.alias)
  if (diminta === 'saya') return punya
  return sql<SqlBool>`(${isVisible(pelaku, permohonan, saat)} and not ${punya})`
}

/**
 * In SQL, whether the reader has the right to decide a request, decided or not. HR has it, the coordinator whom the
 * request names, and that coordinator's current deputy; the requester and the filer never have it. What was written
 * down for somebody is HR's alone, whoever of them wrote it. Of people of HR, who approves HR's pay has it where the request
 * names them.
 */
export function mayDecide(pelaku: Pelaku, { tabel, alias }: Permohonan, saat: Instan): RawBuilder<SqlBool> {
  const siapa = lingkup(pelaku, `POST /${tabel}/{id}/approve`)
  const dicatat = isRecorded({ tabel, alias })
  if (siapa === null || siapa.jenis === 'diri')
    return sql<SqlBool>`(${isUrusanHrd(pelaku, { tabel, alias })} and not ${dicatat}
      and not ${isDecidedBy(pelaku, alias, 'diajukan_oleh_id')})`
  if (siapa.jenis === 'semua' || siapa.jenis === 'kantor')
    return sql<SqlBool>`(not ${isOwnOrFiled(pelaku, { tabel, alias })}
      and ${isInLingkup(siapa, `${alias}.karyawan_id`, saat)})`
  return sql<SqlBool>`(not ${isOwn(pelaku, alias)} and not ${isFiled(pelaku, alias)}
    and not ${dicatat} and ${isAsked(pelaku, alias, saat)} and not ${isChosenByOwner(pelaku, alias, saat)})`
}

/** In SQL, whether a request waits for the reader's decision. */
export function mayBeDecided(pelaku: Pelaku, permohonan: Permohonan, saat: Instan): RawBuilder<SqlBool> {
  const { alias } = permohonan
  return sql<SqlBool>`(${sql.ref(`${alias}.status`)} = 'menunggu' and ${mayDecide(pelaku, permohonan, saat)})`
}

/**
 * In SQL, whether the reader may withdraw a request: its person or who filed it while it waits, HR others' approved ones
 * too.
 */
export function mayBeCancelled(pelaku: Pelaku, permohonan: Permohonan): RawBuilder<SqlBool> {
  const { tabel, alias } = permohonan
  const siapa = lingkup(pelaku, `POST /${tabel}/{id}/cancel`)
  if (siapa === null) return TIDAK
  const status = sql.ref(`${alias}.status`)
  const sendiri = sql<SqlBool>`(${isOwn(pelaku, alias)} or ${isDecidedBy(pelaku, alias, 'diajukan_oleh_id')})`
  // What a correction has put right, another puts right again.
  const koreksi =
    tabel === 'absensi' ? sql<SqlBool>`${sql.ref(`${alias}.jenis_izin`)} = 'KOREKSI_PRESENSI'` : TIDAK
  return siapa.jenis === 'semua' || siapa.jenis === 'kantor'
    ? sql<SqlBool>`(${status} = 'menunggu'
        or (${status} = 'disetujui' and not ${isOwnOrFiled(pelaku, permohonan)} and not ${koreksi}))`
    : sql<SqlBool>`(${status} = 'menunggu' and ${sendiri})`
}

/** In SQL, the account that decides in a coordinator's place now; never who asks, nor who filed it. Null without one. */
export function penggantiKini(alias: string, saat: Instan): RawBuilder<number | null> {
  return sql<number | null>`(
    select g.pengganti_id from koordinator_pengganti g
      join pengguna u on u.id = g.pengganti_id left join karyawan w on w.id = u.karyawan_id
    where g.koordinator_id = ${sql.ref(`${alias}.koordinator_id`)} and ${isPenggantianInForce(saat)}
      and ${mayReplace('u', 'w')} and not satu_orang(u.id, ${sql.ref(`${alias}.diajukan_oleh_id`)})
      and not akun_dari(u.id, ${sql.ref(`${alias}.karyawan_id`)}))`
}

/** In SQL, whether an account, with its employee if it has one, may decide in somebody's place: not once it has left. */
export function mayReplace(akun: string, karyawan: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${akun}.aktif`)} and coalesce(${sql.ref(`${karyawan}.aktif`)}, true)
    and ${sql.ref(`${akun}.role`)} in (${sql.join(PENGGANTI)}))`
}

const PENGGANTI = ROLE.filter(mayBePengganti)
const YA = sql<SqlBool>`true`
const TIDAK = sql<SqlBool>`false`

function isOwn({ karyawanId }: Pelaku, alias: string): RawBuilder<SqlBool> {
  return karyawanId === null ? TIDAK : sql<SqlBool>`${sql.ref(`${alias}.karyawan_id`)} = ${karyawanId}`
}

/** For HR: the reader's own by whichever of their accounts, or filed by them unless they wrote it down for somebody. */
function isOwnOrFiled(pelaku: Pelaku, permohonan: Permohonan): RawBuilder<SqlBool> {
  const { alias } = permohonan
  return sql<SqlBool>`(${sql.ref(`${alias}.karyawan_id`)} = any(${[...listDiri(pelaku)]}::integer[])
    or (${isFiled(pelaku, alias)} and not ${isRecorded(permohonan)}))`
}

/** In SQL, whether the reader filed it, by whichever of their accounts unless the operator let them settle their own person's affairs. */
function isFiled(pelaku: Pelaku, alias: string): RawBuilder<SqlBool> {
  return pelaku.isTanpaOrangKedua === true
    ? isDecidedBy(pelaku, alias, 'diajukan_oleh_id')
    : sql<SqlBool>`satu_orang(${sql.ref(`${alias}.diajukan_oleh_id`)}, ${pelaku.penggunaId})`
}

/** Written down for somebody who did not ask; overtime is always asked for. */
function isRecorded({ tabel, alias }: Permohonan): RawBuilder<SqlBool> {
  return tabel === 'absensi' ? sql<SqlBool>`${sql.ref(`${alias}.dicatat`)}` : TIDAK
}

function isDecidedBy(
  { penggunaId }: Pelaku,
  alias: string,
  kolom: 'diajukan_oleh_id' | 'diputus_oleh_id' | 'koordinator_id',
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${alias}.${kolom}`)} = ${penggunaId}`
}

/**
 * In SQL, whether it names the reader, who settles the affairs of its person: one of HR, never the reader. Overtime of the only person of
 * HR need not: above the limits no coordinator may approve it, and there is no other HR.
 */
function isUrusanHrd(pelaku: Pelaku, { tabel, alias }: Permohonan): RawBuilder<SqlBool> {
  const { urusanHrd } = pelaku
  if (urusanHrd === undefined) return TIDAK
  const diminta =
    tabel === 'lembur' && urusanHrd.length === 1 ? YA : isDecidedBy(pelaku, alias, 'koordinator_id')
  return sql<SqlBool>`(${sql.ref(`${alias}.karyawan_id`)} = any(${[...urusanHrd]}::integer[]) and ${diminta})`
}

/** In SQL, whether the reader stands in for the coordinator because the request's own person has named them. */
function isChosenByOwner({ penggunaId }: Pelaku, alias: string, saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from koordinator_pengganti g
    where g.koordinator_id = ${sql.ref(`${alias}.koordinator_id`)} and g.pengganti_id = ${penggunaId}
      and not ${isBukanPilihan('g.dibuat_oleh_id', `${alias}.karyawan_id`)} and ${isPenggantianInForce(saat)})`
}

/** In SQL, whether a request names the reader, or somebody in whose place they decide now. */
function isAsked({ penggunaId }: Pelaku, alias: string, saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${alias}.koordinator_id`)} = any(${digantikanKini(penggunaId, saat)})`
}
