import { Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint, LifeBuoy, Smartphone } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { type Keamanan, keamananQuery, useFaktor } from './faktor.queries.ts'

const TotpSheet = lazy(async () => ({ default: (await import('./totp-sheet.tsx')).TotpSheet }))
const PemulihanSheet = lazy(async () => ({ default: (await import('./pemulihan-sheet.tsx')).PemulihanSheet }))

type Lepas = { readonly apa: string; readonly work: () => Promise<unknown> }

/** Passkeys, an authenticator app and recovery codes: set up, looked at, taken off. */
export function FaktorPage({ onLengkap }: { readonly onLengkap?: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(keamananQuery)
  const [kode, setKode] = useState<readonly string[]>()
  const [isTotp, setTotp] = useState(false)
  const [lepas, setLepas] = useState<Lepas>()
  const faktor = useFaktor(setKode)
  if (data === undefined) {
    if (error === null || isFetching)
      return (
        <div className="px-4">
          <SkeletonList count={3} />
        </div>
      )
    return <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
  }
  const isAda = data.totp !== null || data.passkey.length > 0
  return (
    <div className="space-y-4 px-4 pb-6">
      <p className="text-ink-muted">
        Dengan langkah kedua, orang yang tahu kata sandi Anda tetap tidak dapat masuk ke akun Anda.
        {data.wajib && ' Perusahaan mewajibkannya untuk peran Anda.'}
      </p>
      <Passkey
        data={data}
        isBusy={faktor.isPending}
        onBuat={() =>
          faktor.mutate(async () => (await import('../sesi/passkey.ts')).createPasskey(namaPerangkat()))
        }
        onLepas={(id, nama) =>
          setLepas({
            apa: nama,
            work: () => call('POST /keamanan/passkey/{id}/hapus', { params: { id }, body: {} }),
          })
        }
      />
      <section className="space-y-3 card p-4">
        <h2 className="flex items-center gap-2 text-base font-bold">
          <Smartphone className="size-5 text-primary" /> Aplikasi kode
          {data.totp !== null && <Badge tone="success">Terpasang</Badge>}
        </h2>
        <p className="text-sm text-ink-muted">
          Aplikasi seperti Google Authenticator menampilkan enam angka yang berganti setiap 30 detik.
        </p>
        {data.totp === null ? (
          <Button tone="outline" onClick={() => setTotp(true)}>
            Pasang Aplikasi Kode
          </Button>
        ) : (
          <Button
            tone="plain"
            onClick={() =>
              setLepas({ apa: 'aplikasi kode', work: () => call('POST /keamanan/totp/hapus', { body: {} }) })
            }
          >
            Lepas Aplikasi Kode
          </Button>
        )}
      </section>
      {isAda && (
        <section className="space-y-3 card p-4">
          <h2 className="flex items-center gap-2 text-base font-bold">
            <LifeBuoy className="size-5 text-primary" /> Kode pemulihan
          </h2>
          <p className="text-sm text-ink-muted">
            Tersisa {data.kode_pemulihan_sisa} dari 10. Satu kode untuk satu kali masuk, bila ponsel hilang.
          </p>
          <Button
            tone="plain"
            busy={faktor.isPending}
            onClick={() =>
              faktor.mutate(
                async () => (await call('POST /keamanan/kode-pemulihan', { body: {} })).data.kode_pemulihan,
              )
            }
          >
            Buat Kode Baru
          </Button>
        </section>
      )}
      {isAda && onLengkap !== undefined && kode === undefined && (
        <Button onClick={onLengkap}>Lanjut ke Rekan</Button>
      )}
      <Suspense>
        {isTotp && <TotpSheet onClose={() => setTotp(false)} onKode={setKode} />}
        {kode !== undefined && <PemulihanSheet kode={kode} onClose={() => setKode(undefined)} />}
      </Suspense>
      {lepas !== undefined && (
        <ConfirmDialog
          title={`Lepas ${lepas.apa}?`}
          confirm="Lepas"
          tone="danger"
          onCancel={() => setLepas(undefined)}
          onConfirm={() => {
            setLepas(undefined)
            faktor.mutate(async () => {
              await lepas.work()
              return null
            })
          }}
        >
          Setelah dilepas, tidak dapat dipakai lagi untuk masuk.
        </ConfirmDialog>
      )}
    </div>
  )
}

type PasskeyProps = {
  readonly data: Keamanan
  readonly isBusy: boolean
  readonly onBuat: () => void
  readonly onLepas: (id: number, nama: string) => void
}

function Passkey({ data, isBusy, onBuat, onLepas }: PasskeyProps) {
  return (
    <section className="space-y-3 card p-4">
      <h2 className="flex items-center gap-2 text-base font-bold">
        <Fingerprint className="size-5 text-primary" /> Passkey
      </h2>
      <p className="text-sm text-ink-muted">
        Paling mudah: masuk dengan sidik jari, wajah, atau kunci layar, tanpa kata sandi dan tanpa kode.
      </p>
      {data.passkey.map(({ id, nama }) => (
        <div key={id} className="flex items-center justify-between gap-3">
          <span className="min-w-0 font-medium break-words">{nama}</span>
          <div className="shrink-0">
            <Button
              tone="plain"

              aria-label={`Lepas ${nama}`}
              onClick={() => onLepas(id, nama)}
            >
              Lepas
            </Button>
          </div>
        </div>
      ))}
      {'PublicKeyCredential' in globalThis ? (
        <Button tone="outline" busy={isBusy} onClick={onBuat}>
          Tambah Passkey
        </Button>
      ) : (
        <Notice icon={Fingerprint} title="Peramban ini tidak mendukung passkey" />
      )}
    </section>
  )
}

/** By which a person knows a device again. */
function namaPerangkat(): string {
  const { userAgent } = navigator
  const jenis = /Android/.test(userAgent)
    ? 'Ponsel Android'
    : /iPhone/.test(userAgent)
      ? 'iPhone'
      : /iPad/.test(userAgent)
        ? 'iPad'
        : 'Komputer'
  return `${jenis}, ${new Date().toLocaleDateString('id-ID', { dateStyle: 'medium' })}`
}
