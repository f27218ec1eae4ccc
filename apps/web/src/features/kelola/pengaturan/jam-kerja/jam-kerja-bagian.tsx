import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Plus } from 'lucide-react'
import { errorFrom } from '../../../../lib/api-error.ts'
import { may } from '../../../../lib/boleh.ts'
import { formatTanggal } from '../../../../lib/format.ts'
import { toast } from '../../../../lib/toast.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import { Muatan } from '../muatan.tsx'
import { JadwalSheet } from './jadwal-sheet.tsx'
import { type JadwalKerja, type Riwayat, jadwalKerjaQuery, useWriteJadwal } from './jam-kerja.queries.ts'
import { NamaSheet } from './nama-sheet.tsx'
import { kalimatPekan } from './pekan.ts'

type Terbuka =
  | { readonly sheet: 'baru' }
  | { readonly sheet: 'ubah' | 'nama'; readonly jadwal: JadwalKerja }
  | undefined

/** The weeks by which people work: what each says today, what it will say, and what it said. */
export function JamKerjaBagian() {
  const [terbuka, setTerbuka] = useState<Terbuka>()
  const isBoleh = may(useProfil(), 'POST /kelola/jadwal-kerja')
  const onClose = () => setTerbuka(undefined)
  return (
    <div className="max-w-3xl space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-prose text-sm text-ink-muted">
          Perubahan berlaku mulai tanggal yang dipilih; hari sebelumnya tetap dihitung dengan jam yang lama.
        </p>
        {isBoleh && (
          <div>
            <Button icon={<Plus className="size-5" />} onClick={() => setTerbuka({ sheet: 'baru' })}>
              Jadwal Baru
            </Button>
          </div>
        )}
      </div>
      <Muatan query={useQuery(jadwalKerjaQuery)}>
        {(semua) =>
          semua.length === 0 ? (
            <Empty
              icon={CalendarClock}
              title="Belum ada jadwal kerja"
              hint="Tambahkan satu; orang ditempatkan dengannya."
            />
          ) : (
            <ul className="space-y-3">
              {semua.map((jadwal) => (
                <li key={jadwal.id}>
                  <Kartu
                    jadwal={jadwal}
                    onOpen={isBoleh ? (sheet) => setTerbuka({ sheet, jadwal }) : undefined}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Muatan>
      {terbuka?.sheet === 'baru' && <JadwalSheet jadwal={null} onClose={onClose} />}
      {terbuka?.sheet === 'ubah' && <JadwalSheet jadwal={terbuka.jadwal} onClose={onClose} />}
      {terbuka?.sheet === 'nama' && <NamaSheet jadwal={terbuka.jadwal} onClose={onClose} />}
    </div>
  )
}

function Kartu({
  jadwal,
  onOpen,
}: {
  readonly jadwal: JadwalKerja
  /** Absent for who may only read */
  readonly onOpen: ((sheet: 'ubah' | 'nama') => void) | undefined
}) {
  const [dibatalkan, setDibatalkan] = useState<string>()
  const { cancel } = useWriteJadwal()
  const berlaku = jadwal.riwayat.find(({ keadaan }) => keadaan === 'berlaku')
  const akan = jadwal.riwayat.filter(({ keadaan }) => keadaan === 'akan').toReversed()
  const lewat = jadwal.riwayat.filter(({ keadaan }) => keadaan === 'lewat')
  return (
    <section aria-label={jadwal.nama} className="card space-y-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="font-bold">{jadwal.nama}</h2>
          <p className="text-sm text-ink-muted">
            {jadwal.orang === 0 ? 'Belum dipakai' : `Dipakai ${jadwal.orang} orang`}
          </p>
        </div>
        {onOpen !== undefined && (
          <div className="flex shrink-0 gap-2 whitespace-nowrap">
            <Button tone="plain" aria-label={`Ganti nama ${jadwal.nama}`} onClick={() => onOpen('nama')}>
              Ganti nama
            </Button>
            <Button tone="outline" aria-label={`Ubah jam ${jadwal.nama}`} onClick={() => onOpen('ubah')}>
              Ubah jam
            </Button>
          </div>
        )}
      </div>
      {berlaku !== undefined && <Isi versi={berlaku} />}
      {akan.map((versi) => (
        <div key={versi.berlaku_dari} className="rounded-control bg-accent-soft p-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone="accent">Mulai {formatTanggal(versi.berlaku_dari ?? '')}</Badge>
            {onOpen !== undefined && (
              <Button
                tone="plain"
                aria-label={`Batalkan perubahan mulai ${formatTanggal(versi.berlaku_dari ?? '')}`}
                onClick={() => setDibatalkan(versi.berlaku_dari ?? undefined)}
              >
                Batalkan
              </Button>
            )}
          </div>
          <Isi versi={versi} />
        </div>
      ))}
      {lewat.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
            Yang pernah berlaku ({lewat.length})
          </summary>
          <ul className="mt-1 space-y-2">
            {lewat.map((versi) => (
              <li key={versi.berlaku_dari ?? 'awal'}>
                <p className="text-sm font-semibold">
                  {versi.berlaku_dari === null ? 'Sejak awal' : formatTanggal(versi.berlaku_dari)} sampai{' '}
                  {formatTanggal(versi.sampai ?? '')}
                </p>
                <Isi versi={versi} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {dibatalkan !== undefined && (
        <ConfirmDialog
          title={`Batalkan perubahan mulai ${formatTanggal(dibatalkan)}?`}
          confirm="Batalkan perubahan"
          busy={cancel.isPending}
          onConfirm={() =>
            cancel.mutate(
              { params: { id: jadwal.id }, versi: jadwal.versi, body: { berlaku_dari: dibatalkan } },
              {
                onSuccess: () => toast.success('Perubahan dibatalkan.', 'jadwal-kerja'),
                onError: (error) => toast.error(errorFrom(error).message, 'jadwal-kerja'),
                onSettled: () => setDibatalkan(undefined),
              },
            )
          }
          onCancel={() => setDibatalkan(undefined)}
        >
          {jadwal.orang} orang tetap bekerja dengan jam sebelumnya.
        </ConfirmDialog>
      )}
    </section>
  )
}

function Isi({ versi: { hari, toleransi_menit, masuk_saat_libur, alasan } }: { readonly versi: Riwayat }) {
  return (
    <div className="text-sm">
      {kalimatPekan(hari).map((baris) => (
        <p key={baris}>{baris}</p>
      ))}
      <p className="text-ink-muted">
        {toleransi_menit === 0 ? 'Tanpa toleransi terlambat' : `Toleransi terlambat ${toleransi_menit} menit`}
        {' · '}
        {masuk_saat_libur ? 'tetap masuk saat libur' : 'libur mengikuti hari libur'}
      </p>
      {alasan !== null && <p className="text-ink-muted">Diubah mundur: {alasan}</p>}
    </div>
  )
}
