import { listKunciKembar } from '@rekan/domain/teks/json'
import { expect, it } from 'vitest'
import { porsi } from '../../../../packages/domain/test/porsi.ts'
import { readBerkas } from '../../src/features/perusahaan/berkas.wire.ts'
import { berkasKerja } from '../../src/features/roster/berkas/kerja.berkas.ts'
import { type Acak, createAcak } from '../cerita/acak.ts'

/*
 * Made-up files of a company, known by their seed: read whole, or every mistake that was put into one is named by where it stands,
 * and no other.
 */

type Json = string | number | boolean | null | readonly Json[] | { readonly [kunci: string]: Json }
type Jalan = readonly (string | number)[]

const banyak = (acak: Acak, buat: (ke: number) => Json) =>
  Array.from({ length: acak.bulat(1, 3) }, (_, ke) => buat(ke))

function karangBerkas(acak: Acak): { readonly [kunci: string]: Json } {
  const hari = () => acak.pilih(['2027-01-31', '31/01/2027', '31 Januari 2027', '31-Jan-2027'])
  const jam = () => acak.pilih(['08:00-17:00', '08.00-17.00', '22:00-06:00', '0800 - 1700'])
  const semua: Record<string, Json> = {
    kantor: banyak(acak, (ke) => ({
      kode: `pos${ke}`,
      nama: `Pos ${ke}`,
      alamat: 'Jalan Soekarno-Hatta 1',
      zona_waktu: 'WIB',
      ...(acak.mungkin(50) && { pusat: [-6.9344, 107.7176], radius_meter: 60, kebijakan_lokasi: 'wajib' }),
    })),
    jadwal: banyak(acak, (ke) => ({
      nama: `Jadwal ${ke}`,
      toleransi_menit: 10,
      masuk_saat_libur: true,
      hari: { senin: jam(), kamis: jam() },
    })),
    libur: [{ tanggal: hari(), nama: 'Hari jadi' }],
    roster: banyak(acak, (ke) => ({
      kode: `KBN000${ke}`,
      tanggal: hari(),
      jam: acak.pilih([jam(), 'libur', 'jadwal']),
    })),
    jenis_cuti: [{ kode: 'CUTI_MENIKAH', kuota: 5, dibayar: true, berlaku_dari: hari() }],
    jenis_shift: [{ nama: 'Pagi', huruf: 'P', warna: 'biru', jam: jam() }],
    pola: banyak(acak, (ke) => ({ nama: `Pola ${ke}`, langkah: ['P', 'p', 'L'], aktif: true })),
    orang_berpola: banyak(acak, (ke) => ({
      kode: `KBN001${ke}`,
      kantor: 'pos0',
      pola: 'Pola 0',
      dari: hari(),
      sampai: '2027-02-28',
    })),
  }
  return Object.fromEntries(Object.entries(semua).filter(() => acak.mungkin(70)))
}

/** Every place that holds a value of its own. */
function listDaun(isi: Json, jalan: Jalan = []): Jalan[] {
  if (typeof isi !== 'object' || isi === null) return [jalan]
  return Object.entries(isi).flatMap(([kunci, satu]) =>
    listDaun(satu, [...jalan, Array.isArray(isi) ? Number(kunci) : kunci]),
  )
}

/** The same with something else at one place. */
function ganti(isi: Json, [kunci, ...sisa]: Jalan, baru: Json): Json {
  if (kunci === undefined) return baru
  if (Array.isArray(isi)) return isi.map((satu: Json, ke) => (ke === kunci ? ganti(satu, sisa, baru) : satu))
  const benda = isi as { readonly [kunci: string]: Json }
  return { ...benda, [kunci]: ganti(benda[kunci] ?? null, sisa, baru) }
}

it(`reads whole or names every mistake of ${porsi(2000)} made-up files of a company`, () => {
  for (let benih = 1; benih <= porsi(2000); benih += 1) {
    const acak = createAcak(benih)
    const baik = karangBerkas(acak)
    const sebutan = `benih ${benih}`
    expect(readBerkas(JSON.stringify(baik), berkasKerja), sebutan).toHaveProperty('isi')
    const daun = listDaun(baik)
    if (daun.length === 0) continue
    let isi: Json = baik
    const salah = new Set<string>()
    for (let sisa = acak.bulat(1, 5); sisa > 0; sisa -= 1) {
      const jalan = acak.pilih(daun)
      // Corners and steps stand in a list: something else there is wrong by the list's own place.
      const dalam = jalan.findIndex((satu, ke) => ke > 1 && typeof satu === 'number')
      const letak = dalam < 0 ? jalan : jalan.slice(0, dalam)
      const dituju = acak.mungkin(30) ? [...letak.slice(0, -1), 'entah'] : letak
      isi = ganti(isi, dituju, { bukan: 'ini' })
      salah.add(dituju.join('.'))
    }
    const dibaca = readBerkas(JSON.stringify(isi), berkasKerja)
    const disebut = 'salah' in dibaca ? dibaca.salah : []
    for (const satu of salah)
      expect(
        disebut.some((baris) => baris.startsWith(satu)),
        `${sebutan}: ${satu} di ${disebut.join(' | ')}`,
      ).toBe(true)
    for (const baris of disebut)
      expect(
        [...salah].some((satu) => baris.startsWith(satu)),
        `${sebutan}: ${baris}`,
      ).toBe(true)

    const teks = JSON.stringify(baik)
    expect(readBerkas(teks.slice(0, acak.bulat(1, teks.length - 1)), berkasKerja), sebutan).toHaveProperty(
      'salah',
    )
    const [kunci = ''] = Object.keys(baik)
    const kembar = teks.replace('{', `{"${kunci}":[],`)
    expect(listKunciKembar(kembar), sebutan).toEqual([kunci])
    expect(readBerkas(kembar, berkasKerja), sebutan).toEqual({
      salah: [expect.stringMatching(new RegExp(`^${kunci}: tertulis dua kali`))],
    })
  }
})
