import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { bulanLokal } from '@rekan/domain/bulan'
import {
  MASA_LAPORAN,
  type MasaLaporan,
  bulanDiceritakan,
  FORMAT_LAPORAN,
  type FormatLaporan,
  NAMA_LAPORAN,
  NAMA_LAPORAN_TERPANJANG,
} from '@rekan/domain/laporan/jenis'
import { errorFrom } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/clock.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SideSheet } from '../../ui/wide/side-sheet.tsx'
import type { Diminta, Tersimpan } from './laporan.api.ts'
import { tersimpanQuery, useHapus, useSimpan } from './laporan.queries.ts'
import type { LaporanSearch } from './laporan.search.ts'

type SimpanSheetProps = {
  readonly diminta: Diminta
  readonly onClose: () => void
  readonly onBuka: (search: LaporanSearch) => void
}

const NAMA_MASA: Readonly<Record<MasaLaporan, string>> = {
  BULAN_INI: 'Bulan berjalan',
  BULAN_LALU: 'Bulan sebelumnya',
}
const HARI = Array.from({ length: 31 }, (_, i) => i + 1)

/** The reports that the reader keeps, and the form that keeps what is shown and has it mailed. */
export function SimpanSheet({ diminta, onClose, onBuka }: SimpanSheetProps) {
  const { data, isError, refetch } = useQuery(tersimpanQuery)
  const hapus = useHapus()
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
              <li key={satu.id} className="flex items-center gap-2">
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
                  label={`Hapus ${satu.nama}`}
                  className="text-ink-muted hover:bg-sunken"
                  onClick={() => hapus.mutate(satu.id)}
                >
                  <Trash2 className="size-4" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <SimpanForm diminta={diminta} />
      </div>
    </SideSheet>
  )
}

function SimpanForm({ diminta }: { readonly diminta: Diminta }) {
  const { jenis, kantor_id = null, koordinator_id = null } = diminta
  const simpan = useSimpan()
  const [nama, setNama] = useState('')
  const [masa, setMasa] = useState<MasaLaporan>('BULAN_LALU')
  const [hari, setHari] = useState('')
  const [format, setFormat] = useState<FormatLaporan>('xlsx')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const hari_kirim = hari === '' ? null : Number(hari)
    simpan.mutate(
      { nama, jenis, masa, kantor_id, koordinator_id, hari_kirim, format },
      { onSuccess: () => setNama('') },
    )
  }
  return (
    <form onSubmit={submit} className="space-y-4 border-t border-line pt-4">
      <h3 className="font-bold">Simpan {NAMA_LAPORAN[jenis]}</h3>
      <TextField
        label="Nama"
        required
        maxLength={NAMA_LAPORAN_TERPANJANG}
        value={nama}
        onChange={(event) => setNama(event.target.value)}
      />
      <SelectField
        label="Bulan yang dilaporkan"
        value={masa}
        onChange={(event) => setMasa(event.target.value as MasaLaporan)}
        options={MASA_LAPORAN.map((value) => ({ value, label: NAMA_MASA[value] }))}
      />
      <SelectField
        label="Kirim ke email saya"
        hint="Pada bulan yang lebih pendek, di hari terakhirnya."
        placeholder="Tidak dikirim"
        value={hari}
        onChange={(event) => setHari(event.target.value)}
        options={HARI.map((value) => ({ value, label: `Tiap tanggal ${value}` }))}
      />
      <SelectField
        label="Format"
        value={format}
        onChange={(event) => setFormat(event.target.value as FormatLaporan)}
        options={FORMAT_LAPORAN.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {simpan.isError && (
        <p role="alert" className="rounded-card border border-accent-line bg-accent-soft p-4 text-sm">
          {errorFrom(simpan.error).message}
        </p>
      )}
      <Button type="submit" busy={simpan.isPending}>
        Simpan laporan
      </Button>
    </form>
  )
}

function formatTersimpan({ jenis, masa, lokasi, hari_kirim, format }: Tersimpan): string {
  const kirim = hari_kirim === null ? 'tidak dikirim' : `${format.toUpperCase()} tiap tanggal ${hari_kirim}`
  return [NAMA_LAPORAN[jenis], NAMA_MASA[masa].toLowerCase(), lokasi ?? 'semua lokasi', kirim].join(' · ')
}

/** The desk as a saved report has it now. */
function asSearch({ jenis, masa, kantor_id, koordinator_id }: Tersimpan): LaporanSearch {
  return {
    ...bulanDiceritakan(masa, bulanLokal(serverNow(), 'WIB')),
    jenis,
    ...(kantor_id !== null && { kantor_id }),
    ...(koordinator_id !== null && { koordinator_id }),
  }
}
