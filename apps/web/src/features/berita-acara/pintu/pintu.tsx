import { useCallback, useEffect, useState } from 'react'
import { Unlink, WifiOff } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { BeritaAcara } from './berita-acara.tsx'
import { Masuk } from './masuk.tsx'
import { type Tautan, callPintu, readSesi, writeSesi } from './pintu.api.ts'
import { Layar } from './layar.tsx'

type Keadaan =
  | { readonly jenis: 'membuka' }
  | { readonly jenis: 'mati'; readonly pesan: string }
  | { readonly jenis: 'gagal'; readonly pesan: string }
  | { readonly jenis: 'minta'; readonly tautan: Tautan; readonly alasan?: string }
  | { readonly jenis: 'masuk'; readonly tautan: Tautan; readonly token: string }

/** The client's page: what its link opens, once a code from the mailbox was given. */
export function Pintu() {
  const [keadaan, setKeadaan] = useState<Keadaan>({ jenis: 'membuka' })
  const ask = useCallback(async () => {
    try {
      const { data } = await callPintu('POST /klien/tautan', null, { body: { tautan: readTautan() } })
      const token = readSesi(data.kunci)
      setKeadaan(token === null ? { jenis: 'minta', tautan: data } : { jenis: 'masuk', tautan: data, token })
    } catch (cause) {
      const { status, message } = errorFrom(cause)
      setKeadaan({ jenis: status === 404 ? 'mati' : 'gagal', pesan: message })
    }
  }, [])
  // oxlint-disable-next-line react/set-state-in-effect -- once the answer is there
  useEffect(() => void ask(), [ask])

  switch (keadaan.jenis) {
    case 'membuka':
      return (
        <Layar>
          <p role="status" className="text-ink-muted">
            Memuat…
          </p>
        </Layar>
      )
    case 'mati':
      return (
        <Layar icon={Unlink} title="Tautan tidak berlaku">
          <p className="text-ink-muted">{keadaan.pesan}</p>
        </Layar>
      )
    case 'gagal':
      return (
        <Layar icon={WifiOff} title="Belum dapat dibuka">
          <p className="text-ink-muted">{keadaan.pesan}</p>
          <Button
            onClick={() => {
              setKeadaan({ jenis: 'membuka' })
              void ask()
            }}
          >
            Coba Lagi
          </Button>
        </Layar>
      )
    case 'minta':
      return (
        <Masuk
          link={readTautan()}
          tautan={keadaan.tautan}
          alasan={keadaan.alasan}
          onMasuk={(token) => {
            writeSesi(keadaan.tautan.kunci, token)
            setKeadaan({ jenis: 'masuk', tautan: keadaan.tautan, token })
          }}
        />
      )
    case 'masuk':
      return (
        <BeritaAcara
          token={keadaan.token}
          mulai={keadaan.tautan.berita_acara_id}
          onBerakhir={(alasan) => {
            writeSesi(keadaan.tautan.kunci, null)
            setKeadaan({ jenis: 'minta', tautan: keadaan.tautan, alasan })
          }}
        />
      )
  }
}

/** What stands in the address behind `/klien/`; the server says whether it opens. One that cannot be decoded opens nothing. */
function readTautan(): string {
  try {
    return decodeURIComponent(location.pathname.replace(/^\/klien\//, '').replace(/\/+$/, ''))
  } catch {
    return ''
  }
}
