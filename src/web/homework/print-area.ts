import { PRINT_CLEANUP_MS } from "#domain/homework/homework.constants.ts";

const STYLE = `@media print {
  [data-print-hidden] { display: none !important; }
  [data-print-path] { display: block !important; position: static !important; margin: 0 !important; padding: 0 !important;
    border: 0 !important; box-shadow: none !important; max-inline-size: none !important; min-block-size: 0 !important; }
}`;

/**
 * Prints one part of the page and nothing else. Everything beside the path from the body down to that part is
 * taken out of the print, not only made invisible, so that no empty sheets follow.
 */
export function printArea(area: HTMLElement): void {
  const style = document.createElement("style");
  style.dataset.printStyle = "";
  style.textContent = STYLE;
  document.head.append(style);
  const marked = markSurroundings(area);
  window.print();
  window.setTimeout(() => {
    style.remove();
    for (const element of marked) {
      element.removeAttribute("data-print-hidden");
      element.removeAttribute("data-print-path");
    }
  }, PRINT_CLEANUP_MS);
}

function markSurroundings(area: HTMLElement): Element[] {
  const marked: Element[] = [];
  const mark = (element: Element, name: "data-print-hidden" | "data-print-path") => {
    element.setAttribute(name, "");
    marked.push(element);
  };
  for (let node: Element = area; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children)
      if (sibling !== node) mark(sibling, "data-print-hidden");
    if (node !== area) mark(node, "data-print-path");
  }
  return marked;
}
