import { useState } from 'react'
import { CalendarDays, Smartphone } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { formatTanggal } from '@rekan/domain/waktu'
import { formatSaat } from '../../../lib/format-hari.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { type Ponsel, terdaftarQuery, useLepas } from './terdaftar.queries.ts'

type Lepas = { readonly judul: string; readonly isi: string; readonly apa: number | 'kalender' }

/** What of one's account goes on without a sign-in: phones that prove when a punch was taken, and the calendar's address. */
export function Terdaftar() {
  const zona = useZona()
  const { data } = useQuery(terdaftarQuery)
  const [asked, setAsked] = useState<Lepas | null>(null)
  const { mutate, isPending } = useLepas(() => setAsked(null))
  if (data === undefined || (data.ponsel.length === 0 && data.kalender === null)) return null
  return (
    <div className="space-y-3 px-4 pb-6">
      {data.ponsel.length > 0 && (
        <>
          <SectionTitle>Ponsel untuk Presensi</SectionTitle>
          <p className="text-sm text-ink-muted">
            Paling banyak lima. Ponsel yang baru dipakai belum membuktikan jam presensi tanpa jaringan
            sepenuhnya selama 3 hari pertama.
          </p>
        </>
      )}
      {data.ponsel.map((satu) => (
        <ListCard
          key={satu.id}
          title={satu.nama}
          subtitle={kataPonsel(satu)}
          start={<Smartphone className="size-5.5 text-primary" strokeWidth={1.75} />}
        >
          <Button
            tone="plain"
            className="mt-2"
            aria-label={`Lepas ${satu.nama}`}
            onClick={() =>
              setAsked({
                judul: `Lepas ${satu.nama}?`,
                isi: 'Presensi yang masih menunggu di ponsel itu akan ditinjau. Ponsel terdaftar lagi bila akun Anda masuk lagi di sana.',
                apa: satu.id,
              })
            }
          >
            Lepas
          </Button>
        </ListCard>
      ))}
      {data.kalender !== null && (
        <>
          <SectionTitle>Alamat Kalender</SectionTitle>
          <ListCard
            title="Jadwal di kalender HP"
            subtitle={`Terbuka bagi siapa pun yang punya alamatnya, sejak ${formatSaat(data.kalender, zona)}`}
            start={<CalendarDays className="size-5.5 text-primary" strokeWidth={1.75} />}
          >
            <Button
              tone="plain"
              className="mt-2"
              onClick={() =>
                setAsked({
                  judul: 'Tutup alamat kalender?',
                  isi: 'Kalender yang memakai alamat ini tidak lagi menerima jadwal Anda.',
                  apa: 'kalender',
                })
              }
            >
              Tutup Alamat
            </Button>
          </ListCard>
        </>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={asked.judul}
          confirm={asked.apa === 'kalender' ? 'Tutup' : 'Lepas'}
          tone="danger"
          busy={isPending}
          onConfirm={() => mutate(asked.apa)}
          onCancel={() => setAsked(null)}
        >
          {asked.isi}
        </ConfirmDialog>
      )}
    </div>
  )
}

function kataPonsel({ sejak, didengar }: Ponsel): string {
  return `Sejak ${formatTanggal(sejak)}, terakhir terdengar ${formatTanggal(didengar)}`
}
