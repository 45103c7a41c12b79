'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const oniguruma = require('vscode-oniguruma');
const textmate = require('vscode-textmate');

const root = path.join(__dirname, '..');

/** The innermost scope of each part of a text that is not blank, as "part scope". */
async function scopes(text) {
  const wasm = fs.readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
  const file = path.join(root, 'syntaxes/epl.tmLanguage.json');
  const registry = new textmate.Registry({
    onigLib: oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length)).then(() => ({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (string) => new oniguruma.OnigString(string),
    })),
    loadGrammar: async () => textmate.parseRawGrammar(fs.readFileSync(file, 'utf8'), file),
  });
  const grammar = await registry.loadGrammar('source.epl');
  const found = [];
  let stack = textmate.INITIAL;
  for (const line of text.split('\n')) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    for (const token of tokens) {
      const part = line.substring(token.startIndex, token.endIndex).trim();
      const scope = token.scopes[token.scopes.length - 1].replace(/\.epl$/, '');
      const last = found[found.length - 1];
      if (last && last.scope === scope && last.line === line && last.end === token.startIndex && !/^(variable|entity)/.test(scope)) {
        last.part = (line.substring(last.start, token.endIndex)).trim();
        last.end = token.endIndex;
      } else if (part && scope !== 'source') {
        found.push({ part, scope, line, start: token.startIndex, end: token.endIndex });
      }
    }
  }
  return found.map((each) => `${each.part} ${each.scope}`);
}

test('declarations, columns and types', async () => {
  assert.deepStrictEqual(await scopes('module a.b;\ncreate json schema User(index int, `a b` Friend[]) inherits Person;'), [
    'module keyword.control', 'a.b entity.name.namespace',
    'create keyword.control', 'json storage.modifier', 'schema storage.type', 'User entity.name.type',
    'index variable.other.member', 'int support.type', '`a b` variable.other.member', 'Friend entity.name.type',
    'inherits keyword.other',
  ]);
});

test('words of the language are names where names stand', async () => {
  assert.deepStrictEqual(await scopes('create json schema A(create string, module int[primitive])'), [
    'create keyword.control', 'json storage.modifier', 'schema storage.type', 'A entity.name.type',
    'create variable.other.member', 'string support.type', 'module variable.other.member', 'int support.type',
    'primitive storage.modifier',
  ]);
});

test('annotations with strings that hold brackets', async () => {
  assert.deepStrictEqual(await scopes("@Column(name='a)', required=true) create json schema A(a int)"), [
    '@Column entity.name.function.decorator', 'name variable.parameter', "'a)' string.quoted.single",
    'required variable.parameter', 'true constant.language',
    'create keyword.control', 'json storage.modifier', 'schema storage.type', 'A entity.name.type',
    'a variable.other.member', 'int support.type',
  ]);
});

test('comments end where they end', async () => {
  assert.deepStrictEqual(await scopes('// a int\n/* create\n json */ create json enum C(\'x\' as Y)'), [
    '// a int comment.line.double-slash', '/* create comment.block', 'json */ comment.block',
    'create keyword.control', 'json storage.modifier', 'enum storage.type', 'C entity.name.type',
    "'x' string.quoted.single", 'as keyword.other', 'Y variable.other.enummember',
  ]);
});

test('every example of the repository has its schemas coloured', async () => {
  const examples = path.join(root, '../../examples');
  const files = fs.readdirSync(examples, { recursive: true }).filter((name) => name.endsWith('.epl') && !name.includes('target'));
  assert.ok(files.length > 0);
  for (const name of files) {
    const text = fs.readFileSync(path.join(examples, name), 'utf8');
    const code = text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').replace(/'[^']*'/g, "''");
    const wanted = [...code.matchAll(/\bcreate\s+json\s+(?:schema|enum)\s+(\w+)/gi)].map((match) => match[1]);
    const found = await scopes(text);
    assert.deepStrictEqual(wanted.filter((type) => !found.includes(`${type} entity.name.type`)), [], name);
  }
});
