import { Link } from '@tanstack/react-router'
import { CircleCheckBig, CircleDashed } from 'lucide-react'
import { call } from '../../../lib/http.ts'
import { Button } from '../../../ui/button.tsx'
import { toolClass } from '../../../ui/wide/tool-button.tsx'
import { NAMA_LANGKAH } from './nama-langkah.ts'
import { type Persiapan, useSimpan } from './mulai.queries.ts'

type SiapProps = { readonly persiapan: Persiapan; readonly onSelesai: () => void }

/** What is ready, what was left for later, and what comes next. */
export function Siap({ persiapan, onSelesai }: SiapProps) {
  const { langkah, orang } = persiapan
  const { send, isBusy, galat } = useSimpan<void>(() => call('POST /kelola/mulai/selesai'), onSelesai)
  const isLengkap = langkah.every(({ keadaan }) => keadaan === 'diisi')
  return (
    <div className="max-w-2xl space-y-4">
      <h2 className="text-lg font-bold">{isLengkap ? 'Semua siap' : 'Hampir siap'}</h2>
      <ul className="card divide-y divide-line">
        {langkah.map(({ nama, keadaan }) => (
          <li key={nama} className="flex items-center gap-3 p-3">
            {keadaan === 'diisi' ? (
              <CircleCheckBig className="size-5 text-success" />
            ) : (
              <CircleDashed className="size-5 text-ink-muted" />
            )}
            <span className="flex-1">{NAMA_LANGKAH[nama]}</span>
            {keadaan !== 'diisi' && (
              <Link to="/kelola/mulai" search={{ langkah: nama }} className={toolClass()}>
                Kerjakan
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p>
        {orang.jumlah === 0
          ? 'Belum ada orang: tambahkan di Karyawan.'
          : `${orang.jumlah.toLocaleString('id-ID')} orang dapat check in begitu masuk dengan undangannya.`}
        {orang.belum_masuk > 0 && ` ${orang.belum_masuk.toLocaleString('id-ID')} belum pernah masuk.`}
      </p>
      <p className="text-ink-muted">
        Berikutnya: lokasi lain di Lokasi, orang dan undangan di Karyawan. Yang ditunda dapat dikerjakan di
        sana kapan saja.
      </p>
      {galat !== undefined && (
        <p role="alert" className="font-medium text-destructive">
          {galat}
        </p>
      )}
      <Button busy={isBusy} onClick={() => send()}>
        {isLengkap ? 'Selesai' : 'Selesai, sisanya nanti'}
      </Button>
    </div>
  )
}
