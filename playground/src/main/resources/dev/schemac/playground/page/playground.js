'use strict';

// The page of the playground. Whatever comes from a schema or a document is shown as text, never as markup.
const $ = id => document.getElementById(id);
const OPTIONS = ['style', 'names', 'collections', 'strings', 'profile'];
const TABS = ['event', 'class', 'parser', 'writer', 'files'];
const SHARED = '#v1=';
const STILL = 400; // milliseconds without a key before something is asked
const LONG = 1500; // milliseconds of work before it is said
const MAX_RETRIES = 2; // of a run that the server was too busy for
const PAUSE = 1000; // milliseconds before each of them

let problems = []; // of the document
let result = {}; // of the last run
let examples = [];
let wantedType = '';
let timer = 0;
let running = null;
let notice = ''; // said with the next result

function editor(parent, mode, label, more) {
  const made = CodeMirror($(parent), {
    mode,
    lineNumbers: true,
    inputStyle: 'contenteditable', // which screen readers can read
    screenReaderLabel: label,
    spellcheck: false,
    tabSize: 2,
    matchBrackets: true,
    extraKeys: { Tab: false, 'Shift-Tab': false }, // the way out by keyboard
    ...more,
  });
  made.getInputField().setAttribute('role', 'textbox');
  made.getInputField().setAttribute('aria-multiline', 'true');
  return made;
}

const schema = editor('schema', 'epl', 'Schema', {
  autoCloseBrackets: true,
  gutters: ['CodeMirror-lint-markers'],
  lint: { getAnnotations: annotateSchema, async: true, delay: STILL },
});
const sample = editor('document', { name: 'javascript', json: true }, 'Document', {
  autoCloseBrackets: true,
  gutters: ['CodeMirror-lint-markers'],
  lint: { getAnnotations: () => problems, lintOnChange: false },
});
const code = editor('code', 'text/x-java', 'Generated code', { readOnly: true });

// ---- questions to the server

async function ask(action, request, signal) {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) {
    const error = new Error((await response.text()).trim());
    error.busy = response.headers.has('Retry-After');
    throw error;
  }
  return response.json();
}

function options() {
  return Object.fromEntries(OPTIONS.map(name => [name, $(name).value]));
}

function reason(error) {
  return error instanceof TypeError ? 'The playground does not answer: check that it is still running.' : error.message;
}

function failed(error) {
  if (error.name !== 'AbortError') {
    say(reason(error));
  }
}

// A state of its own: nothing of an earlier result is shown, and the button asks again.
function showFailure(error, again) {
  result = { failure: reason(error) };
  $('retry').onclick = again;
  show();
}

function say(text) {
  $('status').textContent = text;
}

// ---- the schema

function annotateSchema(text, update) {
  const chosen = options();
  ask('check', { schema: text, ...chosen })
    .then(answer => {
      if (schema.getValue() === text && JSON.stringify(options()) === JSON.stringify(chosen)) {
        update(answer.findings.map(annotation));
        showMessages($('findings'), answer.findings, schema);
        if (answer.moreFindings) {
          $('findings').append(element('p', `... and ${answer.moreFindings} more`));
        }
      }
    })
    .catch(failed);
}

function annotation(found) {
  const from = CodeMirror.Pos(found.line - 1, found.column - 1);
  return {
    from,
    to: CodeMirror.Pos(found.line - 1, found.column - 1 + (found.length || 1)),
    severity: found.severity,
    message: found.message,
  };
}

function element(name, text, className) {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) {
    made.className = className;
  }
  return made;
}

function showMessages(list, found, where) {
  list.replaceChildren(
    ...found.map(each => {
      const item = element('div', '', each.severity);
      const message = element('div', '', 'message');
      const [head, ...excerpt] = each.text.split('\n');
      message.append(element('p', head, 'head'), element('pre', excerpt.join('\n')));
      if (each.hint) {
        message.append(element('p', each.hint));
      }
      const go = element('button', `Line ${each.line}`);
      go.type = 'button';
      go.setAttribute('aria-label', `Go to line ${each.line}, column ${each.column}`);
      go.addEventListener('click', () => {
        where.focus();
        where.setCursor(each.line - 1, each.column - 1);
      });
      item.append(message, go);
      return item;
    }),
  );
}

// ---- the result

function later() {
  clearTimeout(timer);
  timer = setTimeout(run, STILL);
}

async function run(retries = 0) {
  clearTimeout(timer);
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const slow = setTimeout(() => say('Working...'), LONG);
  try {
    const answer = await ask(
      'run',
      { schema: schema.getValue(), document: sample.getValue(), type: wantedType, ...options() },
      signal,
    );
    if (!signal.aborted) {
      result = answer;
      show();
    }
  } catch (error) {
    if (signal.aborted) {
      return;
    }
    if (error.busy && retries < MAX_RETRIES) {
      say(`Trying again: ${error.message}`);
      timer = setTimeout(() => run(retries + 1), PAUSE);
    } else {
      showFailure(error, () => run());
    }
  } finally {
    clearTimeout(slow);
  }
}

function show() {
  say(notice + (result.failure ?? (!result.types ? 'The schema has errors.' : result.problem ? 'The document has an error.' : result.notShown || compiled())));
  notice = '';
  problems = result.problem ? [annotation({ severity: 'error', ...result.problem })] : [];
  sample.performLint();
  showMessages($('problem'), result.problem ? [{ severity: 'error', ...result.problem }] : [], sample);
  fill($('type'), (result.types ?? []).map(type => type.name), result.type);
  fill($('file'), (result.files ?? []).map(file => file.path), $('file').value);
  $('failure').hidden = !result.failure;
  $('failure-text').textContent = result.failure ?? '';
  document.querySelectorAll('#panel-event > :not(#times)').forEach(part => {
    part.hidden = result.json === undefined;
  });
  $('json').textContent = result.json ?? '';
  $('times').textContent = times();
  $('table').replaceChildren(...(result.table ?? []).map(row));
  showCode();
  document.body.dataset.ready = result.failure ? 'failed' : 'true';
}

function compiled() {
  return result.compiledBefore
    ? 'Compiled before.'
    : `Generated in ${result.generateMillis.toFixed(1)} ms, compiled in ${result.compileMillis.toFixed(0)} ms.`;
}

function times() {
  const took = result.times;
  if (!took) {
    return `There is no event: ${noResult() || (result.problem ? 'the document has an error.' : result.notShown ?? 'the document is empty.')}`;
  }
  return (
    `${took.bytes} bytes. Read: the first time ${took.firstMicros} µs, then ${took.readMicros} µs (median of ${took.readRounds}). ` +
    `Written: ${took.writeMicros} µs (median of ${took.writeRounds}).`
  );
}

// Why there is neither a class nor an event; empty if there are classes.
function noResult() {
  if (result.failure) {
    return 'the playground has not answered.';
  }
  return !result.types ? 'the schema has errors.' : result.files.length ? '' : 'the schema declares no type.';
}

function row(each) {
  const made = document.createElement('tr');
  if (each === null) {
    const rest = element('td', '... and more');
    rest.colSpan = 3;
    made.append(rest);
  } else {
    made.append(element('td', each.path), element('td', each.type), element('td', each.value));
  }
  return made;
}

function fill(select, values, chosen) {
  const none = element('option', 'none');
  none.value = '';
  select.replaceChildren(...(values.length ? values.map(value => element('option', value)) : [none]));
  select.value = values.includes(chosen) ? chosen : values[0] ?? '';
  select.disabled = !values.length;
}

// ---- tabs

function selected() {
  return TABS.find(name => $('tab-' + name).getAttribute('aria-selected') === 'true');
}

function select(name) {
  TABS.forEach(each => {
    $('tab-' + each).setAttribute('aria-selected', String(each === name));
    $('tab-' + each).tabIndex = each === name ? 0 : -1;
  });
  $('panel-event').hidden = name !== 'event';
  $('panel-code').hidden = name === 'event';
  if (name !== 'event') {
    $('panel-code').setAttribute('aria-labelledby', 'tab-' + name);
  }
  $('file-choice').hidden = name !== 'files';
  showCode();
}

function showCode() {
  const name = selected();
  if (name === 'event') {
    return;
  }
  const type = (result.types ?? []).find(each => each.name === $('type').value);
  const path = name === 'files' ? $('file').value : type?.[name];
  const file = (result.files ?? []).find(each => each.path === path);
  $('path').textContent = name === 'files' ? '' : file?.path ?? '';
  $('code').hidden = !file;
  $('no-code').hidden = Boolean(file);
  $('no-code').textContent = file ? '' : noCode();
  code.setValue(file?.content ?? '');
  code.refresh();
}

function noCode() {
  const why = noResult();
  return why ? `There is no generated code: ${why}` : `There is no code for this type: ${result.notShown ?? 'see All files.'}`;
}

function moveTab(event) {
  const at = TABS.indexOf(selected());
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key];
  if (to === undefined) {
    return;
  }
  event.preventDefault();
  const name = TABS[(to + TABS.length) % TABS.length];
  select(name);
  $('tab-' + name).focus();
}

// ---- what is in the editors

function put(state) {
  wantedType = text(state.type);
  OPTIONS.forEach(name => {
    const known = [...$(name).options].map(option => option.value);
    $(name).value = known.includes(state[name]) ? state[name] : known[0];
  });
  schema.setValue(text(state.schema));
  sample.setValue(text(state.document));
  run();
}

function text(value) {
  return typeof value === 'string' ? value : '';
}

async function format() {
  try {
    const asked = schema.getValue();
    const answer = await ask('format', { schema: asked });
    if (schema.getValue() !== asked) {
      say('Not formatted: the schema was changed in the meantime.');
    } else if (answer.schema === undefined) {
      say('Only a schema without syntax errors can be formatted.');
    } else if (answer.schema !== asked) {
      schema.setValue(answer.schema);
      say('Formatted.');
    } else {
      say('The schema is formatted already.');
    }
  } catch (error) {
    failed(error);
  }
}

async function infer() {
  try {
    const before = schema.getValue();
    const document = sample.getValue();
    const answer = await ask('infer', { document });
    if (schema.getValue() !== before || sample.getValue() !== document) {
      say('No schema inferred: the sample or the schema was changed in the meantime.');
    } else if (answer.problem) {
      const found = { severity: 'error', ...answer.problem };
      problems = [annotation(found)];
      sample.performLint();
      showMessages($('problem'), [found], sample);
      say('The sample has an error.');
    } else {
      wantedType = answer.type;
      schema.setValue(answer.schema);
    }
  } catch (error) {
    failed(error);
  }
}

// ---- sharing: all is in the part of the address that a browser sends to nobody

async function share() {
  const state = { schema: schema.getValue(), document: sample.getValue(), type: $('type').value || wantedType, ...options() };
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  const fragment = SHARED + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  history.replaceState(null, '', fragment);
  try {
    await navigator.clipboard.writeText(fragment);
    say('Copied. Append it to the address of any playground.');
  } catch {
    say('The address contains it now: append the part from # on to the address of any playground.');
  }
}

function shared() {
  if (!location.hash.startsWith(SHARED)) {
    return null;
  }
  try {
    const letters = location.hash.slice(SHARED.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0));
    const state = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return state !== null && typeof state === 'object' ? state : null;
  } catch {
    notice = 'The shared schema cannot be read: the address is incomplete. ';
    return null;
  }
}

// ---- begin

schema.on('change', later);
sample.on('change', later);
OPTIONS.forEach(name =>
  $(name).addEventListener('change', () => {
    schema.performLint();
    run();
  }),
);
$('type').addEventListener('change', () => {
  wantedType = $('type').value;
  run();
});
$('file').addEventListener('change', showCode);
TABS.forEach(name => $('tab-' + name).addEventListener('click', () => select(name)));
document.querySelector('.tabs').addEventListener('keydown', moveTab);
$('format').addEventListener('click', format);
$('infer').addEventListener('click', infer);
$('share').addEventListener('click', share);
$('example').addEventListener('change', () => {
  history.replaceState(null, '', location.pathname);
  put(examples[$('example').selectedIndex]);
});
window.addEventListener('hashchange', () => {
  const state = shared();
  if (state) {
    put(state);
  }
});

async function begin() {
  try {
    const response = await fetch('examples');
    if (!response.ok) {
      throw new Error((await response.text()).trim());
    }
    examples = (await response.json()).examples;
  } catch (error) {
    showFailure(error, begin);
    return;
  }
  $('example').replaceChildren(...examples.map(each => element('option', each.title)));
  put(shared() ?? examples[0]);
}

begin();
