import { type ReactNode, Fragment } from 'react'
import { type Blok, type Potongan, parseBody } from '@rekan/domain/pengumuman'

/** An announcement's text: paragraphs, lists, links. Elements are made of what `parseBody` reads, never of HTML. */
export function IsiPengumuman({ body }: { readonly body: string }) {
  return (
    <div className="space-y-3 wrap-anywhere">
      {parseBody(body).map((blok, i) => (
        <BlokIsi key={i} {...blok} />
      ))}
    </div>
  )
}

function BlokIsi({ jenis, mulai, baris }: Blok) {
  if (jenis === 'paragraf') {
    return (
      <p>
        {baris.map((satu, i) => (
          <Fragment key={i}>
            {i > 0 && <br />}
            {potonganIsi(satu)}
          </Fragment>
        ))}
      </p>
    )
  }
  const entri = baris.map((satu, i) => <li key={i}>{potonganIsi(satu)}</li>)
  return jenis === 'butir' ? (
    <ul className="list-disc space-y-1 pl-5">{entri}</ul>
  ) : (
    <ol start={mulai} className="list-decimal space-y-1 pl-5">
      {entri}
    </ol>
  )
}

function potonganIsi(potongan: readonly Potongan[]): ReactNode {
  return potongan.map(({ teks, tebal, alamat }, i) => {
    const isi = tebal ? <strong>{teks}</strong> : teks
    return alamat === null ? (
      <Fragment key={i}>{isi}</Fragment>
    ) : (
      <a
        key={i}
        href={alamat}
        target="_blank"
        rel="noopener noreferrer"
        className="-mx-1 px-1 py-3.5 font-medium text-primary underline"
      >
        {isi}
        <span className="sr-only"> (membuka tab baru)</span>
      </a>
    )
  })
}
