// The page of the playground. Everything from a schema or a document is shown as text, never as markup.
import { ask, askAgain, samples as loadSamples } from './server.js';
import { Findings, annotation, button, element } from './findings.js';
import { offerCompletions } from './completion.js';
import { onOptions, options, putOptions } from './options.js';
import { fragment, shared } from './sharing.js';
import { onSource } from './sources.js';
import { onTabs, select, selected } from './tabs.js';
import { tree } from './tree.js';

const $ = id => document.getElementById(id);
const STILL = 400; // milliseconds without a key before a request
const JSON_MODE = { name: 'javascript', json: true };
const LONG = 1500; // milliseconds of work before the page reports it

let result = null; // the last one; null while there is none
let outdated = ''; // why the result is not that of the current text
let imported = null; // the text that the schema comes from, and the report
let failure = null; // the reason for a missing result
let samples = [];
let wantedType = '';
let wantedFile = '';
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
const json = editor('document', JSON_MODE, 'JSON', marks('document'));
const code = editor('code', 'text/x-java', 'Text of the result', { readOnly: true, lineWrapping: false, ...marks('report') });
problems.schema = new Findings($('findings'), schema, () => showPart('schema'), fix => say(`${fix.title}: done. Ctrl-Z undoes it.`));
problems.document = new Findings($('problem'), json, () => showPart('document'));
problems.report = new Findings($('report'), code, () => {});

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
    setState('stale');
    $('state').textContent = 'Out of date. Updating...';
  } else {
    loading();
  }
}

function setState(name) {
  document.body.dataset.state = name;
  $('project').disabled = name !== 'ready';
}

function loading() {
  setState('loading');
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
  const request = { ...current(), file: wantedFile, target: selected() === 'formats' ? $('target').value : '' };
  try {
    const checked = await askAgain('check', request, signal, waiting);
    signal.throwIfAborted();
    problems.schema.set(checked.findings, checked.more);
    const errors = problems.schema.count('error');
    outdated = errors ? `the schema has ${plural(errors, 'error')}` : '';
    if (!errors) {
      const answer = await askAgain('run', request, signal, waiting);
      signal.throwIfAborted();
      take(answer);
    }
    failure = null;
    show();
  } catch (error) {
    if (!signal.aborted) {
      fail(error, run);
    }
  } finally {
    clearTimeout(slow);
  }
}

function current() {
  return { schema: schema.getValue(), document: json.getValue(), type: wantedType, ...options() };
}

/** After an error in the JSON, the values of the last document stay. */
function take(answer) {
  const { problem } = answer;
  problems.document.set(problem ? [{ severity: 'error', ...problem }] : []);
  outdated = problem ? 'the JSON has an error' : '';
  result = problem && result?.type === answer.type ? { ...answer, json: result.json, table: result.table } : answer;
}

/** Nothing of an earlier result is left, and the button asks again. */
function fail(error, again) {
  result = null;
  outdated = '';
  problems.schema.set([]);
  problems.document.set([]);
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
  show();
}

// ---- the result

function show() {
  fill($('type'), result?.types ?? [], result?.type, '.');
  fill($('file'), result?.files ?? [], result?.file, '/');
  $('json').textContent = result?.json ?? '';
  $('tree').replaceChildren(tree(result?.table ?? []));
  $('state').textContent = summary();
  announce(notice + $('state').textContent);
  if (notice) {
    say(notice);
    notice = '';
  }
  count('schema', problems.schema.found.length);
  count('document', problems.document.found.length);
  setState(failure ? 'failed' : outdated ? 'outdated' : 'ready');
  showTab();
}

function count(part, number) {
  const unit = element('span', number === 1 ? ' problem' : ' problems', 'hidden');
  document.querySelector(`nav [data-part=${part}] span`).replaceChildren(...(number ? [` (${number}`, unit, ')'] : []));
}

function summary() {
  if (!failure && outdated) {
    return `Not updated: ${outdated}.`;
  }
  const why = reason('event');
  if (why) {
    return `${why.title}.`;
  }
  const warnings = problems.schema.count('warning');
  return `Read ${plural(result.bytes, 'byte')}${warnings ? `, ${plural(warnings, 'warning')}` : ''}.`;
}

/** Why a tab is empty, and what to do; null if it is not. */
function reason(tab) {
  if (failure) {
    return failure;
  }
  if (tab === 'import') {
    return null;
  }
  if (!schema.getValue().trim()) {
    const infers = json.getValue().trim() !== '';
    return {
      title: 'No schema yet',
      text: infers ? 'Type one, choose a sample, or infer it from the JSON.' : 'Type one, choose a sample, or start from your own text.',
      ...(infers && { action: 'Infer schema', act: infer }),
    };
  }
  if (!result) {
    return toCorrect(problems.schema, 'schema');
  }
  if (!result.files.length) {
    return { title: 'The schema declares no type', text: 'Add one, for example: create json schema Event(id int);' };
  }
  if (tab === 'java' || (tab === 'formats' && result.exported !== undefined)) {
    return null;
  }
  if (tab === 'formats' && problems.schema.count('error')) {
    return toCorrect(problems.schema, 'schema');
  }
  if (tab === 'event' && result.json !== undefined) {
    return null;
  }
  if (problems.document.found.length) {
    return toCorrect(problems.document, 'JSON');
  }
  return result.notShown
    ? { title: 'Not shown', text: result.notShown }
    : { title: 'No JSON yet', text: `Type or paste a document to read it as ${result.type}.` };
}

function toCorrect(found, part) {
  const first = found.found.find(each => each.severity === 'error');
  return { title: 'No result yet', text: `Correct the ${part} first.`, action: 'Go to the error', act: () => found.go(first) };
}

/** Shows names without their package, which is the same for all. */
function fill(select, values, chosen, separator) {
  const option = (value, name) => Object.assign(element('option', name), { value });
  select.replaceChildren(...(values.length ? values.map(value => option(value, value.split(separator).pop())) : [option('', 'none')]));
  select.value = values.includes(chosen) ? chosen : values[0] ?? '';
  select.disabled = !values.length;
}

// ---- the visible parts

function showTab() {
  if (document.body.dataset.state === 'loading') {
    return;
  }
  const tab = selected();
  if (tab === 'formats' && result?.files.length && result.exported === undefined && !result.notShown && !problems.schema.count('error')) {
    chosen();
    return;
  }
  const why = reason(tab);
  instead(why);
  $('event').hidden = Boolean(why) || tab !== 'event';
  $('generated').hidden = Boolean(why) || tab === 'event';
  document.querySelectorAll('[data-tabs]').forEach(each => {
    each.hidden = !each.dataset.tabs.includes(tab);
  });
  const [text, mode] = {
    event: ['', null],
    java: [result?.code, 'text/x-java'],
    formats: [result?.exported, $('target').value.endsWith('proto') ? 'text/x-java' : JSON_MODE],
    import: [imported?.text, imported?.kind === 'classes' ? 'text/x-java' : JSON_MODE],
  }[tab];
  code.setOption('mode', mode);
  if (code.getValue() !== (text ?? '')) {
    code.setValue(text ?? '');
  }
  problems.report.set(tab === 'import' ? imported.report : [], imported?.more);
  code.refresh();
}

/** Sets the origin of the schema, or none. */
function setImported(origin) {
  imported = origin;
  $('tab-import').hidden = !origin;
  if (origin || selected() === 'import') {
    select(origin ? 'import' : 'event');
  }
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

function put(state, origin = null) {
  result = null;
  stale();
  wantedType = text(state.type);
  wantedFile = '';
  setImported(origin);
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

function started(kind, source, answer) {
  const sample = kind === 'infer';
  $('sample').selectedIndex = -1;
  put(
    { ...options(), schema: answer.schema, type: answer.type, document: sample ? source : '' },
    sample ? null : { kind, text: source, report: answer.report, more: answer.more },
  );
  showPart(kind === 'contract' ? 'result' : 'schema');
  say('Schema created. Ctrl-Z in the schema undoes it.');
}

async function copy(text, done, otherwise) {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
  } catch {
    say(otherwise);
  }
}

function save(name, content) {
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG);
}

function download() {
  save(selected() === 'java' ? result.file.split('/').pop() : $('target').selectedOptions[0].dataset.file, code.getValue());
}

function project() {
  act('project', [schema, json], { ...current(), type: result.type }, answer => {
    save('schemac-project.zip', Uint8Array.from(atob(answer.zip), each => each.charCodeAt(0)));
    say('Unpack the project, and run: mvn test');
  });
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
  act('infer', [schema, json], { text: json.getValue() }, answer => {
    if (answer.problem) {
      problems.document.set([{ severity: 'error', ...answer.problem }]);
      say('Correct the JSON before inferring.');
    } else {
      wantedType = answer.type;
      setImported(null);
      schema.setValue(answer.schema);
      say('Schema inferred. Ctrl-Z in the schema undoes it.');
    }
  });
}

function share() {
  const part = fragment({ schema: schema.getValue(), document: json.getValue(), type: $('type').value || wantedType, ...options() });
  history.replaceState(null, '', part);
  copy(part, 'Copied. Append it to the address of any playground.', 'Copy the address from # on, and append it to that of any playground.');
}

// ---- begin

schema.on('change', changed);
json.on('change', changed);
onOptions(chosen);
onTabs(showTab);
onSource(started);
$('type').addEventListener('change', () => {
  wantedType = $('type').value;
  wantedFile = '';
  chosen();
});
$('file').addEventListener('change', () => {
  wantedFile = $('file').value;
  chosen();
});
$('target').addEventListener('change', chosen);
$('copy').addEventListener('click', () => copy(code.getValue(), 'Copied.', 'The browser does not allow it: select the text, and copy it.'));
$('download').addEventListener('click', download);
$('project').addEventListener('click', project);
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
