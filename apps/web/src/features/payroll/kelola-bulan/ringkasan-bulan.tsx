import { Calculator } from 'lucide-react'
import { type JenisSlip, sebutanKecil } from '@rekan/domain/payroll/jenis-slip'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { StatRow } from '../../../ui/stat-row.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import type { RingkasanGaji } from '../kelola/gaji.queries.ts'

type RingkasanProps = {
  readonly ringkasan: RingkasanGaji
  readonly jenis: JenisSlip
  readonly onSusun: () => void
}

/** The month in figures, and who of it has no payslip yet; of a run beside it, the way to begin one. */
export function RingkasanBulan({ ringkasan, jenis, onSusun }: RingkasanProps) {
  const { draft, dibagikan, terbit, belum, gaji_kotor, total_potongan, gaji_bersih } = ringkasan
  return (
    <section aria-label="Ringkasan bulan" className="mb-4 grid grid-cols-1 gap-3 desk:grid-cols-2">
      <div className="card p-4">
        <StatRow
          items={[
            ...(jenis === 'BULANAN'
              ? [{ label: 'Belum ada', value: belum, tone: belum > 0 ? ('accent' as const) : undefined }]
              : []),
            { label: 'Draft', value: draft },
            { label: 'Dibagikan', value: dibagikan },
            { label: 'Diterbitkan', value: terbit, tone: 'primary' },
          ]}
        />
        {(belum > 0 || jenis !== 'BULANAN') && (
          <div className="mt-3">
            <ToolButton isMain icon={Calculator} onClick={onSusun}>
              {jenis === 'BULANAN' ? `Susun ${belum} dari upah` : `Susun ${sebutanKecil(jenis)}`}
            </ToolButton>
          </div>
        )}
      </div>
      <dl className="space-y-1 card p-4">
        <Jumlah label="Gaji kotor" jumlah={gaji_kotor} />
        <Jumlah label="Total potongan" jumlah={total_potongan} />
        <Jumlah label="Gaji bersih" jumlah={gaji_bersih} isBold />
      </dl>
    </section>
  )
}

type JumlahProps = { readonly label: string; readonly jumlah: number; readonly isBold?: boolean }

function Jumlah({ label, jumlah, isBold = false }: JumlahProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${isBold ? 'font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd className="ml-auto tabular-nums">{formatRupiah(jumlah)}</dd>
    </div>
  )
}
