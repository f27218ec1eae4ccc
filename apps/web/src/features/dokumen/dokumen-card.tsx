import type { ReactNode } from 'react'
import { LANGKAH_BERAKHIR, sebutanSisa, sisaHari } from '@rekan/domain/karyawan/berakhir'
import { hariBarat } from '@rekan/domain/waktu'
import { serverNow } from '../../lib/clock.ts'
import { useFileTab } from '../../lib/file-tab.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { call } from '../../lib/http.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Dokumen } from './dokumen.queries.ts'

type DokumenCardProps = {
  readonly dokumen: Dokumen
  /** The reader's own */
  readonly isSendiri: boolean
  /** What can be done with it */
  readonly children?: ReactNode
}

/** One document: what it is, until when it holds, and its file. */
export function DokumenCard({ dokumen, isSendiri, children }: DokumenCardProps) {
  const { id, jenis, nomor, terbit, berakhir, nama_berkas } = dokumen
  // The link is dead within a minute.
  const berkas = useFileTab(jenis.nama, async () => {
    const params = { id }
    const { data } = isSendiri
      ? await call('GET /dokumen/{id}/berkas', { params })
      : await call('GET /kelola/dokumen/{id}/berkas', { params })
    return data.url
  })
  const keterangan = [
    nomor !== null && `Nomor ${nomor}`,
    terbit !== null && `terbit ${formatTanggalAngka(terbit)}`,
  ].filter((teks) => teks !== false)
  return (
    <section aria-label={jenis.nama} className="card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-bold">{jenis.nama}</h3>
        {berakhir !== null && <Masa berakhir={berakhir} />}
      </div>
      {keterangan.length > 0 && (
        <p className="mt-1 text-sm text-ink-muted wrap-anywhere">{keterangan.join(', ')}</p>
      )}
      {nama_berkas !== null && (
        <Button tone="plain" className="mt-2" busy={berkas.isBusy} onClick={() => void berkas.open()}>
          <span className="min-w-0 truncate">Buka {nama_berkas}</span>
        </Button>
      )}
      {children}
    </section>
  )
}

function Masa({ berakhir }: { readonly berakhir: string }) {
  const hari = hariBarat(serverNow())
  const sisa = sisaHari(hari, berakhir)
  if (sisa < 0) return <Badge tone="destructive">Berakhir {formatTanggalAngka(berakhir)}</Badge>
  if (sisa > LANGKAH_BERAKHIR[0]) return <Badge tone="neutral">Sampai {formatTanggalAngka(berakhir)}</Badge>
  return <Badge tone="accent">Berakhir {sebutanSisa(hari, berakhir)}</Badge>
}
