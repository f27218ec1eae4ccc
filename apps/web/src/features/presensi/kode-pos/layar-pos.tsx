import { encode } from 'uqr'
import { CloudOff } from 'lucide-react'
import { teksKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import type { LayarTerpasang } from './layar.api.ts'
import { useKode, useLayar } from './use-layar.ts'

/** The code of a site for whoever stands before its screen; for everybody else nothing. */
export function LayarPos({ posId }: { readonly posId: string }) {
  const keadaan = useLayar(posId)
  if (keadaan.keadaan === 'membuka') return <main className="min-h-dvh bg-surface" aria-busy />
  if (keadaan.keadaan === 'tidak_terpasang')
    return (
      <main className="grid min-h-dvh place-items-center bg-surface p-6 text-center">
        <div className="max-w-120 space-y-2">
          <h1 className="text-xl font-bold">Layar ini belum terpasang</h1>
          <p className="text-ink-muted">
            {keadaan.pesan ?? 'Minta HR atau koordinator lokasi memasangkan layar ini dengan pos jaganya.'}
          </p>
        </div>
      </main>
    )
  return <Tampil layar={keadaan.layar} isLuring={keadaan.isLuring} />
}

function Tampil({ layar, isLuring }: { readonly layar: LayarTerpasang; readonly isLuring: boolean }) {
  const { kode, sisa } = useKode(layar)
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-surface p-6 text-center">
      <h1 className="text-xl font-bold">{layar.kantor.nama}</h1>
      {kode === null ? (
        <p className="max-w-120 text-ink-muted">
          Layar ini terlalu lama tanpa jaringan. Sambungkan ke internet agar kodenya tampil lagi.
        </p>
      ) : (
        <>
          <Qr teks={teksKodePos(layar.kantor.id, kode)} />
          <p
            role="status"
            aria-label="Kode pos jaga"
            className="text-[3.5rem]/none font-bold tracking-widest tabular-nums"
          >
            {kode.slice(0, 3)} {kode.slice(3)}
          </p>
          <p className="text-ink-muted tabular-nums">Kode baru dalam {sisa} detik</p>
          <p className="max-w-120 text-sm text-ink-muted">
            Masukkan kode ini saat presensi di aplikasi Rekan.
          </p>
        </>
      )}
      {isLuring && (
        <p className="flex items-center gap-2 text-sm text-ink-muted">
          <CloudOff className="size-4.5" /> Tanpa jaringan
        </p>
      )}
    </main>
  )
}

function Qr({ teks }: { readonly teks: string }) {
  const { data, size } = encode(teks, { border: 2, ecc: 'M' })
  const titik = data.flatMap((baris, y) =>
    baris.flatMap((isHitam, x) => (isHitam ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Kode QR pos jaga"
      className="block w-full max-w-80 rounded-control"
      shapeRendering="crispEdges"
    >
      {/* Black upon white by night as well: cameras know no other. */}
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={titik.join('')} fill="#000" />
    </svg>
  )
}
