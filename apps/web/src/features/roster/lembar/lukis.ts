import { isiBerlaku } from '@rekan/domain/roster/lembar'
import type { OrangRoster, Roster, SelBaru, SelRoster, ShiftRoster } from './roster.queries.ts'

/** A cell by its row and column. */
export type Titik = { readonly baris: number; readonly kolom: number }
/** From one corner of a rectangle of cells to the other, in whatever direction. */
export type Kotak = { readonly dari: Titik; readonly ke: Titik }

/** What paints: a kind of shift, a day off, or nothing, which takes drafts away. */
export type Kuas = number | 'libur' | 'hapus'

/** Whether a cell lies in a rectangle. */
export function isInKotak({ dari, ke }: Kotak, { baris, kolom }: Titik): boolean {
  const between = (n: number, a: number, b: number) => Math.min(a, b) <= n && n <= Math.max(a, b)
  return between(baris, dari.baris, ke.baris) && between(kolom, dari.kolom, ke.kolom)
}

/** What cells of a rectangle are drafted as, days gone by left out; what lies on approved leave is covered by it. */
export function selFromKotak(roster: Roster, kotak: Kotak, kuas: Kuas): SelBaru[] {
  return roster.orang.flatMap((orang, baris) =>
    orang.sel.flatMap((sel, kolom) =>
      isInKotak(kotak, { baris, kolom }) && sel.tanggal >= roster.hari_ini
        ? [{ karyawan_id: orang.id, tanggal: sel.tanggal, isi: isiFrom(sel, kuas) }]
        : [],
    ),
  )
}

function isiFrom({ izin, draf, terbit }: SelRoster, kuas: Kuas): SelBaru['isi'] {
  if (kuas === 'hapus') return null
  const jenis_shift_id = kuas === 'libur' ? null : kuas
  const cuti = izin !== null && jenis_shift_id !== null
  // Who is painted with another shift stays at the post that was chosen.
  const [lama] = isiBerlaku({ draf, terbit }) ?? []
  const pos_id = jenis_shift_id === null || cuti ? null : (lama?.pos_id ?? null)
  return [{ jenis_shift_id, pos_id, cuti }]
}

/** The roster with cells drafted so, as it will be once they are saved: hours and warnings come with the answer. */
export function withSel(roster: Roster, sel: readonly SelBaru[]): Roster {
  const baru = new Map(sel.map((satu) => [`${satu.karyawan_id} ${satu.tanggal}`, satu.isi]))
  const orang = roster.orang.map((satu): OrangRoster => {
    if (!sel.some(({ karyawan_id }) => karyawan_id === satu.id)) return satu
    return {
      ...satu,
      sel: satu.sel.map((lama) => {
        const isi = baru.get(`${satu.id} ${lama.tanggal}`)
        return isi === undefined ? lama : { ...lama, draf: isi }
      }),
    }
  })
  return { ...roster, orang }
}

/** What these cells hold as drafts now: sent again, it undoes what was painted over them. */
export function sebelumnyaOf(roster: Roster, sel: readonly SelBaru[]): SelBaru[] {
  return sel.map(({ karyawan_id, tanggal }) => ({
    karyawan_id,
    tanggal,
    isi:
      roster.orang.find(({ id }) => id === karyawan_id)?.sel.find((satu) => satu.tanggal === tanggal)?.draf ??
      null,
  }))
}

/** What typed letters call: a kind of shift at once, or perhaps one whose other letter is still to come; null: none. */
export function shiftByHuruf(
  shift: readonly ShiftRoster[],
  ketikan: string,
): { readonly kuas: Kuas | null; readonly isMenunggu: boolean } | null {
  const kode = ketikan.toUpperCase()
  const dipakai = shift.filter(({ aktif }) => aktif)
  const tepat = kode === 'L' ? 'libur' : (dipakai.find(({ huruf }) => huruf === kode)?.id ?? null)
  const isMenunggu = dipakai.some(({ huruf }) => huruf !== kode && huruf.startsWith(kode))
  return tepat === null && !isMenunggu ? null : { kuas: tepat, isMenunggu }
}
