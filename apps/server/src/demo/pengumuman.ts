import { type Instan, SEHARI } from '@rekan/domain/waktu'
import { barisFrom } from '../features/notifikasi/notifikasi.service.ts'
import type { Tx } from '../platform/db.ts'
import type { Files } from '../platform/files.ts'
import { storePicture } from '../platform/pictures.ts'
import { createAcak } from './acak.ts'
import { KODE_KOSONG } from './orang/akun.ts'
import { insertBanyak } from './banyak.ts'
import data from './data/pengumuman.json' with { type: 'json' }
import { type Motif, UKURAN_GAMBAR, drawGambar } from './hari/gambar.ts'

const SEHARI_MS = SEHARI * 1000
/** Of the last days not everybody has read what is new. */
const DIBACA_SETELAH = 4

/** A dozen announcements of the last months, and a draft, where there is none yet; most people have read most of them. */
export async function seedPengumuman(tx: Tx, files: Files, sampai: Instan): Promise<void> {
  const ada = await tx.selectFrom('pengumuman').select('id').limit(1).executeTakeFirst()
  if (ada !== undefined) return
  const penulis = await tx
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'hrd')
    .orderBy('id')
    .execute()
  const gambar = await storeGambar(files)
  const baris = await tx
    .insertInto('pengumuman')
    .values(
      data.map(({ judul, body, motif, hari }, i) => {
        const lampiran = motif === null ? undefined : gambar.get(motif as Motif)
        const terbit = hari === null ? null : new Date(jamKantor(sampai - hari * SEHARI_MS))
        return {
          judul,
          body,
          ...(lampiran && { lampiran, ...UKURAN_GAMBAR }),
          status: terbit === null ? ('DRAFT' as const) : ('TERBIT' as const),
          terbit_pada: terbit,
          dibuat_oleh_id: penulis[i % penulis.length]?.id ?? 0,
          dibuat_pada: terbit ?? new Date(sampai - 3_600_000),
        }
      }),
    )
    .returning(['id', 'judul', 'terbit_pada'])
    .execute()
  await seedPembaca(tx, baris, sampai)
}

type Terbit = { readonly id: number; readonly judul: string; readonly terbit_pada: Instan | null }

/** Who was told and who has read it; the one who has nothing yet neither. */
async function seedPembaca(tx: Tx, semua: readonly Terbit[], sampai: Instan): Promise<void> {
  const orang = await tx
    .selectFrom('pengguna as p')
    .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['p.id', 'k.kode'])
    .where('p.role', '=', 'karyawan')
    .where('p.aktif', '=', true)
    .where('k.kode', '<>', KODE_KOSONG)
    .orderBy('k.kode')
    .execute()
  const dibaca: { pengumuman_id: number; pengguna_id: number; dibaca_pada: Date }[] = []
  const kabar = semua.flatMap(({ id, judul, terbit_pada: pada }) => {
    if (pada === null) return []
    const kepada = { jenis: 'PENGUMUMAN', detailId: id, judul: 'Pengumuman baru', isi: judul } as const
    return orang.flatMap(({ id: penggunaId, kode }) => {
      const acak = createAcak(`pengumuman ${judul} ${kode}`)
      const saat = pada + acak.antara(600, 2 * SEHARI) * 1000
      const isBaru = pada > sampai - DIBACA_SETELAH * SEHARI_MS
      const dibaca_pada = saat < sampai && acak.peluang(isBaru ? 0.3 : 0.95) ? new Date(saat) : null
      if (dibaca_pada) dibaca.push({ pengumuman_id: id, pengguna_id: penggunaId, dibaca_pada })
      return barisFrom({ ...kepada, kepada: [penggunaId] }, pada).map((satu) => ({ ...satu, dibaca_pada }))
    })
  })
  await insertBanyak(tx, 'pengumuman_dibaca', dibaca)
  await insertBanyak(tx, 'notifikasi', kabar)
}

/** Announcements come at nine in the morning of Jakarta. */
function jamKantor(saat: Instan): Instan {
  return Math.floor(saat / SEHARI_MS) * SEHARI_MS + 2 * 3_600_000
}

/** One drawn picture a motif. Gives the keys. */
async function storeGambar(files: Files): Promise<ReadonlyMap<Motif, string>> {
  const motif = [...new Set(data.flatMap((satu) => satu.motif ?? []))] as Motif[]
  const kunci = motif.map((satu) => [satu, `pengumuman/demo/${satu}.webp`] as const)
  await Promise.all(
    kunci.map(async ([satu, milik]) => {
      const [besar, kecil] = await drawGambar(satu)
      await storePicture({ files }, milik, besar, kecil)
    }),
  )
  return new Map(kunci)
}
