/** Whose place at a post each work was, and which need it filled (`docs/rules.md`, section 1.10). */
import type { Detik, Tanggal } from '../waktu.ts'
import type { ButuhLembar, FaktaLembar, KerjaLembar, TotalLembar } from './lembar.ts'
import { type Syarat, syaratPada } from './syarat.ts'
import {
  type Hadir,
  type Terisi,
  type Ukuran,
  butuhKerja,
  computeButuh,
  hadirKerja,
  kerjaAsal,
  lamaDetik,
} from './terisi.ts'

/** A work, the one it stands in for in the end, when and as whom its person was there, and the need that it fills. */
export type Tempat = {
  readonly kerja: KerjaLembar
  readonly asal: KerjaLembar
  readonly hadir: Hadir | null
  readonly butuh: ButuhLembar | undefined
  /** Seconds of approved overtime during which its person was there */
  readonly lembur: Detik
}
/** A need with the works that fill it, and how far they did. */
export type ButuhTerisi = Terisi & { readonly butuh: ButuhLembar; readonly isi: readonly Tempat[] }

/** What counts as a gap, and as a man-day, by date. */
export type UkuranHari = (tanggal: Tanggal) => Ukuran

export function ukuranHari({ syarat, toleransiBawaan }: FaktaLembar): UkuranHari {
  const dikenal = new Map<Tanggal, Ukuran>()
  return (tanggal) => {
    const lama = dikenal.get(tanggal)
    if (lama !== undefined) return lama
    const berlaku = syaratPada(syarat, tanggal)
    const baru =
      berlaku === undefined
        ? { toleransi: toleransiBawaan, jamPenuh: null }
        : { toleransi: berlaku.toleransi_menit * 60, jamPenuh: berlaku.jam_penuh_menit * 60 }
    dikenal.set(tanggal, baru)
    return baru
  }
}

/** The works in their order. */
export function tempatFrom({ butuh, kerja }: Pick<FaktaLembar, 'butuh' | 'kerja'>): Tempat[] {
  const dikenal = new Map(kerja.map((satu) => [satu.id, satu]))
  const perPos = hariPos(butuh)
  return kerja.map((satu) => {
    const asal = kerjaAsal(dikenal, satu)
    const rentang = hadirKerja(satu)
    return {
      kerja: satu,
      asal,
      hadir: rentang && {
        mulai: rentang.mulai,
        selesai: rentang.selesai,
        sebagai: asal.karyawanId,
      },
      butuh: butuhKerja(asal, perPos.get(asal.posId)?.get(asal.tanggal) ?? []),
      lembur: lemburKerja(satu),
    }
  })
}

/** The needs in their order. */
export function terisiFrom(
  butuh: readonly ButuhLembar[],
  tempat: readonly Tempat[],
  ukuran: UkuranHari,
): ButuhTerisi[] {
  const isiButuh = Map.groupBy(tempat, (satu) => satu.butuh)
  return butuh.map((satu) => {
    const isi = isiButuh.get(satu) ?? []
    return { butuh: satu, isi, ...computeButuh(satu, hadirOf(isi), ukuran(satu.tanggal)) }
  })
}

/** When people were there, of some works. */
export function hadirOf(isi: readonly Tempat[]): readonly Hadir[] {
  return isi.map(({ hadir }) => hadir).filter((hadir) => hadir !== null)
}

/** What is at one post on one day, found without a text made of both for each. */
export function hariPos<T extends { readonly posId: number; readonly tanggal: Tanggal }>(
  semua: readonly T[],
): ReadonlyMap<number, ReadonlyMap<Tanggal, T[]>> {
  const perPos = Map.groupBy(semua, ({ posId }) => posId)
  return new Map([...perPos].map(([posId, milik]) => [posId, Map.groupBy(milik, ({ tanggal }) => tanggal)]))
}

function lemburKerja({ masuk, pulang, lembur }: KerjaLembar): Detik {
  if (masuk === null) return 0
  return lembur.reduce((n, { mulai, selesai }) => {
    const lama = { mulai: Math.max(mulai, masuk), selesai: Math.min(selesai, pulang ?? selesai) }
    return n + Math.max(0, lamaDetik(lama))
  }, 0)
}

/** How many works somebody stood in for, and of them within the promised minutes. */
export function countDiganti(
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
