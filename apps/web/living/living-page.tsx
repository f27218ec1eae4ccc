import { useSyncExternalStore } from 'react'
import { Column } from '../src/ui/column.tsx'
import { type Example, type Part, parts } from './examples.ts'

/** `#` shows all, `#button` one part, `#button.Tones` one example alone, as a screen would hold it. */
export function LivingPage() {
  const hash = useSyncExternalStore(onHashChange, () => decodeURIComponent(location.hash.slice(1)))
  const alone = parts.flatMap(({ examples }) => examples).find(({ address }) => address === hash)
  if (alone !== undefined) return <Alone example={alone} />
  const shown = parts.filter(({ name }) => hash === '' || name === hash)
  return (
    <div className="mx-auto max-w-[90rem] p-4 lg:flex lg:gap-8">
      <nav aria-label="Bagian" className="mb-6 lg:sticky lg:top-4 lg:w-48 lg:shrink-0 lg:self-start">
        <p className="mb-2 text-lg font-bold">
          <a href=".">Rekan UI</a>
        </p>
        <ul className="flex flex-wrap gap-x-3 lg:block">
          {parts.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                aria-current={name === hash || undefined}
                className="inline-block min-h-11 content-center text-sm font-medium text-primary aria-current:font-bold"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="min-w-0 flex-1 space-y-10">
        {shown.map((part) => (
          <PartSection key={part.name} part={part} />
        ))}
      </main>
    </div>
  )
}

function PartSection({ part }: { readonly part: Part }) {
  return (
    <section aria-label={part.name}>
      <h2 className="mb-4 text-lg font-bold">{part.name}</h2>
      <div className="flex flex-wrap items-start gap-6">
        {part.examples.map((example) => (
          <figure key={example.address} className="w-full max-w-100">
            <figcaption className="mb-1 text-sm">
              <a
                href={`#${example.address}`}
                className="inline-block min-h-11 content-center font-semibold text-primary"
              >
                {example.name}
              </a>
            </figcaption>
            {example.isScreen ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very page
              <iframe
                title={example.address}
                src={`?frame#${example.address}`}
                loading="lazy"
                className="h-175 w-full rounded-card border border-line bg-ground"
              />
            ) : (
              <Stage example={example} />
            )}
          </figure>
        ))}
      </div>
    </section>
  )
}

function Alone({ example }: { readonly example: Example }) {
  const { Component, isScreen } = example
  return (
    <Column>
      {isScreen ? (
        <Component />
      ) : (
        <main className="p-4">
          <Stage example={example} />
        </main>
      )}
    </Column>
  )
}

function Stage({ example: { address, Component } }: { readonly example: Example }) {
  return (
    <div data-example={address} className="space-y-3 rounded-card bg-ground">
      <Component />
    </div>
  )
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
