import type { Db } from '../src/platform/db.ts'
import { type Person, addPeople } from './people.ts'
import type { TestServer } from './server.ts'

export const SYARAT = {
  berlaku_dari: '2026-01-01',
  toleransi_menit: 15,
  jam_penuh_menit: 420,
  tutup_buku: 31,
  ganti_dalam_menit: 60,
  janji_pemenuhan: 97,
  tenggat_hari: 5,
  pasal_diam: null,
  biaya_manajemen: 1000,
  ppn: 'biaya',
  pph23: 'biaya',
  potongan_kosong: null,
  harga: [{ jabatan: 'Satpam', satuan: 'hari', harga: 250_000, libur_persen: 200, lembur_sejam: 30_000 }],
}

/** A work of the person at that place in the list, by the clock of WIB; left out of `masuk`: they did not come. */
export type KerjaUji = {
  readonly orang: number
  readonly tanggal: string
  readonly shift?: 'P' | 'M'
  readonly masuk?: string
  readonly pulang?: string
  /** The work that they stand in for */
  readonly menggantikan?: number
  readonly pos?: number
}

const JAM = { P: [7, 15], M: [22, 6] } as const

/** A client with a contract, one post of a day and a night shift, terms, and somebody who signs; as HR would enter them. */
export async function buildKlien(
  server: TestServer,
  {
    token,
    kode: dasar = 'MBS',
    orang = 3,
    jumlah = 1,
    syarat = {},
    mulai = '2026-01-01',
    sampai = '2026-12-31',
    shift: hariShift = ['P'],
  }: {
    readonly token: string
    /** Numbered on where there is such a client */
    readonly kode?: string
    readonly orang?: number
    readonly jumlah?: number
    readonly syarat?: object
    readonly mulai?: string
    readonly sampai?: string
    /** Shifts that are needed on every day */
    readonly shift?: readonly ('P' | 'M')[]
  },
) {
  const call = async (what: string, body?: object) => {
    const jawab = await server.call(what, { token, ...(body && { body }) })
    if (jawab.status >= 300) throw new Error(`${what}: ${JSON.stringify(jawab.body)}`)
    return jawab.body['data']
  }
  const { ada } = await server.owner
    .selectFrom('klien')
    .select((q) => q.fn.countAll<number>().as('ada'))
    .where('kode', 'like', `${dasar}%`)
    .executeTakeFirstOrThrow()
  const kode = ada === 0 ? dasar : `${dasar}${ada + 1}`
  const people = await addPeople(server.owner, orang, server.deps.clock.now())
  const { kantor_id: kantorId } = await server.owner
    .selectFrom('penempatan')
    .select('kantor_id')
    .where('karyawan_id', '=', people[0]?.karyawanId ?? 0)
    .executeTakeFirstOrThrow()
  const shift = Object.fromEntries(
    await Promise.all(
      (['P', 'M'] as const).map(async (huruf) => [huruf, await shiftId(server.owner, huruf)] as const),
    ),
  ) as Record<'P' | 'M', number>
  const klien = await call('POST /kelola/klien', { kode, nama: `PT ${kode}` })
  const kontrak = await call(`POST /kelola/klien/${klien.id}/kontrak`, {
    nomor: `01/${kode}`,
    mulai,
    sampai,
    versi: 1,
  })
  const kontrakId = Number(kontrak.kontrak[0].id)
  const isi = [1, 2, 3, 4, 5, 6, 7].flatMap((hari) =>
    hariShift.map((huruf) => ({ jenis_shift_id: shift[huruf], hari, jumlah })),
  )
  const pos = await call(`POST /kelola/kontrak-klien/${kontrakId}/pos`, {
    nama: 'Gerbang',
    kantor_id: kantorId,
    jabatan: 'Satpam',
    versi: 2,
    kebutuhan: { berlaku_dari: mulai, isi },
  })
  await call(`POST /kelola/kontrak-klien/${kontrakId}/syarat`, {
    ...SYARAT,
    berlaku_dari: mulai,
    ...syarat,
    versi: 1,
  })
  const kontak = await call(`POST /kelola/kontrak-klien/${kontrakId}/kontak`, {
    nama: 'Ratna Dewi',
    email: `ratna@${kode.toLowerCase()}.example`,
    lihat_harga: true,
  })
  const posId = Number(pos.kontrak[0].pos[0].id)
  return {
    klienId: Number(klien.id),
    kontrakId,
    kantorId,
    posId,
    kontakId: Number(kontak[0].id),
    people,
    shift,
    write: (kerja: readonly KerjaUji[]) =>
      writeKerja(server.owner, { people, kantorId, posId, shift }, kerja),
  }
}

async function shiftId(owner: Db, huruf: 'P' | 'M'): Promise<number> {
  const nama = `Uji ${huruf}`
  const ada = await owner.selectFrom('jenis_shift').select('id').where('nama', '=', nama).executeTakeFirst()
  if (ada !== undefined) return ada.id
  const [mulai, selesai] = JAM[huruf]
  const { id } = await owner
    .insertInto('jenis_shift')
    .values({
      nama,
      huruf: huruf === 'P' ? 'U' : 'W',
      warna: 'biru',
      jam_mulai: mulai * 3600,
      jam_selesai: selesai * 3600,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Tempat = {
  readonly people: readonly Person[]
  readonly kantorId: number
  readonly posId: number
  readonly shift: Readonly<Record<'P' | 'M', number>>
}

/** Works with their punches as the product would have recorded them; gives the works' ids in their order. */
async function writeKerja(
  owner: Db,
  { people, kantorId, posId, shift }: Tempat,
  kerja: readonly KerjaUji[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { orang, tanggal, shift: huruf = 'P', masuk, pulang, menggantikan, pos = posId } of kerja) {
    const karyawan_id = people[orang]?.karyawanId ?? 0
    const [dari, sampai] = JAM[huruf]
    const mulai = Date.parse(`${tanggal}T00:00:00+07:00`) + dari * 3_600_000
    const selesai = mulai + ((sampai - dari + 24) % 24) * 3_600_000
    const { id } = await owner
      .insertInto('penugasan')
      .values({
        karyawan_id,
        tanggal,
        kantor_id: kantorId,
        pos_id: pos,
        jenis_shift_id: shift[huruf],
        mulai: new Date(mulai),
        selesai: new Date(selesai),
        asal: menggantikan === undefined ? 'roster' : 'pengganti',
        menggantikan_id: menggantikan === undefined ? null : (ids[menggantikan] ?? null),
        dibuat_pada: new Date(mulai),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    if (masuk === undefined) continue
    const { id: presensi_id } = await owner
      .insertInto('presensi')
      .values({ karyawan_id, tanggal, penugasan_id: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const punch = (jenis: 'check_in' | 'check_out', jam: string) => {
      const saat = Date.parse(`${tanggal}T${jam}+07:00`)
      return {
        presensi_id,
        tanggal,
        kantor_id: kantorId,
        lokasi: 'dalam' as const,
        di_luar_area: false,
        perlu_tinjauan: false,
        keterangan: '',
        selfie_sha256: Buffer.alloc(32),
        telat_detik: 0,
        lebih_awal_detik: 0,
        jenis,
        waktu: new Date(saat < mulai - 6 * 3_600_000 ? saat + 86_400_000 : saat),
      }
    }
    const semua = [punch('check_in', masuk), ...(pulang === undefined ? [] : [punch('check_out', pulang)])]
    await owner.insertInto('presensi_kejadian').values(semua).execute()
  }
  return ids
}
