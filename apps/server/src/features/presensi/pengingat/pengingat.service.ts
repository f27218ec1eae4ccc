import { type Shift, shiftFrom, shiftPada } from '@rekan/domain/jadwal/jadwal'
import {
  type JenisPengingat,
  type Pengingat,
  kerjaDiingatkan,
  pengingatPada,
} from '@rekan/domain/presensi/pengingat'
import {
  type Instan,
  type KodeZona,
  type Tanggal,
  KODE_ZONA,
  addHari,
  formatJam,
  jamLokal,
} from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import { queuePengingat } from '../../notifikasi/push.service.ts'
import { fetchHariOrang } from '../hari/hari.banyak.service.ts'
import { hariGiliran } from '../hari/giliran.service.ts'
import { type Hari, fetchJamKerja } from '../hari/hari.service.ts'
import { type Giliran, deletePengingat, insertPengingat } from './pengingat.queries.ts'

/** Whose work starts or ends so that a reminder may be due at a moment. */
export async function fetchGiliran(db: Db, saat: Instan): Promise<Giliran> {
  const utc = new Date(saat).toISOString().slice(0, 10)
  // A shift of 24 hours from late in the evening ends two dates on.
  const tanggal = [-2, -1, 0, 1].map((hari) => addHari(utc, hari))
  const { libur, jadwal, roster } = await fetchJamKerja(db, addHari(utc, -2), addHari(utc, 1))
  const diingatkan = (shift: (zona: KodeZona) => Shift | null) =>
    KODE_ZONA.flatMap((zona) => jenisFrom(shift(zona), saat).map((jenis) => ({ zona, jenis })))
  return {
    mingguan: jadwal.flatMap(({ jadwalId, pada }) =>
      tanggal.flatMap((hari) =>
        diingatkan((zona) => shiftPada(hari, pada(hari), { libur: libur.includes(hari) }, zona)).map(
          (kerja) => ({
            jadwalId,
            tanggal: hari,
            ...kerja,
          }),
        ),
      ),
    ),
    roster: roster.flatMap((jam) =>
      diingatkan((zona) => shiftFrom(jam.tanggal, jam, 0, zona)).map((kerja) => ({ ...jam, ...kerja })),
    ),
  }
}

function jenisFrom(shift: Shift | null, saat: Instan): JenisPengingat[] {
  if (shift === null) return []
  return (['check_in', 'check_out'] as const).filter((jenis) => {
    const { sesudah, hingga } = kerjaDiingatkan(jenis, saat)
    const pada = jenis === 'check_in' ? shift.mulai : shift.selesai
    return pada > sesudah && pada <= hingga
  })
}

/** Reminds those of some people of whom a punch is missing now; says whether anything is to be pushed. */
export async function createPengingat(
  tx: Tx,
  karyawanIds: readonly number[],
  saat: Instan,
): Promise<boolean> {
  const semua = await fetchHariOrang(
    tx,
    karyawanIds.map((karyawanId) => ({ karyawanId, tanggal: null })),
    saat,
  )
  const baris = semua.flatMap((sehari, i) => {
    if (sehari === null) return []
    const { hari, penugasan } = hariGiliran(sehari, saat)
    const pengingat = pengingatPada(hari.fakta, saat)
    if (pengingat === null) return []
    return [
      {
        karyawan_id: karyawanIds[i] as number,
        tanggal: hari.tanggal,
        jenis: pengingat.jenis,
        penugasan_id: penugasan === null || penugasan.turunan ? null : penugasan.id,
        ...teks(hari, pengingat),
        dibuat_pada: new Date(saat),
        basi_pada: new Date(pengingat.basiPada),
      },
    ]
  })
  return queuePengingat(tx, await insertPengingat(tx, baris))
}

/** The punch that made a reminder needless was withdrawn: it may come again, as long as it is of use. */
export async function removePengingat(
  tx: Tx,
  { karyawan_id, tanggal, jenis }: { karyawan_id: number; tanggal: Tanggal; jenis: JenisPengingat },
): Promise<void> {
  await deletePengingat(tx, karyawan_id, tanggal, jenis)
}

/** A lock screen shows it: nobody's name, and no reproach. */
function teks(
  { penempatan: [utama], checkIn }: Hari,
  { jenis, kerja }: Pengingat,
): { readonly judul: string; readonly isi: string } {
  if (jenis === 'check_in')
    return {
      judul: 'Saatnya check in',
      isi: `Jam kerja Anda mulai ${pukul(kerja, utama.zona_waktu)} di ${utama.kantor_nama}.`,
    }
  const { zona_waktu, kantor_nama } = checkIn ?? utama
  return {
    judul: 'Saatnya check out',
    isi: `Jam kerja Anda di ${kantor_nama} selesai ${pukul(kerja, zona_waktu)}.`,
  }
}

function pukul(saat: Instan, zona: KodeZona): string {
  return `pukul ${formatJam(jamLokal(saat, zona)).slice(0, 5)} ${zona}`
}
