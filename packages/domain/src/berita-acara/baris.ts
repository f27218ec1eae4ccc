/** A sheet's rows: who was at which post, a cell for each day (`docs/rules.md`, section 1.10). */
import type { Tanggal } from '../waktu.ts'
import type { BarisLembar, FaktaLembar, TandaSel } from './lembar.ts'
import { type ButuhTerisi, type Tempat, type UkuranHari, hadirOf } from './tempat.ts'
import { type Ukuran, isTerisi } from './terisi.ts'

const urutNama = new Intl.Collator('id')

/** By post, at each its people by name, then the places that nobody was planned for. */
export function barisFrom(
  { pos, petugas }: Pick<FaktaLembar, 'pos' | 'petugas'>,
  tanggal: readonly Tanggal[],
  tempat: readonly Tempat[],
  terisi: readonly ButuhTerisi[],
  ukuran: UkuranHari,
): BarisLembar[] {
  const urutPos = new Map(pos.map(({ id }, ke) => [id, ke]))
  const nama = new Map(petugas.map((satu) => [satu.id, satu.nama]))
  const kosong = Map.groupBy(terisi.filter(isTanpaNama), ({ butuh }) => butuh.posId)
  const orang = [...Map.groupBy(tempat, ({ asal }) => asal.posId)]
    .flatMap(([posId, milik]) =>
      [...Map.groupBy(milik, ({ asal }) => asal.karyawanId)].map(([karyawanId, semua]) => ({
        pos: posId,
        petugas: karyawanId,
        sel: selOrang(semua, tanggal, ukuran),
      })),
    )
    .toSorted(
      (a, b) =>
        urutNama.compare(nama.get(a.petugas) ?? '', nama.get(b.petugas) ?? '') || a.petugas - b.petugas,
    )
  const tanpaNama = [...kosong].map(([posId, semua]) => ({
    pos: posId,
    petugas: null,
    sel: selKosong(semua, tanggal),
  }))
  return [...orang, ...tanpaNama]
    .toSorted((a, b) => (urutPos.get(a.pos) ?? 0) - (urutPos.get(b.pos) ?? 0))
    .map((satu) => ({
      ...satu,
      hari: satu.sel.filter((tanda) => tanda === 'hadir' || tanda === 'pengganti').length,
    }))
}

/** Whether a need lacks somebody whom nobody was planned as. */
function isTanpaNama({ butuh, isi, hariOrang }: ButuhTerisi): boolean {
  return hariOrang < butuh.jumlah && new Set(isi.map(({ asal }) => asal.karyawanId)).size < butuh.jumlah
}

function selOrang(
  semua: readonly Tempat[],
  tanggal: readonly Tanggal[],
  ukuran: UkuranHari,
): (TandaSel | null)[] {
  const sehari = Map.groupBy(semua, ({ asal }) => asal.tanggal)
  return tanggal.map((hari) => {
    const isi = sehari.get(hari)
    return isi === undefined ? null : tandaFrom(isi, ukuran(hari))
  })
}

function selKosong(semua: readonly ButuhTerisi[], tanggal: readonly Tanggal[]): (TandaSel | null)[] {
  const hari = new Set(semua.map(({ butuh }) => butuh.tanggal))
  return tanggal.map((satu) => (hari.has(satu) ? 'kosong' : null))
}

/** What the works of one place on a day come to, those who stand in among them. */
function tandaFrom(isi: readonly Tempat[], ukuran: Ukuran): TandaSel {
  if (isi.every(({ butuh }) => butuh === undefined)) return 'lebih'
  const hadir = hadirOf(isi)
  if (hadir.length === 0) return 'kosong'
  if (!isi.every(({ asal }) => isTerisi(asal, hadir, ukuran))) return 'sebagian'
  return isi.some((satu) => satu.kerja !== satu.asal && satu.hadir !== null) ? 'pengganti' : 'hadir'
}
