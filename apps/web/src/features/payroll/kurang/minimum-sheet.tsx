import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { parseUpahMinimum } from '@rekan/domain/karyawan/lembar-minimum'
import { KELAS_JKK, type KelasJkk, SEBUTAN_JKK } from '@rekan/domain/payroll/pajak'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { useWriteGaji } from '../slip/gaji.write.ts'
import { type DaftarMinimum, type LokasiGaji, minimumQuery } from './kurang.queries.ts'
import { TempelForm } from './tempel-form.tsx'

/** Minimum wages by kabupaten or kota and year, and of each site which it follows and how dangerous its work is. */
export function MinimumSheet({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(minimumQuery)
  const record = useWriteGaji('POST /kelola/upah-minimum', { once: true })
  const [teks, setTeks] = useState('')
  return (
    <SideSheet title="Upah Minimum dan Lokasi" isUnsaved={() => teks !== ''} onClose={onClose}>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40" />
        )
      ) : (
        <div className="space-y-6 pb-6">
          <section aria-label="Lokasi" className="space-y-4">
            <h3 className="font-bold">Lokasi</h3>
            {data.lokasi.map((lokasi) => (
              <Lokasi key={`${lokasi.id} ${lokasi.wilayah} ${lokasi.kelas_jkk}`} lokasi={lokasi} />
            ))}
          </section>
          <TempelForm
            label="Wilayah; tahun; rupiah sebulan"
            hint="Satu baris tiap wilayah dan tahun, dari keputusan gubernur. Boleh disalin dari lembar kerja atau CSV; wilayah dan tahun yang sama menggantikan yang lama."
            placeholder="Kota Contoh; 2026; 5.250.000"
            teks={teks}
            onTeks={setTeks}
            parse={parseUpahMinimum}
            record={(baris) => record({ body: { baris: [...baris] } })}
          />
          <Tercatat baris={data.baris} />
        </div>
      )}
    </SideSheet>
  )
}

function Lokasi({ lokasi }: { readonly lokasi: LokasiGaji }) {
  const record = useWriteGaji('POST /kelola/upah-minimum/lokasi', { once: true })
  const [wilayah, setWilayah] = useState(lokasi.wilayah ?? '')
  const [kelas, setKelas] = useState<KelasJkk | ''>(lokasi.kelas_jkk ?? '')
  const [salah, setSalah] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isBeda = wilayah.trim() !== (lokasi.wilayah ?? '') || kelas !== (lokasi.kelas_jkk ?? '')

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setSalah(undefined)
    try {
      const isi = { wilayah: wilayah.trim() === '' ? null : wilayah, kelas_jkk: kelas === '' ? null : kelas }
      await record({ body: { kantor_id: lokasi.id, ...isi } })
      toast.success(`${lokasi.nama} disimpan.`, 'form')
    } catch (error) {
      setSalah(errorFrom(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      aria-label={lokasi.nama}
      className="space-y-3 card p-3"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <b>{lokasi.nama}</b>
      <TextField
        label="Kabupaten atau kota"
        name={`wilayah-${lokasi.id}`}
        value={wilayah}
        error={salah}
        onChange={({ target }) => setWilayah(target.value)}
      />
      <SelectField
        label="Kelas risiko JKK"
        name={`kelas-${lokasi.id}`}
        placeholder="Belum tercatat"
        options={KELAS_JKK.map((value) => ({ value, label: SEBUTAN_JKK[value] }))}
        value={kelas}
        onChange={({ target }) => setKelas(target.value as KelasJkk | '')}
      />
      {isBeda && (
        <Button type="submit" busy={isBusy}>
          Simpan
        </Button>
      )}
    </form>
  )
}

function Tercatat({ baris }: Pick<DaftarMinimum, 'baris'>) {
  return baris.length === 0 ? (
    <p className="text-sm text-ink-muted">Belum ada upah minimum yang tercatat.</p>
  ) : (
    <ul aria-label="Upah minimum tercatat" className="divide-y divide-line text-sm">
      {baris.map(({ wilayah, tahun, jumlah, contoh }) => (
        <li key={`${wilayah} ${tahun}`} className="flex gap-3 py-2">
          <span className="min-w-0 flex-1">
            {wilayah} {tahun}
            {contoh && <span className="text-accent"> (contoh, bukan ketentuan)</span>}
          </span>
          <span className="tabular-nums">{formatRupiah(jumlah)}</span>
        </li>
      ))}
    </ul>
  )
}
