const NAMA = { android: 'Cara di Chrome (Android)', ios: 'Cara di Safari (iPhone)' } as const

type CaraPerambanProps = {
  /** By system, in the words it shows */
  readonly langkah: Readonly<Record<keyof typeof NAMA, readonly string[]>>
  /** Whether this device's steps show at once, as they should where nothing else helps */
  readonly isTerbuka?: boolean
}

/** How to allow something, on this device's system first. */
export function CaraPeramban({ langkah, isTerbuka = false }: CaraPerambanProps) {
  const ini = /iP(hone|ad|od)/.test(navigator.userAgent) ? 'ios' : 'android'
  return (
    <div className="divide-y divide-line">
      {([ini, ini === 'ios' ? 'android' : 'ios'] as const).map((sistem) => (
        <Cara
          key={sistem}
          judul={NAMA[sistem]}
          langkah={langkah[sistem]}
          isTerbuka={isTerbuka && sistem === ini}
        />
      ))}
    </div>
  )
}

type CaraProps = {
  readonly judul: string
  readonly langkah: readonly string[]
  readonly isTerbuka: boolean
}

/** One way to allow something, step by step. */
export function Cara({ judul, langkah, isTerbuka }: CaraProps) {
  return (
    <details open={isTerbuka}>
      <summary className="min-h-11 content-center font-semibold">{judul}</summary>
      <ol className="list-decimal space-y-1 pb-3 pl-5">
        {langkah.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
      </ol>
    </details>
  )
}
