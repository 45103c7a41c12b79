// The page of the playground. Everything from a schema or a document is shown as text, never as markup.
import { ask, askAgain, samples as loadSamples } from './server.js';
import { Findings, annotation, button, element } from './findings.js';
import { offerCompletions } from './completion.js';
import { onOptions, options, putOptions } from './options.js';
import { fragment, shared } from './sharing.js';
import { onTabs, selected } from './tabs.js';

const $ = id => document.getElementById(id);
const STILL = 400; // milliseconds without a key before a request
const LONG = 1500; // milliseconds of work before the page reports it

let result = null; // of the current text; null while there is none
let failure = null; // the reason for a missing result
let samples = [];
let wantedType = '';
let timer = 0;
let running = new AbortController();
let notice = ''; // announced with the next result

// ---- editors

function editor(parent, mode, label, more) {
  const made = CodeMirror($(parent), {
    mode,
    lineNumbers: true,
    inputStyle: 'contenteditable', // screen readers can read it
    screenReaderLabel: label,
    spellcheck: false,
    tabSize: 2,
    matchBrackets: true,
    autoCloseBrackets: true,
    lineWrapping: true,
    extraKeys: { Tab: false, 'Shift-Tab': false }, // the way out by keyboard
    ...more,
  });
  made.getInputField().setAttribute('role', 'textbox');
  made.getInputField().setAttribute('aria-multiline', 'true');
  return made;
}

const problems = {}; // the problems of each editor

function marks(part) {
  return { gutters: ['CodeMirror-lint-markers'], lint: { getAnnotations: () => (problems[part]?.found ?? []).map(annotation), lintOnChange: false } };
}

const schema = editor('schema', 'epl', 'Schema', marks('schema'));
const json = editor('document', { name: 'javascript', json: true }, 'JSON', marks('document'));
const code = editor('code', 'text/x-java', 'Generated code', { readOnly: true, lineWrapping: false });
problems.schema = new Findings($('findings'), schema, () => showPart('schema'), fix => say(`${fix.title}: done. Ctrl-Z undoes it.`));
problems.document = new Findings($('problem'), json, () => showPart('document'));

// ---- messages

/** Says the effect of an action. */
function say(text) {
  $('status').textContent = text;
}

/** For screen readers only: others see it elsewhere. */
function announce(text) {
  $('announcement').textContent = text;
}

function plural(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

// ---- requests

function changed() {
  say('');
  stale();
  clearTimeout(timer);
  timer = setTimeout(run, STILL);
}

/** Until there is a new result, the page shows that the old one belongs to an earlier text. */
function stale() {
  running.abort();
  problems.schema.stale(true);
  problems.document.stale(true);
  if (result) {
    document.body.dataset.state = 'stale';
    $('state').textContent = 'Out of date. Updating...';
  } else {
    loading();
  }
}

function loading() {
  document.body.dataset.state = 'loading';
  $('state').textContent = 'Working...';
  instead({ title: 'Loading', text: 'The first result takes a few seconds: Java compiles the generated code.' });
}

async function run() {
  clearTimeout(timer);
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const slow = setTimeout(() => announce('Working'), LONG);
  const waiting = error => {
    $('state').textContent = `Trying again: ${error.message}`;
  };
  const request = { schema: schema.getValue(), ...options() };
  try {
    const [checked, answer] = await Promise.all([
      askAgain('check', request, signal, waiting),
      askAgain('run', { ...request, document: json.getValue(), type: wantedType }, signal, waiting),
    ]);
    if (!signal.aborted) {
      result = answer;
      failure = null;
      show(checked);
    }
  } catch (error) {
    if (!signal.aborted) {
      fail(error, run);
    }
  } finally {
    clearTimeout(slow);
  }
}

/** Nothing of an earlier result is left, and the button asks again. */
function fail(error, again) {
  result = null;
  failure = {
    title: error.title ?? 'The page has failed',
    text: `${error.message} ${error.advice ?? ''}`.trim(),
    action: 'Try again',
    act: () => {
      loading();
      $('panel').focus(); // the button disappears
      again();
    },
  };
  show({ findings: [] });
}

// ---- the result

function show(checked) {
  problems.schema.set(checked.findings, checked.moreFindings);
  problems.document.set(result?.problem ? [{ severity: 'error', ...result.problem }] : []);
  fill($('type'), (result?.types ?? []).map(type => type.name), result?.type);
  fill($('file'), (result?.files ?? []).map(file => file.path), $('file').value);
  $('json').textContent = result?.json ?? '';
  $('table').replaceChildren(...(result?.table ?? []).map(row));
  $('times').textContent = result?.times ? times(result.times) : '';
  $('state').textContent = summary();
  announce(notice + $('state').textContent);
  if (notice) {
    say(notice);
    notice = '';
  }
  count('schema', problems.schema.found.length);
  count('document', problems.document.found.length);
  document.body.dataset.state = failure ? 'failed' : 'ready';
  showTab();
}

function count(part, number) {
  const unit = element('span', number === 1 ? ' problem' : ' problems', 'hidden');
  document.querySelector(`nav [data-part=${part}] span`).replaceChildren(...(number ? [` (${number}`, unit, ')'] : []));
}

function summary() {
  const why = reason('event');
  if (why) {
    return `${why.title}.`;
  }
  const warnings = problems.schema.count('warning');
  return `Read ${plural(result.times.bytes, 'byte')} in ${duration(result.times.readMicros)}${warnings ? `, ${plural(warnings, 'warning')}` : ''}.`;
}

function duration(micros) {
  const [value, unit] = micros < 1000 ? [micros, 'µs'] : [micros / 1000, 'ms'];
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

function times(took) {
  const made = result.compiledBefore
    ? ''
    : ` The code was generated in ${duration(result.generateMillis * 1000)} and compiled in ${duration(result.compileMillis * 1000)}.`;
  return (
    `First read in ${duration(took.firstMicros)}, then in ${duration(took.readMicros)} (median of ${took.readRounds}). ` +
    `Written in ${duration(took.writeMicros)} (median of ${took.writeRounds}).${made}`
  );
}

/** Why a tab shows neither an event nor code, and what to do; null if it does. */
function reason(tab) {
  if (failure) {
    return failure;
  }
  if (!schema.getValue().trim()) {
    const infers = json.getValue().trim() !== '';
    return {
      title: 'No schema yet',
      text: infers ? 'Type one, choose a sample, or infer it from the JSON.' : 'Type one, or choose a sample.',
      ...(infers && { action: 'Infer schema', act: infer }),
    };
  }
  if (!result.types) {
    const first = problems.schema.found.find(each => each.severity === 'error');
    return {
      title: `The schema has ${plural(problems.schema.count('error'), 'error')}`,
      text: `${first.message} (line ${first.line})`,
      action: 'Go to the error',
      act: () => problems.schema.go(first),
    };
  }
  if (!result.files.length) {
    return { title: 'The schema declares no type', text: 'Add one, for example: create json schema Event(id int);' };
  }
  return tab === 'event' ? noEvent() : noCode(tab);
}

function noEvent() {
  const error = problems.document.found[0];
  if (error) {
    return { title: 'The JSON was rejected', text: `${error.message} (line ${error.line})`, action: 'Go to the error', act: () => problems.document.go(error) };
  }
  if (result.notShown) {
    return { title: 'Not shown', text: result.notShown };
  }
  return result.json === undefined ? { title: 'No JSON yet', text: `Type or paste a document to read it as ${result.type}.` } : null;
}

function noCode(tab) {
  return tab === 'files' || file(tab) ? null : { title: 'No code for this type', text: result.notShown ?? 'See All files.' };
}

function file(tab) {
  const type = result?.types?.find(each => each.name === $('type').value);
  const path = tab === 'files' ? $('file').value : type?.[tab];
  return result?.files?.find(each => each.path === path);
}

function row(each) {
  const made = element('tr');
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

// ---- the visible parts

function showTab() {
  if (document.body.dataset.state === 'loading') {
    return;
  }
  const tab = selected();
  const why = reason(tab);
  instead(why);
  $('event').hidden = Boolean(why) || tab !== 'event';
  $('generated').hidden = Boolean(why) || tab === 'event';
  $('file-choice').hidden = tab !== 'files';
  const shown = tab === 'event' ? undefined : file(tab);
  $('path').textContent = tab === 'files' ? '' : shown?.path ?? '';
  code.setValue(shown?.content ?? '');
  code.refresh();
}

/** Shows a message in the place of a result. */
function instead(why) {
  $('instead').hidden = !why;
  $('instead-title').textContent = why?.title ?? '';
  $('instead-text').textContent = why?.text ?? '';
  const action = button(why?.action ?? '', why?.act ?? null);
  action.id = 'instead-action';
  action.hidden = !why?.action;
  $('instead-action').replaceWith(action);
}

/** On a small screen one part is visible. */
function showPart(part) {
  document.querySelectorAll('main > section').forEach(each => each.classList.toggle('current', each.dataset.part === part));
  document.querySelectorAll('nav button').forEach(each => {
    if (each.dataset.part === part) {
      each.setAttribute('aria-current', 'true');
    } else {
      each.removeAttribute('aria-current');
    }
  });
  [schema, json, code].forEach(each => each.refresh());
}

// ---- actions

function put(state) {
  wantedType = text(state.type);
  putOptions(state);
  schema.setValue(text(state.schema));
  json.setValue(text(state.document));
  run();
}

function text(value) {
  return typeof value === 'string' ? value : '';
}

function chosen() {
  stale();
  run();
}

/** Does something with the text, unless the text changes in the meantime. */
async function act(name, editors, request, done) {
  const before = editors.map(each => each.getValue());
  try {
    const answer = await ask(name, request);
    if (editors.some((each, i) => each.getValue() !== before[i])) {
      say('Nothing is replaced: the text was changed in the meantime.');
    } else {
      done(answer);
    }
  } catch (error) {
    say(error.message);
  }
}

function format() {
  const before = schema.getValue();
  return act('format', [schema], { schema: before }, answer => {
    if (answer.schema === undefined) {
      say('Correct the syntax errors before formatting.');
    } else if (answer.schema === before) {
      say('The schema is formatted already.');
    } else {
      schema.setValue(answer.schema);
      say('Formatted.');
    }
  });
}

function infer() {
  if (!json.getValue().trim()) {
    say('Type or paste JSON first.');
    return;
  }
  act('infer', [schema, json], { document: json.getValue() }, answer => {
    if (answer.problem) {
      problems.document.set([{ severity: 'error', ...answer.problem }]);
      say('Correct the JSON before inferring.');
    } else {
      wantedType = answer.type;
      schema.setValue(answer.schema);
      say('Schema inferred. Ctrl-Z in the schema undoes it.');
    }
  });
}

async function share() {
  const part = fragment({ schema: schema.getValue(), document: json.getValue(), type: $('type').value || wantedType, ...options() });
  history.replaceState(null, '', part);
  try {
    await navigator.clipboard.writeText(part);
    say('Copied. Append it to the address of any playground.');
  } catch {
    say('Copy the address from # on, and append it to that of any playground.');
  }
}

// ---- begin

schema.on('change', changed);
json.on('change', changed);
onOptions(chosen);
onTabs(showTab);
$('type').addEventListener('change', () => {
  wantedType = $('type').value;
  chosen();
});
$('file').addEventListener('change', showTab);
document.querySelectorAll('nav button').forEach(each => each.addEventListener('click', () => showPart(each.dataset.part)));
$('format').addEventListener('click', format);
$('infer').addEventListener('click', infer);
$('share').addEventListener('click', share);
$('sample').addEventListener('change', () => {
  history.replaceState(null, '', location.pathname);
  put(samples[$('sample').value]);
});
window.addEventListener('hashchange', () => {
  const state = shared();
  if (state) {
    put(state);
  }
});
offerCompletions(schema);
showPart('schema');

async function begin() {
  try {
    samples = await loadSamples();
  } catch (error) {
    fail(error, begin);
    return;
  }
  const groups = new Map();
  samples.forEach((each, i) => {
    const group = groups.get(each.group) ?? Object.assign(element('optgroup'), { label: each.group });
    const option = Object.assign(element('option', each.title), { value: String(i) });
    group.append(option);
    groups.set(each.group, group);
  });
  $('sample').replaceChildren(...groups.values());
  const state = shared();
  if (state === null) {
    notice = 'The shared schema cannot be read: the address is incomplete. ';
  }
  put(state ?? samples[0]);
}

begin();
