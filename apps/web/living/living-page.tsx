import { Link, useLocation } from '@tanstack/react-router'
import { Column } from '../src/ui/column.tsx'
import { type Example, type Part, parts } from './examples.ts'

/** `#` shows all, `#button` one part, `#button.Tones` one example alone, as a screen would hold it. */
export function LivingPage() {
  const hash = useLocation().hash
  const alone = parts.flatMap(({ examples }) => examples).find(({ address }) => address === hash)
  if (alone !== undefined) return <Alone example={alone} />
  const shown = parts.filter(({ name }) => hash === '' || name === hash)
  return (
    <div data-shown={hash} className="mx-auto max-w-[90rem] py-4 lg:flex lg:gap-8">
      <nav aria-label="Bagian" className="mb-6 px-4 lg:sticky lg:top-4 lg:w-48 lg:shrink-0 lg:self-start">
        <p className="mb-2 text-lg font-bold">
          <Link to="/">Rekan UI</Link>
        </p>
        <ul className="flex flex-wrap gap-x-3 lg:block">
          {parts.map(({ name }) => (
            <li key={name}>
              <Link
                to="/"
                hash={name}
                data-current={name === hash || undefined}
                className="inline-block min-h-11 content-center text-sm font-medium text-primary data-current:font-bold"
              >
                {name}
              </Link>
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
      <h2 className="mb-4 px-4 text-lg font-bold">{part.name}</h2>
      <div className="flex flex-wrap items-start gap-6">
        {part.examples.map((example) => (
          <figure key={example.address} className="w-full max-w-112">
            <figcaption className="px-4 text-sm">
              <Link
                to="/"
                hash={example.address}
                className="inline-block min-h-11 content-center font-semibold text-primary"
              >
                {example.name}
              </Link>
            </figcaption>
            {example.isScreen ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this very page
              <iframe
                title={example.address}
                src={`/?frame#${example.address}`}
                className="h-175 w-full bg-ground"
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
    <div data-shown={example.address}>
      <Column>
        {isScreen ? (
          <Component />
        ) : (
          <main>
            <Stage example={example} />
          </main>
        )}
      </Column>
    </div>
  )
}

function Stage({ example: { address, Component } }: { readonly example: Example }) {
  return (
    <div data-example={address} className="space-y-3 bg-ground p-4">
      <Component />
    </div>
  )
}
