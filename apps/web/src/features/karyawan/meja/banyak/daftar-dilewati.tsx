import type { HasilBanyak } from './banyak.ts'

/** For whom something is not done, and why. Nothing where there is nobody. */
export function DaftarDilewati({ dilewati }: Pick<HasilBanyak, 'dilewati'>) {
  if (dilewati.length === 0) return null
  return (
    <div>
      <p className="mt-3 font-semibold">{dilewati.length} dilewati</p>
      <ul aria-label="Dilewati" className="mt-1 max-h-60 overflow-y-auto text-sm">
        {dilewati.map(({ karyawan, alasan }) => (
          <li key={karyawan.id}>
            {karyawan.nama}
            {karyawan.kode !== undefined && ` (${karyawan.kode})`}: {alasan}
          </li>
        ))}
      </ul>
    </div>
  )
}
