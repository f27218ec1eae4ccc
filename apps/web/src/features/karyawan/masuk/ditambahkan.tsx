import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleCheckBig, KeyRound, Mail } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonCard } from '../../../ui/skeleton.tsx'
import type { useKodeReset } from '../akun/kode-reset.queries.ts'
import { KodeResetCard } from '../akun/kode-reset.tsx'
import type { DetailOrang } from '../orang/orang.queries.ts'

type DitambahkanProps = {
  readonly orang: DetailOrang
  /** Under way for somebody without an address, where the reader may make one */
  readonly kode: ReturnType<typeof useKodeReset>
  readonly onNext: () => void
}

/** The new person, and how they sign in first: by a letter that is on its way, or by a code that HR hands over. */
export function Ditambahkan({ orang, kode, onNext }: DitambahkanProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    title.current?.focus()
  }, [])
  const email = orang.akun?.email ?? null
  return (
    <div className="flex flex-1 flex-col">
      <div className="space-y-4 px-4 pt-2 pb-6">
        <div className="animate-rise py-4 text-center">
          <CircleCheckBig className="mx-auto mb-3 size-16 animate-pop text-success" strokeWidth={1.5} />
          <h2 ref={title} tabIndex={-1} className="text-lg font-bold">
            {orang.nama} ditambahkan
          </h2>
          <p className="mt-1 text-ink-muted">
            Kode karyawan <strong className="text-ink">{orang.kode}</strong>
          </p>
        </div>
        {email === null ? (
          <TanpaEmail orang={orang} kode={kode} />
        ) : (
          <Notice icon={Mail} title="Tautan dikirim">
            <p>
              Tautan untuk membuat kata sandi dikirim ke <strong className="break-all">{email}</strong> dan
              berlaku 7 hari.
            </p>
          </Notice>
        )}
      </div>
      <ActionBar>
        <Link
          to="/karyawan/$karyawanId"
          params={{ karyawanId: orang.id }}
          state={true}
          replace
          className={buttonClass('primary')}
        >
          Lihat Karyawan
        </Link>
        <Button tone="outline" onClick={onNext}>
          Tambah Lagi
        </Button>
      </ActionBar>
    </div>
  )
}

function TanpaEmail({ orang, kode }: Pick<DitambahkanProps, 'orang' | 'kode'>) {
  const { data, error, isPending } = kode
  if (data !== undefined) return <KodeResetCard kode={data} />
  if (isPending)
    return (
      <div role="status" aria-label="Membuat kode reset…">
        <SkeletonCard lines={3} />
      </div>
    )
  if (error !== null)
    return (
      <Notice
        icon={KeyRound}
        title="Kode reset belum dibuat"
        tone="accent"
        action={<Button onClick={() => kode.mutate(orang.id)}>Coba Lagi</Button>}
      >
        <p role="alert">{errorFrom(error).message}</p>
      </Notice>
    )
  return (
    <Notice icon={KeyRound} title="Belum dapat masuk" tone="accent">
      <p>
        {orang.nama} tidak punya email, dan kode reset untuk perannya hanya dapat dibuat oleh administrator.
      </p>
    </Notice>
  )
}
