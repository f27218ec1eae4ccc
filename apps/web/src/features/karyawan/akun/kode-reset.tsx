import { Copy } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import type { KodeReset } from './kode-reset.queries.ts'

const sampai = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' })

/** A code to set a password with, shown this once, and how it is used. */
export function KodeResetCard({ kode }: { readonly kode: KodeReset }) {
  const copy = () =>
    navigator.clipboard.writeText(kode.kode).then(
      () => toast.success('Kode disalin.', 'karyawan'),
      () => toast.error('Kode tidak dapat disalin. Catat dengan tangan.', 'karyawan'),
    )
  return (
    <div role="status" className="space-y-4">
      <p>
        Berikan kepada {kode.nama} seorang. Kode hanya tampil sekali ini, dapat dipakai satu kali, dan berlaku
        sampai {sampai.format(Date.parse(kode.berlaku_sampai))}.
      </p>
      <dl className="space-y-3 rounded-card bg-sunken p-4 text-center">
        <div>
          <dt className="text-sm text-ink-muted">Kode karyawan</dt>
          <dd className="text-lg font-bold">{kode.kode_karyawan}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">Kode reset</dt>
          <dd className="text-lg font-bold tracking-wider tabular-nums">{kode.kode}</dd>
        </div>
      </dl>
      <Button tone="outline" icon={<Copy className="size-5" />} onClick={() => void copy()}>
        Salin Kode
      </Button>
      <p className="text-sm text-ink-muted">
        Caranya: di halaman masuk pilih “Lupa kata sandi?”, lalu “Saya Punya Kode Reset”.
      </p>
    </div>
  )
}
