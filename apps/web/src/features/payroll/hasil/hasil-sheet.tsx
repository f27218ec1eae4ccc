import { type FormEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { parseHasil } from '@rekan/domain/payroll/lembar-hasil'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggalAngka } from '../../../lib/format.ts'
import { useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { hasilQuery } from './hasil.queries.ts'

const TERBANYAK_DISEBUT = 8

/** What was made by those who are paid by the piece: lines typed or pasted from a sheet, all of them taken or none. */
export function HasilSheet({ bulan, onClose }: { readonly bulan: Bulan; readonly onClose: () => void }) {
  const record = useWrite('POST /kelola/payroll/hasil', { once: true })
  const invalidate = useInvalidate()
  const [teks, setTeks] = useState('')
  const [salah, setSalah] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)

  async function write(event: FormEvent) {
    event.preventDefault()
    const { baris, kesalahan } = parseHasil(teks)
    setSalah(baris.length === 0 && kesalahan.length === 0 ? ['Isi paling sedikit satu baris.'] : kesalahan)
    if (kesalahan.length > 0 || baris.length === 0) return
    setBusy(true)
    try {
      const { data } = await record({ body: { baris: [...baris] } })
      await invalidate('GET /kelola/payroll/hasil')
      setTeks('')
      toast.success(`${data.dicatat} hasil kerja dicatat.`, 'form')
    } catch (error) {
      const { message, errors } = errorFrom(error)
      const semua = Object.values(errors).flat()
      setSalah(semua.length > 0 ? semua : [message])
    } finally {
      setBusy(false)
    }
  }
  return (
    <SideSheet title="Hasil Kerja Borongan" isUnsaved={() => teks !== ''} onClose={onClose}>
      <form className="space-y-4 pb-6" noValidate onSubmit={(event) => void write(event)}>
        <p className="text-ink-muted">
          Satu baris tiap orang dan hari: kode karyawan, tanggal, nama hasil, jumlah, dan tarif bila bukan
          tarif upahnya. Boleh disalin dari lembar kerja atau CSV. Orang, tanggal, dan nama yang sama
          menggantikan yang lama; jumlah 0 membatalkannya.
        </p>
        <TextArea
          label="Baris"
          required
          name="baris"
          rows={8}
          placeholder="KBN0031; 23/11/2026; kemeja; 120"
          value={teks}
          error={salah.length > 0 ? salah.slice(0, TERBANYAK_DISEBUT).join(' ') : undefined}
          onChange={({ target }) => setTeks(target.value)}
        />
        <Button type="submit" busy={isBusy}>
          Catat
        </Button>
      </form>
      <Tercatat bulan={bulan} />
    </SideSheet>
  )
}

function Tercatat({ bulan }: { readonly bulan: Bulan }) {
  const { data, error, isFetching, refetch } = useQuery(hasilQuery(bulan))
  return (
    <section aria-label="Tercatat" className="space-y-2 pb-4">
      <h3 className="font-bold">Tercatat {formatBulan(bulan)}</h3>
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-16" />
        )
      ) : data.length === 0 ? (
        <p className="text-sm text-ink-muted">Belum ada hasil kerja bulan ini.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map(({ id, karyawan, tanggal, nama, jumlah, tarif }) => (
            <li key={id} className="py-2">
              <p className="font-semibold">
                {karyawan.nama} · {jumlah.toLocaleString('id-ID')} {nama}
              </p>
              <p className="text-sm text-ink-muted">
                {formatTanggalAngka(tanggal)} · {tarif === null ? 'tarif upahnya' : formatRupiah(tarif)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
