import type { SampleArticle } from "./sample-article.types.ts";

export const mendingTheSheepfold: SampleArticle = {
  key: "mending-the-sheepfold",
  title: "亡羊补牢",
  author: "书香 改写",
  grade: "4",
  chapter: "7",
  article: [
    "<p>早上，小美帮爷爷数羊。她数了两次，都少一只。羊圈后面，木板断了一块，地上还有狼的脚印。</p>",
    "<p>“爷爷，快把这儿补上吧！”</p>",
    "<p>爷爷正在喝茶，笑着说：“狼吃饱了，不会再来。再说，补好木板，那只羊也回不来了。”</p>",
    "<p>夜里，狼又来了。第二天，羊又少了一只。爷爷难过地说：“要是昨天就动手，这只羊还在呢。现在才补，太晚了。”</p>",
    "<p>小美说：“我们还有十八只羊呢！现在补，一点儿也不晚。”</p>",
    "<p>两个人找来木板和石头，忙了一个上午。夜里，狼又来过，可是走来走去，怎么也进不去。早上，小美又数了数：十八只，一只也没少。</p>",
  ].join(""),
  questions: [
    {
      question: "狼是从哪里进来的？",
      choices: ["爷爷忘了关的大门", "小美的房间", "木板断了的地方", "石头下面"],
      answer: [false, false, true, false],
    },
    {
      question: "第一次丢羊以后，爷爷为什么不补木板？",
      choices: ["他以为狼不会再来", "他找不到木板", "他不知道羊少了", "小美让他先喝茶"],
      answer: [true, false, false, false],
    },
    {
      question: "爷爷家原来一共有多少只羊？",
      choices: ["十八只", "二十只", "十九只", "两只"],
      answer: [false, true, false, false],
    },
    {
      question: "“现在补，一点儿也不晚”是谁说的？为什么这样说？",
      choices: [
        "爷爷说的，天还没有黑",
        "爷爷说的，狼已经吃饱了",
        "小美说的，丢了的羊还会回来",
        "小美说的，还有很多羊要保护",
      ],
      answer: [false, false, false, true],
    },
    {
      question: "“亡羊补牢”告诉我们：",
      choices: [
        "丢了东西，就不要再去想了",
        "喝茶会让人忘记重要的事",
        "出了错，马上想办法改，就不算晚",
        "石头比木板更有用",
      ],
      answer: [false, false, true, false],
    },
  ],
};
