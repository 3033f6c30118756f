import type { SampleArticle } from "./sample-article.types.ts";

export const waitingByTheStump: SampleArticle = {
  key: "waiting-by-the-stump",
  title: "守株待兔",
  author: "书香 改写",
  grade: "4",
  chapter: "8",
  article: [
    "<p>村东有个农夫，他的田边有个老树桩。他天天下田，累是累，可一家人有饭吃。</p>",
    "<p>春天，一只兔子从山上跑下来，像是被什么吓坏了，没有看路，忽然一头撞在树桩上，不动了。农夫提起它，笑了：“今天有肉吃了！”</p>",
    "<p>吃饱以后，他越想越美：“坐着就有肉吃，谁还去种田呢？”第二天，他带了把椅子，坐到田边等。等了一天，没有；又等了一天，还是没有。邻居问他在等什么，他小声说：“别出声，兔子快来了！”</p>",
    "<p>春天过去了，夏天过去了，兔子没有来，田里长满了野草。到了冬天，别人家有米有菜，他家只有那把椅子。</p>",
  ].join(""),
  questions: [
    {
      question: "那只兔子为什么会死？",
      choices: ["农夫用椅子打了它", "它吓坏了，跑的时候没有看路", "它没有东西吃", "它在树上没有站好"],
      answer: [false, true, false, false],
    },
    {
      question: "农夫为什么带椅子到田边去？",
      choices: ["他生病了，站不起来", "他想请邻居坐", "他种田太累，要休息", "他要坐着等兔子"],
      answer: [false, false, false, true],
    },
    {
      question: "“越想越美”的意思是：",
      choices: ["越想越高兴", "越想越害怕", "越长越好看", "越想越难过"],
      answer: [true, false, false, false],
    },
    {
      question: "下面哪件事最后发生？",
      choices: [
        "农夫笑着说“今天有肉吃了”",
        "邻居问农夫在等什么",
        "农夫家里没有米也没有菜",
        "农夫带着椅子到田边",
      ],
      answer: [false, false, true, false],
    },
    {
      question: "这个故事告诉我们什么？",
      choices: [
        "种田的时候要带椅子",
        "不要只等好运气，要自己努力",
        "见到兔子要小声说话",
        "冬天要多吃米饭和菜",
      ],
      answer: [false, true, false, false],
    },
  ],
};
