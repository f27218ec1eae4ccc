import { useState } from 'react'
import { Download } from 'lucide-react'
import { BERKAS_TERBESAR } from '@rekan/domain/berkas'
import { fetchFile, openDownload } from '../../../lib/download.ts'
import { openTanda } from '../../../lib/lembar-tanda.ts'
import type { CallData } from '../../../lib/query.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { HasilKoreksi } from './hasil-koreksi.tsx'
import { KunciNotice } from '../meja/kunci-notice.tsx'
import { useUbahHari } from '../meja/meja.queries.ts'

type Cara = 'berkas' | 'ketik'
type Hasil = CallData<'POST /kelola/presensi/koreksi'>

/** Corrections of many days: from a CSV, or typed in from the paper list; tried out first, then all or nothing. */
export function KoreksiBanyakSheet({ onClose }: { readonly onClose: () => void }) {
  const [cara, setCara] = useState<Cara>('berkas')
  const [berkas, setBerkas] = useState<File | null>(null)
  const [tanggal, setTanggal] = useState('')
  const [alasan, setAlasan] = useState('Daftar kertas')
  const [teks, setTeks] = useState('')
  const [hasil, setHasil] = useState<Hasil | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ubah = useUbahHari()
  const sendBerkas = useWrite('POST /kelola/presensi/koreksi/berkas', { once: true })
  const sendKetik = useWrite('POST /kelola/presensi/koreksi', { once: true })
  const baris = parseKetik(teks, tanggal, alasan)
  const isKosong = cara === 'berkas' ? berkas === null : baris.length === 0
  const mayWrite = hasil !== null && hasil.jumlah_kesalahan === 0 && hasil.diubah > 0

  async function send(uji: boolean): Promise<Hasil> {
    const { data } =
      cara === 'berkas' && berkas !== null
        ? await sendBerkas({ form: { berkas, ...(uji && { uji: '1' }) } })
        : await sendKetik({ body: { uji, baris } })
    return data
  }
  async function check() {
    setBusy(true)
    await ubah(async () => {
      setHasil(await send(true))
      return 'Sudah diperiksa. Belum ada yang ditulis.'
    })
    setBusy(false)
  }
  async function openTemplat() {
    await ubah(async () => {
      openDownload(await fetchFile('GET /kelola/presensi/koreksi/templat'))
      return 'Templat diunduh.'
    })
  }
  async function mark(file: File, { kelompok }: Hasil) {
    await ubah(async () => {
      await openTanda(file, kelompok)
      return 'Berkas bertanda diunduh.'
    })
  }
  async function write() {
    setBusy(true)
    const isJadi = await ubah(async () => `${(await send(false)).diubah} presensi dikoreksi.`)
    setBusy(false)
    if (isJadi) onClose()
  }

  return (
    <SideSheet
      title="Koreksi banyak"
      onClose={onClose}
      isUnsaved={() => teks !== '' || berkas !== null}
      footer={
        mayWrite ? (
          <Button busy={isBusy} onClick={() => void write()}>
            {`Koreksi ${hasil.diubah} presensi`}
          </Button>
        ) : (
          <Button busy={isBusy} disabled={isKosong} onClick={() => void check()}>
            Periksa
          </Button>
        )
      }
    >
      <div className="space-y-4">
        <Segmented
          label="Cara mengisi"
          segments={[
            { value: 'berkas', label: 'Berkas' },
            { value: 'ketik', label: 'Ketik daftar' },
          ]}
          value={cara}
          onChange={(baru) => {
            setCara(baru)
            setHasil(null)
          }}
        >
          {cara === 'berkas' ? (
            <>
              <p className="text-sm text-ink-muted">
                Kolom: kode, tanggal, masuk, pulang, alasan. Jam yang dikosongkan tidak berubah. Paling banyak
                1.000 baris.
              </p>
              <ToolButton icon={Download} onClick={() => void openTemplat()}>
                Unduh templat
              </ToolButton>
              <FileField
                label="Berkas"
                required
                name="berkas"
                typeNames="Excel (.xlsx) atau CSV"
                maxBytes={BERKAS_TERBESAR}
                value={berkas}
                disabled={isBusy}
                onChange={(baru) => {
                  setBerkas(baru)
                  setHasil(null)
                }}
              />
            </>
          ) : (
            <>
              <DatePicker
                label="Tanggal"
                required
                name="tanggal"
                format="short"
                placeholder="dd/mm/yyyy"
                value={tanggal}
                onChange={(baru) => {
                  setTanggal(baru)
                  setHasil(null)
                }}
              />
              {tanggal !== '' && <KunciNotice dari={tanggal} sampai={tanggal} />}
              <TextField
                label="Alasan"
                required
                value={alasan}
                maxLength={500}
                onChange={(event) => {
                  setAlasan(event.target.value)
                  setHasil(null)
                }}
              />
              <TextArea
                label="Kode, jam masuk, jam pulang"
                required
                hint="Satu orang satu baris, seperti KBN0031 07.58 17.03. Tanda - untuk jam yang tidak berubah."
                rows={10}
                value={teks}
                onChange={(event) => {
                  setTeks(event.target.value)
                  setHasil(null)
                }}
              />
            </>
          )}
        </Segmented>
        {hasil !== null && (
          <HasilKoreksi
            hasil={hasil}
            onUnduh={cara === 'berkas' && berkas !== null ? () => void mark(berkas, hasil) : undefined}
          />
        )}
      </div>
    </SideSheet>
  )
}

/** Lines of kode and times; a line without anything is passed over. */
function parseKetik(teks: string, tanggal: string, alasan: string) {
  return teks.split('\n').flatMap((satu) => {
    const [kode = '', masuk = '', pulang = ''] = satu.trim().split(/[\s,;]+/)
    const jam = (isi: string) => (isi === '-' ? '' : isi)
    return kode === ''
      ? []
      : [{ kode, tanggal, masuk: jam(masuk), pulang: jam(pulang), alasan, penugasan: '' }]
  })
}
