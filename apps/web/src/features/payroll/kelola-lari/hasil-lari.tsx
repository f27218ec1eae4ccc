import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { KelompokSebab } from '../kelola/kelompok-sebab.tsx'
import type { SusunanLari } from './lari.queries.ts'

type HasilLariProps = {
  readonly susunan: Pick<SusunanLari, 'dibuat' | 'dilewati' | 'peringatan'>
  /** `slip THR` */
  readonly sebutan: string
  readonly onClose: () => void
}

/** What a run made, whom to look at, and who was left out with the reason. */
export function HasilLari({ susunan, sebutan, onClose }: HasilLariProps) {
  return (
    <SideSheet title="Hasil penyusunan" onClose={onClose}>
      <div className="space-y-5 pb-4">
        <p>
          {susunan.dibuat} {sebutan} disusun.
        </p>
        <KelompokSebab
          judul="Perlu diperiksa"
          baris={susunan.peringatan.map(({ karyawan, pesan }) => ({ orang: karyawan, sebab: pesan }))}
        />
        <KelompokSebab
          judul="Dilewati"
          baris={susunan.dilewati.map(({ karyawan, alasan }) => ({ orang: karyawan, sebab: alasan }))}
        />
      </div>
    </SideSheet>
  )
}
