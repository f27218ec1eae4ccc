import { type Instan, SEHARI, addHari, hariBarat, instanFrom } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Tx, at } from '../../platform/db.ts'
import { asServer, record, recordTogether, startServerDeed } from '../../platform/perbuatan.ts'

const PEKAN_MS = 7 * SEHARI * 1000
const WAJIB = 'Pelatihan keselamatan kerja'

/** One announcement waits for its hour, one is pinned, and one must be understood, which not everybody has said yet. */
export async function seedSiaran(tx: Tx, saat: Instan): Promise<void> {
  const besok = new Date(instanFrom(addHari(hariBarat(saat), 2), 8 * 3600, 'WIB'))
  await sql`update pengumuman set disematkan = true where judul = 'Jadwal libur akhir tahun'`.execute(tx)
  await sql`update pengumuman set wajib = true where judul = ${WAJIB}`.execute(tx)
  await sql`
    update pengumuman_dibaca d set dipahami_pada = d.dibaca_pada + interval '2 minutes'
    from pengumuman a where a.id = d.pengumuman_id and a.judul = ${WAJIB} and d.pengguna_id % 4 <> 0
      and d.dibaca_pada + interval '2 minutes' <= ${at(saat)}`.execute(tx)
  await tx
    .insertInto('pengumuman')
    .values({
      judul: 'Latihan tanggap darurat gedung',
      body: 'Latihan evakuasi diadakan pekan depan di semua lokasi.\n\n1. Ikuti petunjuk petugas lantai.\n2. Pakai tangga, bukan lift.\n3. Berkumpul di titik kumpul sampai dihitung.',
      status: 'TERBIT',
      terbit_pada: besok,
      mulai_pada: besok,
      kabar_pada: besok,
      dibuat_oleh_id: await fetchHrd(tx),
      dibuat_pada: new Date(saat - 3_600_000),
    })
    .execute()
}

/** What was decided in the last week, and an address put right this morning, as the trail tells it. */
export async function seedJejak(tx: Tx, saat: Instan): Promise<void> {
  const hrd = await fetchHrd(tx)
  const kantor = await tx
    .selectFrom('kantor')
    .select(['id', 'alamat'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Putusan>`
    select * from (
      select 'absensi' as tabel, id, karyawan_id, status, diputus_oleh_id as oleh, diputus_pada as pada from absensi
      union all
      select 'lembur', id, karyawan_id, status, diputus_oleh_id, diputus_pada from lembur) p
    where status in ('disetujui', 'ditolak') and oleh is not null and pada > ${at(saat - PEKAN_MS)} and pada <= ${at(saat)}
    order by pada, tabel, id`.execute(tx)
  await recordTogether(
    startServerDeed(tx, 'POST /kelola/lokasi/{id}', saat - 600_000, hrd),
    async (sunting) => {
      for (const { tabel, id, karyawan_id, status, oleh, pada } of rows)
        await record(
          asServer(
            { ...sunting, saat: pada },
            `POST /${tabel}/{id}/${status === 'disetujui' ? 'approve' : 'reject'}`,
            oleh,
          ),
          tabel,
          id,
          { sebelum: { karyawan_id, status: 'menunggu' }, sesudah: { karyawan_id, status } },
        )
      await record(sunting, 'kantor', kantor.id, {
        sebelum: { alamat: `${kantor.alamat} (lama)` },
        sesudah: { alamat: kantor.alamat },
      })
    },
  )
}

type Putusan = {
  readonly tabel: 'absensi' | 'lembur'
  readonly id: number
  readonly karyawan_id: number
  readonly status: 'disetujui' | 'ditolak'
  readonly oleh: number
  readonly pada: Instan
}

async function fetchHrd(tx: Tx): Promise<number> {
  const { id } = await tx
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}
