import { sql } from 'kysely'
import type { Db } from '../../src/platform/db.ts'
import type { Person } from '../people.ts'
import { type Cerita, IANA, JADWAL, type NamaJadwal, type Zona } from './cerita.ts'
import { lebihAwalDari, telatDari } from './hitung.ts'

export type Panggung = {
  readonly kantor: Readonly<Record<Zona, number>>
  readonly jadwal: Readonly<Record<NamaJadwal, number>>
  /** Who decides everybody's requests */
  readonly koordinatorId: number
}

/** An office without an area in each zone, and the schedules. Runs as the owner. */
export async function buildPanggung(owner: Db, koordinatorId: number): Promise<Panggung> {
  const kantor = await owner
    .insertInto('kantor')
    .values(
      Object.keys(IANA).map((zona) => ({
        kode: `MANDIRI-${zona}`,
        nama: `Kantor ${zona}`,
        alamat: 'Jalan Contoh 1',
        zona_waktu: zona as Zona,
      })),
    )
    .returning(['id', 'zona_waktu as nama'])
    .execute()
  const jadwal = await owner
    .insertInto('jadwal')
    .values(Object.keys(JADWAL).map((nama) => ({ nama })))
    .returning(['id', 'nama'])
    .execute()
  await owner
    .insertInto('jadwal_versi')
    .values(
      jadwal.map(({ id, nama }) => {
        const { toleransi, masukSaatLibur } = JADWAL[nama as NamaJadwal]
        return { jadwal_id: id, toleransi_detik: toleransi * 60, masuk_saat_libur: masukSaatLibur }
      }),
    )
    .execute()
  await owner
    .insertInto('jadwal_hari')
    .values(
      jadwal.flatMap(({ id, nama }) => {
        const { hari, jam } = JADWAL[nama as NamaJadwal]
        return hari.map((ke) => ({
          jadwal_id: id,
          hari: ke,
          jam_mulai: detik(jam.mulai),
          jam_selesai: detik(jam.selesai),
        }))
      }),
    )
    .execute()
  const idByNama = (rows: readonly { id: number; nama: string }[]) =>
    Object.fromEntries(rows.map(({ id, nama }) => [nama, id]))
  return {
    kantor: idByNama(kantor) as Panggung['kantor'],
    jadwal: idByNama(jadwal) as Panggung['jadwal'],
    koordinatorId,
  }
}

/** Everything of a story but its requests and punches. Takes the person's placements away first. */
export async function tulisRencana(owner: Db, panggung: Panggung, orang: Person, cerita: Cerita) {
  await owner.deleteFrom('penempatan').where('karyawan_id', '=', orang.karyawanId).execute()
  await owner
    .insertInto('penempatan')
    .values(
      cerita.tempat.map(({ dari, sampai, zona, jadwal, utama }) => ({
        karyawan_id: orang.karyawanId,
        kantor_id: panggung.kantor[zona],
        jadwal_id: panggung.jadwal[jadwal],
        koordinator_id: panggung.koordinatorId,
        jabatan: 'Petugas',
        unit: 'Mandiri',
        tanggal_masuk: dari,
        tanggal_selesai: sampai,
        utama,
      })),
    )
    .execute()
  const roster = cerita.roster.map(({ tanggal, jam }) => ({
    karyawan_id: orang.karyawanId,
    tanggal,
    jam_mulai: jam && detik(jam.mulai),
    jam_selesai: jam && detik(jam.selesai),
  }))
  if (roster.length > 0) await owner.insertInto('jadwal_pengganti').values(roster).execute()
  const lembur = cerita.lembur.map((l) => ({
    ...dimohon(panggung, orang, l.status),
    tanggal: tanggalDi(l.mulai, cerita, l.hari),
    hari_presensi: l.hari,
    mulai: new Date(l.mulai),
    selesai: new Date(l.selesai),
    bersedia_pada: DIPUTUS,
  }))
  if (lembur.length > 0) await owner.insertInto('lembur').values(lembur).execute()
}

export async function tulisIzin(owner: Db, panggung: Panggung, orang: Person, cerita: Cerita) {
  const izin = cerita.izin.map(({ jenis, status, mulai, selesai }) => ({
    ...dimohon(panggung, orang, status),
    jenis_izin: jenis,
    cuti_id: jenis === 'CUTI' ? 1 : null,
    tanggal_mulai: mulai,
    tanggal_selesai: selesai,
    total_hari: 1,
  }))
  if (izin.length > 0) await owner.insertInto('absensi').values(izin).execute()
}

/** The punches as they would have been recorded. */
export async function tulisHadir(
  owner: Db,
  panggung: Panggung,
  orang: Person,
  cerita: Cerita,
  libur: ReadonlySet<string>,
) {
  if (cerita.hadir.length === 0) return
  const hari = await owner
    .insertInto('presensi')
    .values(cerita.hadir.map(({ tanggal }) => ({ karyawan_id: orang.karyawanId, tanggal })))
    .returning(['id', 'tanggal'])
    .execute()
  const idByTanggal = new Map(hari.map(({ id, tanggal }) => [tanggal, id]))
  const kejadian = cerita.hadir.flatMap((hadir) => {
    const dasar = {
      presensi_id: idByTanggal.get(hadir.tanggal) ?? 0,
      tanggal: hadir.tanggal,
      kantor_id: panggung.kantor[hadir.zona],
      lokasi: 'dalam' as const,
      di_luar_area: false,
      perlu_tinjauan: false,
      keterangan: '',
      selfie_sha256: Buffer.alloc(32),
    }
    const telat = telatDari(cerita, libur, hadir)
    const masuk = {
      ...dasar,
      jenis: 'check_in' as const,
      waktu: new Date(hadir.masuk),
      telat_detik: telat,
      lebih_awal_detik: 0,
    }
    if (hadir.pulang === null) return [masuk]
    const lebihAwal = lebihAwalDari(cerita, libur, hadir)
    const pulang = { ...dasar, jenis: 'check_out' as const, waktu: new Date(hadir.pulang) }
    return [masuk, { ...pulang, telat_detik: 0, lebih_awal_detik: lebihAwal }]
  })
  await owner.insertInto('presensi_kejadian').values(kejadian).execute()
}

/** The days off of a year that bind the company. */
export async function readLibur(owner: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ tanggal: string }>`select tanggal::text from libur where berlaku`.execute(
    owner,
  )
  return new Set(rows.map(({ tanggal }) => tanggal))
}

export const DIPUTUS = new Date('2026-01-05T02:00:00Z')

function dimohon({ koordinatorId }: Panggung, orang: Person, status: 'disetujui' | 'menunggu' | 'ditolak') {
  const isDecided = status !== 'menunggu'
  return {
    karyawan_id: orang.karyawanId,
    diajukan_oleh_id: orang.penggunaId,
    koordinator_id: koordinatorId,
    status,
    keterangan: 'Dikarang.',
    dibuat_pada: DIPUTUS,
    diputus_oleh_id: isDecided ? koordinatorId : null,
    diputus_pada: isDecided ? DIPUTUS : null,
  }
}

/** The local date on which a moment of a day's work lies. */
function tanggalDi(saat: string, { tempat }: Cerita, hari: string): string {
  const zona = tempat.find((t) => t.utama && t.dari <= hari && (t.sampai === null || hari <= t.sampai))?.zona
  return Temporal.Instant.from(saat)
    .toZonedDateTimeISO(IANA[zona ?? 'WIB'])
    .toPlainDate()
    .toString()
}

function detik(jam: string): number {
  return Temporal.PlainTime.from('00:00').until(jam).total('seconds')
}
