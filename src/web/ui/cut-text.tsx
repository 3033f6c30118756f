import { Tooltip } from "@mantine/core";

/** Longer texts break the rhythm of a table. */
export const TABLE_TEXT_MAX = 100;

/** A long text cut for a table cell; the whole of it on hover and on a tap. */
export function CutText({ text, max = TABLE_TEXT_MAX }: { readonly text: string; readonly max?: number }) {
  const characters = Array.from(text);
  if (characters.length <= max) return <>{text}</>;
  return (
    <Tooltip label={text} events={{ hover: true, focus: true, touch: true }}>
      <span>{`${characters.slice(0, max).join("")}…`}</span>
    </Tooltip>
  );
}
