/** The figures of a berita acara: of a contract's period, what was promised and what happened (`docs/rules.md`, section 1.10). */
import type { Detik, Instan, KodeZona, Tanggal } from '../waktu.ts'
import { type Harga, type TempatHari, computeHarga } from './harga.ts'
import { type Syarat, syaratPada } from './syarat.ts'
import type { PajakKontrak } from './tagihan.ts'
import {
  type Butuh,
  type Celah,
  type Hadir,
  type KerjaPos,
  type Rentang,
  type Ukuran,
  butuhKerja,
  computeButuh,
  hadirKerja,
  kerjaAsal,
  lamaDetik,
} from './terisi.ts'

/** What a cell says of somebody's day at a post: there, stood in for, not long enough, nobody came, beside what is needed. */
export const TANDA_SEL = ['hadir', 'pengganti', 'sebagian', 'kosong', 'lebih'] as const
export type TandaSel = (typeof TANDA_SEL)[number]

export type PosLembar = {
  readonly id: number
  readonly nama: string
  readonly lokasi: string
  readonly zona: KodeZona
  readonly jabatan: string
}
export type ButuhLembar = Butuh & { readonly shift: string; readonly isLibur: boolean }
export type KerjaLembar = KerjaPos & {
  /** Overtime that was approved and lengthens it */
  readonly lembur: readonly Rentang[]
}

/** All that a sheet follows from: needs and works that are over, at the posts of a contract in a period. */
export type FaktaLembar = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  /** Days of the whole period, those outside of the contract among them */
  readonly hari: number
  readonly pos: readonly PosLembar[]
  readonly petugas: readonly { readonly id: number; readonly nama: string }[]
  readonly butuh: readonly ButuhLembar[]
  readonly kerja: readonly KerjaLembar[]
  readonly tempat: readonly TempatHari[]
  readonly syarat: readonly Syarat[]
  /** Where no terms hold yet */
  readonly toleransiBawaan: Detik
}

/** Somebody at a post: a cell for each day, null where they had nothing to do there. */
export type BarisLembar = {
  readonly pos: number
  /** Null: places that nobody was planned for */
  readonly petugas: number | null
  readonly sel: readonly (TandaSel | null)[]
  /** Days on which they, or who stood in, were there long enough */
  readonly hari: number
}

/** A work as a day's detail shows it. */
export type KerjaTercatat = Rentang & {
  readonly petugas: number
  /** Whom they stand in for */
  readonly menggantikan: number | null
  /** As they punched; null: they did not */
  readonly masuk: Instan | null
  readonly pulang: Instan | null
  /** Seconds of approved overtime that they worked */
  readonly lembur: Detik
}

/** A need of a day, and how it was filled; `shift` null: works beside what is needed. */
export type RincianLembar = Rentang & {
  readonly pos: number
  readonly tanggal: Tanggal
  readonly shift: string | null
  readonly jumlah: number
  readonly libur: boolean
  readonly hariOrang: number
  readonly detik: Detik
  readonly kosong: Detik
  readonly celah: readonly Celah[]
  readonly kerja: readonly KerjaTercatat[]
}

export type TotalLembar = {
  readonly hariOrang: number
  /** Man-days promised */
  readonly janji: number
  /** Seconds that promised places were manned, and of gaps, and of worked overtime */
  readonly detik: Detik
  readonly kosong: Detik
  readonly lembur: Detik
  /** How many gaps */
  readonly celah: number
  /** How many works somebody stood in for, and of them within the promised minutes; null: nothing is promised */
  readonly diganti: number
  readonly digantiTepat: number | null
}

/** Who a sheet is between, as they were called when it was computed. */
export type KepalaLembar = {
  readonly perusahaan: { readonly nama: string; readonly alamat: string | null }
  /** The letterhead; null: none */
  readonly kopId: number | null
  readonly klien: { readonly nama: string; readonly alamat: string | null }
  readonly nomor: string
  /** Percent that the terms of its last day ask for */
  readonly janjiPemenuhan: number | null
  readonly pajak: PajakKontrak
}

/** What is signed: the bytes of this as JSON. */
export type IsiBeritaAcara = { readonly kepala: KepalaLembar; readonly lembar: Lembar }

/** Hundredths of a percent of the promised man-days that were filled, never rounded up; null: none are promised. */
export function pemenuhan({ hariOrang, janji }: Pick<TotalLembar, 'hariOrang' | 'janji'>): number | null {
  return janji === 0 ? null : Math.floor((hariOrang * 10_000) / janji)
}

/** A sheet's figures. */
export type Lembar = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly pos: readonly PosLembar[]
  readonly petugas: readonly { readonly id: number; readonly nama: string }[]
  readonly total: TotalLembar
  readonly baris: readonly BarisLembar[]
  readonly rincian: readonly RincianLembar[]
  readonly harga: Harga
}

export function computeLembar(fakta: FaktaLembar, tanggal: readonly Tanggal[]): Lembar {
  const { dari, sampai, pos, petugas, butuh, kerja, syarat } = fakta
  const ukuran = new Map(tanggal.map((satu) => [satu, ukuranPada(fakta, satu)]))
  const kunci = (satu: { readonly posId: number; readonly tanggal: Tanggal }) =>
    `${satu.posId} ${satu.tanggal}`
  const dikenal = new Map(kerja.map((satu) => [satu.id, satu]))
  const butuhHari = Map.groupBy(butuh, kunci)
  const tempat = kerja.map((satu) => {
    const asal = kerjaAsal(dikenal, satu)
    const hadir = hadirKerja(satu)
    return {
      kerja: satu,
      asal,
      hadir: hadir && { ...hadir, sebagai: asal.karyawanId },
      butuh: butuhKerja(asal, butuhHari.get(kunci(asal)) ?? []),
    }
  })
  const isiButuh = Map.groupBy(tempat, (satu) => satu.butuh)
  const terisi = butuh.map((satu) => {
    const isi = isiButuh.get(satu) ?? []
    return {
      butuh: satu,
      isi,
      ...computeButuh(satu, hadirOf(isi), ukuran.get(satu.tanggal) ?? ukuranPada(fakta, satu.tanggal)),
    }
  })
  const lembur = tempat.map(({ kerja: satu }) => lemburKerja(satu))
  const detikLembur = new Map(kerja.map(({ id }, ke) => [id, lembur[ke] ?? 0]))
  const jabatan = new Map(pos.map((satu) => [satu.id, satu.jabatan]))
  const jumlah = (apa: 'hariOrang' | 'detik' | 'kosong') => terisi.reduce((n, satu) => n + satu[apa], 0)
  return {
    dari,
    sampai,
    pos,
    petugas,
    total: {
      hariOrang: jumlah('hariOrang'),
      janji: butuh.reduce((n, satu) => n + satu.jumlah, 0),
      detik: jumlah('detik'),
      kosong: jumlah('kosong'),
      lembur: lembur.reduce((n, satu) => n + satu, 0),
      celah: terisi.reduce((n, { celah }) => n + celah.length, 0),
      ...countDiganti(tempat, syarat),
    },
    baris: barisFrom(fakta, tempat, terisi, ukuran),
    rincian: rincianFrom(tempat, terisi, detikLembur),
    harga: computeHarga(
      terisi.map(({ butuh: satu, penuh, detik }) => ({
        posId: satu.posId,
        tanggal: satu.tanggal,
        jenisShiftId: satu.jenisShiftId,
        jabatan: jabatan.get(satu.posId) ?? '',
        isLibur: satu.isLibur,
        penuh,
        detik,
      })),
      fakta.tempat,
      kerja.map((satu, ke) => ({
        tanggal: satu.tanggal,
        jabatan: jabatan.get(satu.posId) ?? '',
        detik: lembur[ke] ?? 0,
      })),
      syarat,
      fakta.hari,
    ),
  }
}

/** A work, the one it stands in for in the end, when and as whom its person was there, and the need that it fills. */
type Tempat = {
  readonly kerja: KerjaLembar
  readonly asal: KerjaLembar
  readonly hadir: Hadir | null
  readonly butuh: ButuhLembar | undefined
}
type ButuhTerisi = ReturnType<typeof computeButuh> & {
  readonly butuh: ButuhLembar
  readonly isi: readonly Tempat[]
}

function ukuranPada({ syarat, toleransiBawaan }: FaktaLembar, tanggal: Tanggal): Ukuran {
  const berlaku = syaratPada(syarat, tanggal)
  if (berlaku === undefined) return { toleransi: toleransiBawaan, jamPenuh: null }
  return { toleransi: berlaku.toleransi_menit * 60, jamPenuh: berlaku.jam_penuh_menit * 60 }
}

function hadirOf(isi: readonly Tempat[]): readonly Hadir[] {
  return isi.flatMap(({ hadir }) => hadir ?? [])
}

/** Seconds of approved overtime during which its person was there. */
function lemburKerja({ masuk, pulang, lembur }: KerjaLembar): Detik {
  if (masuk === null) return 0
  return lembur.reduce((n, { mulai, selesai }) => {
    const lama = { mulai: Math.max(mulai, masuk), selesai: Math.min(selesai, pulang ?? selesai) }
    return n + Math.max(0, lamaDetik(lama))
  }, 0)
}

function countDiganti(
  tempat: readonly Tempat[],
  syarat: readonly Syarat[],
): Pick<TotalLembar, 'diganti' | 'digantiTepat'> {
  const pengganti = Map.groupBy(
    tempat.filter(({ kerja, asal }) => kerja !== asal && kerja.masuk !== null),
    ({ asal }) => asal,
  )
  let tepat: number | null = null
  for (const [asal, isi] of pengganti) {
    const dalam = syaratPada(syarat, asal.tanggal)?.ganti_dalam_menit ?? null
    if (dalam === null) continue
    const pertama = Math.min(...isi.map(({ kerja }) => kerja.masuk ?? Infinity))
    tepat = (tepat ?? 0) + (pertama <= asal.mulai + dalam * 60_000 ? 1 : 0)
  }
  const isDijanjikan = syarat.some(({ ganti_dalam_menit }) => ganti_dalam_menit !== null)
  return { diganti: pengganti.size, digantiTepat: tepat ?? (isDijanjikan ? 0 : null) }
}

const urutNama = new Intl.Collator('id')

function barisFrom(
  fakta: FaktaLembar,
  tempat: readonly Tempat[],
  terisi: readonly ButuhTerisi[],
  ukuran: ReadonlyMap<Tanggal, Ukuran>,
): BarisLembar[] {
  const urutPos = new Map(fakta.pos.map(({ id }, ke) => [id, ke]))
  const nama = new Map(fakta.petugas.map((satu) => [satu.id, satu.nama]))
  const tanggal = [...ukuran.keys()]
  const ke = new Map(tanggal.map((satu, letak) => [satu, letak]))
  const selOf = (tanda: ReadonlyMap<Tanggal, TandaSel>) => {
    const sel: (TandaSel | null)[] = tanggal.map(() => null)
    for (const [hari, satu] of tanda) sel[ke.get(hari) ?? 0] = satu
    return sel
  }
  const perOrang = Map.groupBy(tempat, ({ asal }) => `${asal.posId} ${asal.karyawanId}`)
  const bernama = [...perOrang.values()].map((semua) => {
    const [{ asal }] = semua as [Tempat]
    const tanda = [...Map.groupBy(semua, (satu) => satu.asal.tanggal)].map(
      ([hari, isi]) => [hari, tandaFrom(isi, ukuran.get(hari) ?? ukuranPada(fakta, hari))] as const,
    )
    return { pos: asal.posId, petugas: asal.karyawanId, sel: selOf(new Map(tanda)) }
  })
  const kosong = terisi.filter(
    ({ butuh, isi, hariOrang }) =>
      hariOrang < butuh.jumlah && new Set(isi.map(({ asal }) => asal.karyawanId)).size < butuh.jumlah,
  )
  const tanpaNama = [...Map.groupBy(kosong, ({ butuh }) => butuh.posId)].map(([pos, semua]) => ({
    pos,
    petugas: null,
    sel: selOf(new Map(semua.map(({ butuh }) => [butuh.tanggal, 'kosong']))),
  }))
  return [...bernama, ...tanpaNama]
    .toSorted(
      (a, b) =>
        (urutPos.get(a.pos) ?? 0) - (urutPos.get(b.pos) ?? 0) ||
        Number(a.petugas === null) - Number(b.petugas === null) ||
        urutNama.compare(nama.get(a.petugas ?? 0) ?? '', nama.get(b.petugas ?? 0) ?? '') ||
        (a.petugas ?? 0) - (b.petugas ?? 0),
    )
    .map((satu) => ({
      ...satu,
      hari: satu.sel.filter((tanda) => tanda === 'hadir' || tanda === 'pengganti').length,
    }))
}

/** What the works of one place on a day come to, those who stand in among them. */
function tandaFrom(isi: readonly Tempat[], ukuran: Ukuran): TandaSel {
  if (isi.every(({ butuh }) => butuh === undefined)) return 'lebih'
  const hadir = hadirOf(isi)
  if (hadir.length === 0) return 'kosong'
  const isPenuh = [...new Set(isi.map(({ asal }) => asal))].every(
    ({ mulai, selesai }) => computeButuh({ mulai, selesai, jumlah: 1 }, hadir, ukuran).hariOrang === 1,
  )
  if (!isPenuh) return 'sebagian'
  return isi.some((satu) => satu.kerja !== satu.asal && satu.hadir !== null) ? 'pengganti' : 'hadir'
}

function rincianFrom(
  tempat: readonly Tempat[],
  terisi: readonly ButuhTerisi[],
  lembur: ReadonlyMap<number, Detik>,
): RincianLembar[] {
  const orang = new Map(tempat.map(({ kerja }) => [kerja.id, kerja.karyawanId]))
  const catat = ({ kerja }: Tempat): KerjaTercatat => ({
    petugas: kerja.karyawanId,
    menggantikan: orang.get(kerja.menggantikanId ?? 0) ?? null,
    mulai: kerja.mulai,
    selesai: kerja.selesai,
    masuk: kerja.masuk,
    pulang: kerja.pulang,
    lembur: lembur.get(kerja.id) ?? 0,
  })
  const urut = (isi: readonly Tempat[]) =>
    isi.map(catat).toSorted((a, b) => a.mulai - b.mulai || a.petugas - b.petugas)
  const dariButuh = terisi.map(({ butuh, isi, hariOrang, detik, kosong, celah }): RincianLembar => ({
    pos: butuh.posId,
    tanggal: butuh.tanggal,
    shift: butuh.shift,
    mulai: butuh.mulai,
    selesai: butuh.selesai,
    jumlah: butuh.jumlah,
    libur: butuh.isLibur,
    hariOrang,
    detik,
    kosong,
    celah,
    kerja: urut(isi),
  }))
  const lain = Map.groupBy(
    tempat.filter(({ butuh }) => butuh === undefined),
    ({ asal }) => `${asal.posId} ${asal.tanggal}`,
  )
  const diLuar = [...lain.values()].map((isi): RincianLembar => {
    const [{ asal }] = isi as [Tempat]
    const kerja = urut(isi)
    return {
      pos: asal.posId,
      tanggal: asal.tanggal,
      shift: null,
      mulai: Math.min(...kerja.map(({ mulai }) => mulai)),
      selesai: Math.max(...kerja.map(({ selesai }) => selesai)),
      jumlah: 0,
      libur: false,
      hariOrang: 0,
      detik: 0,
      kosong: 0,
      celah: [],
      kerja,
    }
  })
  return [...dariButuh, ...diLuar].toSorted(
    (a, b) =>
      (a.tanggal < b.tanggal ? -1 : Number(a.tanggal > b.tanggal)) || a.pos - b.pos || a.mulai - b.mulai,
  )
}
