import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

// Shade 7 is the working shade of each colour: white text on it and it on white both pass AA (4.5 : 1).
const vermilion: MantineColorsTuple = [
  "#fdf1ee",
  "#f9ded8",
  "#f2baae",
  "#ea9381",
  "#df6d57",
  "#d04f38",
  "#c23d26",
  "#ad301b",
  "#902514",
  "#701b0e",
];
const jade: MantineColorsTuple = [
  "#ecf7f2",
  "#d7ece3",
  "#aedac7",
  "#82c7a9",
  "#58b18c",
  "#379a73",
  "#24845f",
  "#196c4d",
  "#12563d",
  "#0b402d",
];
const amber: MantineColorsTuple = [
  "#fff7e3",
  "#fdecc3",
  "#fad98a",
  "#f5c34d",
  "#e9ab1f",
  "#c98d0c",
  "#a57106",
  "#825704",
  "#664403",
  "#4a3102",
];
const red: MantineColorsTuple = [
  "#fdeef2",
  "#f9d9e1",
  "#f1b0c0",
  "#e7839c",
  "#dc587a",
  "#cf335c",
  "#bd1c47",
  "#a01139",
  "#820b2c",
  "#630720",
];
const ink: MantineColorsTuple = [
  "#f6f4ef",
  "#eae6dd",
  "#dfdacf",
  "#d0cabd",
  "#979286",
  "#757167",
  "#5d5a52",
  "#46443e",
  "#302f2b",
  "#1d1c1a",
];

export const SANS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans SC Variable", "PingFang SC", "Microsoft YaHei", sans-serif';
/** Syllables above characters; see pinyin-font.css. */
export const PINYIN = '"Andika Pinyin", sans-serif';
/** The textbook hand for reading pages; see loadReadingFont. */
export const KAI = '"LXGW WenKai", "Kaiti SC", KaiTi, STKaiti, "Noto Sans SC Variable", serif';

/** Paper, ink and one accent. Every colour of the product is one of these. */
export const theme = createTheme({
  primaryColor: "vermilion",
  primaryShade: 7,
  colors: { vermilion, jade, amber, red, gray: ink },
  black: "#1d1c1a",
  fontFamily: SANS,
  headings: { fontFamily: SANS, fontWeight: "650", textWrap: "pretty" },
  defaultRadius: "md",
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Button: { defaultProps: { size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
    Checkbox: { defaultProps: { size: "md" } },
    Radio: { defaultProps: { size: "md" } },
    Modal: {
      defaultProps: { transitionProps: { duration: 120 } },
      styles: { title: { fontWeight: 650 } },
    },
    // A dialog's title row is no second page header to a screen reader.
    ModalHeader: { defaultProps: { role: "presentation" } },
    Drawer: { defaultProps: { transitionProps: { duration: 150 } } },
    Tooltip: { defaultProps: { multiline: true, maw: 320, withArrow: true } },
  },
});

/** Light badges, panels and buttons: the palest shade under the working shade (ink: a darker one), AA both ways. */
function softVariants(palettes: Record<string, MantineColorsTuple>): Record<string, string> {
  const entries = Object.entries(palettes).flatMap(([name, shades]) => [
    [`--mantine-color-${name}-light`, name === "gray" ? shades[1] : shades[0]],
    [`--mantine-color-${name}-light-hover`, name === "gray" ? shades[2] : shades[1]],
    [`--mantine-color-${name}-light-color`, shades[name === "gray" ? 8 : 7]],
  ]);
  return Object.fromEntries(entries);
}

/** The words for colour that style sheets use; dark has its tokens ready although no screen switches to it yet. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { "--sx-sans": SANS, "--sx-kai": KAI, "--sx-pinyin": PINYIN },
  light: {
    "--sx-paper": "#fbf9f4",
    "--sx-surface": "#ffffff",
    "--sx-ink": "#1d1c1a",
    "--sx-ink-soft": "#5d5a52",
    "--sx-line": "#e0dbcf",
    "--sx-accent": vermilion[7],
    "--sx-accent-soft": vermilion[0],
    "--sx-done": jade[7],
    "--sx-done-soft": jade[0],
    "--sx-look": amber[7],
    "--sx-look-soft": amber[0],
    "--sx-wrong": red[7],
    "--sx-wrong-soft": red[0],
    "--mantine-color-dimmed": "#5d5a52",
    "--mantine-color-placeholder": "#757167",
    "--mantine-color-error": red[7],
    "--mantine-color-anchor": vermilion[7],
    "--mantine-color-default-border": "#cfc9bb",
    ...softVariants({ vermilion, jade, amber, red, gray: ink }),
  },
  dark: {
    "--sx-paper": "#1b1a18",
    "--sx-surface": "#252320",
    "--sx-ink": "#f1ede4",
    "--sx-ink-soft": "#bcb6a9",
    "--sx-line": "#46443e",
    "--sx-accent": vermilion[3],
    "--sx-accent-soft": "#3a211b",
    "--sx-done": jade[3],
    "--sx-done-soft": "#16302a",
    "--sx-look": amber[3],
    "--sx-look-soft": "#33280f",
    "--sx-wrong": red[3],
    "--sx-wrong-soft": "#3a1822",
  },
});
