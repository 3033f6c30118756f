import type { SampleArticle } from "./sample-article.types.ts";

export const goodMorningGoodEvening: SampleArticle = {
  key: "good-morning-good-evening",
  title: "早上好，晚上好",
  author: "书香",
  grade: "2",
  chapter: "3",
  article: [
    "<p>奶奶住在北京，我们住在国外。每个星期六早上，我们在电脑上见面。</p>",
    "<p>我大声说：“奶奶，早上好！”奶奶笑着说：“晚上好！”我这里的太阳刚刚出来，奶奶那里的月亮已经很高了。</p>",
    "<p>我让奶奶看我画的小猫。奶奶看了半天，说：“这只小狗真好看！”爸爸正在喝牛奶，笑得鼻子上都是牛奶。</p>",
    "<p>奶奶又说：“再过两个星期，我就坐飞机来看你。”我高兴得跳起来：“太好了！到那时候，我们就能一起说早上好了！”</p>",
  ].join(""),
  questions: [
    {
      question: "“我”和奶奶什么时候在电脑上见面？",
      choices: ["每天晚上", "每个星期六早上", "再过两个星期"],
      answer: [false, true, false],
    },
    {
      question: "“我”说“早上好”，奶奶为什么说“晚上好”？",
      choices: ["奶奶那里已经是晚上了", "奶奶听错了", "奶奶想去睡觉"],
      answer: [true, false, false],
    },
    {
      question: "“我”画的是什么？",
      choices: ["小狗", "月亮", "小猫"],
      answer: [false, false, true],
    },
    {
      question: "爸爸为什么笑了？",
      choices: ["牛奶很好喝", "奶奶把小猫看成了小狗", "奶奶要来了"],
      answer: [false, true, false],
    },
    {
      question: "“我”最后为什么那么高兴？",
      choices: ["今天可以去北京", "今天要坐飞机出去玩", "奶奶要来看“我”"],
      answer: [false, false, true],
    },
  ],
};
