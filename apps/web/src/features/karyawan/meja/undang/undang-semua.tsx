import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Printer, Send } from 'lucide-react'
import { errorFrom } from '../../../../lib/api-error.ts'
import { fileFrom, openDownload } from '../../../../lib/download.ts'
import { call } from '../../../../lib/http.ts'
import { useInvalidate } from '../../../../lib/query.ts'
import { KARYAWAN } from '../../../../lib/subjects.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SkeletonCard } from '../../../../ui/skeleton.tsx'
import { UNDANG_TERBANYAK, pilihanQuery } from '../meja.queries.ts'

type Jumlah = { readonly surat: number; readonly cetak: number; readonly dilewati: number }

/** Everybody who was never invited, at once: letters to who has an address, printed sheets for the others. */
export function UndangSemua() {
  const invalidate = useInvalidate()
  const { data, error, refetch } = useQuery({ ...pilihanQuery({}), staleTime: 0 })
  const [hasil, setHasil] = useState<Jumlah>()
  const [lembar, setLembar] = useState<readonly File[]>([])
  const [isBusy, setBusy] = useState(false)
  const [galat, setGalat] = useState<string>()
  if (error !== null) return <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonCard lines={3} />
  const banyak = data.akun.find(({ kode }) => kode === 'BELUM_DIUNDANG')?.jumlah ?? 0

  async function invite() {
    setBusy(true)
    setGalat(undefined)
    const jadi = { surat: 0, cetak: 0, dilewati: 0 }
    try {
      const { data: semua } = await call('GET /kelola/karyawan/all', { query: { akun: 'BELUM_DIUNDANG' } })
      for (let ke = 0; ke < semua.length; ke += UNDANG_TERBANYAK) {
        const { data: jawab } = await call('POST /kelola/karyawan/undang', {
          body: { karyawan_ids: semua.slice(ke, ke + UNDANG_TERBANYAK) },
          idempotencyKey: crypto.randomUUID(),
        })
        jadi.surat += jawab.surat
        jadi.cetak += jawab.cetak
        jadi.dilewati += jawab.dilewati.length
        setHasil({ ...jadi })
        if (jawab.lembar !== null) {
          const file = fileFrom(jawab.lembar)
          setLembar((ada) => [...ada, file])
          openDownload(file)
        }
      }
    } catch (failed) {
      setGalat(errorFrom(failed).message)
    } finally {
      setBusy(false)
      await invalidate(...KARYAWAN)
    }
  }

  return (
    <div className="max-w-2xl space-y-4">
      <p>
        Yang punya email dikirimi tautan. Untuk yang lain dibuat lembar cetak dengan kode QR yang berlaku 14
        hari; kodenya hanya ada di lembar itu.
      </p>
      {hasil !== undefined && (
        <Notice
          icon={Printer}
          title={`${(hasil.surat + hasil.cetak).toLocaleString('id-ID')} orang diundang`}
        >
          <p role="status">
            {hasil.surat} lewat email, {hasil.cetak} dengan lembar cetak
            {hasil.dilewati > 0 && `, ${hasil.dilewati} dilewati`}.
          </p>
          {lembar.map((file, ke) => (
            <Button key={`${file.name}${file.size}`} tone="outline" onClick={() => openDownload(file)}>
              {lembar.length === 1 ? 'Unduh lembar lagi' : `Unduh lembar ${ke + 1} dari ${lembar.length}`}
            </Button>
          ))}
        </Notice>
      )}
      {galat !== undefined && (
        <p role="alert" className="font-medium text-destructive">
          {galat}
        </p>
      )}
      <Button
        busy={isBusy}
        disabled={banyak === 0}
        icon={<Send className="size-5" />}
        onClick={() => void invite()}
      >
        {banyak === 0 ? 'Semua sudah diundang' : `Undang ${banyak.toLocaleString('id-ID')} orang`}
      </Button>
    </div>
  )
}
