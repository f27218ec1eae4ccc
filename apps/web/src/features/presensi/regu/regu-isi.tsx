import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react'
import { Camera, CheckCheck, CopyX, MapPinOff } from 'lucide-react'
import { isBlank } from '@rekan/domain/aturan'
import { isPosisiSegar } from '@rekan/domain/presensi/regu'
import { formatJamMenit } from '../../../lib/format.ts'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Jenis } from '../hari/jenis.ts'
import { tempatPunch } from '../punch-kamera/keadaan-punch.tsx'
import { judgePunch } from '../punch/punch-check.ts'
import { usePosisi } from '../tempat/posisi.ts'
import { isPerluFoto } from './keadaan-regu.ts'
import { OrangTile } from './orang-tile.tsx'
import type { Jepretan } from './regu-kamera.tsx'
import type { OrangRegu, Regu } from './regu.queries.ts'
import { useRegu } from './use-regu.ts'

// Asked for while the crew is looked at.
const loadKamera = () => import('./regu-kamera.tsx')
const ReguKamera = lazy(async () => ({ default: (await loadKamera()).ReguKamera }))

type ReguIsiProps = {
  readonly regu: Regu
  /** Site and shift, where there is a choice */
  readonly pilihan: ReactNode
  readonly arahAwal: Jenis
  readonly onTutup: () => void
  /** Asks anew what the server has of it; undefined where it cannot be reached */
  readonly onPeriksa: () => Promise<Regu | undefined>
}

/** The server compares the last photos: so often it is asked, with such a pause between, before the crew is closed without. */
const PERIKSA = 15
const JEDA_MS = 1000

const ARAH = [
  { value: 'checkIn', label: 'Masuk' },
  { value: 'checkOut', label: 'Pulang' },
] as const

/** A crew: who has come, who is to be photographed next, and the camera for it. */
export function ReguIsi({ regu, pilihan, arahAwal, onTutup, onPeriksa }: ReguIsiProps) {
  const { kantor, orang, zona, mulai } = regu
  const [arah, setArah] = useState<Jenis>(arahAwal)
  const [pilih, setPilih] = useState<number | null>(null)
  const [isKamera, setKamera] = useState(false)
  const [keterangan, setKeterangan] = useState('')
  const [tutup, setTutup] = useState<'diperiksa' | 'kembar' | null>(null)
  const { posisi, ulangi } = usePosisi()
  const { ambil, kembar, keadaan } = useRegu(regu, arah)
  useEffect(() => {
    for (const load of [loadKamera, () => import('../kotak/punch-entri.ts')]) load().catch(() => undefined)
  }, [])
  const perluFoto = orang.filter((satu) => !satu.sendiri && isPerluFoto(keadaan(satu)))
  const dipilih = perluFoto.find(({ id }) => id === pilih) ?? perluFoto[0]
  const selesai = orang.filter((satu) => ['tercatat', 'menunggu'].includes(keadaan(satu).jenis)).length
  const hitungan = `${selesai}/${orang.length}`
  const diperiksa = kantor && judgePunch(posisi, { offices: [kantor], bebasArea: false })
  if (kantor === null || diperiksa === null) return null
  const letak = tempatPunch(false, diperiksa)
  const { hasil } = diperiksa
  const isBoleh = hasil === 'boleh' || (hasil === 'keterangan' && !isBlank(keterangan))

  const foto = (siapa: OrangRegu, jepretan: Jepretan, pin: string) => {
    // One position serves all, and is renewed.
    if (diperiksa.bacaan !== null && !isPosisiSegar(diperiksa.bacaan.pada, Date.now())) return ulangi()
    const berikut = perluFoto[perluFoto.indexOf(siapa) + 1] ?? perluFoto.find((satu) => satu !== siapa)
    setPilih(berikut?.id ?? null)
    if (berikut === undefined) setKamera(false)
    void ambil(siapa, jepretan, { diperiksa, keterangan, pin })
  }
  const tutupRegu = async () => {
    setTutup('diperiksa')
    let kini = await onPeriksa()
    for (let ke = 0; ke < PERIKSA && (kini?.foto_menunggu ?? 0) > 0; ke += 1) {
      await new Promise((resolve) => setTimeout(resolve, JEDA_MS))
      kini = await onPeriksa()
    }
    if (kembar.length === 0 && (kini?.kembar.length ?? 0) === 0) return onTutup()
    setTutup('kembar')
  }

  if (isKamera && dipilih !== undefined && isBoleh)
    return (
      <Suspense>
        <ReguKamera
          orang={dipilih}
          hitungan={hitungan}
          letak={letak}
          isMencari={posisi.keadaan === 'mencari'}
          isPin={regu.pin && dipilih.punya_pin}
          onAmbil={(jepretan, pin) => foto(dipilih, jepretan, pin)}
          onTutup={() => setKamera(false)}
        />
      </Suspense>
    )
  return (
    <>
      <PageHeader
        title="Presensi regu"
        back={{ to: '/presensi/' }}
        end={
          <span
            role="status"
            aria-label={`${selesai} dari ${orang.length} sudah`}
            className="rounded-full bg-primary-soft px-3 py-1 text-sm font-bold text-primary-strong tabular-nums"
          >
            {hitungan}
          </span>
        }
      />
      <div className="flex flex-1 flex-col gap-3 px-4 pb-4">
        <p className="text-sm text-ink-muted">
          {kantor.name}
          {mulai !== null && `, ${formatJamMenit(mulai, zona).replace(':', '.')} ${zona}`} · posisi {letak}
        </p>
        <div className="h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full bg-primary" style={{ width: `${(100 * selesai) / orang.length}%` }} />
        </div>
        {pilihan}
        {hasil === 'tolak' && (
          <Notice icon={MapPinOff} tone="destructive" title="Anda belum di dalam area">
            <p>{kantor.name} hanya menerima presensi dari dalam areanya. Mendekatlah, lalu foto regu Anda.</p>
          </Notice>
        )}
        {hasil === 'keterangan' && (
          <TextField
            label="Keterangan"
            hint="Posisi Anda di luar area atau belum jelas. Tertulis pada setiap presensi regu ini."
            maxLength={500}
            required
            value={keterangan}
            onChange={({ target }) => setKeterangan(target.value)}
          />
        )}
        {kembar.length > 0 && (
          <Notice icon={CopyX} tone="destructive" title="Ada foto yang sama atau mirip">
            <Kembar orang={orang} kembar={kembar} />
          </Notice>
        )}
        <Segmented label="Presensi" segments={ARAH} value={arah} onChange={setArah}>
          <ul aria-label="Regu" className="grid grid-cols-3 gap-2.5">
            {orang.map((satu) => (
              <OrangTile
                key={satu.id}
                orang={satu}
                keadaan={keadaan(satu)}
                isDipilih={satu === dipilih}
                onPilih={() => setPilih(satu.id)}
              />
            ))}
          </ul>
        </Segmented>
      </div>
      <ActionBar>
        {dipilih === undefined ? (
          <Button
            icon={<CheckCheck className="size-5" />}
            busy={tutup === 'diperiksa'}
            onClick={() => void tutupRegu()}
          >
            Tutup regu
          </Button>
        ) : (
          <Button
            icon={<Camera className="size-5" />}
            disabled={!isBoleh}
            onClick={() => {
              setPilih(dipilih.id)
              setKamera(true)
            }}
          >
            Foto {dipilih.nama}
          </Button>
        )}
      </ActionBar>
      {tutup === 'kembar' && (
        <ConfirmDialog
          title="Tutup regu ini?"
          confirm="Tutup regu"
          cancel="Periksa lagi"
          onConfirm={onTutup}
          onCancel={() => setTutup(null)}
        >
          <Kembar orang={orang} kembar={kembar} />
        </ConfirmDialog>
      )}
    </>
  )
}

/** Both people of each pair. */
function Kembar({ orang, kembar }: Pick<Regu, 'orang' | 'kembar'>) {
  const nama = (id: number) => orang.find((satu) => satu.id === id)?.nama ?? ''
  return (
    <ul>
      {kembar.map(([satu, lain]) => (
        <li key={`${satu} ${lain}`}>
          {nama(satu)} dan {nama(lain)}
        </li>
      ))}
    </ul>
  )
}
