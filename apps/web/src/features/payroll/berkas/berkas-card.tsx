import { useState } from 'react'
import { Download } from 'lucide-react'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { openDownload } from '../../../lib/download.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { Berkas } from './berkas.queries.ts'

type BerkasCardProps = {
  readonly berkas: Berkas
  /** Why it waits for the reader; undefined: it can be made */
  readonly tunggu?: string | undefined
  readonly onFetch: () => Promise<File>
}

/** One file: what is in it, what it follows, whom it leaves out, and the button that takes it. */
export function BerkasCard({ berkas, tunggu, onFetch }: BerkasCardProps) {
  const [isBusy, setBusy] = useState(false)
  const [salah, setSalah] = useState<string>()
  const kurang = tunggu === undefined ? berkas.kurang : [...berkas.kurang, tunggu]
  const take = async () => {
    setBusy(true)
    setSalah(undefined)
    try {
      openDownload(await onFetch())
    } catch (error) {
      const { message, errors } = errorFrom(error)
      setSalah(Object.values(errors)[0]?.[0] ?? message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={berkas.nama} className="space-y-2 card p-4">
      <h4 className="font-bold">{berkas.nama}</h4>
      <p className="text-sm text-ink-muted">
        {berkas.orang} orang{berkas.jumlah !== null && `, ${formatRupiah(berkas.jumlah)}`}
      </p>
      <Daftar judul="tidak ada di berkas ini" isi={berkas.dilewati} />
      <Daftar judul="perlu diperiksa" isi={berkas.periksa} />
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary desk:min-h-8">
          {berkas.belum_pasti.length === 0
            ? 'Bentuk berkas'
            : `${berkas.belum_pasti.length} hal belum dapat dipastikan`}
        </summary>
        <div className="space-y-2 rounded-card bg-sunken p-3">
          <p>
            Mengikuti: {berkas.versi}, dibaca {formatTanggal(berkas.tanggal)}. {berkas.sumber}.
          </p>
          <ul className="list-disc space-y-1 pl-5">
            {berkas.belum_pasti.map((satu) => (
              <li key={satu}>{satu}</li>
            ))}
          </ul>
        </div>
      </details>
      {kurang.map((satu) => (
        <p key={satu} className="text-sm font-semibold">
          {satu}
        </p>
      ))}
      {salah !== undefined && (
        <p role="alert" className="text-sm font-semibold text-destructive">
          {salah}
        </p>
      )}
      <Button
        tone="outline"
        busy={isBusy}
        disabled={kurang.length > 0}
        icon={<Download className="size-5" />}
        aria-label={`Unduh ${berkas.nama}`}
        onClick={() => void take()}
      >
        Unduh
      </Button>
    </section>
  )
}

type DaftarProps = { readonly judul: string; readonly isi: Berkas['dilewati'] }

/** People by name, each with the reason. */
function Daftar({ judul, isi }: DaftarProps) {
  if (isi.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-destructive desk:min-h-8">
        {isi.length} orang {judul}
      </summary>
      <ul className="space-y-1 rounded-card bg-sunken p-3">
        {isi.map(({ kode, nama, jumlah, alasan }) => (
          <li key={`${kode} ${alasan}`}>
            <b>
              {nama} ({kode})
            </b>
            {jumlah > 0 && `, ${formatRupiah(jumlah)}`}: {alasan}
          </li>
        ))}
      </ul>
    </details>
  )
}
