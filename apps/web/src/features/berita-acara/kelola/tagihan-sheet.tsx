import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { FORMAT_TAGIHAN } from '@rekan/domain/berita-acara/tagihan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { fetchFile, openDownload } from '../../../lib/download.ts'
import { toast } from '../../../lib/toast.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { formatJamKerja, formatSaatIso } from '../lembar/tanda.ts'
import { type Tagihan, tagihanQuery } from './berita-acara.queries.ts'

type FormatTagihan = (typeof FORMAT_TAGIHAN)[number]
type TagihanSheetProps = { readonly id: number; readonly onClose: () => void }

/** The draft of an invoice that follows from the newest signed revision: its lines, taxes, and files for accounting. */
export function TagihanSheet({ id, onClose }: TagihanSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(tagihanQuery(id))
  const [sibuk, setSibuk] = useState<FormatTagihan>()
  const download = async (format: FormatTagihan) => {
    setSibuk(format)
    try {
      openDownload(
        await fetchFile('GET /kelola/berita-acara/{id}/tagihan/berkas', {
          params: { id },
          query: { format },
        }),
      )
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'tagihan')
    } finally {
      setSibuk(undefined)
    }
  }
  return (
    <SideSheet title="Rancangan Tagihan" onClose={onClose}>
      {data !== undefined ? (
        <div className="space-y-4 text-sm">
          <p className="text-ink-muted">
            Dari revisi {data.revisi}, ditandatangani {formatSaatIso(data.ditandatangani_pada)}. Bukan buku
            besar: periksa, lalu terbitkan di sistem akuntansi Anda.
          </p>
          <Rincian tagihan={data} />
          <div className="flex flex-wrap gap-2">
            {FORMAT_TAGIHAN.map((format) => (
              <ToolButton
                key={format}
                icon={Download}
                disabled={sibuk !== undefined}
                onClick={() => void download(format)}
              >
                {format.toUpperCase()}
              </ToolButton>
            ))}
          </div>
        </div>
      ) : error !== null && !isFetching ? (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} />
      )}
    </SideSheet>
  )
}

const SEBUTAN = { harga: 'Jasa', lembur: 'Lembur', potongan: 'Potongan pos kosong' } as const
const SATUAN = { bulan: 'sebulan', hari: 'sehari', jam: 'sejam' } as const

function Rincian({ tagihan: { baris, biaya, ppn, pph23, total, dibayar } }: { readonly tagihan: Tagihan }) {
  return (
    <dl className="divide-y divide-line">
      {baris.map((satu) => (
        <Baris
          key={[satu.jenis, satu.berlaku_dari, satu.jabatan, satu.persen].join(' ')}
          sebutan={`${SEBUTAN[satu.jenis]} ${satu.jabatan}${satu.persen === 100 ? '' : `, hari libur ${satu.persen}%`}`}
          keterangan={`${
            satu.satuan === 'jam'
              ? `${formatJamKerja(satu.banyak)} jam`
              : `${satu.banyak.toLocaleString('id-ID')} hari-orang`
          } × ${formatRupiah(satu.harga)} ${SATUAN[satu.satuan]}`}
          jumlah={satu.jumlah}
        />
      ))}
      {biaya !== 0 && <Baris sebutan="Biaya manajemen" jumlah={biaya} />}
      {ppn.jumlah !== 0 && (
        <Baris
          sebutan={`PPN ${ppn.tarif / 100}%`}
          keterangan={`dari DPP ${formatRupiah(ppn.dpp)}`}
          jumlah={ppn.jumlah}
        />
      )}
      <Baris sebutan="Total tagihan" jumlah={total} isTebal />
      {pph23.jumlah !== 0 && (
        <Baris
          sebutan={`PPh 23 ${pph23.tarif / 100}%, dipotong klien`}
          keterangan={`dari ${formatRupiah(pph23.dasar)}`}
          jumlah={-pph23.jumlah}
        />
      )}
      <Baris sebutan="Yang dibayar" jumlah={dibayar} isTebal />
    </dl>
  )
}

type BarisProps = {
  readonly sebutan: string
  readonly keterangan?: string
  readonly jumlah: number
  readonly isTebal?: boolean
}

function Baris({ sebutan, keterangan, jumlah, isTebal = false }: BarisProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-2 ${isTebal ? 'font-bold' : ''}`}>
      <dt>
        {sebutan}
        {keterangan !== undefined && <span className="block font-normal text-ink-muted">{keterangan}</span>}
      </dt>
      <dd className="shrink-0 tabular-nums">{formatRupiah(jumlah)}</dd>
    </div>
  )
}
