// The list of problems below an editor. Each goes to its place; some have a button that corrects them.

export function element(name, text = '', className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

export function button(text, action, className = '') {
  const made = element('button', text, className);
  made.type = 'button';
  made.addEventListener('click', action);
  return made;
}

/** The mark of a problem in an editor. */
export function annotation(found) {
  return {
    from: CodeMirror.Pos(found.line - 1, found.column - 1),
    to: CodeMirror.Pos(found.line - 1, found.column - 1 + (found.length || 1)),
    severity: found.severity,
    message: found.message,
  };
}

export function goTo(editor, found) {
  editor.focus();
  editor.setCursor(found.line - 1, found.column - 1);
  editor.scrollIntoView(null, 60);
}

/** The problems of one editor. An unchanged list stays, so that screen readers do not repeat it. */
export class Findings {
  constructor(list, editor, show, fixed) {
    Object.assign(this, { list, editor, show, fixed, shown: '', found: [] });
  }

  /** Shows problems of the current text. */
  set(found, more = 0) {
    this.found = found;
    this.stale(false);
    const key = JSON.stringify([found, more]);
    if (key === this.shown) {
      return;
    }
    this.shown = key;
    const items = element('ul');
    items.append(...found.map(each => this.item(each)));
    if (more) {
      items.append(element('li', `... and ${more} more`));
    }
    this.list.replaceChildren(...(items.children.length ? [items] : []));
    this.editor.performLint();
  }

  /** Shows that the problems are those of an earlier text, whose places may be different. */
  stale(stale) {
    this.list.classList.toggle('stale', stale);
    this.list.querySelectorAll('.fix').forEach(each => {
      each.disabled = stale;
    });
  }

  count(severity) {
    return this.found.filter(each => each.severity === severity).length;
  }

  item(found) {
    const item = element('li', '', found.severity);
    const word = found.word ?? found.severity;
    const text = `${word[0].toUpperCase()}${word.slice(1)}${found.line ? ` in line ${found.line}` : ''}: ${found.message}`;
    item.append(found.line ? button(text, () => this.go(found), 'go') : element('p', text));
    if (found.fix) {
      item.append(button(found.fix.title, () => this.apply(found.fix), 'fix'));
    } else if (found.hint) {
      item.append(element('p', `${found.code}: ${found.hint}`));
    }
    return item;
  }

  go(found) {
    this.show();
    goTo(this.editor, found);
  }

  apply(fix) {
    this.show();
    this.editor.replaceRange(fix.written, this.editor.posFromIndex(fix.start), this.editor.posFromIndex(fix.end), '+fix');
    this.editor.focus();
    this.editor.setCursor(this.editor.posFromIndex(fix.start + fix.written.length));
    this.fixed(fix);
  }
}
