// The values of a document as a tree that can be folded.
import { element } from './findings.js';

/** Returns the tree of rows, each with a level; null stands for omitted rows. */
export function tree(rows) {
  const lists = [element('ul', '', 'tree')];
  rows.forEach((each, i) => {
    const item = element('li');
    if (each === null) {
      item.textContent = '... and more';
      lists[0].append(item);
      return;
    }
    const parts = [element('span', each.name, 'name'), element('span', each.value, 'value'), element('span', each.type, 'type')];
    lists[each.level].append(item);
    if (rows[i + 1]?.level > each.level) {
      const [folded, summary, list] = [element('details'), element('summary'), element('ul')];
      folded.open = true;
      summary.append(...parts);
      folded.append(summary, list);
      item.append(folded);
      lists[each.level + 1] = list;
    } else {
      item.append(...parts);
    }
  });
  return lists[0];
}
