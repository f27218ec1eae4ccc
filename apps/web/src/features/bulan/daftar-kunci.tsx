import { formatSaat } from '@rekan/domain/waktu'
import { LockKeyhole } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useZona } from '../profil/diri/profil.queries.ts'
import type { Kunci } from './bulan.queries.ts'
import { BARIS, SEL, Tabel } from './gaji/tabel.tsx'

type DaftarKunciProps = {
  readonly kunci: readonly Kunci[]
  readonly mayLock: boolean
  readonly onBuka: (kunci: Kunci) => void
}

/** Who locked the month and who opened it again, the newest first. */
export function DaftarKunci({ kunci, mayLock, onBuka }: DaftarKunciProps) {
  const zona = useZona()
  if (kunci.length === 0)
    return (
      <Empty
        icon={LockKeyhole}
        title="Bulan ini belum dikunci"
        hint="Setelah dikunci, presensi, izin, lembur, dan roster bulan ini tidak dapat diubah."
      />
    )
  return (
    <Tabel
      judul="Riwayat kunci"
      jumlah={kunci.length}
      kolom={['Untuk', 'Dikunci', 'Keadaan', 'Alasan dibuka', 'Tindakan']}
    >
      {kunci.map((satu) => (
        <tr key={satu.id} className={BARIS}>
          <th scope="row" className={`${SEL} text-left font-semibold`}>
            {lingkupOf(satu)}
          </th>
          <td className={SEL}>
            {satu.oleh}, {formatSaat(Date.parse(satu.pada), zona)}
          </td>
          <td className={SEL}>
            {satu.dibuka === null ? (
              <Badge tone="success">Terkunci</Badge>
            ) : (
              `Dibuka ${satu.dibuka.oleh}, ${formatSaat(Date.parse(satu.dibuka.pada), zona)}`
            )}
          </td>
          <td className={SEL}>{satu.dibuka?.alasan ?? '–'}</td>
          <td className={SEL}>
            {satu.dibuka === null && mayLock && (
              <button
                type="button"
                onClick={() => onBuka(satu)}
                className="font-semibold whitespace-nowrap text-primary-strong hover:underline"
              >
                Buka kunci
              </button>
            )}
          </td>
        </tr>
      ))}
    </Tabel>
  )
}

/** What a lock is for. */
export function lingkupOf({ kantor, klien }: Pick<Kunci, 'kantor' | 'klien'>): string {
  return kantor?.nama ?? klien?.nama ?? 'Seluruh perusahaan'
}
