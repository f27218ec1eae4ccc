import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { errorFrom } from '../../../../lib/api-error.ts'
import { formatTanggal } from '../../../../lib/format.ts'
import { toast } from '../../../../lib/toast.ts'
import { terbaruFrom, useWrite } from '../../../../lib/write.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SearchableSelect } from '../../../../ui/searchable-select.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { SkeletonCard } from '../../../../ui/skeleton.tsx'
import { masaFrom } from '../koordinator-lokasi.tsx'
import { LOKASI_DITULIS, type Lokasi, type OrangLokasi, orangLokasiQuery } from '../lokasi.queries.ts'
import { DitunjukList, barisFrom, isianFrom } from './ditunjuk-list.tsx'

type ReguSheetProps = {
  readonly lokasi: Lokasi
  /** Who may not name anybody reads it */
  readonly isBaca: boolean
  readonly onTersimpan: (lokasi: Lokasi) => void
  readonly onClose: () => void
}

/** Who punches for the crew of a site beside its coordinators, and who is there today. */
export function ReguSheet({ lokasi, isBaca, onTersimpan, onClose }: ReguSheetProps) {
  const save = useWrite('POST /kelola/lokasi/{id}/regu', LOKASI_DITULIS)
  const { data, error } = useQuery(orangLokasiQuery(lokasi.id))
  const [dasar, setDasar] = useState(lokasi)
  const [saksi, setSaksi] = useState(barisFrom(lokasi.regu.saksi))
  const simpan = useMutation({
    mutationFn: () =>
      save({
        params: { id: dasar.id },
        versi: dasar.versi,
        body: { pin: dasar.regu.pin, saksi: isianFrom(saksi) },
      }),
    onSuccess: ({ data: baru }) => {
      toast.success('Pencatat regu disimpan.', 'lokasi')
      onTersimpan(baru)
    },
    onError: (galat) => {
      const terbaru = terbaruFrom('GET /kelola/lokasi/{id}', galat)
      if (terbaru !== undefined) setDasar(terbaru)
    },
  })
  const galat = simpan.error ?? error
  const orang = data?.orang ?? []
  const kini = new Set(
    dasar.regu.saksi
      .filter(({ mulai, sampai }) => data !== undefined && isPada(data.tanggal, mulai, sampai))
      .map((satu) => satu.pengguna_id),
  )
  return (
    <Sheet
      title={`Regu ${lokasi.nama}`}
      onClose={onClose}
      {...(!isBaca && {
        footer: (
          <Button
            busy={simpan.isPending}
            disabled={saksi.some(({ mulai }) => mulai === '')}
            onClick={() => simpan.mutate()}
          >
            {dasar === lokasi ? 'Simpan' : 'Simpan punya saya'}
          </Button>
        ),
      })}
    >
      <div className="space-y-5 pb-4">
        {galat !== null && (
          <p role="alert" className="font-medium text-destructive">
            {errorFrom(galat).errors['saksi']?.[0] ?? errorFrom(galat).message}
            {dasar !== lokasi &&
              ` Sekarang tercatat: ${dasar.regu.saksi.map(({ nama }) => nama).join(', ') || 'belum ada'}.`}
          </p>
        )}
        <section aria-label="Pencatat regu" className="space-y-3">
          <h3 className="text-base font-bold">Pencatat regu</h3>
          <p className="text-sm text-ink-muted">
            Selain koordinator lokasi, mereka memotret presensi regu di sini pada tanggal itu. Nama mereka
            tertulis pada setiap presensi yang mereka catat.
          </p>
          {isBaca ? (
            <DaftarSaksi lokasi={dasar} />
          ) : (
            <>
              <DitunjukList daftar={saksi} onDaftar={setSaksi} />
              <SearchableSelect
                label="Tambah pencatat"
                placeholder="Pilih dari orang di lokasi ini"
                value={null}
                options={orang.flatMap(({ pengguna_id: value, nama: label, kode: hint }) =>
                  value === null ? [] : [{ value, label, hint }],
                )}
                onChange={(id) => {
                  const nama = orang.find((satu) => satu.pengguna_id === id)?.nama
                  if (id === null || nama === undefined || data === undefined) return
                  const baru = { pengguna_id: id, nama, mulai: data.tanggal, sampai: null }
                  setSaksi([...saksi, { ...baru, kunci: crypto.randomUUID() }])
                }}
              />
            </>
          )}
        </section>
        <section aria-label="Orang di lokasi ini" className="space-y-3">
          <h3 className="text-base font-bold">
            Orang di lokasi ini{data !== undefined && `, ${formatTanggal(data.tanggal)}`}
          </h3>
          {data === undefined ? (
            <SkeletonCard lines={4} />
          ) : orang.length === 0 ? (
            <p className="text-sm text-ink-muted">
              Belum ada yang ditempatkan atau bertugas di sini hari ini.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {orang.map((satu) => (
                <Orang
                  key={satu.id}
                  orang={satu}
                  isPin={dasar.regu.pin}
                  isSaksi={satu.pengguna_id !== null && kini.has(satu.pengguna_id)}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Sheet>
  )
}

/** By whom a crew is punched for, from when to when. */
function DaftarSaksi({ lokasi: { regu } }: { readonly lokasi: Lokasi }) {
  if (regu.saksi.length === 0)
    return <p className="text-sm text-ink-muted">Belum ada. Koordinator lokasi dan HRD yang mencatat.</p>
  return (
    <ul className="space-y-1 text-sm">
      {regu.saksi.map((satu) => (
        <li key={`${satu.pengguna_id} ${satu.mulai}`}>
          <b>{satu.nama}</b> <span className="text-ink-muted">{masaFrom(satu)}</span>
        </li>
      ))}
    </ul>
  )
}

type OrangProps = { readonly orang: OrangLokasi; readonly isPin: boolean; readonly isSaksi: boolean }

function Orang({ orang: { nama, kode, jabatan, punya_pin }, isPin, isSaksi }: OrangProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <b className="wrap-anywhere">{nama}</b>
        <p className="text-ink-muted">
          {kode} · {jabatan ?? 'bertugas hari ini'}
        </p>
      </div>
      {isSaksi && <Badge tone="success">Pencatat</Badge>}
      {isPin && !punya_pin && <Badge tone="accent">Belum punya PIN</Badge>}
    </li>
  )
}

function isPada(tanggal: string, mulai: string, sampai: string | null): boolean {
  return mulai <= tanggal && (sampai === null || tanggal <= sampai)
}
