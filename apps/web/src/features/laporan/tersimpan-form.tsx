import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { bulanLokal } from '@rekan/domain/bulan'
import {
  FORMAT_LAPORAN,
  type FormatLaporan,
  JENIS_LAPORAN,
  type JenisLaporan,
  MASA_LAPORAN,
  type MasaLaporan,
  NAMA_LAPORAN,
  NAMA_LAPORAN_TERPANJANG,
} from '@rekan/domain/laporan/jenis'
import { listPilihanKolom } from '@rekan/domain/laporan/kolom'
import { errorFrom } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/clock.ts'
import { query, useInvalidate } from '../../lib/query.ts'
import { useWrite } from '../../lib/write.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pilihanMejaQuery } from '../presensi/meja/meja.queries.ts'
import type { Tersimpan } from './laporan.queries.ts'
import { PilihKolom } from './pilih-kolom.tsx'

export const NAMA_MASA: Readonly<Record<MasaLaporan, string>> = {
  BULAN_INI: 'Bulan berjalan',
  BULAN_LALU: 'Bulan sebelumnya',
}
const HARI = Array.from({ length: 31 }, (_, i) => i + 1)

type IsianTersimpan = Omit<Tersimpan, 'id' | 'lokasi' | 'dikirim' | 'penerima' | 'kolom'> & {
  /** Null: all */
  readonly kolom: readonly string[] | null
  /** Accounts it is mailed to as well */
  readonly penerima: readonly number[]
}

type TersimpanFormProps = {
  /** What is on the desk, to be kept by a name; or one that is kept already */
  readonly awal: IsianTersimpan
  /** Null: a new one */
  readonly lama: Tersimpan | null
  readonly onSelesai: () => void
}

/** Keeps a report by its name, narrowed, mailed on a day of the month, and to whom. */
export function TersimpanForm({ awal, lama, onSelesai }: TersimpanFormProps) {
  const create = useWrite('POST /kelola/laporan-tersimpan')
  const edit = useWrite('POST /kelola/laporan-tersimpan/{id}')
  const invalidate = useInvalidate()
  const simpan = useMutation({
    mutationFn: async ({ kolom, penerima: ids, ...isi }: IsianTersimpan) => {
      const body = { ...isi, kolom: kolom && [...kolom], penerima: [...ids] }
      return lama === null ? create({ body }) : edit({ params: { id: lama.id }, body })
    },
    onSettled: () => invalidate('GET /kelola/laporan-tersimpan'),
  })
  const [isian, setIsian] = useState(awal)
  const { data: pilihan } = useQuery(pilihanMejaQuery(bulanLokal(serverNow(), 'WIB')))
  const { data: penerima = [] } = useQuery(query('GET /kelola/laporan-tersimpan/penerima'))
  const set = (isi: Partial<typeof isian>) => setIsian((kini) => ({ ...kini, ...isi }))
  const errors = simpan.error === null ? {} : errorFrom(simpan.error).errors
  const pesan =
    Object.values(errors).flat()[0] ?? (simpan.error === null ? '' : errorFrom(simpan.error).message)
  const milik = (
    kolom: 'kantor_id' | 'klien_id' | 'koordinator_id',
    label: string,
    semua: readonly Pilihan[] = [],
  ) => (
    <SelectField
      label={label}
      placeholder="Semua"
      value={isian[kolom] ?? ''}
      onChange={({ target }) => set({ [kolom]: target.value === '' ? null : Number(target.value) })}
      options={semua.map(({ id, nama }) => ({ value: id, label: nama }))}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    simpan.mutate(isian, { onSuccess: onSelesai })
  }
  return (
    <form onSubmit={submit} className="space-y-4 border-t border-line pt-4">
      <h3 className="font-bold">
        {lama === null ? `Simpan ${NAMA_LAPORAN[isian.jenis]}` : `Ubah ${lama.nama}`}
      </h3>
      <TextField
        label="Nama"
        required
        maxLength={NAMA_LAPORAN_TERPANJANG}
        value={isian.nama}
        onChange={({ target }) => set({ nama: target.value })}
      />
      {lama !== null && (
        <>
          <SelectField
            label="Laporan"
            value={isian.jenis}
            onChange={({ target }) => set({ jenis: target.value as JenisLaporan, kolom: null })}
            options={JENIS_LAPORAN.map((value) => ({ value, label: NAMA_LAPORAN[value] }))}
          />
          {milik('kantor_id', 'Lokasi', pilihan?.kantor)}
          {milik('klien_id', 'Klien', pilihan?.klien)}
          {milik('koordinator_id', 'Koordinator', pilihan?.koordinator)}
          <details>
            <summary className="min-h-11 cursor-pointer text-sm font-semibold text-primary-strong desk:min-h-9">
              Kolom: {isian.kolom === null ? 'semua' : `${isian.kolom.length + 1} dipilih`}
            </summary>
            <PilihKolom
              pilihan={listPilihanKolom(isian.jenis)}
              dipilih={isian.kolom}
              onChange={(kolom) => set({ kolom })}
            />
          </details>
        </>
      )}
      <SelectField
        label="Bulan yang dilaporkan"
        value={isian.masa}
        onChange={({ target }) => set({ masa: target.value as MasaLaporan })}
        options={MASA_LAPORAN.map((value) => ({ value, label: NAMA_MASA[value] }))}
      />
      <SelectField
        label="Kirim ke email saya"
        hint="Pada bulan yang lebih pendek, di hari terakhirnya."
        placeholder="Tidak dikirim"
        value={isian.hari_kirim ?? ''}
        onChange={({ target }) => set({ hari_kirim: target.value === '' ? null : Number(target.value) })}
        options={HARI.map((value) => ({ value, label: `Tiap tanggal ${value}` }))}
      />
      {isian.hari_kirim !== null && penerima.length > 0 && (
        <fieldset className="space-y-1">
          <legend className="mb-1 text-sm font-semibold">Kirim juga kepada</legend>
          {penerima.map(({ id, nama }) => (
            <Checkbox
              key={id}
              label={nama}
              checked={isian.penerima.includes(id)}
              onChange={({ target }) =>
                set({
                  penerima: target.checked
                    ? [...isian.penerima, id]
                    : isian.penerima.filter((satu) => satu !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <SelectField
        label="Format"
        value={isian.format}
        onChange={({ target }) => set({ format: target.value as FormatLaporan })}
        options={FORMAT_LAPORAN.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {simpan.isError && (
        <p role="alert" className="rounded-card border border-accent-line bg-accent-soft p-4 text-sm">
          {pesan}
        </p>
      )}
      <div className="flex flex-wrap-reverse gap-2 *:flex-1 *:basis-28">
        {lama !== null && (
          <Button tone="outline" onClick={onSelesai}>
            Batal
          </Button>
        )}
        <Button type="submit" busy={simpan.isPending}>
          {lama === null ? 'Simpan laporan' : 'Simpan perubahan'}
        </Button>
      </div>
    </form>
  )
}

type Pilihan = { readonly id: number; readonly nama: string }
