/**
 * Returns what is wrong with a function that adds nothing to the call it makes (`apps/web/src/lib/query.ts`); null for any other. A
 * screen names the call itself.
 */
export function judgeForwarder(node, name) {
  return isForwarder(node)
    ? `${name} only forwards to a call: name the call where it is used (query, useWrite, call).`
    : null
}

/** Returns what is wrong with a type that is written by hand where calls are made; null for any other. */
export function judgeHandwritten(file, isExported, type) {
  if (!isExported || !file.endsWith('.api.ts') || !isLiteral(type)) return null
  return 'The contract says what a call takes and gives: derive the type (CallData, CallBody, ReturnType).'
}

function isLiteral(type) {
  return (
    type?.type === 'TSTypeLiteral' ||
    (type?.type === 'TSIntersectionType' && type.types.some((part) => isLiteral(part)))
  )
}

function isForwarder({ body }) {
  const statements =
    body?.type === 'BlockStatement' ? body.body : [{ type: 'ReturnStatement', argument: body }]
  const [first, second] = statements
  if (statements.length === 1)
    return ['ReturnStatement', 'ExpressionStatement'].includes(first.type)
      ? isCall(first.argument ?? first.expression)
      : false
  return (
    statements.length === 2 &&
    first.type === 'VariableDeclaration' &&
    first.declarations.every(({ init }) => isCall(init)) &&
    second.type === 'ReturnStatement' &&
    isName(second.argument)
  )
}

/** True for a name, and for a part of what it names. */
function isName(node) {
  return node?.type === 'MemberExpression' ? isName(node.object) : node?.type === 'Identifier'
}

/** True for `call(...)`, awaited or not, and for a part of its answer; one that waits for what it sends does more than forward. */
function isCall(node) {
  if (node?.type === 'AwaitExpression') return isCall(node.argument)
  if (node?.type === 'MemberExpression' || node?.type === 'ParenthesizedExpression')
    return isCall(node.object ?? node.expression)
  return (
    node?.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'call' &&
    !JSON.stringify(node.arguments, (key, value) => (key === 'parent' ? undefined : value)).includes(
      '"AwaitExpression"',
    )
  )
}
