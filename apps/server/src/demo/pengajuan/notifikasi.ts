import { UMUR_NOTIFIKASI } from '@rekan/domain/notifikasi/notifikasi'
import { type Instan, SEHARI } from '@rekan/domain/waktu'
import { type SqlBool, sql } from 'kysely'
import { barisFrom } from '../../features/notifikasi/notifikasi.service.ts'
import { type Perihal, listPerihal } from '../../features/pengajuan/putusan/kabar.queries.ts'
import { kabarDiajukan, kabarHasil } from '../../features/pengajuan/putusan/kabar.text.ts'
import { type Tx, at } from '../../platform/db.ts'
import { insertBanyak } from '../banyak.ts'

const SEHARI_MS = SEHARI * 1000
/** What is older has been read, */
const DIBACA_SETELAH_MS = 7 * SEHARI_MS
/** soon after it came. */
const LAMA_MS = 3 * 3_600_000

/** What people would have been told of the requests that are kept, as far as nobody told them yet. */
export async function seedNotifikasi(tx: Tx, sampai: Instan): Promise<void> {
  const sejak = sampai - UMUR_NOTIFIKASI * SEHARI_MS
  const baru = sql<SqlBool>`p.dibuat_pada > ${at(sejak)}`
  const perihal = [
    ...(await listPerihal(tx, 'absensi', baru, sampai)),
    ...(await listPerihal(tx, 'lembur', baru, sampai)),
  ]
  const ada = await tx.selectFrom('notifikasi').select(['pengguna_id', 'jenis', 'detail_id']).execute()
  const diketahui = new Set(ada.map(kunciFrom))
  const baris = perihal
    .flatMap(semuaFrom)
    .filter((satu) => !diketahui.has(kunciFrom(satu)))
    .map((satu) => {
      const pada = satu.dibuat_pada.getTime()
      return { ...satu, dibaca_pada: pada < sampai - DIBACA_SETELAH_MS ? new Date(pada + LAMA_MS) : null }
    })
    .toSorted((a, b) => a.dibuat_pada.getTime() - b.dibuat_pada.getTime())
  await insertBanyak(tx, 'notifikasi', baris)
}

function semuaFrom(perihal: Perihal) {
  const { dibuat_pada, diputus_pada } = perihal
  const diajukan = kabarDiajukan(perihal).flatMap((kabar) => barisFrom(kabar, dibuat_pada))
  const hasil = kabarHasil(perihal).flatMap((kabar) => barisFrom(kabar, diputus_pada ?? dibuat_pada))
  return [...diajukan, ...hasil]
}

function kunciFrom(satu: { pengguna_id: number; jenis: string; detail_id: number }): string {
  return `${satu.pengguna_id} ${satu.jenis} ${satu.detail_id}`
}
