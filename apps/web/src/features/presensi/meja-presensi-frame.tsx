import { type ReactNode, Suspense, lazy, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, Upload } from 'lucide-react'
import { rentangBulan } from '@rekan/domain/bulan'
import { may } from '../../lib/boleh.ts'
import { fetchFile } from '../../lib/download.ts'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ToolButton } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { CetakMenu } from './meja/cetak-menu.tsx'
import { KunciNotice } from './meja/kunci-notice.tsx'
import {
  type SelPresensi,
  type TentangHari,
  fetchLembarWaktu,
  pilihanMejaQuery,
} from './meja/meja.queries.ts'
import { SaringanMeja } from './meja/saringan-meja.tsx'
import type { Meja } from './meja/use-meja.ts'

// Evidence comes with the day that is opened.
const MejaPresensiPane = lazy(async () => ({
  default: (await import('./meja-presensi-pane.tsx')).MejaPresensiPane,
}))
const KoreksiBanyakSheet = lazy(async () => ({
  default: (await import('./banyak/koreksi-banyak-sheet.tsx')).KoreksiBanyakSheet,
}))
const PemutihanSheet = lazy(async () => ({
  default: (await import('./banyak/pemutihan-sheet.tsx')).PemutihanSheet,
}))

type MejaPresensiFrameProps = {
  readonly meja: Meja
  readonly total: number | undefined
  readonly tentang: TentangHari | undefined
  /** The day that is open, as the list shows it; undefined where it does not */
  readonly sel: SelPresensi | null | undefined
  readonly children: ReactNode
}

/** What stands around the month and around the day: filters, what can be done, and the evidence of what is open. */
export function MejaPresensiFrame({ meja, total, tentang, sel, children }: MejaPresensiFrameProps) {
  const profile = useProfil()
  const { saringan, terbuka, bulan, hariIni, lembar, setLembar, press, onTutup } = meja
  const { hari, lokasi } = saringan
  const { data: pilihan } = useQuery(pilihanMejaQuery(saringan))
  const [sheet, setSheet] = useState<'koreksi' | 'pemutihan'>()
  const close = () => setSheet(undefined)
  const masa = hari === undefined ? rentangBulan(bulan) : { dari: hari, sampai: hari }
  return (
    <DeskPage
      title="Presensi"
      count={total}
      actions={
        <>
          {may(profile, 'POST /kelola/presensi/koreksi') && (
            <ToolButton icon={Upload} onClick={() => setSheet('koreksi')}>
              Isi dari CSV
            </ToolButton>
          )}
          {may(profile, 'POST /kelola/lokasi/{id}/pemutihan') && (
            <ToolButton
              icon={ShieldCheck}
              disabled={lokasi === undefined}
              title={lokasi === undefined ? 'Pilih lokasi dulu' : undefined}
              onClick={() => setSheet('pemutihan')}
            >
              Pemutihan
            </ToolButton>
          )}
          <CetakMenu
            pilihan={{
              'Lembar waktu (XLSX)': async () => fetchLembarWaktu(saringan, 'xlsx'),
              'Lembar waktu (PDF)': async () => fetchLembarWaktu(saringan, 'pdf'),
              [hari === undefined ? 'Daftar hadir kertas hari ini' : 'Daftar hadir kertas hari itu']:
                async () =>
                  fetchFile('GET /kelola/presensi/daftar-hadir', {
                    query: {
                      tanggal: hari ?? hariIni,
                      kantor_id: lokasi === undefined ? undefined : String(lokasi),
                    },
                  }),
            }}
          />
        </>
      }
      filters={<SaringanMeja meja={meja} tentang={tentang} />}
      pane={
        terbuka !== undefined && (
          <Suspense>
            <MejaPresensiPane
              karyawanId={terbuka.karyawanId}
              tanggal={terbuka.tanggal}
              sel={sel}
              bulan={saringan}
              lembar={lembar}
              onLembar={setLembar}
              onKey={(key) => press(key, { id: terbuka.karyawanId })}
              onClose={onTutup}
            />
          </Suspense>
        )
      }
    >
      <div className="pb-2 empty:hidden">
        <KunciNotice {...masa} lokasi={lokasi} />
      </div>
      {children}
      <Suspense>
        {sheet === 'koreksi' && <KoreksiBanyakSheet onClose={close} />}
        {sheet === 'pemutihan' && lokasi !== undefined && (
          <PemutihanSheet
            lokasi={{ id: lokasi, nama: pilihan?.kantor.find(({ id }) => id === lokasi)?.nama ?? '' }}
            bulan={bulan}
            onClose={close}
          />
        )}
      </Suspense>
    </DeskPage>
  )
}
