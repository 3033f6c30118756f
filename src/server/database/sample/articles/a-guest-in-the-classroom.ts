import type { SampleArticle } from "./sample-article.types.ts";

export const aGuestInTheClassroom: SampleArticle = {
  key: "a-guest-in-the-classroom",
  title: "教室里的小客人",
  author: "书香",
  grade: "2",
  chapter: "8",
  article: [
    "<p>上课的时候，一只小鸟从门外飞进了教室。同学们有的叫，有的跑。小鸟害怕极了，飞来飞去，找不到出去的路。</p>",
    "<p>王老师说：“请大家坐好，不要出声。”她把灯关了，教室里一下子黑了，只有开着的门那里很亮。小鸟在桌子上休息了一会儿，看见亮光，就从门口飞走了。</p>",
    "<p>小明问：“老师，您怎么知道它会从那里飞出去？”</p>",
    "<p>老师笑着说：“小鸟喜欢往亮的地方飞。我们安静下来，它才能找到回家的路。”</p>",
  ].join(""),
  questions: [
    {
      question: "小鸟是从哪里飞进来的？",
      choices: ["门外", "桌子下面", "老师的书里"],
      answer: [true, false, false],
    },
    {
      question: "小鸟为什么找不到出去的路？",
      choices: ["教室里太黑", "门关着", "同学们又叫又跑，它很害怕"],
      answer: [false, false, true],
    },
    {
      question: "老师先让大家做什么？",
      choices: ["都站起来", "坐好，不出声", "到教室外面去"],
      answer: [false, true, false],
    },
    {
      question: "老师为什么把灯关了？",
      choices: ["让开着的门看起来最亮", "让小鸟睡觉", "让同学们休息"],
      answer: [true, false, false],
    },
    {
      question: "哪一件事是最后发生的？",
      choices: ["老师关灯", "小鸟在桌子上休息", "小鸟从门口飞走"],
      answer: [false, false, true],
    },
  ],
};
