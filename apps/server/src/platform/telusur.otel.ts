import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { VERSION } from './version.ts'
import type { PermintaanTelusur } from './work.ts'

export type Telusur = {
  begin(key: string): PermintaanTelusur
  stop(): Promise<void>
}

/** A collector that does not answer keeps nobody: what waits for it is bounded (2,048 spans) and then dropped. */
const WAITS_MS = 2000
const EVERY_MS = 1000

/** Spans of our own around requests and statements, by OpenTelemetry's names for them. Nothing of people is in them. */
export function openTelusur(endpoint: string): Telusur {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: WAITS_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rekan', 'service.version': VERSION }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EVERY_MS })],
  })
  const tracer = provider.getTracer('rekan')
  return {
    begin(key) {
      const [method = '', route = ''] = key.split(' ')
      const attributes = { 'http.request.method': method, 'http.route': `/api${route}` }
      // Whoever calls cannot say what it belongs to.
      const span = tracer.startSpan(
        `${method} /api${route}`,
        { kind: SpanKind.SERVER, attributes },
        ROOT_CONTEXT,
      )
      const inside = trace.setSpan(ROOT_CONTEXT, span)
      return {
        kueri({ perintah, tabel }) {
          const kueri = tracer.startSpan(
            [perintah, ...tabel.slice(0, 1)].join(' '),
            {
              kind: SpanKind.CLIENT,
              attributes: {
                'db.system.name': 'postgresql',
                'db.operation.name': perintah,
                'db.query.summary': [perintah, ...tabel].join(' '),
              },
            },
            inside,
          )
          return (gagal) => {
            if (gagal) kueri.setStatus({ code: SpanStatusCode.ERROR })
            kueri.end()
          }
        },
        end(status) {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    // A collector that is away has nothing more to be told.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
