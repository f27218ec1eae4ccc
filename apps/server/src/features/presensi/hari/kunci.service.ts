import { formatBulan } from '@rekan/domain/bulan'
import { kalimatTerkunci } from '@rekan/domain/bulan/kunci'
import { type Lingkup, lingkup } from '@rekan/domain/akses/akses'
import { formatTanggal, hariBarat, type Instan, type Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Answer, Context } from '../../../platform/http.ts'
import { isMungkinDalamLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const KUNCI = 'GET /kelola/presensi/kunci'

type KunciTercatat = {
  readonly tahun: number
  readonly bulan: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly lingkup: string | null
  readonly oleh: string
  readonly pada: Instan
}

/** The locks that hold some of these days, of a site those that hold it, as far as the reader has people in them; the company's first. */
export async function showKunciHari(
  { db, pelaku, saat }: Pandangan,
  { dari, sampai, kantor_id }: Context<typeof KUNCI>['query'],
): Promise<Answer<typeof KUNCI>['data']> {
  const siapa = lingkup(pelaku, KUNCI)
  const semua = await listKunci(
    db,
    sql`k.dibuka_pada is null and k.dari <= ${sampai} and k.sampai >= ${dari}
      and (k.lokasi is null or ${hasOrang(siapa, saat)})
      and ${kantor_id === undefined ? sql`true` : sql`(k.lokasi is null or ${kantor_id}::integer = any(k.lokasi))`}`,
  )
  return semua.map((kunci) => ({
    dari: kunci.dari,
    sampai: kunci.sampai,
    lingkup: kunci.lingkup,
    oleh: kunci.oleh,
    pada: new Date(kunci.pada).toISOString(),
    pesan: kalimatOf(kunci),
  }))
}

/** Whose lock holds a day of a person, or one of several, in a sentence; null: none does. */
export async function findTerkunci(
  db: Db | Tx,
  karyawanId: number,
  dari: Tanggal,
  sampai: Tanggal = dari,
): Promise<string | null> {
  const [kunci] = await listKunci(
    db,
    sql`k.id = kunci_atas(${karyawanId}::integer, daterange(${dari}::date, ${sampai}::date, '[]'))`,
  )
  return kunci === undefined ? null : kalimatOf(kunci)
}

function kalimatOf({ pada, lingkup: untuk, oleh, ...masa }: KunciTercatat): string {
  const hari = formatTanggal(hariBarat(pada))
  return kalimatTerkunci({ masa: formatBulan(masa), lingkup: untuk, oleh, hari })
}

async function listKunci(db: Db | Tx, syarat: RawBuilder<unknown>): Promise<KunciTercatat[]> {
  const { rows } = await sql<KunciTercatat>`
    select k.tahun, k.bulan, k.dari, k.sampai, coalesce(o.nama, c.nama) as lingkup, coalesce(ku.nama, u.nama) as oleh,
      k.dikunci_pada as pada
    from kunci_bulan k join pengguna u on u.id = k.dikunci_oleh_id left join karyawan ku on ku.id = u.karyawan_id
      left join kantor o on o.id = k.kantor_id left join klien c on c.id = k.klien_id
    where ${syarat} order by k.lokasi is not null, k.dari, k.id`.execute(db)
  return rows
}

/** In SQL, whether somebody whom the reader may see has days in the lock `k`. */
function hasOrang(siapa: Lingkup | null, saat: Instan): RawBuilder<unknown> {
  return sql`exists (select from kunci_bulan_orang d where d.kunci_id = k.id
    and ${isMungkinDalamLingkup(siapa, 'd.karyawan_id', saat)})`
}
