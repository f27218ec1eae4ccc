import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { isImporBerjalan } from '@rekan/domain/karyawan/impor'
import { errorFrom } from '../../../lib/api-error.ts'
import { openTanda } from '../../../lib/lembar-tanda.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { imporQuery, type useImpor } from './impor.queries.ts'
import { KeadaanImpor } from './keadaan-impor.tsx'

/** The workbook: tried out, told what is wrong where, then all or nothing. */
export function ImporIsi({ impor }: { readonly impor: ReturnType<typeof useImpor> }) {
  const { data, error, refetch } = useQuery(imporQuery)
  const [berkas, setBerkas] = useState<File | null>(null)
  /** The file that was sent last and the import it became, to be marked with what is wrong with it */
  const [terkirim, setTerkirim] = useState<{ readonly id: number; readonly berkas: File } | null>(null)
  const isBerjalan = data !== undefined && data !== null && isImporBerjalan(data.status)

  async function upload() {
    const dikirim = berkas === null ? null : await impor.upload(berkas)
    if (berkas === null || dikirim === null) return
    setTerkirim({ id: dikirim.hasil.data.id, berkas })
    setBerkas(null)
  }

  return (
    <div className="max-w-3xl space-y-4 py-2">
      <p className="text-ink-muted">
        Satu baris untuk satu orang. Pilihan setiap kolom ada di lembar Pilihan. Berkas diperiksa dulu tanpa
        menyimpan apa pun. Orang yang sudah ada dikenali dari NIK; sel kosong tidak mengubah datanya.
      </p>
      {error !== null && <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />}
      {data !== undefined && data !== null && (
        <KeadaanImpor
          impor={data}
          isBusy={impor.isBusy}
          onTulis={() => impor.write(data.id)}
          onBatal={() => impor.cancel(data.id)}
          onUnduh={
            terkirim?.id !== data.id
              ? undefined
              : () => void impor.run(() => openTanda(terkirim.berkas, data.hasil?.kelompok ?? []))
          }
        />
      )}
      {!isBerjalan && (
        <>
          <FileField
            label="Berkas"
            required
            name="berkas"
            typeNames="Excel (.xlsx) atau CSV"
            maxBytes={BERKAS_TERBESAR}
            value={berkas}
            error={impor.salah}
            disabled={impor.isBusy}
            onChange={setBerkas}
          />
          <Button
            busy={impor.isBusy}
            disabled={berkas === null}
            icon={<Upload className="size-5" />}
            onClick={() => void upload()}
          >
            Periksa
          </Button>
        </>
      )}
    </div>
  )
}
