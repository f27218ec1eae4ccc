import type { LinkProps } from '@tanstack/react-router'
import { StackedBar } from '../../../ui/stacked-bar.tsx'
import { type Kelompok, SEMUA_KELOMPOK } from '../daftar/presensi.search.ts'
import { KELOMPOK, jumlahKelompok } from '../daftar/kelompok.ts'
import type { RingkasanHari } from '../daftar/kelompok.ts'

type RingkasanBarProps = {
  /** Undefined while it is fetched: the same bar in the same place, without figures */
  readonly ringkasan: RingkasanHari | undefined
  readonly linkOf: (kelompok: Kelompok) => LinkProps
}

/** A day of many people as one bar; each figure leads to the people it counts. */
export function RingkasanBar({ ringkasan, linkOf }: RingkasanBarProps) {
  return (
    <StackedBar
      label="Presensi menurut status, dalam orang"
      shares={SEMUA_KELOMPOK.map((kelompok) => ({
        label: KELOMPOK[kelompok].label,
        tone: KELOMPOK[kelompok].tone,
        value: ringkasan === undefined ? 0 : jumlahKelompok(kelompok, ringkasan),
        link: linkOf(kelompok),
      }))}
    />
  )
}
