import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorOff } from 'lucide-react'
import { encode } from 'uqr'
import { formatTanggal } from '../../../../lib/format.ts'
import { errorFrom } from '../../../../lib/api-error.ts'
import { call } from '../../../../lib/http.ts'
import { type CallData, query } from '../../../../lib/query.ts'
import { toast } from '../../../../lib/toast.ts'
import { useWrite } from '../../../../lib/write.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { RadioCards } from '../../../../ui/radio-cards.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { SkeletonCard } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Lokasi } from '../lokasi.queries.ts'

type KodeLokasi = CallData<'GET /kelola/lokasi/{id}/kode-pos'>

const MODE = [
  { value: 'tidak', label: 'Tidak diminta', hint: 'Presensi dinilai dari posisinya' },
  { value: 'layar', label: 'Kode di layar', hint: 'Berganti setiap 30 detik di layar pos jaga' },
  { value: 'cetak', label: 'Kode cetak dengan kata hari ini', hint: 'Kode di layar juga diterima' },
] as const

type KodeSheetProps = {
  readonly lokasi: Lokasi
  /** What the site asks for is HR's to say; who looks after it pairs screens */
  readonly isBaca: boolean
  readonly onClose: () => void
}

/** Which code a site asks for, its word and print, and the screens that show it. */
export function KodeSheet({ lokasi, isBaca, onClose }: KodeSheetProps) {
  const client = useQueryClient()
  const params = { id: lokasi.id }
  const kode = query('GET /kelola/lokasi/{id}/kode-pos', { params })
  const into = () => kode
  const { data, error } = useQuery(kode)
  const onError = (cause: unknown) => toast.error(errorFrom(cause).message, 'kode-pos')
  const ubah = useMutation({
    mutationFn: useWrite('POST /kelola/lokasi/{id}/kode-pos', { into }),
    onSuccess: () => toast.success('Kode pos jaga disimpan.', 'kode-pos'),
    onError,
  })
  const cabut = useMutation({ mutationFn: useWrite('POST /kelola/layar/{id}/cabut', { into }), onError })
  return (
    <Sheet title={`Kode pos jaga ${lokasi.nama}`} onClose={onClose}>
      <div className="space-y-5 pb-4">
        {error !== null && (
          <p role="alert" className="font-medium text-destructive">
            {errorFrom(error).message}
          </p>
        )}
        {data === undefined ? (
          <SkeletonCard lines={6} />
        ) : (
          <>
            {isBaca ? (
              <p>
                Saat presensi di sini: <b>{MODE.find(({ value }) => value === data.kode_pos)?.label}</b>
              </p>
            ) : (
              <RadioCards
                name="kode-pos"
                label="Saat presensi di sini"
                value={data.kode_pos}
                options={MODE}
                onChange={(mode) => ubah.mutate({ params, body: { kode_pos: mode } })}
              />
            )}
            {data.kata_hari !== null && (
              <p>
                Kata hari ini, {formatTanggal(data.kata_hari.tanggal)}: <b>{data.kata_hari.kata}</b>
              </p>
            )}
            {data.kode_cetak !== null && <Cetak teks={data.kode_cetak} />}
            <Layar
              kantorId={lokasi.id}
              kode={data}
              onTawar={() => void client.invalidateQueries({ queryKey: kode.queryKey })}
              onCabut={(id) => cabut.mutate({ params: { id } })}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}

type LayarProps = {
  readonly kantorId: number
  readonly kode: KodeLokasi
  readonly onTawar: () => void
  readonly onCabut: (layarId: number) => void
}

function Layar({ kantorId, kode, onTawar, onCabut }: LayarProps) {
  const [sebutan, setSebutan] = useState('')
  const tawar = useMutation({
    mutationFn: () =>
      call('POST /kelola/lokasi/{id}/layar', {
        params: { id: kantorId },
        body: { sebutan: sebutan.trim() },
      }),
    onSuccess: () => {
      setSebutan('')
      onTawar()
    },
  })
  const galat = tawar.error === null ? undefined : errorFrom(tawar.error)
  return (
    <section aria-label="Layar" className="space-y-3">
      <h3 className="text-base font-bold">Layar</h3>
      {kode.layar.length === 0 ? (
        <p className="text-sm text-ink-muted">Belum ada layar yang terpasang.</p>
      ) : (
        <ul className="space-y-2">
          {kode.layar.map((satu) => (
            <li key={satu.id} className="flex items-center gap-2 rounded-control border border-line p-3">
              <div className="min-w-0 flex-1 text-sm">
                <b>{satu.nama}</b>
                <p className="text-ink-muted">
                  {satu.dipasang_pada === null ? 'Menunggu dibuka' : 'Terpasang'} · {satu.oleh.nama}
                </p>
              </div>
              <IconButton label={`Cabut ${satu.nama}`} onClick={() => onCabut(satu.id)}>
                <MonitorOff className="size-5" strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          tawar.mutate()
        }}
      >
        <TextField
          label="Nama layar"
          placeholder="Gerbang utara"
          maxLength={100}
          value={sebutan}
          error={galat?.errors['sebutan']?.[0] ?? galat?.message}
          onChange={({ target }) => setSebutan(target.value)}
        />
        <Button type="submit" tone="outline" busy={tawar.isPending} disabled={sebutan.trim() === ''}>
          Pasangkan layar
        </Button>
      </form>
      {tawar.data !== undefined && (
        <div role="status" className="space-y-2">
          <p>Buka alamat ini di layar pos jaga dalam 15 menit. Hanya satu layar yang dapat memakainya.</p>
          <Qr teks={`${location.origin}${tawar.data.data.alamat}`} label="Kode QR tautan layar" />
          <p className="rounded-card bg-sunken p-3 text-sm break-all select-all">
            {location.origin}
            {tawar.data.data.alamat}
          </p>
        </div>
      )}
    </section>
  )
}

function Cetak({ teks }: { readonly teks: string }) {
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-muted">
        Cetak kode ini dan pasang di pos jaga. Kata hari ini diberitahukan setiap hari, jangan ikut dicetak.
      </p>
      <Qr teks={teks} label="Kode QR cetak" />
      <p className="text-center font-bold tracking-widest select-all">{teks.split('.').at(-1)}</p>
    </div>
  )
}

function Qr({ teks, label }: { readonly teks: string; readonly label: string }) {
  const { data, size } = encode(teks, { border: 2, ecc: 'M' })
  const titik = data.flatMap((baris, y) =>
    baris.flatMap((isHitam, x) => (isHitam ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-60 rounded-control"
      shapeRendering="crispEdges"
    >
      {/* Black upon white by night as well: cameras know no other. */}
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={titik.join('')} fill="#000" />
    </svg>
  )
}
