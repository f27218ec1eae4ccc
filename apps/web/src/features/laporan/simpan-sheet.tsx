import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { bulanLokal } from '@rekan/domain/bulan'
import { NAMA_LAPORAN, bulanDiceritakan } from '@rekan/domain/laporan/jenis'
import { serverNow } from '../../lib/clock.ts'
import { useInvalidate } from '../../lib/query.ts'
import { useWrite } from '../../lib/write.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import { type Diminta, type Tersimpan, tersimpanQuery } from './laporan.queries.ts'
import type { LaporanSearch } from './laporan.search.ts'
import { NAMA_MASA, TersimpanForm } from './tersimpan-form.tsx'

type SimpanSheetProps = {
  readonly diminta: Diminta
  /** Columns on the desk; null: all */
  readonly dipilih: readonly string[] | null
  readonly onClose: () => void
  readonly onBuka: (search: LaporanSearch) => void
}

/** The reports that the reader keeps, each opened, changed or let go, and the form that keeps what is shown and has it mailed. */
export function SimpanSheet({ diminta, dipilih, onClose, onBuka }: SimpanSheetProps) {
  const { data, isError, refetch } = useQuery(tersimpanQuery)
  const invalidate = useInvalidate()
  const hapus = useMutation({
    mutationFn: useWrite('POST /kelola/laporan-tersimpan/{id}/hapus'),
    onSettled: () => invalidate('GET /kelola/laporan-tersimpan'),
  })
  const [diubah, setDiubah] = useState<Tersimpan | null>(null)
  /** A form that was sent begins anew. */
  const [ke, setKe] = useState(0)
  const { jenis, kantor_id = null, koordinator_id = null, klien_id = null } = diminta
  const baru = {
    nama: '',
    jenis,
    masa: 'BULAN_LALU',
    kantor_id,
    koordinator_id,
    klien_id,
    kolom: dipilih,
  } as const
  const awal =
    diubah === null ? { ...baru, hari_kirim: null, format: 'xlsx' as const, penerima: [] } : isianFrom(diubah)
  return (
    <SideSheet title="Laporan tersimpan" onClose={onClose}>
      <div className="space-y-5">
        {isError && <LoadError message="Gagal memuat laporan tersimpan" onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <p className="text-sm text-ink-muted">
            Belum ada. Simpan laporan yang sering Anda minta, dan terima lewat email tiap bulan.
          </p>
        )}
        {data !== undefined && data.length > 0 && (
          <ul aria-label="Laporan tersimpan" className="divide-y divide-line">
            {data.map((satu) => (
              <li key={satu.id} className="flex items-center gap-1">
                <button
                  type="button"
                  onClick={() => {
                    onBuka(asSearch(satu))
                    onClose()
                  }}
                  className="min-h-12 min-w-0 flex-1 rounded-control px-2.5 py-1.5 text-left text-sm hover:bg-sunken"
                >
                  <span className="block truncate font-semibold">{satu.nama}</span>
                  <span className="block text-ink-muted">{formatTersimpan(satu)}</span>
                </button>
                <IconButton
                  label={`Ubah ${satu.nama}`}
                  className="text-ink-muted hover:bg-sunken"
                  onClick={() => setDiubah(satu)}
                >
                  <Pencil className="size-4" />
                </IconButton>
                <IconButton
                  label={`Hapus ${satu.nama}`}
                  className="text-ink-muted hover:bg-sunken"
                  onClick={() => {
                    hapus.mutate({ params: { id: satu.id }, body: {} })
                    if (diubah?.id === satu.id) setDiubah(null)
                  }}
                >
                  <Trash2 className="size-4" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <TersimpanForm
          key={`${diubah?.id ?? 'baru'}-${ke}`}
          awal={awal}
          lama={diubah}
          onSelesai={() => {
            setDiubah(null)
            setKe((kini) => kini + 1)
          }}
        />
      </div>
    </SideSheet>
  )
}

function formatTersimpan({ jenis, masa, lokasi, hari_kirim, format, penerima }: Tersimpan): string {
  const kirim = hari_kirim === null ? 'tidak dikirim' : `${format.toUpperCase()} tiap tanggal ${hari_kirim}`
  const lain = penerima.length === 0 ? [] : [`juga kepada ${penerima.map(({ nama }) => nama).join(', ')}`]
  return [NAMA_LAPORAN[jenis], NAMA_MASA[masa].toLowerCase(), lokasi ?? 'semua lokasi', kirim, ...lain].join(
    ' · ',
  )
}

function isianFrom({ id: _id, lokasi: _lokasi, dikirim: _dikirim, penerima, ...isian }: Tersimpan) {
  return { ...isian, penerima: penerima.map((satu) => satu.id) }
}

/** The desk as a saved report has it now. */
function asSearch({ jenis, masa, kantor_id, koordinator_id, klien_id, kolom }: Tersimpan): LaporanSearch {
  return {
    ...bulanDiceritakan(masa, bulanLokal(serverNow(), 'WIB')),
    jenis,
    ...(kantor_id !== null && { kantor_id }),
    ...(koordinator_id !== null && { koordinator_id }),
    ...(klien_id !== null && { klien_id }),
    ...(kolom !== null && { kolom: kolom.join(',') }),
  }
}
