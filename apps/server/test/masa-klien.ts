import { sql } from 'kysely'
import {
  type MasaKlien,
  JABATAN,
  ORANG_TERBANYAK,
  SHIFT,
} from '../../../packages/domain/test/mandiri/masa-klien.ts'
import type { Db } from '../src/platform/db.ts'
import { type Person, addPeople } from './people.ts'

export type Kisah = { readonly kisah: MasaKlien; readonly kontrakId: number }

/** So many stories of one month have people of their own, so that nobody works twice at once. */
const SEBULAN = 60

/** Writes stories as the product would have recorded them, each a contract of one client. Runs as the owner. */
export async function tulisMasa(owner: Db, semua: readonly MasaKlien[], waktu: number): Promise<Kisah[]> {
  const ke = new Map<number, number>()
  const regu = semua.map(({ bulan }) => {
    const urut = ke.get(bulan) ?? 0
    ke.set(bulan, urut + 1)
    return (bulan % 2) * SEBULAN + urut
  })
  const orang = await addPeople(owner, (Math.max(...regu) + 1) * ORANG_TERBANYAK, waktu)
  const kantor = await owner
    .insertInto('kantor')
    .values(
      (['WIB', 'WITA', 'WIT'] as const).map((zona_waktu) => ({
        kode: `KLIEN-${zona_waktu}`,
        nama: `Lokasi ${zona_waktu}`,
        alamat: 'Jalan Contoh 1',
        zona_waktu,
      })),
    )
    .returning(['id', 'zona_waktu'])
    .execute()
  const kantorId = new Map(kantor.map(({ id, zona_waktu }) => [zona_waktu, id]))
  const shift = await owner
    .insertInto('jenis_shift')
    .values(
      SHIFT.map(([mulai, selesai], i) => ({
        nama: `Kisah ${i}`,
        huruf: `Z${i}`,
        warna: 'biru',
        jam_mulai: mulai * 60,
        jam_selesai: selesai * 60,
      })),
    )
    .returning('id')
    .execute()
  const klien = await owner
    .insertInto('klien')
    .values({ kode: 'KISAH', nama: 'PT Kisah', alamat: null, npwp: null, catatan: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { koordinator_id: koordinatorId } = await owner
    .selectFrom('penempatan')
    .select('koordinator_id')
    .where('karyawan_id', '=', orang[0]?.karyawanId ?? 0)
    .executeTakeFirstOrThrow()
  const jadi = []
  for (const [nomor, kisah] of semua.entries()) {
    const tempat = {
      klienId: klien.id,
      kantorId: kantorId.get(kisah.zona) ?? 0,
      shift: shift.map(({ id }) => id),
      orang: orang.slice((regu[nomor] ?? 0) * ORANG_TERBANYAK),
      koordinatorId: koordinatorId ?? 0,
      nomor,
    }
    jadi.push({ kisah, tempat, ...(await tulisSatu(owner, kisah, tempat)) })
  }
  await tulisKerja(owner, jadi)
  await sql`analyze`.execute(owner)
  return jadi
}

type Tempat = {
  readonly klienId: number
  readonly kantorId: number
  readonly shift: readonly number[]
  readonly orang: readonly Person[]
  /** Who decided their overtime */
  readonly koordinatorId: number
  readonly nomor: number
}

async function tulisSatu(
  owner: Db,
  kisah: MasaKlien,
  tempat: Tempat,
): Promise<{ readonly kontrakId: number; readonly pos: readonly number[] }> {
  const saat = new Date('2026-01-01T00:00:00Z')
  const { id: kontrakId } = await owner
    .insertInto('kontrak_klien')
    .values({
      klien_id: tempat.klienId,
      nomor: `KISAH-${tempat.nomor}`,
      mulai: kisah.mulai,
      sampai: kisah.sampai,
      catatan: null,
      dibuat_oleh_id: null,
      dibuat_pada: saat,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const syarat = await owner
    .insertInto('kontrak_klien_syarat')
    .values(
      kisah.syarat.map((satu) => ({
        kontrak_klien_id: kontrakId,
        berlaku_dari: satu.berlaku_dari,
        toleransi_menit: satu.toleransi,
        jam_penuh_menit: satu.jamPenuh,
        tutup_buku: kisah.tutup,
        ganti_dalam_menit: satu.ganti,
        janji_pemenuhan: null,
        tenggat_hari: 5,
        pasal_diam: null,
        biaya_manajemen: satu.biaya,
        ppn: 'tidak',
        pph23: 'tidak',
        potongan_kosong: satu.potongan,
        dibuat_oleh_id: null,
        dibuat_pada: saat,
      })),
    )
    .returning('id')
    .execute()
  const harga = kisah.syarat.flatMap(({ harga: semua }, i) =>
    semua.flatMap((satu, j) =>
      satu === null
        ? []
        : [
            {
              syarat_id: syarat[i]?.id ?? 0,
              jabatan: JABATAN[j] ?? '',
              satuan: satu.satuan,
              harga: satu.harga,
              libur_persen: satu.persen,
              lembur_sejam: satu.lembur,
            },
          ],
    ),
  )
  if (harga.length > 0) await owner.insertInto('kontrak_klien_harga').values(harga).execute()
  const pos = await owner
    .insertInto('pos')
    .values(
      kisah.pos.map(({ jabatan, tutup }, i) => ({
        kontrak_klien_id: kontrakId,
        kantor_id: tempat.kantorId,
        nama: `Pos ${i}`,
        jabatan: JABATAN[jabatan] ?? '',
        seragam: null,
        tutup_mulai: tutup,
      })),
    )
    .returning('id')
    .execute()
  const kebutuhan = kisah.pos.flatMap(({ kebutuhan: semua }, i) =>
    semua.flatMap(({ berlaku_dari, isi }) =>
      isi.map(({ shift, hari, jumlah }) => ({
        pos_id: pos[i]?.id ?? 0,
        berlaku_dari,
        jenis_shift_id: tempat.shift[shift] ?? 0,
        hari,
        jumlah,
      })),
    ),
  )
  if (kebutuhan.length > 0) await owner.insertInto('pos_kebutuhan').values(kebutuhan).execute()
  return { kontrakId, pos: pos.map(({ id }) => id) }
}

/** Works with their punches and overtime, of all stories together. Runs as the owner. */
async function tulisKerja(
  owner: Db,
  semua: readonly { readonly kisah: MasaKlien; readonly tempat: Tempat; readonly pos: readonly number[] }[],
): Promise<void> {
  const kerja = semua.flatMap(({ kisah, tempat, pos }, nomor) =>
    kisah.kerja.map((satu, ke) => ({
      ...satu,
      id: idKerja(nomor, ke),
      digantikan: satu.menggantikan === null ? null : idKerja(nomor, satu.menggantikan),
      siapa: tempat.orang[satu.orang] as Person,
      kantor_id: tempat.kantorId,
      pos_id: pos[satu.pos] ?? null,
      shift_id: satu.shift === null ? null : (tempat.shift[satu.shift] ?? null),
      koordinatorId: tempat.koordinatorId,
    })),
  )
  const hari = new Map(
    kerja.map(({ siapa: { karyawanId: karyawan_id }, tanggal }) => [
      `${karyawan_id} ${tanggal}`,
      { karyawan_id, tanggal },
    ]),
  )
  for (const isi of bagian([...hari.values()]))
    await owner.insertInto('jadwal_pengganti').values(isi).execute()
  for (const isi of bagian(kerja))
    await owner
      .insertInto('penugasan')
      .values(
        isi.map((satu) => ({
          id: satu.id,
          karyawan_id: satu.siapa.karyawanId,
          tanggal: satu.tanggal,
          kantor_id: satu.kantor_id,
          pos_id: satu.pos_id,
          jenis_shift_id: satu.shift_id,
          mulai: new Date(satu.mulai),
          selesai: new Date(satu.selesai),
          asal: satu.digantikan === null ? ('roster' as const) : ('pengganti' as const),
          menggantikan_id: satu.digantikan,
          dibuat_pada: new Date(satu.mulai),
        })),
      )
      .execute()
  for (const isi of bagian(
    kerja.flatMap((satu) => (satu.masuk === null ? [] : [{ ...satu, masuk: satu.masuk }])),
  )) {
    const presensi = await owner
      .insertInto('presensi')
      .values(
        isi.map(({ siapa, tanggal, id }) => ({ karyawan_id: siapa.karyawanId, tanggal, penugasan_id: id })),
      )
      .returning(['id', 'penugasan_id'])
      .execute()
    const milik = new Map(presensi.map(({ id, penugasan_id }) => [penugasan_id, id]))
    const punch = isi.flatMap(({ tanggal, id, kantor_id, masuk, pulang }) => {
      const dasar = {
        presensi_id: milik.get(id) ?? 0,
        tanggal,
        kantor_id,
        lokasi: 'dalam' as const,
        di_luar_area: false,
        perlu_tinjauan: false,
        keterangan: '',
        selfie_sha256: Buffer.alloc(32),
        telat_detik: 0,
        lebih_awal_detik: 0,
      }
      const datang = { ...dasar, jenis: 'check_in' as const, waktu: new Date(masuk) }
      return pulang === null
        ? [datang]
        : [datang, { ...dasar, jenis: 'check_out' as const, waktu: new Date(pulang) }]
    })
    await owner.insertInto('presensi_kejadian').values(punch).execute()
  }
  const lembur = kerja.flatMap(({ siapa, tanggal, lembur: satu, koordinatorId }) =>
    satu === null
      ? []
      : [
          {
            karyawan_id: siapa.karyawanId,
            diajukan_oleh_id: siapa.penggunaId,
            koordinator_id: koordinatorId,
            status: 'disetujui' as const,
            keterangan: 'Dikarang.',
            dibuat_pada: DIPUTUS,
            diputus_oleh_id: koordinatorId,
            diputus_pada: DIPUTUS,
            tanggal,
            hari_presensi: tanggal,
            mulai: new Date(satu.mulai),
            selesai: new Date(satu.selesai),
            bersedia_pada: DIPUTUS,
          },
        ],
  )
  for (const isi of bagian(lembur)) await owner.insertInto('lembur').values(isi).execute()
}

const DIPUTUS = new Date('2026-01-05T02:00:00Z')
const idKerja = (nomor: number, ke: number) => 1_000_000 + nomor * 1000 + ke

/** As many as one statement takes. */
function bagian<T>(semua: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(semua.length / 1000) }, (_, ke) =>
    semua.slice(ke * 1000, ke * 1000 + 1000),
  )
}
