import { GAMBAR, type JenisLaporan } from '@rekan/domain/laporan/jenis'
import { type Share, StackedBar } from '../../ui/stacked-bar.tsx'
import { BarChart } from '../../ui/wide/bar-chart.tsx'
import type { Laporan } from './laporan.queries.ts'

/** Of some reports what their totals are shares of, by the keys of the columns. */
const BAGIAN: Readonly<Partial<Record<JenisLaporan, readonly (readonly [string, Share['tone']])[]>>> = {
  presensi: [
    ['hadir', 'success'],
    ['izin', 'accent'],
    ['sakit', 'away'],
    ['cuti', 'primary'],
    ['dinas_luar', 'neutral'],
    ['alpa', 'destructive'],
  ],
}

/** A report's figures as bars, where these say more. */
export function LaporanGambar({ laporan }: { readonly laporan: Laporan }) {
  const { jenis, gambar } = laporan
  const bentuk = GAMBAR[jenis]
  return (
    <>
      <Bagian laporan={laporan} />
      {bentuk !== undefined && gambar !== null && gambar.length > 0 && (
        <BarChart
          label={bentuk.judul}
          per={bentuk.per}
          series={bentuk.deret}
          groups={gambar}
          isStacked={bentuk.bertumpuk}
          isLong={bentuk.per !== 'Tanggal'}
        />
      )}
    </>
  )
}

/** Its totals as one bar. */
function Bagian({ laporan: { jenis, kolom, jumlah } }: { readonly laporan: Laporan }) {
  const bagian = BAGIAN[jenis]
  if (bagian === undefined || jumlah === null) return null
  const shares = bagian.map(([kunci, tone]) => {
    const ke = kolom.findIndex((satu) => satu.kunci === kunci)
    return { label: kolom[ke]?.judul ?? '', value: Number(jumlah[ke] ?? 0), tone }
  })
  return (
    <div className="card p-4">
      <StackedBar label="Hari orang menurut keadaan" shares={shares} />
    </div>
  )
}
