import fc from 'fast-check'
import { type KodeZona, type Tanggal, addHari } from '@rekan/domain/waktu'
import type { Kejadian, RencanaSemua } from '../src/features/presensi/hari/hari.sql.ts'

// Made-up weeks, from which the works of a person's days follow in every way that there is.

export const SENIN = '2026-11-16'
const SELISIH: Readonly<Record<KodeZona, string>> = { WIB: '+07:00', WITA: '+08:00', WIT: '+09:00' }
export const JAM = 3_600_000

/** What one date of a made-up week holds: by the week, by a roster's hours, off, or one to three works of its own. */
type Isi =
  | { readonly apa: 'pekan' | 'libur' }
  | { readonly apa: 'jam'; readonly mulai: number }
  | { readonly apa: 'sendiri'; readonly mulai: readonly number[] }
export type Pekan = {
  readonly zona: KodeZona
  readonly mulai: number
  readonly lama: number
  readonly isi: readonly Isi[]
}

/** Works of four hours, six apart, so that each has its own turn. */
const sendiri = fc.subarray([1, 7, 13, 19], { minLength: 1, maxLength: 3 })
export const pekan: fc.Arbitrary<Pekan> = fc.record({
  zona: fc.constantFrom('WIB', 'WITA', 'WIT'),
  mulai: fc.integer({ min: 5, max: 10 }),
  lama: fc.integer({ min: 4, max: 12 }),
  isi: fc.array(
    fc.oneof(
      fc.constantFrom<Isi>({ apa: 'pekan' }, { apa: 'libur' }),
      fc.record({ apa: fc.constant('jam' as const), mulai: fc.integer({ min: 0, max: 23 }) }),
      fc.record({ apa: fc.constant('sendiri' as const), mulai: sendiri }),
    ),
    { minLength: 7, maxLength: 7 },
  ),
})

export const pada = (tanggal: Tanggal, jam: number, zona: KodeZona) =>
  Date.parse(`${tanggal}T00:00:00${SELISIH[zona]}`) + jam * JAM

/** The works of a date, told by hand: start and end. */
export function kerjaDari(
  { zona, mulai, lama, isi }: Pekan,
  ke: number,
): readonly (readonly [number, number])[] {
  const tanggal = addHari(SENIN, ke)
  const satu = isi[ke]
  if (satu === undefined || satu.apa === 'libur') return []
  if (satu.apa === 'sendiri')
    return satu.mulai.map((jam) => [pada(tanggal, jam, zona), pada(tanggal, jam + 4, zona)])
  if (satu.apa === 'jam') return [[pada(tanggal, satu.mulai, zona), pada(tanggal, satu.mulai + 8, zona)]]
  // The week works from Monday to Friday.
  return ke < 5 ? [[pada(tanggal, mulai, zona), pada(tanggal, mulai + lama, zona)]] : []
}

/** All people's plans as one statement gives them; each has a site and a week of their own. */
export function semuaDari(orang: ReadonlyMap<number, Pekan>): RencanaSemua {
  const daftar = [...orang]
  const tanggal = Array.from({ length: 7 }, (_, ke) => addHari(SENIN, ke))
  return {
    libur: [],
    aturan: [],
    izin: [],
    lembur: [],
    penempatan: daftar.map(([id]) => ({
      id,
      karyawan_id: id,
      jabatan: 'Satpam',
      unit: 'Jaga',
      tanggal_masuk: '2020-01-01',
      tanggal_selesai: null,
      utama: true,
      koordinator_id: null,
      kantor_id: id,
      jadwal_id: id,
    })),
    kantor: daftar.map(([id, { zona }]) => ({
      kantor_id: id,
      kantor_nama: `Lokasi ${id}`,
      alamat: '',
      zona_waktu: zona,
      area: null,
      kebijakan_lokasi: 'catat',
      toleransi_meter: 0,
      kode_pos: 'tidak',
    })),
    jadwal: daftar.map(([id, { mulai, lama }]) => ({
      jadwal_id: id,
      versi: [
        {
          berlaku_dari: '2020-01-01',
          toleransi_detik: 0,
          masuk_saat_libur: false,
          minggu: Object.fromEntries(
            [1, 2, 3, 4, 5].map((hari) => [
              hari,
              { mulai: mulai * 3600, selesai: ((mulai + lama) % 24) * 3600 },
            ]),
          ),
        },
      ],
    })),
    roster: daftar.flatMap(([karyawan_id, { isi }]) =>
      tanggal.flatMap((satu, ke) => {
        const apa = isi[ke]
        if (apa === undefined || apa.apa === 'pekan') return []
        const [jam_mulai, jam_selesai] =
          apa.apa === 'jam' ? [apa.mulai * 3600, ((apa.mulai + 8) % 24) * 3600] : [null, null]
        return [{ karyawan_id, tanggal: satu, jam_mulai, jam_selesai }]
      }),
    ),
    penugasan: daftar.flatMap(([karyawan_id, satu]) =>
      tanggal.flatMap((hari, ke) =>
        satu.isi[ke]?.apa === 'sendiri'
          ? kerjaDari(satu, ke).map(([mulai, selesai], urutan) => ({
              id: karyawan_id * 100 + ke * 10 + urutan,
              karyawan_id,
              tanggal: hari,
              kantor_id: karyawan_id,
              pos_id: null,
              asal: 'roster' as const,
              turunan: false,
              menggantikan_id: null,
              pengganti: null,
              menggantikan: null,
              pos: null,
              mulai: new Date(mulai).toISOString(),
              selesai: new Date(selesai).toISOString(),
              toleransi_detik: 0,
              istirahat_detik: 0,
              istirahat_sesudah_detik: 0,
            }))
          : [],
      ),
    ),
  }
}

/** A punch of a work. */
export function punch(
  jenis: Kejadian['jenis'],
  tanggal: Tanggal,
  penugasan_id: number | null,
  waktu: number,
): Kejadian {
  return {
    tanggal,
    penugasan_id,
    id: 1,
    presensi_id: 1,
    jenis,
    waktu: new Date(waktu).toISOString(),
    diterima_pada: new Date(waktu).toISOString(),
    luring_detik: 0,
    nilai_waktu: null,
    oleh_id: null,
    oleh: null,
    sanggahan: null,
    telat_detik: 0,
    telat_diputihkan: 0,
    lebih_awal_detik: 0,
    lokasi: 'dalam',
    jarak_meter: null,
    di_luar_area: false,
    perlu_tinjauan: false,
    tanda: [],
    menunggu_tinjauan: false,
    kantor_id: 1,
    kantor_nama: '',
    zona_waktu: 'WIB',
  }
}
