// The words that may be written at the cursor, from the same list as in other editors.
import { ask } from './server.js';
import { element } from './findings.js';

const TYPED = /[\w$@.]$/;
const MARGIN = 8;

/** Offers completions while a schema is typed, and for Ctrl-Space. */
export function offerCompletions(editor) {
  const box = element('div', '', 'completions');
  const list = element('ul');
  const text = element('p');
  Object.assign(list, { id: 'completions', role: 'listbox', ariaLabel: 'Completions' });
  text.id = 'completion-text';
  box.append(list, text);
  box.hidden = true;
  const status = element('p', '', 'hidden'); // apart from results, which are announced at the same time
  status.id = 'completion-status';
  status.setAttribute('role', 'status');
  document.querySelector('main').append(box, status);

  const input = editor.getInputField();
  input.setAttribute('aria-autocomplete', 'list');
  let offered = null; // { start, words } while the list is open
  let shown = [];
  let at = 0;
  let asked = 0;
  const keys = {
    Up: () => move(at - 1),
    Down: () => move(at + 1),
    PageUp: () => move(Math.max(0, at - 8)),
    PageDown: () => move(Math.min(shown.length - 1, at + 8)),
    Enter: () => accept(shown[at]),
    Tab: () => accept(shown[at]),
    Esc: close,
  };

  editor.addKeyMap({ 'Ctrl-Space': () => open(true) });
  editor.on('inputRead', (_, change) => {
    if (!offered && change.origin === '+input' && TYPED.test(change.text.join('\n'))) {
      open(false);
    }
  });
  editor.on('cursorActivity', () => offered && filter());
  editor.on('blur', close);
  editor.on('scroll', () => offered && place());
  window.addEventListener('resize', close);

  async function open(wanted) {
    const schema = editor.getValue();
    const offset = editor.indexFromPos(editor.getCursor());
    const request = ++asked;
    try {
      const answer = await ask('complete', { schema, offset: String(offset) });
      // Letters that were typed in the meantime filter the list.
      const typed = editor.getValue().slice(answer.start, editor.indexFromPos(editor.getCursor()));
      if (request === asked && editor.hasFocus() && editor.getValue().startsWith(schema.slice(0, offset)) && /^[\w$.]*$/.test(typed)) {
        show({ start: answer.start, words: answer.completions }, wanted);
      }
    } catch (error) {
      if (wanted) {
        status.textContent = error.message;
      }
    }
  }

  function show(next, wanted) {
    if (!offered) {
      editor.addKeyMap(keys);
      opened(true);
    }
    offered = next;
    filter();
    if (offered) {
      status.textContent = `${shown.length} ${shown.length === 1 ? 'completion' : 'completions'}`;
    } else if (wanted) {
      status.textContent = 'Nothing to complete here.';
    }
  }

  /** The editor is a combobox while the list is open. Only a textbox has several lines. */
  function opened(is) {
    input.setAttribute('role', is ? 'combobox' : 'textbox');
    input.toggleAttribute('aria-multiline', !is);
    input.toggleAttribute('aria-expanded', is);
    input.setAttribute(is ? 'aria-expanded' : 'aria-multiline', 'true');
  }

  function filter() {
    const cursor = editor.indexFromPos(editor.getCursor());
    const word = editor.getValue().slice(offered.start, cursor).toLowerCase();
    shown = cursor < offered.start ? [] : offered.words.filter(each => each.name.toLowerCase().startsWith(word));
    if (!shown.length || (shown.length === 1 && shown[0].written === word)) {
      close();
      return;
    }
    list.replaceChildren(...shown.map(option));
    box.hidden = false;
    place();
    move(0);
  }

  function option(each, index) {
    const made = element('li', each.name);
    made.id = `completion-${index}`;
    made.role = 'option';
    if (each.detail) {
      made.append(element('span', each.detail));
    }
    made.addEventListener('mousedown', event => event.preventDefault()); // the editor keeps the focus
    made.addEventListener('click', () => accept(each));
    return made;
  }

  function move(to) {
    list.children[at]?.removeAttribute('aria-selected');
    at = (to + shown.length) % shown.length;
    const active = list.children[at];
    active.ariaSelected = 'true';
    active.scrollIntoView({ block: 'nearest' });
    text.textContent = shown[at].documentation;
    text.hidden = !shown[at].documentation;
    active.setAttribute('aria-describedby', text.id);
    input.setAttribute('aria-controls', list.id);
    input.setAttribute('aria-activedescendant', active.id);
  }

  /** Below the word, or above it if there is more space. */
  function place() {
    const word = editor.charCoords(editor.posFromIndex(offered.start), 'window');
    const below = window.innerHeight - word.bottom - MARGIN;
    const above = word.top - MARGIN;
    const up = below < 200 && above > below;
    box.style.maxHeight = `${Math.min(320, up ? above : below)}px`;
    box.style.left = `${Math.max(MARGIN, Math.min(word.left, window.innerWidth - box.offsetWidth - MARGIN))}px`;
    box.style.top = `${up ? word.top - box.offsetHeight : word.bottom}px`;
  }

  function accept(each) {
    const start = editor.posFromIndex(offered.start);
    close();
    editor.replaceRange(each.written, start, editor.getCursor(), '+complete');
  }

  function close() {
    asked++;
    if (offered) {
      offered = null;
      editor.removeKeyMap(keys);
      box.hidden = true;
      opened(false);
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    }
  }
}
