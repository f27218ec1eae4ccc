import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { formatSaat } from '../../lib/format-hari.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { zonaFrom } from '../profil/diri/profil.wire.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { kalenderQuery, useKalender } from './kalender.queries.ts'

/** One's shifts in the calendar of the phone, by an address that one keeps to oneself. */
export function KalenderSheet({ onClose }: { readonly onClose: () => void }) {
  const zona = zonaFrom(useProfil())
  const { data, isError } = useQuery(kalenderQuery)
  const { buat, tutup } = useKalender()
  const [alamat, setAlamat] = useState<string | null>(null)
  const isBuka = data !== undefined && data !== null
  return (
    <Sheet title="Kalender HP" onClose={onClose}>
      <div className="space-y-4 pb-4">
        <p>
          Jadwal Anda dapat tampil di kalender HP dan ikut berubah bila jadwal berubah. Siapa pun yang punya
          alamatnya dapat membaca jadwal Anda, jadi jangan dibagikan.
        </p>
        {alamat !== null && <Alamat alamat={alamat} />}
        {data === undefined && !isError && <Skeleton className="h-11 w-full" />}
        {isError && <p className="text-destructive">Keterangan kalender tidak dapat dimuat.</p>}
        {isBuka && alamat === null && (
          <p className="text-sm text-ink-muted">
            {`Alamat kalender Anda dibuat ${formatSaat(data, zona)}. Alamat hanya tampil sekali; buat yang baru bila Anda memerlukannya lagi, yang lama lalu tidak berlaku.`}
          </p>
        )}
        <Button
          tone={alamat === null ? 'primary' : 'outline'}
          busy={buat.isPending}
          onClick={() => buat.mutate(undefined, { onSuccess: (baru) => setAlamat(baru.alamat) })}
        >
          {isBuka ? 'Buat Alamat Baru' : 'Buat Alamat Kalender'}
        </Button>
        {isBuka && (
          <Button
            tone="outline"
            busy={tutup.isPending}
            onClick={() => tutup.mutate(undefined, { onSuccess: () => setAlamat(null) })}
          >
            Tutup Alamat Kalender
          </Button>
        )}
      </div>
    </Sheet>
  )
}

function Alamat({ alamat }: { readonly alamat: string }) {
  const copy = () =>
    navigator.clipboard.writeText(alamat).then(
      () => toast.success('Alamat disalin.', 'kalender'),
      () => toast.error('Alamat tidak dapat disalin. Tekan lama alamatnya untuk menyalin.', 'kalender'),
    )
  return (
    <section className="space-y-3 rounded-card bg-sunken p-4">
      <p className="text-sm font-semibold break-all select-all">{alamat}</p>
      <div className="flex flex-wrap gap-2 *:flex-1 *:basis-32">
        <Button tone="outline" icon={<Copy className="size-5" />} onClick={() => void copy()}>
          Salin
        </Button>
        <Button tone="primary" onClick={() => location.assign(alamat.replace(/^https?:/, 'webcal:'))}>
          Buka di Kalender
        </Button>
      </div>
      <p className="text-sm text-ink-muted">
        Di Google Kalender: Setelan, Tambahkan kalender, Dari URL, lalu tempel alamat ini.
      </p>
    </section>
  )
}
